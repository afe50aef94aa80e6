// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rules_panel.h"

#include "text/rules_summary.h"

namespace settebello {

namespace {

QStringList sentencesOf(const QList<RulesSummarySection>& sections) {
    QStringList sentences;
    for (const RulesSummarySection& section : sections) {
        sentences += section.sentences;
    }
    return sentences;
}

QStringList newSentences(const QList<RulesSummarySection>& before,
                         const QList<RulesSummarySection>& now) {
    const QStringList known = sentencesOf(before);
    QStringList added = sentencesOf(now);
    added.removeIf([&known](const QString& sentence) { return known.contains(sentence); });
    return added;
}

} // namespace

RulesPanel::RulesPanel(QWidget* parent)
    : SectionsView(parent) {
    RulesPanel::updateText();
}

void RulesPanel::setRules(const RuleSet& rules, const std::string& base) {
    if (rules == m_rules && base == m_base) {
        return;
    }
    m_new = base == m_base ? newSentences(rulesSummary(m_rules, base), rulesSummary(rules, base))
                           : QStringList();
    m_rules = rules;
    m_base = base;
    showSections(rulesSummary(m_rules, m_base), m_new);
}

void RulesPanel::updateText() {
    showSections(rulesSummary(m_rules, m_base));
    setAccessibleName(tr("These rules in words"));
}

} // namespace settebello
