// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the rule book with the documents that the games come from, point by point: each entry
// states a fact of a source and where our book says so in its own words. If a toggle decides it,
// the book must no longer say so once the toggle is changed.
#include "rules/check_rules.h"
#include "rules/presets.h"
#include "rules/rule_keys.h"
#include "settings/language_manager.h"
#include "text/rule_book.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace settebello {
namespace {

struct SourcePoint {
    const char* preset;
    const char* source; ///< as in rules.md: 000 the booklet, 002 the page of variants
    const char* fact;   ///< what the source says, in our words
    const char* book;   ///< a pattern of our book's words
    /// The toggle that makes it so, and another value of it; nullptr where nothing changes it.
    const char* group = nullptr;
    const char* key = nullptr;
    int other = 0;
};

std::ostream& operator<<(std::ostream& out, const SourcePoint& point) {
    return out << point.preset << ": " << point.fact;
}

const SourcePoint kPoints[] = {
    // The booklet's first game [000].
    {"scopa-initiation", "000", "captures and sweeps bring points",
     "Sweeps score, and so do the right cards"},
    {"scopa-initiation", "000", "11 points win", "until somebody has 11 points", "match", "target",
     16},
    {"scopa-initiation", "000", "40 cards in four suits", "40 cards, ten in each of four suits",
     "pack", "cards", 36},
    {"scopa-initiation", "000", "jack 8, horse 9, king 10", "Jack\n8\nHorse\n9\nKing\n10"},
    {"scopa-initiation", "000", "suits mean nothing for capturing", "suit does not matter then"},
    {"scopa-initiation", "000", "the first dealer by chance", "Chance decides who deals first"},
    {"scopa-initiation", "000", "dealt anticlockwise", "one by one, anticlockwise", "table",
     "direction", static_cast<int>(Direction::Clockwise)},
    {"scopa-initiation", "000", "three cards each, four open, the rest a stock",
     "Everybody gets three cards, then four are laid face up .* The rest is the stock", "deal",
     "tableCards", 0},
    {"scopa-initiation", "000", "three kings at first: deal again",
     "three or four of the first table cards are kings", "deal", "redealOnKings", 0},
    {"scopa-initiation", "000", "the other than the dealer begins",
     "dealer's opponent plays first"},
    {"scopa-initiation", "000", "a turn captures or lays",
     "captures cards from the table, or it stays on the table"},
    {"scopa-initiation", "000", "a capture of one card or two",
     "takes a card of the same value, or two that add up", "capture", "maxCards", 0},
    {"scopa-initiation", "000", "played and captured cards go to one pile, face down",
     "the card you captured it with, goes face down on your pile"},
    {"scopa-initiation", "000", "piles are not looked through", "Nobody may look through the piles",
     "table", "lookBack", static_cast<int>(LookBack::Round)},
    {"scopa-initiation", "000", "as few cards as possible; among equally few a free choice",
     "the one with the fewest cards. If several have equally few, you choose", "capture", "choice",
     static_cast<int>(Choice::Free)},
    {"scopa-initiation", "000", "clearing the table is a scopa, kept in mind by an open card",
     "everything that lies on the table makes a sweep.* one card of the capture is laid crosswise"},
    {"scopa-initiation", "000", "no point for a scopa with the round's last card",
     "very last card of a round captures as usual, but never scores", "sweep", "onLastCard", 1},
    {"scopa-initiation", "000", "a card that captures may not be laid",
     "A card that can capture must capture", "capture", "compulsory", 0},
    {"scopa-initiation", "000", "on an empty table one must lay",
     "the table is empty, and the next player can only lay a card"},
    {"scopa-initiation", "000", "three more each once hands are empty, none to the table",
     "deals everybody three more, and none to the table"},
    {"scopa-initiation", "000", "what is left goes to the last to capture",
     "still on the table then goes to whoever captured last"},
    {"scopa-initiation", "000", "a point for most cards", "Cards\n1\nthe pile with most cards"},
    {"scopa-initiation", "000", "a point for most coins",
     "Coins\n1\nthe pile with most cards of this suit"},
    {"scopa-initiation", "000", "a point for the seven of coins",
     "Settebello: seven of coins\n1\nwhoever takes this card"},
    {"scopa-initiation", "000", "most sevens, then most sixes, then nobody",
     "most sevens scores 1 point.* the sixes decide .* nobody scores", "scoring", "prime",
     static_cast<int>(Prime::Primiera)},
    {"scopa-initiation", "000", "even: the point goes to nobody",
     "If both have the same number, nobody scores"},
    {"scopa-initiation", "000", "a point for each scopa", "Each sweep\n1\nwhoever made it"},
    {"scopa-initiation", "000", "most points once 11 are reached win; even: on with another round",
     "has 11 points or more after a round, .* more points has won.\\s*If the leaders are tied, "
     "another round"},
    {"scopa-initiation", "000", "leave more than ten", "worth more than 10"},
    {"scopa-initiation", "000", "guard the sevens, leave no sum of seven",
     "a seven lies on the table, take it.*Leave no cards that make 7 together"},
    {"scopa-initiation", "000", "count, at least courts and sevens",
     "start with the sevens and the three highest ranks"},
    {"scopa-initiation", "000", "block with the last two kings, for three turns",
     "hold the last two kings.*three turns at most"},

    // Chkobba [002].
    {"chkobba", "002", "40 cards", "40 cards, ten in each of four suits", "pack", "cards", 36},
    {"chkobba", "002", "two play, or four in teams: here two", "Two play, one against the other"},
    {"chkobba", "002", "anticlockwise", "one by one, anticlockwise", "table", "direction",
     static_cast<int>(Direction::Clockwise)},
    {"chkobba", "002", "the first player draws a card, alone looks at it, keeps it or lays it",
     "first lifts one card off the pack and looks at it without showing it.*first card of the "
     "hand, or laid "
     "face up as the first of the table",
     "deal", "cutterChooses", 0},
    {"chkobba", "002", "hands of three and a table of four are then completed",
     "the dealer then completes hands and table", "deal", "cutterChooses", 0},
    {"chkobba", "002", "three or four of one rank at first: deal again",
     "three or four of the first table cards are of the same rank", "deal", "redealOnEqual", 0},
    {"chkobba", "002", "one card of a value or a sum of any number of cards",
     "a card of the same value, or several that add up", "capture", "maxCards", 2},
    {"chkobba", "002", "capturing is compulsory", "A card that can capture must capture", "capture",
     "compulsory", 0},
    {"chkobba", "002", "a single card before a sum", "A single card comes first", "capture",
     "choice", static_cast<int>(Choice::Free)},
    {"chkobba", "002", "three more each, none to the table; six deals in a round",
     "three more, and none to the table. That makes 6 deals"},
    {"chkobba", "002", "clearing the table scores, kept in mind by an open card",
     "makes a sweep, a scopa, and scores 1 point"},
    {"chkobba", "002", "what is left goes to the last to capture and is no chkobba",
     "goes to whoever captured last; that is no sweep"},
    {"chkobba", "002", "the very last card never scores one", "but never scores a sweep", "sweep",
     "onLastCard", 1},
    {"chkobba", "002", "most cards, none at 20 each",
     "21 cards are enough for the point for cards"},
    {"chkobba", "002", "most diamonds, none at 5 each",
     "6 cards of the suit for the point for coins"},
    {"chkobba", "002", "most sevens, then most sixes, then nobody",
     "most sevens scores 1 point.* the sixes decide .* nobody scores", "scoring", "prime",
     static_cast<int>(Prime::Primiera)},
    {"chkobba", "002", "a point for the seven of diamonds",
     "Settebello: seven of coins\n1\nwhoever takes this card"},
    {"chkobba", "002", "the deal passes on", "after that you take turns to deal"},
    {"chkobba", "002", "21 points; the higher wins; even: another deal",
     "has 21 points or more after a round, .* more points has won.\\s*If the leaders are tied",
     "match", "target", 11},

    // Scopa di quindici, third version, over the usual game [002].
    {"quindici-assi", "002", "a value or a sum of it, or fifteen with the card played",
     "add up to its value; or else one card or several that make 15 together with it", "capture",
     "sum", static_cast<int>(Sum::Equal)},
    {"quindici-assi", "002", "no restriction which cards to take", "you choose freely", "capture",
     "choice", static_cast<int>(Choice::Fewest)},
    {"quindici-assi", "002", "with 3, 5, 7 and king a king takes the 5, the king or 3 and 7",
     "king takes the three of coins and the seven.*Or the king of batons.*Or the five of swords"},
    {"quindici-assi", "002", "the ace takes everything, and that is a scopa",
     "takes every card on the table, and that counts as a sweep", "capture", "ace",
     static_cast<int>(Ace::TakesAll)},
    {"quindici-assi", "002", "an ace takes only the ace that lies there",
     "With an ace on the table, an ace takes just that ace", "capture", "ace",
     static_cast<int>(Ace::Plain)},
    {"quindici-assi", "002", "an ace alone on the table is swept by an ace",
     "If it lies there alone, that too is a sweep", "capture", "ace",
     static_cast<int>(Ace::TakesAll)},
    {"quindici-assi", "002", "played to an empty table an ace stays",
     "the ace stays there: it cannot take itself", "capture", "loneAce",
     static_cast<int>(LoneAce::TakesItself)},
    {"quindici-assi", "002", "31 points", "until somebody has 31 points", "match", "target", 11},
    {"quindici-assi", "002", "horse 9, jack 8, king 10", "Jack\n8\nHorse\n9\nKing\n10"},
    {"quindici-assi", "002", "three each, four open, three or four kings: deal again",
     "three or four of the first table cards are kings", "deal", "redealOnKings", 0},
    {"quindici-assi", "002", "any hand card may be played", "Which card you play is up to you"},
    {"quindici-assi", "002", "capturing is compulsory", "A card that can capture must capture",
     "capture", "compulsory", 0},
    {"quindici-assi", "002", "the last card of a round is no scopa", "but never scores a sweep",
     "sweep", "onLastCard", 1},
    {"quindici-assi", "002", "the primiera's scale",
     "Seven\n21\nSix\n18\nAce\n16\nFive\n15\nFour\n14\nThree\n13\nTwo\n12\nKing\n10\nHorse\n10"
     "\nJack\n10",
     "scoring", "primieraScale", static_cast<int>(PrimieraScale::Halves)},
    {"quindici-assi", "002", "no primiera without all four suits",
     "Without a card of every suit there is no primiera", "scoring", "primieraNeedsFourSuits", 0},
    {"quindici-assi", "002", "an even primiera goes to nobody",
     "if the highest is reached twice, nobody scores", "scoring", "prime",
     static_cast<int>(Prime::None)},
};

QString bookText(const RuleSet& rules) {
    QStringList all;
    for (const BookChapter& chapter : ruleBook(rules, Deck())) {
        for (const BookPart& part : chapter.parts) {
            all += part.text;
            for (const QStringList& row : part.rows) {
                all += row;
            }
        }
    }
    all.removeAll(QString());
    return all.join('\n').replace(QChar::Nbsp, ' ');
}

bool says(const RuleSet& rules, const char* words) {
    const QRegularExpression pattern(words, QRegularExpression::DotMatchesEverythingOption);
    EXPECT_TRUE(pattern.isValid()) << words;
    return pattern.match(bookText(rules)).hasMatch();
}

class RuleBookSources : public ::testing::TestWithParam<SourcePoint> {};

TEST_P(RuleBookSources, SaysThePointAndOnlyWhereItIsSo) {
    LanguageManager languages;
    languages.use("en");
    const SourcePoint& point = GetParam();
    RuleSet rules = findPreset(point.preset)->rules;
    EXPECT_TRUE(says(rules, point.book)) << "source " << point.source;
    if (point.key != nullptr) {
        const RuleKey& toggle = *findRuleKey(point.group, point.key);
        ASSERT_NE(toggle.get(rules), point.other);
        toggle.set(rules, point.other);
        EXPECT_FALSE(says(rules, point.book)) << "also with another " << toggle.path();
    }
}

INSTANTIATE_TEST_SUITE_P(Points, RuleBookSources, ::testing::ValuesIn(kPoints));

} // namespace
} // namespace settebello
