// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/preset_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

struct Entry {
    std::string_view id;
    const char* name;
    const char* origin;
    const char* character;
};

constexpr char kContext[] = "settebello::PresetWords";

// In the order of rules.md §2.1.
constexpr std::array kEntries{
    Entry{"scopa", QT_TRANSLATE_NOOP("settebello::PresetWords", "Scopa"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "All of Italy"),
          QT_TRANSLATE_NOOP(
              "settebello::PresetWords",
              "The classic game: three cards a hand, four on the table, eleven points to win.")},
    Entry{"scopa-initiation",
          QT_TRANSLATE_NOOP("settebello::PresetWords", "La Scopa (first steps)"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "A French booklet"),
          QT_TRANSLATE_NOOP(
              "settebello::PresetWords",
              "For a first evening: at most two cards a capture, and sevens in place of the "
              "primiera.")},
    Entry{
        "scopa-simplified", QT_TRANSLATE_NOOP("settebello::PresetWords", "Simplified Scopa"),
        QT_TRANSLATE_NOOP("settebello::PresetWords", "A French rule sheet"),
        QT_TRANSLATE_NOOP("settebello::PresetWords",
                          "Goes round clockwise, counts sevens, and the last card may sweep too.")},
    Entry{
        "scopa-pairs", QT_TRANSLATE_NOOP("settebello::PresetWords", "Scopa, one or two cards"),
        QT_TRANSLATE_NOOP("settebello::PresetWords", "A French rule sheet"),
        QT_TRANSLATE_NOOP("settebello::PresetWords",
                          "The classic points, but a capture takes one or two cards and no more.")},
    Entry{
        "scopone", QT_TRANSLATE_NOOP("settebello::PresetWords", "Scopone"),
        QT_TRANSLATE_NOOP("settebello::PresetWords", "All of Italy"),
        QT_TRANSLATE_NOOP("settebello::PresetWords",
                          "Two against two with nine cards each: memory and partnership decide.")},
    Entry{
        "scopone-scientifico", QT_TRANSLATE_NOOP("settebello::PresetWords", "Scopone scientifico"),
        QT_TRANSLATE_NOOP("settebello::PresetWords", "All of Italy"),
        QT_TRANSLATE_NOOP("settebello::PresetWords",
                          "Ten cards each and an empty table: nearly no luck, the players' game.")},
    Entry{"scopone-trente", QT_TRANSLATE_NOOP("settebello::PresetWords", "Scopone de trente"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "A French rule sheet"),
          QT_TRANSLATE_NOOP(
              "settebello::PresetWords",
              "Scopone in which the ace, two and three of coins alone are worth six points.")},
    Entry{"asso-pigliatutto", QT_TRANSLATE_NOOP("settebello::PresetWords", "Asso pigliatutto"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "Italy"),
          QT_TRANSLATE_NOOP(
              "settebello::PresetWords",
              "The ace takes everything on the table, and that is a sweep: wild and quick.")},
    Entry{"scopa-assi", QT_TRANSLATE_NOOP("settebello::PresetWords", "Scopa d'assi"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "Italy"),
          QT_TRANSLATE_NOOP("settebello::PresetWords",
                            "The ace takes everything on the table but makes no sweep.")},
    Entry{"scopone-assi",
          QT_TRANSLATE_NOOP("settebello::PresetWords", "Scopa d'assi in partnership"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "Italy"),
          QT_TRANSLATE_NOOP(
              "settebello::PresetWords",
              "Scopone with greedy aces, and a run of coins from the ace that scores.")},
    Entry{"quindici", QT_TRANSLATE_NOOP("settebello::PresetWords", "Scopa di quindici (sum to 15)"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "Italy"),
          QT_TRANSLATE_NOOP("settebello::PresetWords",
                            "Card and capture make fifteen together: a new way to add up.")},
    Entry{"quindici-mista",
          QT_TRANSLATE_NOOP("settebello::PresetWords", "Scopa di quindici (equal or 15)"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "Italy"),
          QT_TRANSLATE_NOOP(
              "settebello::PresetWords",
              "Capture your own value or the rest to fifteen, whichever takes fewer cards.")},
    Entry{
        "quindici-assi",
        QT_TRANSLATE_NOOP("settebello::PresetWords", "Scopa di quindici with aces"),
        QT_TRANSLATE_NOOP("settebello::PresetWords", "Italy"),
        QT_TRANSLATE_NOOP("settebello::PresetWords",
                          "Your value or fifteen as you like, aces sweep, and the match is long.")},
    Entry{"re-bello", QT_TRANSLATE_NOOP("settebello::PresetWords", "Re bello"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "Italy"),
          QT_TRANSLATE_NOOP("settebello::PresetWords",
                            "The king of coins is worth a point, like the settebello.")},
    Entry{"napola", QT_TRANSLATE_NOOP("settebello::PresetWords", "Scopa with the napola"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "Italy"),
          QT_TRANSLATE_NOOP(
              "settebello::PresetWords",
              "A run of coins from the ace scores a point a card; all ten win the match.")},
    Entry{
        "scalette", QT_TRANSLATE_NOOP("settebello::PresetWords", "Scopa con le scalette"),
        QT_TRANSLATE_NOOP("settebello::PresetWords", "Italy"),
        QT_TRANSLATE_NOOP("settebello::PresetWords",
                          "Runs of coins score from the ace upwards and from the king downwards.")},
    Entry{"bazzica", QT_TRANSLATE_NOOP("settebello::PresetWords", "Scopa bazzica"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "Italy"),
          QT_TRANSLATE_NOOP("settebello::PresetWords",
                            "Three low cards, or three alike, score as soon as you pick them up.")},
    Entry{"sbarazzina", QT_TRANSLATE_NOOP("settebello::PresetWords", "Sbarazzina"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "Emilia"),
          QT_TRANSLATE_NOOP("settebello::PresetWords",
                            "Declarations, greedy aces and the re bello: points from every side.")},
    Entry{"piva", QT_TRANSLATE_NOOP("settebello::PresetWords", "Piva"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "Riccione, Emilia-Romagna"),
          QT_TRANSLATE_NOOP("settebello::PresetWords",
                            "Sbarazzina with a black sheep: the two of batons costs five points.")},
    Entry{"scopa-corse", QT_TRANSLATE_NOOP("settebello::PresetWords", "Scopa corse"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "Corsica"),
          QT_TRANSLATE_NOOP("settebello::PresetWords",
                            "Without the twos, and nobody has to capture who would rather not.")},
    Entry{
        "chkobba", QT_TRANSLATE_NOOP("settebello::PresetWords", "Chkobba"),
        QT_TRANSLATE_NOOP("settebello::PresetWords", "Tunisia"),
        QT_TRANSLATE_NOOP("settebello::PresetWords",
                          "The cutter sees a card first and keeps it or lays it; sevens decide.")},
    Entry{"hurrikan", QT_TRANSLATE_NOOP("settebello::PresetWords", "Hurrikan"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "Germany"),
          QT_TRANSLATE_NOOP("settebello::PresetWords",
                            "Six cards a hand, hearts instead of diamonds, and a double win.")},
    Entry{"hurrikan-partners", QT_TRANSLATE_NOOP("settebello::PresetWords", "Hurrikan for four"),
          QT_TRANSLATE_NOOP("settebello::PresetWords", "Germany"),
          QT_TRANSLATE_NOOP("settebello::PresetWords",
                            "The German game two against two, with all cards dealt at once.")},
};

} // namespace

PresetWords presetWords(std::string_view id) {
    const auto found = std::find_if(kEntries.begin(), kEntries.end(),
                                    [&](const Entry& entry) { return entry.id == id; });
    if (found == kEntries.end()) {
        return {};
    }
    const auto translated = [](const char* text) {
        return QCoreApplication::translate(kContext, text);
    };
    return {translated(found->name), translated(found->origin), translated(found->character)};
}

} // namespace settebello
