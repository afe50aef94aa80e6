// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/play_picture.h"

#include "analysis/analysis_text.h"
#include "cards/card_names.h"
#include "cards/card_pictures.h"
#include "cards/card_strip.h"
#include "widgets/label_role.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

namespace settebello {

namespace {

constexpr int kFrame = 3;         ///< pixels around the cards
constexpr double kArrow = 1.3;    ///< the gap for the arrow, in lines of text
constexpr double kArrowHead = .3; ///< likewise

} // namespace

PlayPicture::PlayPicture(CardPictures& pictures, const Play& play, double lines, QWidget* parent)
    : QWidget(parent)
    , m_play(play)
    , m_card(makeStrip(pictures, {play.card}, lines)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setWidgetRole(this, QAccessible::Graphic);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kFrame, kFrame, kFrame, kFrame);
    row->addWidget(m_card);
    if (play.isCapture()) {
        m_taken = makeStrip(pictures, play.captured, lines);
        row->addWidget(m_taken);
    }
    row->addStretch(1);
    fit();
    retranslate();
}

CardStrip* PlayPicture::makeStrip(CardPictures& pictures, CardSet cards, double lines) {
    auto* strip = new CardStrip(pictures, {cards.begin(), cards.end()}, lines, this);
    strip->setNumbers(true);
    return strip;
}

void PlayPicture::setOnTable(bool onTable) {
    m_onTable = onTable;
    update();
}

void PlayPicture::fit() {
    layout()->setSpacing(qRound(fontMetrics().height() * kArrow));
}

void PlayPicture::retranslate() {
    const QString words = capitalized(decisionName(Decision(m_play)));
    setAccessibleName(words);
    setToolTip(words);
}

void PlayPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_onTable) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kFrame, kFrame);
    }
    if (!m_taken) {
        return;
    }
    const double head = fontMetrics().height() * kArrowHead;
    const double y = m_card->geometry().center().y();
    const bool leftToRight = m_card->x() < m_taken->x();
    const QWidget* left = leftToRight ? m_card : m_taken;
    const QWidget* right = leftToRight ? m_taken : m_card;
    const QPointF ends[] = {{left->geometry().right() + head, y},
                            {right->geometry().left() - head, y}};
    const QPointF from = ends[leftToRight ? 0 : 1];
    const QPointF tip = ends[leftToRight ? 1 : 0];
    const double back = leftToRight ? -head : head;
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, tip);
    painter.drawLine(tip, tip + QPointF(back, head));
    painter.drawLine(tip, tip + QPointF(back, -head));
}

void PlayPicture::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        fit();
    }
    QWidget::changeEvent(event);
}

} // namespace settebello
