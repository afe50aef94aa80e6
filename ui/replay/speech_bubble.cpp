// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/speech_bubble.h"

#include <QLabel>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

/// The smallest text size, in pixels, and that of captions.
constexpr int kLeast = 11;
constexpr int kUsual = 16;
/// The widest line, in text sizes.
constexpr int kLongestLine = 30;
/// It covers no more of the table's height, if that can be helped.
constexpr double kMostHeight = 0.4;
constexpr int kGap = 6;

/// Beside the label of a seat, towards the middle of the table.
QPoint cornerBeside(const SeatLayout& seat, const QSize& size) {
    const QRect label = seat.label.toAlignedRect();
    const int x = label.center().x() - size.width() / 2;
    const int y = label.center().y() - size.height() / 2;
    switch (seat.edge) {
    case Edge::Top:
        return {x, label.bottom() + kGap};
    case Edge::Bottom:
        return {x, label.top() - kGap - size.height()};
    case Edge::Left:
        return {label.right() + kGap, y};
    case Edge::Right:
        return {label.left() - kGap - size.width(), y};
    }
    return {x, y};
}

} // namespace

SpeechBubble::SpeechBubble(QWidget* table)
    : QFrame(table)
    , m_speaker(new QLabel(this))
    , m_text(new QLabel(this)) {
    setObjectName(QStringLiteral("speechBubble"));
    m_speaker->setObjectName(QStringLiteral("speaker"));
    m_text->setObjectName(QStringLiteral("speech"));
    for (QLabel* label : {m_speaker, m_text}) {
        label->setTextFormat(Qt::PlainText); // names come from files
        label->setWordWrap(true);
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_speaker);
    column->addWidget(m_text);
    hide();
}

QString SpeechBubble::text() const {
    return m_text->text();
}

void SpeechBubble::say(int seat, const QString& speaker, const QString& text) {
    m_seat = seat;
    m_speaker->setText(speaker);
    m_text->setText(text);
    setAccessibleName(QStringLiteral("%1: %2").arg(speaker, text));
    show();
    raise();
    placeIn(m_layout);
}

void SpeechBubble::setTheme(const TableTheme& theme) {
    m_theme = theme;
    restyle();
    placeIn(m_layout);
}

void SpeechBubble::restyle() {
    QColor ground = m_theme.plate;
    ground.setAlpha(255);
    setStyleSheet(QStringLiteral("QFrame#speechBubble { background: %1; border: %2px solid %3;"
                                 " border-radius: 0.6em; }"
                                 " QLabel { color: %4; font-size: %5px; }"
                                 " QLabel#speaker { font-weight: bold; }")
                      .arg(ground.name())
                      .arg(m_theme.strong ? 3 : 2)
                      .arg(m_theme.accent.name(), m_theme.plateText.name())
                      .arg(m_pixels));
    layout()->setContentsMargins(m_pixels, m_pixels / 2, m_pixels, m_pixels / 2);
    layout()->setSpacing(m_pixels / 4);
}

bool SpeechBubble::fits(int pixels, int width, int most) {
    if (pixels != m_pixels) {
        m_pixels = pixels;
        restyle();
        m_speaker->ensurePolished(); // a style sheet changes what its text needs
        m_text->ensurePolished();
    }
    const auto lineOf = [](const QLabel* label) {
        return label->fontMetrics().horizontalAdvance(label->text());
    };
    const int unbroken = std::max(lineOf(m_speaker), lineOf(m_text)) + 3 * pixels;
    width = std::min(width, unbroken);
    resize(width, layout()->totalHeightForWidth(width));
    return height() <= most && layout()->totalMinimumSize().width() <= width;
}

/// Narrow in text a little smaller than the table's if that leaves most of the table to be seen,
/// else wider, and at last smaller still.
void SpeechBubble::fit(const QSize& room) {
    const int usual = std::max(kUsual, qRound(m_layout.textHeight() * 0.86));
    const int most = qRound(room.height() * kMostHeight);
    for (const int share : {36, 50, 70, 100}) {
        for (int pixels = usual; pixels >= (share < 100 ? usual * 4 / 5 : kLeast); --pixels) {
            const int width = std::min(room.width() * share / 100, kLongestLine * pixels);
            if (fits(pixels, width, most)) {
                return;
            }
        }
    }
    fits(kLeast, room.width(), room.height());
}

void SpeechBubble::placeIn(const TableLayout& layout) {
    m_layout = layout;
    if (isHidden() || m_seat >= layout.players()) {
        return;
    }
    const QRect room = layout.cloth().toAlignedRect().marginsRemoved({kGap, kGap, kGap, kGap});
    fit(room.size());
    QRect place(cornerBeside(layout.seat(m_seat), size()), size());
    place.moveLeft(
        std::clamp(place.left(), room.left(), std::max(room.left(), room.right() - place.width())));
    place.moveTop(
        std::clamp(place.top(), room.top(), std::max(room.top(), room.bottom() - place.height())));
    setGeometry(place);
}

void SpeechBubble::mousePressEvent(QMouseEvent* event) {
    event->accept();
    hide();
}

} // namespace settebello
