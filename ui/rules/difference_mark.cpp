// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/difference_mark.h"

#include "rules/presets.h"
#include "text/rule_text.h"
#include "widgets/style.h"
#include "widgets/widget_size.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace settebello {

DifferenceMark::DifferenceMark(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_back(new QPushButton(this)) {
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

/// Says the preset's value even while nothing differs, so that the room is that of the words.
bool DifferenceMark::compare(const RuleKey& key, const RuleSet& rules, const Preset& preset) {
    const int usual = key.get(preset.rules);
    const QString value = ruleValueName(key, usual);
    m_text->setText(tr("Usually: %1", "a rule's value in the game").arg(value));
    m_back->setText(tr("Undo", "go back to the preset's value"));
    m_back->setAccessibleName(
        tr("%1: back to “%2”", "a rule, its value in the preset").arg(ruleLabel(key), value));
    m_back->setToolTip(m_back->accessibleName());
    const bool differs = key.get(rules) != usual;
    retainSizeWhenHidden(*this);
    setVisible(differs);
    updateRoom();
    return differs;
}

/// Parts of what is hidden do not tell a layout that they have another size.
void DifferenceMark::updateRoom() {
    layout()->invalidate();
    updateGeometry();
}

QString DifferenceMark::text() const {
    return isHidden() ? QString() : m_text->text();
}

/// In a single line, whether it is hidden or not.
int DifferenceMark::lineWidth() const {
    return m_text->fontMetrics().horizontalAdvance(m_text->text()) + layout()->spacing() +
           m_back->sizeHint().width();
}

void DifferenceMark::fitInto(QBoxLayout& row, int room) {
    const bool isNarrow = lineWidth() > room;
    row.setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_text->setWordWrap(isNarrow);
    updateRoom();
}

} // namespace settebello
