// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fault_note.h"

#include "text/rule_fixes.h"
#include "text/rule_text.h"
#include "widgets/steady_scroll.h"
#include "widgets/style.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace settebello {

FaultNote::FaultNote(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this)) {
    makeWarning(m_text);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_text);
    hide();
}

void FaultNote::setFaults(const Faults& faults, const RuleSet& rules) {
    if (faults.empty()) {
        showInPlace(*this, false); // before its buttons lose the focus
    }
    if (m_fixes) {
        m_fixes->hide();
        m_fixes->deleteLater(); // one of its buttons may have been pressed just now
        m_fixes = nullptr;
    }
    QStringList sentences;
    for (const Fault& fault : faults) {
        sentences += ruleConflictText(fault);
    }
    setWarning(m_text, sentences.join(QLatin1Char(' ')));
    if (faults.empty()) {
        return;
    }
    showInPlace(*this, true);
    m_fixes = new QWidget(this);
    auto* column = new QVBoxLayout(m_fixes); // two side by side would be wider than some windows
    column->setContentsMargins(0, 0, 0, 2);
    column->setSpacing(2);
    for (const RuleFix& fix : ruleFixes(faults.front(), rules)) {
        auto* button = new QPushButton(fix.text, m_fixes);
        button->setObjectName(QStringLiteral("fix"));
        button->setAutoDefault(false);
        button->setAccessibleDescription(sentences.join(QLatin1Char(' ')));
        connect(button, &QPushButton::clicked, this,
                [this, fixedRules = fix.rules] { emit fixed(fixedRules); });
        column->addWidget(button, 0, Qt::AlignLeft);
    }
    layout()->addWidget(m_fixes);
    m_fixes->show();
}

QString FaultNote::text() const {
    return warningText(m_text);
}

} // namespace settebello
