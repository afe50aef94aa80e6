// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collapsible.h"

#include "widgets/style.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace settebello {

Collapsible::Collapsible(QWidget* parent)
    : QWidget(parent)
    , m_heading(new QToolButton(this))
    , m_body(new QWidget(this))
    , m_column(new QVBoxLayout(m_body)) {
    m_heading->setCheckable(true);
    m_heading->setAutoRaise(true);
    m_heading->setFont(scaledFont(m_heading->font(), 1.1, true));
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_heading->setFocusPolicy(Qt::StrongFocus);
    connect(m_heading, &QToolButton::toggled, this, &Collapsible::setOpen);
    m_column->setContentsMargins(20, 0, 2, 8);
    m_column->setSpacing(2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_heading);
    column->addWidget(m_body);
    setOpen(false);
}

void Collapsible::setTitle(const QString& title) {
    m_heading->setText(title);
}

void Collapsible::add(QWidget* widget) {
    m_column->addWidget(widget);
}

bool Collapsible::isOpen() const {
    return m_heading->isChecked();
}

void Collapsible::setOpen(bool open) {
    m_heading->setChecked(open);
    m_heading->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_body->setVisible(open);
}

} // namespace settebello
