// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fault_note.h"

#include "rules/fix_buttons.h"
#include "text/rule_text.h"
#include "widgets/steady_scroll.h"
#include "widgets/style.h"
#include "widgets/widget_size.h"

#include <QLabel>
#include <QVBoxLayout>

namespace settebello {

FaultNote::FaultNote(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_fixes(new FixButtons(QStringLiteral("fix"), this)) {
    makeWarning(m_text);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_text);
    column->addWidget(m_fixes);
    keepAsHighAsNeeded(this);
    connect(m_fixes, &FixButtons::chosen, this, &FaultNote::fixed);
    hide();
}

void FaultNote::setFaults(const Faults& faults, const RuleSet& rules) {
    if (faults.empty()) {
        showInPlace(*this, false); // before its buttons lose the focus
    }
    QStringList sentences;
    for (const Fault& fault : faults) {
        sentences += ruleConflictText(fault);
    }
    const QString why = sentences.join(QLatin1Char(' '));
    setWarning(m_text, why);
    m_fixes->setFixes(faults.empty() ? std::vector<RuleFix>() : ruleFixes(faults.front(), rules),
                      why);
    if (!faults.empty()) {
        showInPlace(*this, true);
    }
}

QString FaultNote::text() const {
    return warningText(m_text);
}

} // namespace settebello
