// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rule_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

struct RuleWords {
    Q_DECLARE_TR_FUNCTIONS(settebello::RuleWords)
};

#define WORDS(text) QT_TRANSLATE_NOOP("settebello::RuleWords", text)

struct Entry {
    std::string_view key;
    const char* label;
    const char* explanation;
};

// In the order of rules.md §2.
constexpr std::array kEntries{
    Entry{"players", WORDS("Players"), WORDS("How many sit at the table.")},
    Entry{"teams", WORDS("Team play"),
          WORDS("Two teams: partners do not sit side by side, and they pile up together.")},
    Entry{"direction", WORDS("Direction of play"),
          WORDS("Which way the cards and the turn go round the table.")},
    Entry{"cards", WORDS("Cards in the pack"),
          WORDS("A pack of 36 leaves the four twos out, as in Corsica.")},
    Entry{"handCards", WORDS("Cards dealt at a time"),
          WORDS("Three or six each until the pack is used up, or all at once as in scopone.")},
    Entry{"tableCards", WORDS("Cards on the table at first"),
          WORDS("Scopone scientifico begins with an empty table.")},
    Entry{"redealOnKings", WORDS("Deal again on kings"),
          WORDS("Kings on the table at first block it, since only a king takes a king.")},
    Entry{"redealOnEqual", WORDS("Deal again on equal cards"),
          WORDS("So many cards of one rank on the table at first, and all is dealt again.")},
    Entry{"redealOnAces", WORDS("Deal again on aces"),
          WORDS("So many aces on the table at first, and all is dealt again.")},
    Entry{"cutterChooses", WORDS("Cutter's choice"),
          WORDS("The first player sees the cut card, then keeps it or lays it on the table.")},
    Entry{"sum", WORDS("What a capture adds up to"),
          WORDS("The captured cards equal the card played, or make fifteen with it.")},
    Entry{"maxCards", WORDS("Most cards in a capture"),
          WORDS("How many table cards one play may take.")},
    Entry{"choice", WORDS("Choice among captures"),
          WORDS("Which captures are allowed when a card could make several.")},
    Entry{"compulsory", WORDS("Capturing is compulsory"),
          WORDS("Whoever plays a card that can capture must capture with it.")},
    Entry{"ace", WORDS("The ace"),
          WORDS("An ace may take all the table cards, unless another ace lies there.")},
    Entry{"loneAce", WORDS("An ace on an empty table"),
          WORDS("What becomes of a taking ace when there is nothing to take.")},
    Entry{"onLastCard", WORDS("Sweep with the last card"),
          WORDS("The round's very last play may score a sweep too.")},
    Entry{"bonusSuit", WORDS("Suit that scores"),
          WORDS("The suit of the settebello, of the most-cards point and of the runs.")},
    Entry{"prime", WORDS("Point for the prime"),
          WORDS("For the best card of each suit added up, or simply for most sevens.")},
    Entry{"primieraScale", WORDS("Values of the primiera"),
          WORDS("How much each card counts when the primiera is added up.")},
    Entry{"primieraNeedsFourSuits", WORDS("Primiera needs all four suits"),
          WORDS("A side that lacks a suit cannot win the primiera; otherwise it counts nothing "
                "there.")},
    Entry{"reBello", WORDS("Re bello"), WORDS("One point for the king of the suit that scores.")},
    Entry{"napola", WORDS("Napola"),
          WORDS("Ace, two and three of the suit that scores, and on without a gap: a point a "
                "card.")},
    Entry{"scalette", WORDS("Scalette"),
          WORDS("Runs score from the ace up, and from the king down, where three make five "
                "points.")},
    Entry{"lowCards", WORDS("Ace, two and three score"),
          WORDS("In the suit that scores they are worth 1, 2 and 3 points to whoever takes each.")},
    Entry{"wholeSuitWins", WORDS("The whole suit wins"),
          WORDS("Whoever has taken every card of the suit that scores wins the match at once.")},
    Entry{"declarations", WORDS("Declarations"),
          WORDS("Three low cards or three alike may be shown for points before they are played.")},
    Entry{"twoOfBatons", WORDS("Two of batons"), WORDS("In Piva whoever takes it pays for it.")},
    Entry{"target", WORDS("Points to win"),
          WORDS("Reached after a round, and ahead of everybody else.")},
    Entry{"callingOut", WORDS("Calling out"),
          WORDS("On its turn a side may claim the target: it wins at once if it is right, or "
                "loses.")},
    Entry{"doubleBelow", WORDS("Double win"),
          WORDS("A match counts double if the loser has too few points.")},
};

struct ValueName {
    std::string_view key;
    std::string_view value;
    const char* name;
};

/// Values that are called other than by their number.
constexpr std::array kValueNames{
    ValueName{"direction", "anticlockwise", WORDS("anticlockwise")},
    ValueName{"direction", "clockwise", WORDS("clockwise")},
    ValueName{"cards", "40", WORDS("40 cards")},
    ValueName{"cards", "36", WORDS("36 cards, no twos")},
    ValueName{"handCards", "3", WORDS("three")},
    ValueName{"handCards", "6", WORDS("six")},
    ValueName{"handCards", "all", WORDS("all at once")},
    ValueName{"tableCards", "4", WORDS("four")},
    ValueName{"tableCards", "0", WORDS("none")},
    ValueName{"redealOnKings", "3", WORDS("three or four kings")},
    ValueName{"redealOnKings", "4", WORDS("four kings")},
    ValueName{"redealOnKings", "0", WORDS("never")},
    ValueName{"redealOnEqual", "0", WORDS("never")},
    ValueName{"redealOnEqual", "3", WORDS("three or four alike")},
    ValueName{"redealOnAces", "0", WORDS("never")},
    ValueName{"redealOnAces", "1", WORDS("an ace or more")},
    ValueName{"redealOnAces", "2", WORDS("two aces or more")},
    ValueName{"sum", "equal", WORDS("the card played")},
    ValueName{"sum", "fifteen", WORDS("fifteen, with the card played")},
    ValueName{"sum", "either", WORDS("either of the two")},
    ValueName{"maxCards", "0", WORDS("no limit")},
    ValueName{"choice", "singleFirst", WORDS("a single card first")},
    ValueName{"choice", "fewest", WORDS("the fewest cards")},
    ValueName{"choice", "free", WORDS("as you like")},
    ValueName{"ace", "plain", WORDS("is worth one, no more")},
    ValueName{"ace", "sweepsAll", WORDS("takes all, as a sweep")},
    ValueName{"ace", "takesAll", WORDS("takes all, no sweep")},
    ValueName{"loneAce", "stays", WORDS("stays on the table")},
    ValueName{"loneAce", "takesItself", WORDS("goes to its player's pile")},
    ValueName{"bonusSuit", "coins", WORDS("coins")},
    ValueName{"bonusSuit", "cups", WORDS("cups")},
    ValueName{"prime", "primiera", WORDS("primiera")},
    ValueName{"prime", "sevens", WORDS("most sevens")},
    ValueName{"prime", "none", WORDS("not scored")},
    ValueName{"primieraScale", "standard", WORDS("usual: seven 21, six 18, ace 16 …")},
    ValueName{"primieraScale", "halves", WORDS("small: seven 7, six 6, ace 5½ …")},
    ValueName{"primieraScale", "hurrikan", WORDS("usual, but horse 9 and jack 8")},
    ValueName{"napola", "none", WORDS("not scored")},
    ValueName{"napola", "toSix", WORDS("up to the six")},
    ValueName{"napola", "toHorse", WORDS("up to the horse")},
    ValueName{"declarations", "none", WORDS("none")},
    ValueName{"declarations", "bazzica", WORDS("bazzica: 3 and 10 points")},
    ValueName{"declarations", "sbarazzina", WORDS("sbarazzina: 2, 3 and 7 points")},
    ValueName{"twoOfBatons", "0", WORDS("an ordinary card")},
    ValueName{"twoOfBatons", "-5", WORDS("costs five points")},
    ValueName{"doubleBelow", "0", WORDS("never")},
    ValueName{"doubleBelow", "8", WORDS("below eight points")},
};

constexpr std::array kGroups{
    std::pair<std::string_view, const char*>{"table", WORDS("The table")},
    std::pair<std::string_view, const char*>{"pack", WORDS("The pack")},
    std::pair<std::string_view, const char*>{"deal", WORDS("The deal")},
    std::pair<std::string_view, const char*>{"capture", WORDS("Capturing")},
    std::pair<std::string_view, const char*>{"sweep", WORDS("Sweeps")},
    std::pair<std::string_view, const char*>{"scoring", WORDS("Scoring")},
    std::pair<std::string_view, const char*>{"match", WORDS("The match")},
};

#undef WORDS

/// Empty for a key that has no words yet; a test looks for those.
const Entry& entryOf(const RuleKey& key) {
    static constexpr Entry kNone{"", "", ""};
    const auto found = std::find_if(kEntries.begin(), kEntries.end(),
                                    [&](const Entry& entry) { return entry.key == key.key; });
    return found == kEntries.end() ? kNone : *found;
}

} // namespace

QString ruleLabel(const RuleKey& key) {
    return RuleWords::tr(entryOf(key).label);
}

QString ruleExplanation(const RuleKey& key) {
    return RuleWords::tr(entryOf(key).explanation);
}

QString ruleValueName(const RuleKey& key, int value) {
    if (key.kind == RuleKey::Kind::Bool) {
        return value != 0 ? RuleWords::tr("yes") : RuleWords::tr("no");
    }
    const std::string text = key.valueText(value);
    const auto found =
        std::find_if(kValueNames.begin(), kValueNames.end(), [&](const ValueName& name) {
            return name.key == key.key && name.value == text;
        });
    if (found != kValueNames.end()) {
        return RuleWords::tr(found->name);
    }
    if (key.key == "maxCards") {
        return RuleWords::tr("%n card(s)", "at most so many", value);
    }
    return QLocale().toString(value);
}

QString ruleGroupName(std::string_view group) {
    const auto found = std::find_if(kGroups.begin(), kGroups.end(),
                                    [&](const auto& named) { return named.first == group; });
    return found == kGroups.end() ? QString() : RuleWords::tr(found->second);
}

QString ruleProblemText(RuleProblem problem, const RuleSet& rules) {
    const int toDeal = rules.pack.cards - rules.deal.tableCards;
    switch (problem) {
    case RuleProblem::ValueNotAllowed:
        return RuleWords::tr("This value is not possible.");
    case RuleProblem::TeamsNeedFourOrSix:
        return RuleWords::tr("Teams need four or six players.");
    case RuleProblem::SharesDoNotDivide:
        return RuleWords::tr("%1 cards do not go round evenly among %2 players: change the number "
                             "of players or deal all at once.")
            .arg(toDeal)
            .arg(rules.table.players);
    case RuleProblem::SharesNotSixes:
        return RuleWords::tr("%1 cards among %2 players do not make hands of six: deal three at a "
                             "time or all at once.")
            .arg(toDeal)
            .arg(rules.table.players);
    case RuleProblem::DeclarationsNeedTwo:
        return RuleWords::tr("Declarations are for two players.");
    case RuleProblem::DeclarationsNeedThrees:
        return RuleWords::tr("Declarations need cards dealt three at a time.");
    case RuleProblem::CutNeedsThrees:
        return RuleWords::tr("The cutter's choice needs cards dealt three at a time.");
    case RuleProblem::CutNeedsTable:
        return RuleWords::tr("The cutter's choice needs four cards on the table at first.");
    case RuleProblem::LoneAceNeedsTakingAce:
        return RuleWords::tr("This matters only where the ace takes all the cards.");
    }
    return {};
}

} // namespace settebello
