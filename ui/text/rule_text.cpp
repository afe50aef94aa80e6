// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rule_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

struct RuleText {
    Q_DECLARE_TR_FUNCTIONS(settebello::RuleText)
};

struct Entry {
    std::string_view key;
    const char* label;
    const char* explanation;
};

// In the order of rules.md §2.
constexpr std::array kEntries{
    Entry{"players", QT_TRANSLATE_NOOP("settebello::RuleText", "Players"),
          QT_TRANSLATE_NOOP("settebello::RuleText", "How many sit at the table.")},
    Entry{"teams", QT_TRANSLATE_NOOP("settebello::RuleText", "Team play"),
          QT_TRANSLATE_NOOP(
              "settebello::RuleText",
              "Two teams: partners do not sit side by side, and they pile up together.")},
    Entry{"direction", QT_TRANSLATE_NOOP("settebello::RuleText", "Direction of play"),
          QT_TRANSLATE_NOOP("settebello::RuleText",
                            "Which way the cards and the turn go round the table.")},
    Entry{"cards", QT_TRANSLATE_NOOP("settebello::RuleText", "Cards in the pack"),
          QT_TRANSLATE_NOOP("settebello::RuleText",
                            "A pack of 36 leaves the four twos out, as in Corsica.")},
    Entry{"handCards", QT_TRANSLATE_NOOP("settebello::RuleText", "Cards dealt at a time"),
          QT_TRANSLATE_NOOP(
              "settebello::RuleText",
              "Three or six each until the pack is used up, or all at once as in scopone.")},
    Entry{"tableCards", QT_TRANSLATE_NOOP("settebello::RuleText", "Cards on the table at first"),
          QT_TRANSLATE_NOOP("settebello::RuleText",
                            "Scopone scientifico begins with an empty table.")},
    Entry{
        "redealOnKings", QT_TRANSLATE_NOOP("settebello::RuleText", "Deal again on kings"),
        QT_TRANSLATE_NOOP("settebello::RuleText",
                          "Kings on the table at first block it, since only a king takes a king.")},
    Entry{"redealOnEqual", QT_TRANSLATE_NOOP("settebello::RuleText", "Deal again on equal cards"),
          QT_TRANSLATE_NOOP(
              "settebello::RuleText",
              "So many cards of one rank on the table at first, and all is dealt again.")},
    Entry{"redealOnAces", QT_TRANSLATE_NOOP("settebello::RuleText", "Deal again on aces"),
          QT_TRANSLATE_NOOP("settebello::RuleText",
                            "So many aces on the table at first, and all is dealt again.")},
    Entry{"cutterChooses", QT_TRANSLATE_NOOP("settebello::RuleText", "Cutter's choice"),
          QT_TRANSLATE_NOOP(
              "settebello::RuleText",
              "The first player sees the cut card, then keeps it or lays it on the table.")},
    Entry{"sum", QT_TRANSLATE_NOOP("settebello::RuleText", "What a capture adds up to"),
          QT_TRANSLATE_NOOP("settebello::RuleText",
                            "The captured cards equal the card played, or make fifteen with it.")},
    Entry{"maxCards", QT_TRANSLATE_NOOP("settebello::RuleText", "Most cards in a capture"),
          QT_TRANSLATE_NOOP("settebello::RuleText", "How many table cards one play may take.")},
    Entry{"choice", QT_TRANSLATE_NOOP("settebello::RuleText", "Choice among captures"),
          QT_TRANSLATE_NOOP("settebello::RuleText",
                            "Which captures are allowed when a card could make several.")},
    Entry{"compulsory", QT_TRANSLATE_NOOP("settebello::RuleText", "Capturing is compulsory"),
          QT_TRANSLATE_NOOP("settebello::RuleText",
                            "Whoever plays a card that can capture must capture with it.")},
    Entry{"ace", QT_TRANSLATE_NOOP("settebello::RuleText", "The ace"),
          QT_TRANSLATE_NOOP("settebello::RuleText",
                            "An ace may take all the table cards, unless another ace lies there.")},
    Entry{"loneAce", QT_TRANSLATE_NOOP("settebello::RuleText", "An ace on an empty table"),
          QT_TRANSLATE_NOOP("settebello::RuleText",
                            "What becomes of a taking ace when there is nothing to take.")},
    Entry{"onLastCard", QT_TRANSLATE_NOOP("settebello::RuleText", "Sweep with the last card"),
          QT_TRANSLATE_NOOP("settebello::RuleText",
                            "The round's very last play may score a sweep too.")},
    Entry{
        "bonusSuit", QT_TRANSLATE_NOOP("settebello::RuleText", "Suit that scores"),
        QT_TRANSLATE_NOOP("settebello::RuleText",
                          "The suit of the settebello, of the most-cards point and of the runs.")},
    Entry{"prime", QT_TRANSLATE_NOOP("settebello::RuleText", "Point for the prime"),
          QT_TRANSLATE_NOOP("settebello::RuleText",
                            "For the best card of each suit added up, or simply for most sevens.")},
    Entry{"primieraScale", QT_TRANSLATE_NOOP("settebello::RuleText", "Values of the primiera"),
          QT_TRANSLATE_NOOP("settebello::RuleText",
                            "How much each card counts when the primiera is added up.")},
    Entry{"primieraNeedsFourSuits",
          QT_TRANSLATE_NOOP("settebello::RuleText", "Primiera needs all four suits"),
          QT_TRANSLATE_NOOP(
              "settebello::RuleText",
              "A side that lacks a suit cannot win the primiera; otherwise it counts nothing "
              "there.")},
    Entry{"reBello", QT_TRANSLATE_NOOP("settebello::RuleText", "Re bello"),
          QT_TRANSLATE_NOOP("settebello::RuleText",
                            "One point for the king of the suit that scores.")},
    Entry{"napola", QT_TRANSLATE_NOOP("settebello::RuleText", "Napola"),
          QT_TRANSLATE_NOOP(
              "settebello::RuleText",
              "Ace, two and three of the suit that scores, and on without a gap: a point a "
              "card.")},
    Entry{"scalette", QT_TRANSLATE_NOOP("settebello::RuleText", "Scalette"),
          QT_TRANSLATE_NOOP(
              "settebello::RuleText",
              "Runs score from the ace up, and from the king down, where three make five "
              "points.")},
    Entry{"lowCards", QT_TRANSLATE_NOOP("settebello::RuleText", "Ace, two and three score"),
          QT_TRANSLATE_NOOP(
              "settebello::RuleText",
              "In the suit that scores they are worth 1, 2 and 3 points to whoever takes each.")},
    Entry{"wholeSuitWins", QT_TRANSLATE_NOOP("settebello::RuleText", "The whole suit wins"),
          QT_TRANSLATE_NOOP(
              "settebello::RuleText",
              "Whoever has taken every card of the suit that scores wins the match at once.")},
    Entry{"declarations", QT_TRANSLATE_NOOP("settebello::RuleText", "Declarations"),
          QT_TRANSLATE_NOOP(
              "settebello::RuleText",
              "Three low cards or three alike may be shown for points before they are played.")},
    Entry{"twoOfBatons", QT_TRANSLATE_NOOP("settebello::RuleText", "Two of batons"),
          QT_TRANSLATE_NOOP("settebello::RuleText", "In Piva whoever takes it pays for it.")},
    Entry{"target", QT_TRANSLATE_NOOP("settebello::RuleText", "Points to win"),
          QT_TRANSLATE_NOOP("settebello::RuleText",
                            "Reached after a round, and ahead of everybody else.")},
    Entry{"callingOut", QT_TRANSLATE_NOOP("settebello::RuleText", "Calling out"),
          QT_TRANSLATE_NOOP(
              "settebello::RuleText",
              "On its turn a side may claim the target: it wins at once if it is right, or "
              "loses.")},
    Entry{"doubleBelow", QT_TRANSLATE_NOOP("settebello::RuleText", "Double win"),
          QT_TRANSLATE_NOOP("settebello::RuleText",
                            "A match counts double if the loser has too few points.")},
};

struct ValueName {
    std::string_view key;
    std::string_view value;
    const char* name;
};

/// Values that are called other than by their number.
constexpr std::array kValueNames{
    ValueName{"direction", "anticlockwise",
              QT_TRANSLATE_NOOP("settebello::RuleText", "anticlockwise")},
    ValueName{"direction", "clockwise", QT_TRANSLATE_NOOP("settebello::RuleText", "clockwise")},
    ValueName{"cards", "40", QT_TRANSLATE_NOOP("settebello::RuleText", "40 cards")},
    ValueName{"cards", "36", QT_TRANSLATE_NOOP("settebello::RuleText", "36 cards, no twos")},
    ValueName{"handCards", "3", QT_TRANSLATE_NOOP("settebello::RuleText", "three")},
    ValueName{"handCards", "6", QT_TRANSLATE_NOOP("settebello::RuleText", "six")},
    ValueName{"handCards", "all", QT_TRANSLATE_NOOP("settebello::RuleText", "all at once")},
    ValueName{"tableCards", "4", QT_TRANSLATE_NOOP("settebello::RuleText", "four")},
    ValueName{"tableCards", "0", QT_TRANSLATE_NOOP("settebello::RuleText", "none")},
    ValueName{"redealOnKings", "3",
              QT_TRANSLATE_NOOP("settebello::RuleText", "three or four kings")},
    ValueName{"redealOnKings", "4", QT_TRANSLATE_NOOP("settebello::RuleText", "four kings")},
    ValueName{"redealOnKings", "0", QT_TRANSLATE_NOOP("settebello::RuleText", "never")},
    ValueName{"redealOnEqual", "0", QT_TRANSLATE_NOOP("settebello::RuleText", "never")},
    ValueName{"redealOnEqual", "3",
              QT_TRANSLATE_NOOP("settebello::RuleText", "three or four alike")},
    ValueName{"redealOnAces", "0", QT_TRANSLATE_NOOP("settebello::RuleText", "never")},
    ValueName{"redealOnAces", "1", QT_TRANSLATE_NOOP("settebello::RuleText", "an ace or more")},
    ValueName{"redealOnAces", "2", QT_TRANSLATE_NOOP("settebello::RuleText", "two aces or more")},
    ValueName{"sum", "equal", QT_TRANSLATE_NOOP("settebello::RuleText", "the card played")},
    ValueName{"sum", "fifteen",
              QT_TRANSLATE_NOOP("settebello::RuleText", "fifteen, with the card played")},
    ValueName{"sum", "either", QT_TRANSLATE_NOOP("settebello::RuleText", "either of the two")},
    ValueName{"maxCards", "0", QT_TRANSLATE_NOOP("settebello::RuleText", "no limit")},
    ValueName{"choice", "singleFirst",
              QT_TRANSLATE_NOOP("settebello::RuleText", "a single card first")},
    ValueName{"choice", "fewest", QT_TRANSLATE_NOOP("settebello::RuleText", "the fewest cards")},
    ValueName{"choice", "free", QT_TRANSLATE_NOOP("settebello::RuleText", "as you like")},
    ValueName{"ace", "plain", QT_TRANSLATE_NOOP("settebello::RuleText", "is worth one, no more")},
    ValueName{"ace", "sweepsAll",
              QT_TRANSLATE_NOOP("settebello::RuleText", "takes all, as a sweep")},
    ValueName{"ace", "takesAll", QT_TRANSLATE_NOOP("settebello::RuleText", "takes all, no sweep")},
    ValueName{"loneAce", "stays", QT_TRANSLATE_NOOP("settebello::RuleText", "stays on the table")},
    ValueName{"loneAce", "takesItself",
              QT_TRANSLATE_NOOP("settebello::RuleText", "goes to its player's pile")},
    ValueName{"bonusSuit", "coins", QT_TRANSLATE_NOOP("settebello::RuleText", "coins")},
    ValueName{"bonusSuit", "cups", QT_TRANSLATE_NOOP("settebello::RuleText", "cups")},
    ValueName{"prime", "primiera", QT_TRANSLATE_NOOP("settebello::RuleText", "primiera")},
    ValueName{"prime", "sevens", QT_TRANSLATE_NOOP("settebello::RuleText", "most sevens")},
    ValueName{"prime", "none", QT_TRANSLATE_NOOP("settebello::RuleText", "not scored")},
    ValueName{"primieraScale", "standard",
              QT_TRANSLATE_NOOP("settebello::RuleText", "usual: 21, 18, 16 …")},
    ValueName{"primieraScale", "halves",
              QT_TRANSLATE_NOOP("settebello::RuleText", "small: 7, 6, 5½ …")},
    ValueName{"primieraScale", "hurrikan",
              QT_TRANSLATE_NOOP("settebello::RuleText", "usual, horse 9, jack 8")},
    ValueName{"napola", "none", QT_TRANSLATE_NOOP("settebello::RuleText", "not scored")},
    ValueName{"napola", "toSix", QT_TRANSLATE_NOOP("settebello::RuleText", "up to the six")},
    ValueName{"napola", "toHorse", QT_TRANSLATE_NOOP("settebello::RuleText", "up to the horse")},
    ValueName{"declarations", "none", QT_TRANSLATE_NOOP("settebello::RuleText", "none")},
    ValueName{"declarations", "bazzica",
              QT_TRANSLATE_NOOP("settebello::RuleText", "bazzica: 3 and 10 points")},
    ValueName{"declarations", "sbarazzina",
              QT_TRANSLATE_NOOP("settebello::RuleText", "sbarazzina: 2, 3 and 7 points")},
    ValueName{"twoOfBatons", "0", QT_TRANSLATE_NOOP("settebello::RuleText", "an ordinary card")},
    ValueName{"twoOfBatons", "-5", QT_TRANSLATE_NOOP("settebello::RuleText", "costs five points")},
    ValueName{"doubleBelow", "0", QT_TRANSLATE_NOOP("settebello::RuleText", "never")},
    ValueName{"doubleBelow", "8", QT_TRANSLATE_NOOP("settebello::RuleText", "below eight points")},
};

constexpr std::array kGroups{
    std::pair<std::string_view, const char*>{
        "table", QT_TRANSLATE_NOOP("settebello::RuleText", "The table")},
    std::pair<std::string_view, const char*>{"pack",
                                             QT_TRANSLATE_NOOP("settebello::RuleText", "The pack")},
    std::pair<std::string_view, const char*>{"deal",
                                             QT_TRANSLATE_NOOP("settebello::RuleText", "The deal")},
    std::pair<std::string_view, const char*>{
        "capture", QT_TRANSLATE_NOOP("settebello::RuleText", "Capturing")},
    std::pair<std::string_view, const char*>{"sweep",
                                             QT_TRANSLATE_NOOP("settebello::RuleText", "Sweeps")},
    std::pair<std::string_view, const char*>{"scoring",
                                             QT_TRANSLATE_NOOP("settebello::RuleText", "Scoring")},
    std::pair<std::string_view, const char*>{
        "match", QT_TRANSLATE_NOOP("settebello::RuleText", "The match")},
};

/// Empty for a key that has no words yet; a test looks for those.
const Entry& entryOf(const RuleKey& key) {
    static constexpr Entry kNone{"", "", ""};
    const auto found = std::find_if(kEntries.begin(), kEntries.end(),
                                    [&](const Entry& entry) { return entry.key == key.key; });
    return found == kEntries.end() ? kNone : *found;
}

} // namespace

QString ruleLabel(const RuleKey& key) {
    return RuleText::tr(entryOf(key).label);
}

QString ruleExplanation(const RuleKey& key) {
    return RuleText::tr(entryOf(key).explanation);
}

QString ruleValueName(const RuleKey& key, int value) {
    if (key.kind == RuleKey::Kind::Bool) {
        return value != 0 ? RuleText::tr("yes") : RuleText::tr("no");
    }
    const std::string text = key.valueText(value);
    const auto found =
        std::find_if(kValueNames.begin(), kValueNames.end(), [&](const ValueName& name) {
            return name.key == key.key && name.value == text;
        });
    if (found != kValueNames.end()) {
        return RuleText::tr(found->name);
    }
    if (key.key == "maxCards") {
        return RuleText::tr("%n card(s)", "at most so many", value);
    }
    return QLocale().toString(value);
}

QString ruleGroupName(std::string_view group) {
    const auto found = std::find_if(kGroups.begin(), kGroups.end(),
                                    [&](const auto& named) { return named.first == group; });
    return found == kGroups.end() ? QString() : RuleText::tr(found->second);
}

QString ruleConflictText(const Fault& conflict) {
    const auto number = [&](std::size_t argument) {
        return QString::fromStdString(conflict.arguments[argument].text);
    };
    switch (conflict.code) {
    case FaultCode::RuleValueNotAllowed:
        return RuleText::tr("This value is not possible.");
    case FaultCode::TeamsNeedFourOrSix:
        return RuleText::tr("Teams need four or six players.");
    case FaultCode::SharesDoNotDivide:
        return RuleText::tr("%1 cards do not go round evenly among %2 players: change the number "
                            "of players or deal all at once.")
            .arg(number(1), number(2));
    case FaultCode::SharesNotSixes:
        return RuleText::tr("%1 cards among %2 players do not make hands of six: deal three at a "
                            "time or all at once.")
            .arg(number(1), number(2));
    case FaultCode::DeclarationsNeedTwo:
        return RuleText::tr("Declarations are for two players.");
    case FaultCode::DeclarationsNeedThrees:
        return RuleText::tr("Declarations need cards dealt three at a time.");
    case FaultCode::CutNeedsThrees:
        return RuleText::tr("The cutter's choice needs cards dealt three at a time.");
    case FaultCode::CutNeedsTable:
        return RuleText::tr("The cutter's choice needs four cards on the table at first.");
    case FaultCode::LoneAceNeedsTakingAce:
        return RuleText::tr("This matters only where the ace takes all the cards.");
    default:
        return {};
    }
}

} // namespace settebello
