// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/difference_mark.h"

#include "rules/presets.h"
#include "text/rule_differences.h"
#include "widgets/steady_scroll.h"
#include "widgets/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace settebello {

DifferenceMark::DifferenceMark(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_back(new QPushButton(this)) {
    m_text->setWordWrap(true);
    m_text->setFont(scaledFont(m_text->font(), 1, true));
    m_back->setAutoDefault(false);
    m_back->setObjectName(QStringLiteral("backToPreset"));
    connect(m_back, &QPushButton::clicked, this, &DifferenceMark::back);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 2);
    row->addWidget(m_text, 1);
    row->addWidget(m_back);
    hide();
}

bool DifferenceMark::compare(const RuleKey& key, const RuleSet& rules, const Preset& preset) {
    const std::optional<RuleDifference> found = ruleDifference(key, rules, preset.rules);
    showInPlace(*this, found.has_value());
    if (!found) {
        m_text->clear();
        return false;
    }
    const QString& value = found->second;
    m_text->setText(tr("Usually: %1", "a rule's value in the game").arg(value));
    m_back->setText(tr("Undo", "go back to the preset's value"));
    m_back->setAccessibleName(
        tr("%1: back to “%2”", "a rule, its value in the preset").arg(found->rule, value));
    m_back->setToolTip(m_back->accessibleName());
    return true;
}

QString DifferenceMark::text() const {
    return m_text->text();
}

} // namespace settebello
