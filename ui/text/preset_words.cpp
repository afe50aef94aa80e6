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

#define WORDS(text) QT_TRANSLATE_NOOP("settebello::PresetWords", text)

// In the order of rules.md §2.1.
constexpr std::array kEntries{
    Entry{"scopa", WORDS("Scopa"), WORDS("All of Italy"),
          WORDS("The classic game: three cards a hand, four on the table, eleven points to win.")},
    Entry{"scopa-initiation", WORDS("La Scopa (first steps)"), WORDS("A French booklet"),
          WORDS("For a first evening: at most two cards a capture, and sevens in place of the "
                "primiera.")},
    Entry{"scopa-simplified", WORDS("Simplified Scopa"), WORDS("A French rule sheet"),
          WORDS("Goes round clockwise, counts sevens, and the last card may sweep too.")},
    Entry{"scopa-pairs", WORDS("Scopa, one or two cards"), WORDS("A French rule sheet"),
          WORDS("The classic points, but a capture takes one or two cards and no more.")},
    Entry{"scopone", WORDS("Scopone"), WORDS("All of Italy"),
          WORDS("Two against two with nine cards each: memory and partnership decide.")},
    Entry{"scopone-scientifico", WORDS("Scopone scientifico"), WORDS("All of Italy"),
          WORDS("Ten cards each and an empty table: nearly no luck, the players' game.")},
    Entry{"scopone-trente", WORDS("Scopone de trente"), WORDS("A French rule sheet"),
          WORDS("Scopone in which the ace, two and three of coins alone are worth six points.")},
    Entry{"asso-pigliatutto", WORDS("Asso pigliatutto"), WORDS("Italy"),
          WORDS("The ace takes everything on the table, and that is a sweep: wild and quick.")},
    Entry{"scopa-assi", WORDS("Scopa d'assi"), WORDS("Italy"),
          WORDS("The ace takes everything on the table but makes no sweep.")},
    Entry{"scopone-assi", WORDS("Scopa d'assi in partnership"), WORDS("Italy"),
          WORDS("Scopone with greedy aces, and a run of coins from the ace that scores.")},
    Entry{"quindici", WORDS("Scopa di quindici (sum to 15)"), WORDS("Italy"),
          WORDS("Card and capture make fifteen together: a new way to add up.")},
    Entry{"quindici-mista", WORDS("Scopa di quindici (equal or 15)"), WORDS("Italy"),
          WORDS("Capture your own value or the rest to fifteen, whichever takes fewer cards.")},
    Entry{"quindici-assi", WORDS("Scopa di quindici with aces"), WORDS("Italy"),
          WORDS("Your value or fifteen as you like, aces sweep, and the match is long.")},
    Entry{"re-bello", WORDS("Re bello"), WORDS("Italy"),
          WORDS("The king of coins is worth a point, like the settebello.")},
    Entry{"napola", WORDS("Scopa with the napola"), WORDS("Italy"),
          WORDS("A run of coins from the ace scores a point a card; all ten win the match.")},
    Entry{"scalette", WORDS("Scopa con le scalette"), WORDS("Italy"),
          WORDS("Runs of coins score from the ace upwards and from the king downwards.")},
    Entry{"bazzica", WORDS("Scopa bazzica"), WORDS("Italy"),
          WORDS("Three low cards, or three alike, score as soon as you pick them up.")},
    Entry{"sbarazzina", WORDS("Sbarazzina"), WORDS("Emilia"),
          WORDS("Declarations, greedy aces and the re bello: points from every side.")},
    Entry{"piva", WORDS("Piva"), WORDS("Riccione, Emilia-Romagna"),
          WORDS("Sbarazzina with a black sheep: the two of batons costs five points.")},
    Entry{"scopa-corse", WORDS("Scopa corse"), WORDS("Corsica"),
          WORDS("Without the twos, and nobody has to capture who would rather not.")},
    Entry{"chkobba", WORDS("Chkobba"), WORDS("Tunisia"),
          WORDS("The cutter sees a card first and keeps it or lays it; sevens decide.")},
    Entry{"hurrikan", WORDS("Hurrikan"), WORDS("Germany"),
          WORDS("Six cards a hand, hearts instead of diamonds, and a double win.")},
    Entry{"hurrikan-partners", WORDS("Hurrikan for four"), WORDS("Germany"),
          WORDS("The German game two against two, with all cards dealt at once.")},
};

#undef WORDS

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
