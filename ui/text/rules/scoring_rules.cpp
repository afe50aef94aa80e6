// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"
#include "text/rules/example_cards.h"
#include "text/rules/rule_description.h"

namespace settebello {

namespace {

// scoring.bonusSuit, and the points that every game scores

constexpr RuleValueName kBonusSuitNames[] = {
    {"coins", "", [] { return suitCards(Suit::Coins); }},
    {"cups", "", [] { return suitCards(Suit::Cups); }},
};

QStringList bonusSuitSummary(const RuleSet& rules) {
    if (rules.scoring.courtsAndAces) {
        return {};
    }
    if (rules.capture.steal) {
        return {SummaryText::tr("1 point for most cards; nothing else scores.")};
    }
    return {SummaryText::tr("1 point for each sweep."), SummaryText::tr("1 point for most cards."),
            (rules.bonusSuit() == Suit::Coins
                 ? SummaryText::tr("1 point for most %1, and 1 for the settebello, %2.",
                                   "coins; the seven of coins")
                 : SummaryText::tr("1 point for most %1, and 1 for %2.", "cups; the seven of cups"))
                .arg(suitCards(rules.bonusSuit()), theCard({rules.bonusSuit(), kSeven}))};
}

// scoring.courtsAndAces

QStringList courtsAndAcesSummary(const RuleSet& rules) {
    if (!rules.scoring.courtsAndAces) {
        return {};
    }
    return {SummaryText::tr("Each ace and each card of the three highest ranks scores 1 point; "
                            "most cards, most %1, %2 and sweeps score nothing.",
                            "coins; the seven of coins")
                .arg(suitCards(rules.bonusSuit()), theCard({rules.bonusSuit(), kSeven})),
            SummaryText::tr("Whoever has just eight of them counts %1 twice.", "the king of coins")
                .arg(theCard({rules.bonusSuit(), kKing}))};
}

void writeCourtsAndAces(ChapterWriter& chapter, const RuleSet& rules) {
    if (!rules.scoring.courtsAndAces) {
        return;
    }
    chapter.show({cups(kAce), cups(kJack), cups(kHorse), cups(kKing)},
                 BookText::tr("Each of these scores 1 point, and so do those of the other suits."));
    chapter.show({{rules.bonusSuit(), kKing}},
                 BookText::tr("The card that decides between two piles with eight each."));
}

constexpr BookPassage kCourtsAndAcesPassages[] = {{BookSection::Points, writeCourtsAndAces}};

constexpr RuleDescription kScoringRules[] = {
    {.key = "bonusSuit",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Suit that scores"),
     .explanation = QT_TRANSLATE_NOOP(
         "settebello::RuleText",
         "The suit of the settebello, of the point for most of one suit, and of the runs."),
     .valueNames = kBonusSuitNames,
     .summary = bonusSuitSummary},
    {.key = "courtsAndAces",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Only aces and high cards"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "Aces and the three highest ranks score one point each, and "
                                      "%1 of the suit that scores decides a tie; most cards, most "
                                      "of a suit, the settebello and sweeps score nothing."),
     .inserted = [] { return theRank(kKing); },
     .summary = courtsAndAcesSummary,
     .passages = kCourtsAndAcesPassages},
};

} // namespace

std::span<const RuleDescription> scoringRules() {
    return kScoringRules;
}

} // namespace settebello
