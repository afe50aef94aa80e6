// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rules_summary.h"

#include "text/rules/rule_description.h"

namespace settebello {

QList<RulesSummarySection> rulesSummary(const RuleSet& rules) {
    QList<RulesSummarySection> sections;
    for (const RuleDescriptionGroup& group : ruleDescriptions()) {
        RulesSummarySection section{SummaryText::tr(group.title), {}};
        for (const RuleDescription* rule : group.rules) {
            if (rule->summary) {
                section.sentences += rule->summary(rules);
            }
        }
        sections.append(section);
    }
    return sections;
}

} // namespace settebello
