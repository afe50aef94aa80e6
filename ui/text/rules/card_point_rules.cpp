// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rules/rule_description.h"

namespace settebello {

namespace {

// scoring.reBello

QStringList reBelloSummary(const RuleSet& rules) {
    if (!rules.scoring.reBello) {
        return {};
    }
    return {rules.bonusSuit() == Suit::Cups
                ? SummaryText::tr("1 point for the re bello, the king of cups.")
                : SummaryText::tr("1 point for the re bello, the king of coins.")};
}

// scoring.lowCards

QStringList lowCardsSummary(const RuleSet& rules) {
    if (!rules.scoring.lowCards) {
        return {};
    }
    return {rules.bonusSuit() == Suit::Cups
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

constexpr RuleDescription kCardPointRules[] = {
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
};

} // namespace

std::span<const RuleDescription> cardPointRules() {
    return kCardPointRules;
}

} // namespace settebello
