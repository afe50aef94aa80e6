// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rules_summary.h"

#include "text/number_text.h"
#include "text/rules/rule_description.h"
#include "text/sweep_name.h"

namespace settebello {

QList<RulesSummarySection> rulesSummary(const RuleSet& rules, std::string_view game) {
    QList<RulesSummarySection> sections;
    for (const RuleDescriptionGroup& group : ruleDescriptions()) {
        RulesSummarySection section{SummaryText::tr(group.title), {}};
        for (const RuleDescription* rule : group.rules) {
            if (rule->summary) {
                for (const QString& sentence : rule->summary(rules)) {
                    section.sentences += withSweepName(numbersInWords(sentence), game);
                }
            }
        }
        sections.append(section);
    }
    return sections;
}

} // namespace settebello
