// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/card_captions.h"

#include "table/motion/director.h"
#include "table/painting/fitted_text.h"
#include "table/table_view.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace settebello {

namespace {

constexpr qreal kMinimumTextSize = 9; ///< pixels
/// A caption may be a little wider than its card, but not reach its neighbour's.
constexpr qreal kWidest = 1.08;

/// How far a card of the hand may be raised, in heights of the card.
constexpr qreal kRaised = 0.09;
/// From the edge of a card to the middle of its caption, in heights of the caption.
constexpr qreal kBeside = 0.65;

bool lies(const Board& board, Card card) {
    return board.table().contains(card) ||
           (board.viewer() >= 0 &&
            std::find(board.hand(board.viewer()).begin(), board.hand(board.viewer()).end(), card) !=
                board.hand(board.viewer()).end());
}

/// Whether a place is on any card that lies open.
bool coversCard(const Board& board, const Poses& poses, const QRectF& place) {
    for (int index = 0; index < kCardCount; ++index) {
        const Card card = Card::fromIndex(index);
        if (lies(board, card) && poses[card].geometry.bounds().intersects(place)) {
            return true;
        }
    }
    return false;
}

} // namespace

CardCaptions::CardCaptions(TableView& table)
    : QWidget(&table)
    , m_table(table) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    table.installEventFilter(this);
    connect(&table.director(), &Director::begun, this, qOverload<>(&QWidget::update));
    connect(&table.director(), &Director::rested, this, qOverload<>(&QWidget::update));
    connect(&table.director(), &Director::roomMade, this, qOverload<>(&QWidget::update));
    resize(table.size());
}

void CardCaptions::setCaptions(std::vector<Caption> captions) {
    m_captions = std::move(captions);
    setVisible(!m_captions.empty());
    raise();
    update();
}

void CardCaptions::setColours(const QColor& ground, const QColor& text, const QColor& edge) {
    m_ground = ground;
    m_text = text;
    m_edge = edge;
    update();
}

QFont CardCaptions::fontFor(const QString& text, qreal width) const {
    QFont font = m_table.font();
    qreal pixels = m_table.director().layout().textHeight() * 0.9 * lineScale(font);
    font.setBold(true);
    font.setPixelSize(std::max(1, qRound(pixels)));
    const qreal needed = QFontMetricsF(font).horizontalAdvance(text) + pixels;
    if (needed > width) {
        pixels = std::max(kMinimumTextSize, pixels * width / needed);
        font.setPixelSize(qRound(pixels));
    }
    return font;
}

std::vector<QRectF> CardCaptions::places() const {
    const Director& director = m_table.director();
    const Poses poses = restingPoses(director.board(), director.layout());
    std::vector<QRectF> all;
    for (const Caption& caption : m_captions) {
        if (!lies(director.board(), caption.card)) {
            all.emplace_back();
            continue;
        }
        const QRectF card = poses[caption.card].geometry.bounds();
        const QFontMetricsF metrics(fontFor(caption.text, card.width() * kWidest));
        const qreal height = metrics.height() * 1.15;
        QRectF place(0, 0, metrics.horizontalAdvance(caption.text) + height * 0.7, height);
        // Under a card on the table; over one in the hand, where there is no room below. Beside the
        // card, since its indices are in its corners.
        const bool below = director.board().table().contains(caption.card);
        place.moveCenter(
            {card.center().x(), below ? card.bottom() + height * kBeside
                                      : card.top() - card.height() * kRaised - height * kBeside});
        if (coversCard(director.board(), poses, place)) {
            place.moveCenter(card.center());
        }
        all.push_back(place);
    }
    return all;
}

bool CardCaptions::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_table && event->type() == QEvent::Resize) {
        resize(m_table.size());
    }
    return QWidget::eventFilter(watched, event);
}

void CardCaptions::paintEvent(QPaintEvent*) {
    if (m_table.moving()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QRectF> where = places();
    for (std::size_t i = 0; i < where.size(); ++i) {
        if (where[i].isEmpty()) {
            continue;
        }
        painter.setPen(QPen(m_edge, 1.5));
        painter.setBrush(m_ground);
        const qreal round = where[i].height() * 0.35;
        painter.drawRoundedRect(where[i], round, round);
        painter.setPen(m_text);
        painter.setFont(fontFor(m_captions[i].text, where[i].width()));
        painter.drawText(where[i], Qt::AlignCenter, m_captions[i].text);
    }
}

} // namespace settebello
