// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_prompt.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace settebello {

TablePrompt::TablePrompt(QWidget* parent)
    : QFrame(parent)
    , m_question(new QLabel(this))
    , m_row(new QHBoxLayout(this)) {
    setObjectName(QStringLiteral("tablePrompt"));
    m_row->addWidget(m_question, 1);
    m_question->setTextFormat(Qt::PlainText);
    hide();
}

void TablePrompt::ask(const QString& question, const std::vector<Answer>& answers, bool takeFocus) {
    for (QPushButton* button : m_buttons) {
        button->hide();
        button->deleteLater(); // it may be the one just pressed
    }
    m_buttons.clear();
    m_question->setText(question);
    setAccessibleName(question);
    for (const Answer& answer : answers) {
        auto* button = new QPushButton(answer.text, this);
        button->setAutoDefault(true);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        button->setAccessibleDescription(question);
        m_row->addWidget(button);
        // The answer may ask the next question, so it is kept outside the button.
        connect(button, &QPushButton::clicked, this, [chosen = answer.chosen] { chosen(); });
        button->installEventFilter(this);
        m_buttons.push_back(button);
    }
    show();
    raise();
    place();
    if (takeFocus && !m_buttons.empty()) {
        m_buttons.front()->setFocus(Qt::OtherFocusReason);
    }
}

void TablePrompt::answerFirst() {
    if (asking() && !m_buttons.empty()) {
        m_buttons.front()->click();
    }
}

/// A key that was held down for what came before must not answer this.
bool TablePrompt::eventFilter(QObject* watched, QEvent* event) {
    return (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->isAutoRepeat()) ||
           QFrame::eventFilter(watched, event);
}

void TablePrompt::drop() {
    if (isHidden()) {
        return;
    }
    const bool hadFocus = isAncestorOf(focusWidget()) && window()->focusWidget() != nullptr &&
                          isAncestorOf(window()->focusWidget());
    hide();
    if (hadFocus && parentWidget() != nullptr) {
        parentWidget()->setFocus(Qt::OtherFocusReason);
    }
}

QString TablePrompt::buttonStyle(const TableTheme& theme, int pixels) {
    const QColor ink =
        qGray(theme.accent.rgb()) > 110 ? QColor(0x1f, 0x17, 0x10) : QColor(Qt::white);
    return QStringLiteral("QPushButton { background: %1; color: %2; border: 2px solid %3;"
                          " border-radius: 0.45em; padding: 0.15em 0.8em; font-weight: bold; "
                          "font-size: %6px; }"
                          "QPushButton:hover { background: %4; }"
                          "QPushButton:pressed { background: %3; }"
                          "QPushButton:focus { border: 2px dashed %5; }")
        .arg(theme.accent.name(), ink.name(), theme.accent.darker(140).name(),
             theme.accent.lighter(112).name(), theme.focus.name())
        .arg(pixels);
}

QString TablePrompt::toolStyle(const TableTheme& theme) {
    return QStringLiteral("QToolButton { background: transparent; color: %1; border: 1px solid %1;"
                          " border-radius: 0.5em; }"
                          "QToolButton:hover { background: %2; color: %3; }"
                          "QToolButton:focus { border: 2px dashed %4; }")
        .arg(theme.text.name(), theme.accent.name(),
             qGray(theme.accent.rgb()) > 110 ? QStringLiteral("#1f1710") : QStringLiteral("#fff"),
             theme.focus.name());
}

void TablePrompt::setTheme(const TableTheme& theme) {
    m_theme = theme;
    restyle();
}

void TablePrompt::restyle() {
    QColor ground = m_theme.plate;
    ground.setAlpha(255);
    setStyleSheet(QStringLiteral("QFrame#tablePrompt { background: %1; border: 2px solid %2;"
                                 " border-radius: 0.5em; } QLabel { color: %3; font-size: %4px; }")
                      .arg(ground.name(), m_theme.accent.name(), m_theme.plateText.name())
                      .arg(m_pixels) +
                  buttonStyle(m_theme, m_pixels));
}

void TablePrompt::placeIn(const QRectF& strip, qreal textHeight, bool growsDown) {
    m_strip = strip;
    m_growsDown = growsDown;
    // Large text gives way a little where the window is narrow.
    const int pixels = std::max(8, qRound(std::min(textHeight * 0.88, strip.width() / 34)));
    if (pixels != m_pixels) {
        m_pixels = pixels;
        restyle();
    }
    const int pad = qRound(textHeight * 0.25);
    m_row->setContentsMargins(2 * pad, pad, 2 * pad, pad);
    m_row->setSpacing(2 * pad);
    place();
}

void TablePrompt::place() {
    m_question->setWordWrap(false);
    m_question->ensurePolished(); // a style sheet changes what its text needs
    for (QPushButton* button : m_buttons) {
        button->ensurePolished();
    }
    layout()->invalidate();
    layout()->activate();
    QSize size = layout()->totalSizeHint();
    if (size.width() > m_strip.width()) {
        m_question->setWordWrap(true);
        size.setWidth(qRound(m_strip.width()));
        size.setHeight(std::max(layout()->hasHeightForWidth()
                                    ? layout()->totalHeightForWidth(size.width())
                                    : size.height(),
                                layout()->totalMinimumSize().height()));
    }
    // At the strip's upper edge, as a lifted hand reaches into it.
    const qreal above = std::min(m_strip.top(), m_strip.bottom() - size.height());
    const int top = qRound(m_growsDown ? m_strip.top() : above);
    setGeometry(qRound(m_strip.center().x()) - size.width() / 2, top, size.width(), size.height());
}

} // namespace settebello
