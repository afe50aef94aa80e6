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
    const QList<RulesSummarySection> now = rulesSummary(rules, base);
    const QStringList added =
        base == m_base ? newSentences(rulesSummary(m_rules, base), now) : QStringList();
    m_rules = rules;
    m_base = base;
    showSections(now, added);
}

void RulesPanel::updateText() {
    showSections(rulesSummary(m_rules, m_base));
    setAccessibleName(tr("These rules in words"));
}

} // namespace settebello
