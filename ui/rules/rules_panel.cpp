// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rules_panel.h"

#include "text/rules_summary.h"

namespace settebello {

RulesPanel::RulesPanel(QWidget* parent)
    : SectionsView(parent) {
    RulesPanel::updateText();
}

void RulesPanel::setRules(const RuleSet& rules, const std::string& base) {
    if (rules != m_rules || base != m_base) {
        m_rules = rules;
        m_base = base;
        updateText();
    }
}

void RulesPanel::updateText() {
    showSections(rulesSummary(m_rules, m_base));
    setAccessibleName(tr("These rules in words"));
}

} // namespace settebello
