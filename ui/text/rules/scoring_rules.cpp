// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rules/rule_description.h"

namespace settebello {

namespace {

// scoring.bonusSuit, and the points that every game scores

constexpr RuleValueName kBonusSuitNames[] = {
    {"coins", QT_TRANSLATE_NOOP("settebello::RuleText", "coins")},
    {"cups", QT_TRANSLATE_NOOP("settebello::RuleText", "cups")},
};

QStringList bonusSuitSummary(const RuleSet& rules) {
    return {SummaryText::tr("1 point for each sweep."), SummaryText::tr("1 point for most cards."),
            rules.bonusSuit() == Suit::Cups
                ? SummaryText::tr("1 point for most cups, and 1 for the seven of cups.")
                : SummaryText::tr("1 point for most coins, and 1 for the settebello, the seven of "
                                  "coins.")};
}

constexpr RuleDescription kScoringRules[] = {
    {.key = "bonusSuit",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Suit that scores"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "The suit of the settebello, of the most-cards point and of "
                                      "the runs."),
     .valueNames = kBonusSuitNames,
     .summary = bonusSuitSummary},
};

} // namespace

std::span<const RuleDescription> scoringRules() {
    return kScoringRules;
}

} // namespace settebello
