// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/pause_pane.h"

#include "table/table_prompt.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

PausePane::PausePane(QWidget* table)
    : QWidget(table)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_goOn(new QPushButton(this)) {
    setObjectName(QStringLiteral("pausePane"));
    m_goOn->setAutoDefault(true);
    for (QLabel* label : {m_title, m_text}) {
        label->setAlignment(Qt::AlignCenter);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    auto* column = new QVBoxLayout(this);
    column->addStretch();
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(m_goOn, 0, Qt::AlignHCenter);
    column->addStretch();
    connect(m_goOn, &QPushButton::clicked, this, &PausePane::goOn);
    hide();
    retranslate();
}

void PausePane::open() {
    setGeometry(parentWidget()->rect());
    show();
    raise();
    m_goOn->setFocus(Qt::OtherFocusReason);
}

void PausePane::close() {
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    hide();
    if (hadFocus) {
        parentWidget()->setFocus(Qt::OtherFocusReason);
    }
}

void PausePane::setTheme(const TableTheme& theme) {
    m_theme = theme;
    place(m_textHeight);
    update();
}

void PausePane::place(qreal textHeight) {
    m_textHeight = textHeight;
    setGeometry(parentWidget()->rect());
    // Large text gives way a little where the window is narrow.
    const int pixels = std::max(9, qRound(std::min(textHeight, width() / 24.0)));
    const QString style =
        QStringLiteral("QLabel { color: %1; font-size: %2px; }").arg(m_theme.text.name());
    m_title->setStyleSheet(style.arg(qRound(pixels * 1.9)));
    m_text->setStyleSheet(style.arg(pixels));
    m_goOn->setStyleSheet(TablePrompt::buttonStyle(m_theme, pixels));
    layout()->setSpacing(pixels);
    layout()->setContentsMargins(2 * pixels, pixels, 2 * pixels, pixels);
    if (isVisible()) {
        raise();
    }
}

void PausePane::retranslate() {
    m_title->setText(tr("Paused"));
    m_text->setText(tr("The match stands still. It goes on when you press P or the button."));
    m_goOn->setText(tr("&Go on"));
    setAccessibleName(words());
    if (isVisible()) {
        raise(); // what was said below it may have come up
    }
}

QString PausePane::words() const {
    return tr("The match is paused. Press P to go on.");
}

void PausePane::paintEvent(QPaintEvent*) {
    QColor veil = m_theme.feltDark;
    veil.setAlpha(222);
    QPainter(this).fillRect(rect(), veil);
}

/// The button has the focus: Enter and space are its; Esc goes on, too. The table gets nothing.
void PausePane::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit goOn();
    }
}

void PausePane::mousePressEvent(QMouseEvent* event) {
    event->accept(); // a click that only brings the window back goes nowhere
}

} // namespace settebello
