// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/difference_mark.h"

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

void DifferenceMark::showDifference(const QString& preset, const QString& value,
                                    const QString& toggle) {
    m_text->setText(QStringLiteral("≠ ") + tr("%1: %2", "a preset, its value").arg(preset, value));
    m_back->setText(tr("Undo", "go back to the preset's value"));
    m_back->setAccessibleName(
        tr("%1: back to “%2”", "a rule, its value in the preset").arg(toggle, value));
    m_back->setToolTip(m_back->accessibleName());
    show();
}

void DifferenceMark::clear() {
    m_text->clear();
    hide();
}

QString DifferenceMark::text() const {
    return m_text->text();
}

} // namespace settebello
