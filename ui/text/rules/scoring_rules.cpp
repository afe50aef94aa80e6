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
};

} // namespace

std::span<const RuleDescription> scoringRules() {
    return kRules;
}

} // namespace settebello
