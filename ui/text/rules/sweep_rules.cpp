// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rules/rule_description.h"

namespace settebello {

namespace {

// sweep.onLastCard

QStringList onLastCardSummary(const RuleSet& rules) {
    if (!rules.hasSweeps()) {
        return {};
    }
    return {SummaryText::tr("Taking everything from the table is a sweep, a scopa."),
            rules.sweep.onLastCard ? SummaryText::tr("The last card of the round may sweep too.")
                                   : SummaryText::tr("The last card of the round makes no sweep.")};
}

void writeOnLastCard(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(rules.sweep.onLastCard
                    ? BookText::tr("The very last card of a round may sweep like any other.")
                    : BookText::tr("The very last card of a round captures as usual, but never "
                                   "scores a sweep."));
}

constexpr BookPassage kOnLastCardPassages[] = {{BookSection::Sweep, writeOnLastCard}};

// sweep.leftovers

constexpr RuleValueName kLeftoversNames[] = {
    {"lastCapturer", QT_TRANSLATE_NOOP("settebello::RuleText", "whoever captured last")},
    {"dealer", QT_TRANSLATE_NOOP("settebello::RuleText", "the dealer")},
};

QStringList leftoversSummary(const RuleSet& rules) {
    return {rules.sweep.leftovers == Leftovers::Dealer
                ? SummaryText::tr("What is left at the end goes to the dealer.")
                : SummaryText::tr("What is left at the end goes to whoever captured last.")};
}

void writeLeftovers(ChapterWriter& chapter, const RuleSet& rules) {
    const bool dealer = rules.sweep.leftovers == Leftovers::Dealer;
    if (!rules.hasSweeps()) {
        chapter.say(dealer ? BookText::tr("The round is over when all cards have been played. "
                                          "Whatever is still on the table then goes to the dealer.")
                           : BookText::tr("The round is over when all cards have been played. "
                                          "Whatever is still on the table then goes to whoever "
                                          "captured last."));
        return;
    }
    chapter.say(
        dealer
            ? BookText::tr("The round is over when all cards have been played. Whatever is still "
                           "on the table then goes to the dealer; that is no sweep.")
            : BookText::tr("The round is over when all cards have been played. Whatever is still "
                           "on the table then goes to whoever captured last; that is no sweep."));
}

constexpr BookPassage kLeftoversPassages[] = {{BookSection::RoundEnd, writeLeftovers}};

constexpr RuleDescription kSweepRules[] = {
    {.key = "onLastCard",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Sweep with the last card"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "The round's very last play may score a sweep too."),
     .summary = onLastCardSummary,
     .passages = kOnLastCardPassages},
    {.key = "leftovers",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Who gets what is left"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "The cards that lie on the table after the last play; they "
                                      "are no sweep."),
     .valueNames = kLeftoversNames,
     .summary = leftoversSummary,
     .passages = kLeftoversPassages},
};

} // namespace

std::span<const RuleDescription> sweepRules() {
    return kSweepRules;
}

} // namespace settebello
