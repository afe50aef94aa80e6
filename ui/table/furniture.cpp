// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/furniture.h"

#include "table/table_words.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace settebello {

namespace {

/// Text is shrunk no further than this; then it is cut.
constexpr qreal kSmallest = 0.4;

/// Whether a side's points stand in this seat's label, and of which side.
int sideAtHome(const Board& board, const TableLayout& layout, int seat) {
    for (int side = 0; side < board.rules().sides(); ++side) {
        if (layout.side(side).home == seat) {
            return side;
        }
    }
    return -1;
}

/// A little pack of cards: the dealer's mark.
void paintDealerMark(QPainter& painter, const TableTheme& theme, const QRectF& rect) {
    painter.setPen(QPen(theme.plate.darker(150), std::max(1.0, rect.height() * 0.05)));
    for (int i = 0; i < 3; ++i) {
        const qreal w = rect.height() * 0.52;
        const QRectF card(rect.left() + i * rect.height() * 0.16,
                          rect.top() + (2 - i) * rect.height() * 0.1, w, rect.height() * 0.78);
        painter.setBrush(i == 2 ? theme.accent : theme.plateText);
        painter.drawRoundedRect(card, w * 0.14, w * 0.14);
    }
}

/// An arrow before the name of whose turn it is.
void paintTurnMark(QPainter& painter, const TableTheme& theme, const QRectF& rect) {
    QPainterPath arrow;
    arrow.moveTo(rect.left(), rect.top());
    arrow.lineTo(rect.right(), rect.center().y());
    arrow.lineTo(rect.left(), rect.bottom());
    arrow.closeSubpath();
    painter.fillPath(arrow, theme.accent);
}

/// Which team somebody plays for: a full circle or an open diamond.
void paintTeamMark(QPainter& painter, const QColor& colour, const QRectF& rect, int side) {
    painter.setPen(QPen(colour, std::max(1.5, rect.height() * 0.16)));
    painter.setBrush(side == 0 ? QBrush(colour) : Qt::NoBrush);
    const QPointF c = rect.center();
    if (side == 0) {
        painter.drawEllipse(c, rect.width() * 0.36, rect.width() * 0.36);
        return;
    }
    const qreal r = rect.width() * 0.5;
    painter.drawPolygon(
        QPolygonF{{c.x(), c.y() - r}, {c.x() + r, c.y()}, {c.x(), c.y() + r}, {c.x() - r, c.y()}});
}

} // namespace

QFont Furniture::sized(qreal pixels, bool bold) const {
    QFont font = m_font;
    font.setPixelSize(std::max(7, qRound(pixels)));
    font.setBold(bold);
    return font;
}

void Furniture::drawFitted(QPainter& painter, const QRectF& rect, int flags, const QString& text,
                           QFont font) {
    const qreal width = QFontMetricsF(font).horizontalAdvance(text);
    const qreal height = QFontMetricsF(font).height();
    const qreal scale = std::min(
        {1.0, rect.width() / std::max(1.0, width), rect.height() * 1.15 / std::max(1.0, height)});
    QString shown = text;
    if (scale < 1) {
        font.setPixelSize(
            std::max(7, static_cast<int>(font.pixelSize() * std::max(kSmallest, scale))));
        if (scale < kSmallest) {
            shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width());
        }
    }
    painter.setFont(font);
    painter.drawText(rect, flags | Qt::TextSingleLine, shown);
}

QRectF Furniture::plateOf(const Board& board, const TableLayout& layout, int seat) const {
    QRectF rect = layout.seat(seat).label;
    if (sideAtHome(board, layout, seat) < 0) {
        rect.setHeight(std::min(rect.height(), layout.textHeight() * 2.2));
    }
    return rect;
}

void Furniture::paint(QPainter& painter, const Board& board, const TableLayout& layout,
                      const std::vector<SeatWords>& seats, int turn, bool counts) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const int players = std::min(board.rules().table.players, static_cast<int>(seats.size()));
    for (int seat = 0; seat < players; ++seat) {
        paintSeat(painter, board, layout, seat, seats[static_cast<std::size_t>(seat)],
                  seat == turn);
    }
    for (int side = 0; side < board.rules().sides(); ++side) {
        paintPlate(painter, board, layout, side, counts);
    }
    painter.restore();
}

void Furniture::paintSeat(QPainter& painter, const Board& board, const TableLayout& layout,
                          int seat, const SeatWords& words, bool turn) const {
    const QRectF rect = plateOf(board, layout, seat);
    const qreal text = layout.textHeight();
    const qreal corner = text * 0.45;
    QPen edge(turn ? m_theme.accent : m_theme.plateMuted, turn ? 2.5 : 1);
    if (!turn && !m_theme.strong) {
        QColor soft = m_theme.plateMuted;
        soft.setAlpha(70);
        edge.setColor(soft);
    }
    painter.setPen(edge);
    painter.setBrush(m_theme.plate);
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), corner, corner);

    const qreal pad = text * 0.5;
    QRectF inside = rect.adjusted(pad, text * 0.12, -pad, -text * 0.12);
    const bool home = sideAtHome(board, layout, seat) >= 0;
    if (home) {
        inside.setBottom(layout.side(sideAtHome(board, layout, seat)).plate.top());
    }
    const bool level = !words.level.isEmpty();
    QRectF name(inside.left(), inside.top(), inside.width(),
                level ? inside.height() * 0.57 : inside.height());
    if (turn) {
        const qreal size = std::min(text * 0.62, name.height() * 0.6);
        paintTurnMark(painter, m_theme,
                      {name.left(), name.center().y() - size / 2, size * 0.85, size});
        name.setLeft(name.left() + size + text * 0.15);
    }
    if (board.rules().table.teams) {
        const qreal size = std::min(text * 0.6, name.height() * 0.6);
        paintTeamMark(painter, m_theme.plateText,
                      {name.left(), name.center().y() - size / 2, size, size},
                      board.rules().sideOf(seat));
        name.setLeft(name.left() + size + text * 0.3);
    }
    if (seat == board.dealer()) {
        const qreal size = std::min(text * 0.95, name.height() * 0.9);
        paintDealerMark(painter, m_theme,
                        {name.right() - size, name.center().y() - size / 2, size, size});
        name.setRight(name.right() - size - text * 0.2);
    }
    painter.setPen(m_theme.plateText);
    drawFitted(painter, name, Qt::AlignLeft | Qt::AlignVCenter, words.name,
               sized(text * 0.86, true));
    if (level) {
        const QRectF line(inside.left(), name.bottom(), inside.width(),
                          inside.bottom() - name.bottom());
        painter.setPen(m_theme.plateMuted);
        drawFitted(painter, line, Qt::AlignLeft | Qt::AlignVCenter, words.level,
                   sized(text * 0.68, false));
    }
}

void Furniture::paintPlate(QPainter& painter, const Board& board, const TableLayout& layout,
                           int side, bool counts) const {
    const qreal text = layout.textHeight();
    const QRectF rect = layout.side(side).plate.adjusted(text * 0.5, 0, -text * 0.5, -text * 0.2);
    QRectF line = rect;
    if (counts) {
        line.setHeight(rect.height() * 0.52);
        const CardSet pile = board.captured(side);
        const QString words = TableWords::counts(
            pile.size(), (pile & CardSet::ofSuit(board.rules().bonusSuit())).size(),
            (pile & CardSet::ofRank(kSeven)).size());
        painter.setPen(m_theme.plateMuted);
        drawFitted(painter, rect.adjusted(0, line.height(), 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                   words, sized(text * 0.72, false));
    }
    if (board.rules().table.teams) {
        const qreal size = std::min(text * 0.6, line.height() * 0.5);
        paintTeamMark(painter, m_theme.accent,
                      {line.left(), line.center().y() - size / 2, size, size}, side);
        line.setLeft(line.left() + size + text * 0.3);
    }
    const QFont large = sized(std::min(text * 1.15, line.height() * 0.9), true);
    const QString score = QString::number(board.side(side).score);
    painter.setPen(m_theme.accent);
    drawFitted(painter, line, Qt::AlignLeft | Qt::AlignVCenter, score, large);
    const qreal used = QFontMetricsF(large).horizontalAdvance(score) + text * 0.3;
    painter.setPen(m_theme.plateMuted);
    drawFitted(painter, line.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
               TableWords::target(board.rules().match.target),
               sized(std::min(text * 0.76, line.height() * 0.7), false));
}

} // namespace settebello
