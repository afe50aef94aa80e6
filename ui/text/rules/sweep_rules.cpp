// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rules/rule_description.h"

namespace settebello {

namespace {

// sweep.onLastCard

QStringList onLastCardSummary(const RuleSet& rules) {
    return {SummaryText::tr("Taking everything from the table is a sweep, a scopa."),
            rules.sweep.onLastCard ? SummaryText::tr("The last card of the round may sweep too.")
                                   : SummaryText::tr("The last card of the round makes no sweep."),
            SummaryText::tr("What is left at the end goes to whoever captured last.")};
}

void writeOnLastCard(ChapterWriter& chapter, const RuleSet& rules) {
    chapter.say(rules.sweep.onLastCard
                    ? BookText::tr("The very last card of a round may sweep like any other.")
                    : BookText::tr("The very last card of a round captures as usual, but never "
                                   "scores a sweep."));
}

void writeLeftovers(ChapterWriter& chapter, const RuleSet&) {
    chapter.say(BookText::tr("The round is over when all cards have been played. Whatever is still "
                             "on the table then goes to whoever captured last; that is no sweep."));
}

constexpr BookPassage kOnLastCardPassages[] = {
    {BookSection::Sweep, writeOnLastCard},
    {BookSection::RoundEnd, writeLeftovers},
};

constexpr RuleDescription kSweepRules[] = {
    {.key = "onLastCard",
     .label = QT_TRANSLATE_NOOP("settebello::RuleText", "Sweep with the last card"),
     .explanation = QT_TRANSLATE_NOOP("settebello::RuleText",
                                      "The round's very last play may score a sweep too."),
     .summary = onLastCardSummary,
     .passages = kOnLastCardPassages},
};

} // namespace

std::span<const RuleDescription> sweepRules() {
    return kSweepRules;
}

} // namespace settebello
