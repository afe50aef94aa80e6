// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/preset_text.h"

#include "cards/card_names.h"
#include "game/declaration.h"
#include "widgets/plain_text.h"
#include "json/rules_json.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

struct Entry {
    std::string_view id;
    const char* name;
    const char* origin;
    const char* character;
    QStringList (*inserted)() = nullptr; ///< for %1, %2 … in the character: names of the deck's
};

QStringList coinsName() {
    return {suitName(Suit::Coins)};
}

constexpr char kContext[] = "settebello::PresetText";

// In the order of rules.md §2.1.
constexpr std::array kEntries{
    Entry{"scopa", QT_TRANSLATE_NOOP("settebello::PresetText", "Scopa"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "All of Italy"),
          QT_TRANSLATE_NOOP(
              "settebello::PresetText",
              "The classic game: three cards a hand, four on the table, eleven points to win.")},
    Entry{"scopa-initiation", QT_TRANSLATE_NOOP("settebello::PresetText", "La Scopa (first steps)"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "A French booklet"),
          QT_TRANSLATE_NOOP(
              "settebello::PresetText",
              "For a first evening: at most two cards a capture, and sevens in place of the "
              "primiera.")},
    Entry{
        "scopa-simplified", QT_TRANSLATE_NOOP("settebello::PresetText", "Simplified Scopa"),
        QT_TRANSLATE_NOOP("settebello::PresetText", "A French rule sheet"),
        QT_TRANSLATE_NOOP("settebello::PresetText",
                          "Goes round clockwise, counts sevens, and the last card may sweep too.")},
    Entry{
        "scopa-pairs", QT_TRANSLATE_NOOP("settebello::PresetText", "Scopa, one or two cards"),
        QT_TRANSLATE_NOOP("settebello::PresetText", "A French rule sheet"),
        QT_TRANSLATE_NOOP("settebello::PresetText",
                          "The classic points, but a capture takes one or two cards and no more.")},
    Entry{
        "scopone", QT_TRANSLATE_NOOP("settebello::PresetText", "Scopone"),
        QT_TRANSLATE_NOOP("settebello::PresetText", "All of Italy"),
        QT_TRANSLATE_NOOP("settebello::PresetText",
                          "Two against two with nine cards each: memory and partnership decide.")},
    Entry{"scopone-scientifico", QT_TRANSLATE_NOOP("settebello::PresetText", "Scopone scientifico"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "All of Italy"),
          QT_TRANSLATE_NOOP(
              "settebello::PresetText",
              "Ten cards each and an empty table: hardly any luck, the experts' game.")},
    Entry{"scopone-trente", QT_TRANSLATE_NOOP("settebello::PresetText", "Scopone de trente"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "A French rule sheet"),
          QT_TRANSLATE_NOOP(
              "settebello::PresetText",
              "Scopone in which the ace, two and three of %1 alone are worth six points."),
          coinsName},
    Entry{"asso-pigliatutto", QT_TRANSLATE_NOOP("settebello::PresetText", "Asso pigliatutto"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Italy"),
          QT_TRANSLATE_NOOP(
              "settebello::PresetText",
              "The ace takes everything on the table, and that is a sweep: wild and quick.")},
    Entry{"scopa-assi", QT_TRANSLATE_NOOP("settebello::PresetText", "Scopa d'assi"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Italy"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "The ace takes everything on the table but makes no sweep.")},
    Entry{"scopone-assi",
          QT_TRANSLATE_NOOP("settebello::PresetText", "Scopa d'assi in partnership"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Italy"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "Scopone with greedy aces, and a run of %1 from the ace that scores."),
          coinsName},
    Entry{"quindici", QT_TRANSLATE_NOOP("settebello::PresetText", "Scopa di quindici (sum to 15)"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Italy"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "Card and capture make fifteen together: a new way to add up.")},
    Entry{"quindici-mista",
          QT_TRANSLATE_NOOP("settebello::PresetText", "Scopa di quindici (equal or 15)"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Italy"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "Capture your card's value or what makes fifteen with it, whichever "
                            "takes fewer cards.")},
    Entry{"quindici-assi",
          QT_TRANSLATE_NOOP("settebello::PresetText", "Scopa di quindici with aces"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Italy"),
          QT_TRANSLATE_NOOP(
              "settebello::PresetText",
              "Your card's value or fifteen, as you like; aces sweep, and the match is long.")},
    Entry{"scopa-frac", QT_TRANSLATE_NOOP("settebello::PresetText", "Scopa frac"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Italy"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "Only aces and the three highest ranks score, and %1 decides a tie."),
          [] {
              return QStringList{theCard({Suit::Coins, kKing})};
          }},
    Entry{"ponino", QT_TRANSLATE_NOOP("settebello::PresetText", "Il ponino"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Italy"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "Take %1 of all four suits, and every sweep of yours counts twice."),
          [] { return QStringList{theRank(kHorse)}; }},
    Entry{"re-bello", QT_TRANSLATE_NOOP("settebello::PresetText", "Re bello"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Italy"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "%1 is worth a point, like the settebello."),
          [] {
              return QStringList{capitalized(theCard({Suit::Coins, kKing}))};
          }},
    Entry{
        "napola", QT_TRANSLATE_NOOP("settebello::PresetText", "Scopa with the napola"),
        QT_TRANSLATE_NOOP("settebello::PresetText", "Italy"),
        QT_TRANSLATE_NOOP("settebello::PresetText",
                          "A run of %1 from the ace scores a point a card; all ten win the match."),
        coinsName},
    Entry{"scalette", QT_TRANSLATE_NOOP("settebello::PresetText", "Scopa con le scalette"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Italy"),
          QT_TRANSLATE_NOOP(
              "settebello::PresetText",
              "Runs of %1 score from the ace upwards and from the highest card downwards."),
          coinsName},
    Entry{"bazzica", QT_TRANSLATE_NOOP("settebello::PresetText", "Scopa bazzica"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Italy"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "Three low cards, or three alike, score as soon as you pick them up.")},
    Entry{"sbarazzina", QT_TRANSLATE_NOOP("settebello::PresetText", "Sbarazzina"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Emilia"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "Declarations, greedy aces and the re bello: points from every side.")},
    Entry{"piva", QT_TRANSLATE_NOOP("settebello::PresetText", "Piva"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Riccione, Emilia-Romagna"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "Sbarazzina with a black sheep: %1 costs five points."),
          [] {
              return QStringList{theCard({Suit::Batons, kTwo})};
          }},
    Entry{"scopa-corse", QT_TRANSLATE_NOOP("settebello::PresetText", "Scopa corse"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Corsica"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "Without the twos, and nobody has to capture who would rather not.")},
    Entry{"chkobba", QT_TRANSLATE_NOOP("settebello::PresetText", "Chkobba"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Tunisia"),
          QT_TRANSLATE_NOOP(
              "settebello::PresetText",
              "The cutter sees a card first and keeps it or lays it; sevens decide, and a "
              "sweep is a chkobba.")},
    Entry{"hurrikan", QT_TRANSLATE_NOOP("settebello::PresetText", "Hurrikan"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Germany"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "Six cards a hand, %1 instead of %2, and a double win."),
          [] {
              return QStringList{suitCards(Suit::Cups), suitCards(Suit::Coins)};
          }},
    Entry{"hurrikan-partners", QT_TRANSLATE_NOOP("settebello::PresetText", "Hurrikan for four"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Germany"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "The German game two against two, with all cards dealt at once.")},
    Entry{"cirulla", QT_TRANSLATE_NOOP("settebello::PresetText", "Cirulla"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Genoa"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "By value or by fifteen, with aces that sweep, and cards shown for "
                            "points, where %1 is wild."),
          [] { return QStringList{theCard(kWildSeven)}; }},
    Entry{"escoba", QT_TRANSLATE_NOOP("settebello::PresetText", "Escoba"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Spain"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "Card and capture make fifteen; all the sevens, and the whole suit of "
                            "%1, score one more point each."),
          coinsName},
    Entry{"rubamazzo", QT_TRANSLATE_NOOP("settebello::PresetText", "Rubamazzo"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Italy"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "The first game of many children, over in three minutes: equal cards "
                            "take each other, and a card like the top of a pile steals it all.")},
    Entry{"a-perdere", QT_TRANSLATE_NOOP("settebello::PresetText", "Scopa a perdere"),
          QT_TRANSLATE_NOOP("settebello::PresetText", "Italy"),
          QT_TRANSLATE_NOOP("settebello::PresetText",
                            "Scopa upside down: take as little as you can, because the fewest "
                            "points win.")},
};

} // namespace

PresetText presetText(std::string_view id) {
    const auto found = std::find_if(kEntries.begin(), kEntries.end(),
                                    [&](const Entry& entry) { return entry.id == id; });
    if (found == kEntries.end()) {
        return {};
    }
    const auto translated = [](const char* text) {
        return QCoreApplication::translate(kContext, text);
    };
    QString character = translated(found->character);
    if (found->inserted != nullptr) {
        for (const QString& name : found->inserted()) {
            character = character.arg(name);
        }
    }
    return {translated(found->name), translated(found->origin), character};
}

QString rulesName(const NamedRules& rules) {
    return rules.name.empty() ? presetText(rules.base).name
                              : shownText(QString::fromStdString(rules.name));
}

} // namespace settebello
