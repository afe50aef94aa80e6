// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collapsible.h"

#include "widgets/letter_width.h"
#include "widgets/style.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace settebello {

namespace {

constexpr int kLeastLetters = 8;

/// The text with line breaks, so that only words that are too long are wider than this.
QString wrapped(const QString& text, const QFontMetrics& metrics, int width) {
    QString lines;
    QString line;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (!line.isEmpty() && metrics.horizontalAdvance(longer) > width) {
            lines += line + QLatin1Char('\n');
            line = word;
        } else {
            line = longer;
        }
    }
    return lines + line;
}

} // namespace

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
    m_heading->setMinimumWidth(letterWidth(m_heading->fontMetrics()) * kLeastLetters);
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
    m_title = title;
    m_heading->setText(title);
    if (isVisible()) {
        wrapTitle();
    }
}

void Collapsible::wrapTitle() {
    const QFontMetrics metrics = m_heading->fontMetrics();
    const int around = m_heading->sizeHint().width() -
                       metrics.size(Qt::TextShowMnemonic, m_heading->text()).width();
    m_heading->setText(wrapped(m_title, metrics, width() - around));
}

void Collapsible::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    wrapTitle();
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
