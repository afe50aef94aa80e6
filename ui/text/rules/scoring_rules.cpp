// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "game/declaration.h"
#include "rules/check_rules.h"
#include "text/rules/rule_description.h"

#include <QLocale>

namespace settebello {

namespace {

bool scoresCups(const RuleSet& rules) {
    return rules.scoring.bonusSuit == BonusSuit::Cups;
}

// scoring.bonusSuit, and the points that every game scores

constexpr RuleValueName kBonusSuitNames[] = {
    {"coins", QT_TRANSLATE_NOOP("settebello::RuleText", "coins")},
    {"cups", QT_TRANSLATE_NOOP("settebello::RuleText", "cups")},
};

QStringList bonusSuitSummary(const RuleSet& rules) {
    return {SummaryText::tr("1 point for each sweep."), SummaryText::tr("1 point for most cards."),
            scoresCups(rules)
                ? SummaryText::tr("1 point for most cups, and 1 for the seven of cups.")
                : SummaryText::tr("1 point for most coins, and 1 for the settebello, the seven of "
                                  "coins.")};
}

// scoring.prime and what belongs to the primiera

constexpr RuleValueName kPrimeNames[] = {
    {"primiera", QT_TRANSLATE_NOOP("settebello::RuleText", "primiera")},
    {"sevens", QT_TRANSLATE_NOOP("settebello::RuleText", "most sevens")},
    {"none", QT_TRANSLATE_NOOP("settebello::RuleText", "not scored")},
};

QStringList primeSummary(const RuleSet& rules) {
    if (rules.scoring.prime != Prime::Sevens) {
        return {};
    }
    return {SummaryText::tr("1 point for most sevens; if they are even, for most sixes.")};
}

constexpr RuleValueName kPrimieraScaleNames[] = {
    {"standard", QT_TRANSLATE_NOOP("settebello::RuleText", "usual: 21, 18, 16 …")},
    {"halves", QT_TRANSLATE_NOOP("settebello::RuleText", "small: 7, 6, 5½ …")},
    {"hurrikan", QT_TRANSLATE_NOOP("settebello::RuleText", "usual, horse 9, jack 8")},
};

QStringList primieraScaleSummary(const RuleSet& rules) {
    if (rules.scoring.prime != Prime::Primiera) {
        return {};
    }
    switch (rules.scoring.primieraScale) {
    case PrimieraScale::Standard:
        return {SummaryText::tr("1 point for the primiera: each one's best card of every suit "
                                "added up. Seven 21, six 18, ace 16, five 15, four 14, three 13, "
                                "two 12, others 10.")};
    case PrimieraScale::Halves:
        return {SummaryText::tr("1 point for the primiera: each one's best card of every suit "
                                "added up. Seven to two count their number, the ace 5½, others "
                                "½.")};
    case PrimieraScale::Hurrikan:
        break;
    }
    return {SummaryText::tr("1 point for the primiera: each one's best card of every suit added "
                            "up. Seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, "
                            "king 10, horse 9, jack 8.")};
}

QStringList primieraSuitsSummary(const RuleSet& rules) {
    if (rules.scoring.prime != Prime::Primiera) {
        return {};
    }
    return {rules.scoring.primieraNeedsFourSuits
                ? SummaryText::tr("Only who has cards of all four suits can win the primiera.")
                : SummaryText::tr("A suit that is missing counts nothing in the primiera.")};
}

// scoring.reBello

QStringList reBelloSummary(const RuleSet& rules) {
    if (!rules.scoring.reBello) {
        return {};
    }
    return {scoresCups(rules) ? SummaryText::tr("1 point for the re bello, the king of cups.")
                              : SummaryText::tr("1 point for the re bello, the king of coins.")};
}

// scoring.lowCards

QStringList lowCardsSummary(const RuleSet& rules) {
    if (!rules.scoring.lowCards) {
        return {};
    }
    return {scoresCups(rules)
                ? SummaryText::tr("The ace, two and three of cups score 1, 2 and 3 points.")
                : SummaryText::tr("The ace, two and three of coins score 1, 2 and 3 points.")};
}

// scoring.twoOfBatons

constexpr RuleValueName kTwoOfBatonsNames[] = {
    {"0", QT_TRANSLATE_NOOP("settebello::RuleText", "an ordinary card")},
    {"-5", QT_TRANSLATE_NOOP("settebello::RuleText", "costs five points")},
};

QStringList twoOfBatonsSummary(const RuleSet& rules) {
    if (rules.scoring.twoOfBatons >= 0) {
        return {};
    }
    return {SummaryText::tr("Whoever takes the two of batons loses 5 points.")};
}

// scoring.napola

constexpr RuleValueName kNapolaNames[] = {
    {"none", QT_TRANSLATE_NOOP("settebello::RuleText", "not scored")},
    {"toSix", QT_TRANSLATE_NOOP("settebello::RuleText", "up to the six")},
    {"toHorse", QT_TRANSLATE_NOOP("settebello::RuleText", "up to the horse")},
};

QStringList napolaSummary(const RuleSet& rules) {
    if (rules.scoring.napola == Napola::None) {
        return {};
    }
    if (napolaIsOutOfReach(rules)) {
        return {SummaryText::tr("The napola can never score: there are no twos in this pack.")};
    }
    if (rules.scoring.napola == Napola::ToSix) {
        return {scoresCups(rules)
                    ? SummaryText::tr("Napola: ace, two and three of cups score 3, and each next "
                                      "card on to the six 1 more.")
                    : SummaryText::tr("Napola: ace, two and three of coins score 3, and each next "
                                      "card on to the six 1 more.")};
    }
    return {scoresCups(rules)
                ? SummaryText::tr("Napola: ace, two and three of cups score 3, and each next card "
                                  "on to the horse 1 more.")
                : SummaryText::tr("Napola: ace, two and three of coins score 3, and each next card "
                                  "on to the horse 1 more.")};
}

// scoring.scalette

QStringList scaletteSummary(const RuleSet& rules) {
    if (!rules.scoring.scalette) {
        return {};
    }
    return {scoresCups(rules)
                ? SummaryText::tr("Scalette: cups in a row from the ace score a point a card from "
                                  "three on; from the king down three score 5, each more 1.")
                : SummaryText::tr("Scalette: coins in a row from the ace score a point a card from "
                                  "three on; from the king down three score 5, each more 1.")};
}

// scoring.wholeSuitWins

QStringList wholeSuitSummary(const RuleSet& rules) {
    if (!rules.scoring.wholeSuitWins) {
        return {};
    }
    return {scoresCups(rules)
                ? SummaryText::tr("Whoever has taken all the cups wins the match at once.")
                : SummaryText::tr("Whoever has taken all the coins wins the match at once.")};
}

// scoring.declarations

constexpr RuleValueName kDeclarationsNames[] = {
    {"none", QT_TRANSLATE_NOOP("settebello::RuleText", "none")},
    {"bazzica", QT_TRANSLATE_NOOP("settebello::RuleText", "bazzica: 3 and 10 points")},
    {"sbarazzina", QT_TRANSLATE_NOOP("settebello::RuleText", "sbarazzina: 2, 3 and 7 points")},
};

QStringList declarationsSummary(const RuleSet& rules) {
    switch (rules.scoring.declarations) {
    case Declarations::None:
        break;
    case Declarations::Bazzica:
        return {SummaryText::tr("Three cards worth 9 or less together, court cards counting 10, "
                                "may be shown when dealt: 3 points; three alike: 10. Only the "
                                "better hand scores.")};
    case Declarations::Sbarazzina:
        return {SummaryText::tr("Three cards worth 9 or less together, court cards counting 10, "
                                "may be shown when dealt: 2 points, or 3 with a pair; three alike: "
                                "7. Only the better hand scores.")};
    }
    return {};
}

void showDeclared(ChapterWriter& chapter, const RuleSet& rules, const std::vector<Card>& cards) {
    CardSet packet;
    int total = 0;
    for (const Card card : cards) {
        packet.insert(card);
        total += card.rank();
    }
    const std::optional<DeclaredHand> hand = declaredHand(rules.scoring.declarations, packet);
    if (!hand) {
        return;
    }
    chapter.show(cards,
                 hand->threeOfAKind
                     ? BookText::tr("Three alike: %n point(s).", nullptr, hand->points)
                     : BookText::tr("Together %1: %n point(s).", nullptr, hand->points).arg(total));
}

void writeDeclaredHands(ChapterWriter& chapter, const RuleSet& rules) {
    const std::vector<Card> low{{Suit::Coins, kAce}, {Suit::Cups, 3}, {Suit::Swords, 5}};
    const std::vector<Card> pair{{Suit::Coins, kAce}, {Suit::Cups, kAce}, {Suit::Swords, 5}};
    const std::vector<Card> alike{{Suit::Coins, 6}, {Suit::Cups, 6}, {Suit::Batons, 6}};
    if (rules.scoring.declarations == Declarations::Bazzica) {
        chapter.point(
            BookText::tr("Bazzica, 3 points: three cards that count 9 or less together."));
        showDeclared(chapter, rules, low);
        chapter.point(BookText::tr("Bazzicotto, 10 points: three cards of one rank."));
    } else {
        chapter.point(BookText::tr("Bazzica, 2 points: three cards that count 9 or less together; "
                                   "3 points if two of them have one rank."));
        showDeclared(chapter, rules, low);
        showDeclared(chapter, rules, pair);
        chapter.point(BookText::tr("Three alike, 7 points: three cards of one rank."));
    }
    showDeclared(chapter, rules, alike);
}

void writeDeclarations(ChapterWriter& chapter, const RuleSet& rules) {
    if (rules.scoring.declarations == Declarations::None) {
        return;
    }
    chapter.say(BookText::tr("After each deal of three cards, before the first of them is played, "
                             "you may show your three cards if they are worth something. You need "
                             "not."));
    chapter.say(
        BookText::tr("For this, cards up to the seven count their number, the ace 1, and %1 10 "
                     "each.")
            .arg(QLocale().createSeparatedList({theRank(kJack), theRank(kHorse), theRank(kKing)})));
    writeDeclaredHands(chapter, rules);
    chapter.say(BookText::tr("If both declare, only the better hand scores: three alike beat any "
                             "bazzica, lower cards beat higher ones. Two bazzicas of the same "
                             "total score nothing. The cards shown are then known to both."));
}

constexpr BookPassage kDeclarationsPassages[] = {{BookSection::Declarations, writeDeclarations}};

constexpr RuleDescription kRules[] = {
    {.key = "bonusSuit",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Suit that scores"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "The suit of the settebello, of the most-cards point and of "
                                      "the runs."),
     .valueNames = kBonusSuitNames,
     .summary = bonusSuitSummary},
    {.key = "prime",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Point for the prime"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "For the best card of each suit added up, or simply for "
                                      "most sevens."),
     .valueNames = kPrimeNames,
     .summary = primeSummary},
    {.key = "primieraScale",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Values of the primiera"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "How much each card counts when the primiera is added up."),
     .valueNames = kPrimieraScaleNames,
     .summary = primieraScaleSummary},
    {.key = "primieraNeedsFourSuits",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Primiera needs all four suits"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "A side that lacks a suit cannot win the primiera; otherwise "
                                      "it counts nothing there."),
     .summary = primieraSuitsSummary},
    {.key = "reBello",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Re bello"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "One point for the king of the suit that scores."),
     .summary = reBelloSummary},
    {.key = "lowCards",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Ace, two and three score"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "In the suit that scores they are worth 1, 2 and 3 points to "
                                      "whoever takes each."),
     .summary = lowCardsSummary},
    {.key = "twoOfBatons",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Two of batons"),
     .explanation =
         QT_TRANSLATE_NOOP("settebello::RuleText", "In Piva whoever takes it pays for it."),
     .valueNames = kTwoOfBatonsNames,
     .summary = twoOfBatonsSummary},
    {.key = "napola",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Napola"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Ace, two and three of the suit that scores, and on without "
                                      "a gap: a point a card."),
     .valueNames = kNapolaNames,
     .summary = napolaSummary},
    {.key = "scalette",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Scalette"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Runs score from the ace up, and from the king down, where "
                                      "three make five points."),
     .summary = scaletteSummary},
    {.key = "wholeSuitWins",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "The whole suit wins"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Whoever has taken every card of the suit that scores wins "
                                      "the match at once."),
     .summary = wholeSuitSummary},
    {.key = "declarations",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Declarations"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Three low cards or three alike may be shown for points "
                                      "before they are played."),
     .valueNames = kDeclarationsNames,
     .summary = declarationsSummary,
     .passages = kDeclarationsPassages},
};

} // namespace

std::span<const RuleDescription> scoringRules() {
    return kRules;
}

} // namespace settebello
