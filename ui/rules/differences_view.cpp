// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/differences_view.h"

#include "text/number_text.h"
#include "text/rule_differences.h"
#include "text/rules_summary.h"

#include <QScrollBar>

namespace settebello {

DifferencesView::DifferencesView(QWidget* parent)
    : SectionsView(parent) {
    DifferencesView::updateText();
}

void DifferencesView::compare(const Side& first, const Side& second) {
    m_first = first;
    m_second = second;
    verticalScrollBar()->setValue(0);
    updateText();
}

void DifferencesView::updateText() {
    const QList<RuleDifference> differences = ruleDifferences(m_first.rules, m_second.rules);
    const auto value = [](const Side& side, const QString& name) {
        return tr("%1: %2", "a rule set, a rule's value in it").arg(side.name, name);
    };
    const int count = static_cast<int>(differences.size());
    QList<RulesSummarySection> sections{
        {{},
         {count == 0 ? tr("All rules are the same.")
                     : numbersInWords(tr("%n rule(s) differ:", "", count))}}};
    for (const RuleDifference& difference : differences) {
        sections.append({difference.rule,
                         {value(m_first, difference.first), value(m_second, difference.second)}});
    }
    showSections(sections);
    setAccessibleName(tr("How the rules differ"));
}

} // namespace settebello
