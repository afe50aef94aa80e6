// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/pause_overlay.h"

#include "table/painting/fitted_text.h"
#include "table/panels/table_prompt.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

PauseOverlay::PauseOverlay(QWidget* table)
    : QWidget(table)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_resume(new QPushButton(this))
    , m_start(new QPushButton(this)) {
    setObjectName(QStringLiteral("pausePane"));
    m_start->setObjectName(QStringLiteral("pauseToStart"));
    m_start->setProperty("quiet", true);
    for (QPushButton* button : {m_resume, m_start}) {
        button->setAutoDefault(true);
    }
    for (QLabel* label : {m_title, m_text}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    auto* column = new QVBoxLayout(this);
    column->addStretch();
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(m_resume, 0, Qt::AlignHCenter);
    column->addWidget(m_start, 0, Qt::AlignHCenter);
    column->addStretch();
    connect(m_resume, &QPushButton::clicked, this, &PauseOverlay::resumeRequested);
    connect(m_start, &QPushButton::clicked, this, &PauseOverlay::startRequested);
    hide();
    retranslate();
}

void PauseOverlay::open() {
    setGeometry(parentWidget()->rect());
    show();
    raise();
    m_resume->setFocus(Qt::OtherFocusReason);
}

void PauseOverlay::close() {
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    hide();
    if (hadFocus) {
        parentWidget()->setFocus(Qt::OtherFocusReason);
    }
}

void PauseOverlay::setTheme(const TableTheme& theme) {
    m_theme = theme;
    place(m_textHeight);
    update();
}

void PauseOverlay::place(qreal textHeight) {
    m_textHeight = textHeight;
    setGeometry(parentWidget()->rect());
    // Large text gives way a little where the window is narrow.
    const int pixels =
        std::max(9, qRound(std::min(textHeight * lineScale(font()), width() / 24.0)));
    const QString style =
        QStringLiteral("QLabel { color: %1; font-size: %2px; }").arg(m_theme.text.name());
    m_title->setStyleSheet(style.arg(qRound(pixels * 1.9)));
    m_text->setStyleSheet(style.arg(pixels));
    m_resume->setStyleSheet(TablePrompt::buttonStyle(m_theme, pixels));
    m_start->setStyleSheet(TablePrompt::buttonStyle(m_theme, pixels) +
                           TablePrompt::quietStyle(m_theme, m_theme.text, pixels));
    layout()->setSpacing(pixels);
    layout()->setContentsMargins(2 * pixels, pixels, 2 * pixels, pixels);
    if (isVisible()) {
        raise();
    }
}

void PauseOverlay::retranslate() {
    m_title->setText(tr("Paused"));
    m_text->setText(tr("The match is paused. It goes on when you press P or the button."));
    m_resume->setText(tr("&Continue"));
    m_start->setText(tr("&Back to the start"));
    setAccessibleName(text());
    if (isVisible()) {
        raise(); // a panel below it may have been raised
    }
}

QString PauseOverlay::text() const {
    return tr("The match is paused. Press P to go on.");
}

void PauseOverlay::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), m_theme.feltDark); // a score may lie below it, to be read later
}

/// The button has the focus and takes Enter and space; Escape resumes, too. The table gets nothing.
void PauseOverlay::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit resumeRequested();
    }
}

void PauseOverlay::mousePressEvent(QMouseEvent* event) {
    event->accept(); // a click that only brings the window back goes nowhere
}

} // namespace settebello
