// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/mark_painter.h"

#include "table/input/choice_badges.h"
#include "table/painting/fitted_text.h"
#include "text/table_text.h"

#include <QPainter>

#include <algorithm>

namespace settebello {

void MarkPainter::paintFreePlace(QPainter& painter, const PlayChooser& chooser) const {
    const std::vector<CardSet>& choices = chooser.choices();
    const auto laying = std::find(choices.begin(), choices.end(), CardSet());
    if (!chooser.card() || laying == choices.end()) {
        return;
    }
    const CardGeometry geometry = freePlace(m_director);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF rect = geometry.bounds();
    QColor fill = m_theme.text;
    fill.setAlpha(28);
    painter.setBrush(fill);
    painter.setPen(QPen(m_theme.text, m_theme.strong ? 4 : 2, Qt::DashLine));
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), geometry.width() * 0.07,
                            geometry.width() * 0.07);
    painter.restore();
}

void MarkPainter::paintLastMove(QPainter& painter, const Poses& poses) const {
    const auto& move = m_director.board().lastMove();
    if (!move) {
        return;
    }
    QColor colour = m_theme.accent;
    colour.setAlpha(m_theme.strong ? 255 : 170);
    const Pose& pose = poses[move->card];
    if (pose.seen) {
        painter.save();
        clipOutPileOver(painter, move->card, poses);
        m_marks.paintRing(painter, pose, {colour}, std::max(1.5, pose.geometry.height * 0.012),
                          Qt::SolidLine);
        painter.restore();
    }
}

/// Of a sweep, which lies under its pile, only the part that sticks out is marked.
void MarkPainter::clipOutPileOver(QPainter& painter, Card card, const Poses& poses) const {
    const Board& board = m_director.board();
    QPainterPath over;
    for (int side = 0; side < board.rules().sides(); ++side) {
        const CardSet captured = board.captured(side);
        if (!captured.contains(card)) {
            continue;
        }
        for (const Card other : captured) {
            if (poses[other].seen && poses[other].z > poses[card].z) {
                over = over.united(cardOutline(poses[other], 0));
            }
        }
    }
    if (!over.isEmpty()) {
        QPainterPath everything;
        everything.addRect(QRectF(QPointF(), m_director.layout().size()));
        painter.setClipPath(everything.subtracted(over), Qt::IntersectClip);
    }
}

qreal MarkPainter::markWidth() const {
    return std::max(3.0, m_director.layout().textHeight() * 0.2);
}

void MarkPainter::paintMoveMark(QPainter& painter, const MoveMark& move, const Poses& poses) const {
    const Board& board = m_director.board();
    const QString number = QString::number(move.number);
    if (board.table().contains(move.card)) {
        m_marks.paintRing(painter, poses[move.card], {m_theme.accent}, markWidth(), Qt::SolidLine);
        const QRectF bounds = poses[move.card].geometry.bounds();
        const qreal size = badgeSize();
        m_marks.paintBadge(painter, QRectF(bounds.right() - size, bounds.top(), size, size),
                           m_theme.accent, number, true);
        return;
    }
    // Face down in a pile, where nobody may look: the pile that it went to.
    for (int side = 0; side < board.rules().sides(); ++side) {
        const CardSet captured = board.captured(side);
        if (captured.contains(move.card.printed())) {
            QRectF pile; // with its sweeps
            for (const Card card : captured) {
                pile |= poses[card].geometry.bounds();
            }
            paintPileMark(painter, pile, number);
        }
    }
}

void MarkPainter::paintPileMark(QPainter& painter, const QRectF& pile,
                                const QString& number) const {
    const qreal width = markWidth();
    const qreal size = badgeSize();
    const QRectF frame = pile.adjusted(-2 * width, -2 * width, 2 * width, 2 * width);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.accent, width));
    painter.drawRoundedRect(frame.adjusted(width, width, -width, -width), size / 4, size / 4);
    painter.restore();
    m_marks.paintBadge(painter, QRectF(frame.right() - size, frame.top(), size, size),
                       m_theme.accent, number, true);
}

void MarkPainter::paintCutPlaces(QPainter& painter, std::optional<bool> keep) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const bool hand : {false, true}) {
        paintCutPlace(painter, hand, keep == hand);
    }
    painter.restore();
}

void MarkPainter::paintCutPlace(QPainter& painter, bool hand, bool target) const {
    const TableLayout& layout = m_director.layout();
    const qreal text = layout.textHeight();
    const QRectF rect =
        (hand ? layout.seat(layout.viewer()).fan : layout.tableArea()).adjusted(3, 3, -3, -3);
    QColor fill = m_theme.text;
    fill.setAlpha(target ? 45 : 14);
    painter.setBrush(fill);
    painter.setPen(QPen(target ? m_theme.accent : m_theme.text, target ? 3 : 1.5, Qt::DashLine));
    painter.drawRoundedRect(rect, text * 0.6, text * 0.6);
    painter.setPen(m_theme.text);
    const QRectF line(rect.left() + text, hand ? rect.bottom() - text * 2.2 : rect.top(),
                      rect.width() - 2 * text, text * 2.2);
    drawFittedLine(painter, line, Qt::AlignCenter,
                   hand ? TableText::cutToHand() : TableText::cutToTable(),
                   sizedFont(m_font, qRound(text * 0.95), target));
}

void MarkPainter::paintFocus(QPainter& painter, Card card, const Poses& poses) const {
    const qreal width = std::max(2.0, poses[card].geometry.height * 0.013);
    // Mostly around the card, so that the number in its corner can be read.
    const QPainterPath edge = visibleOutline(card, m_director.board(), poses, 1.4 * width);
    m_marks.paintSeam(painter, edge, m_theme.focus, width);
}

void MarkPainter::paintAdvised(QPainter& painter, Card card, const Poses& poses) const {
    const qreal width = markWidth();
    m_marks.paintEdge(painter, visibleOutline(card, m_director.board(), poses, width),
                      m_theme.accent, width);
}

void MarkPainter::paintGhostEdge(QPainter& painter, const Pose& ghost) const {
    const qreal width = markWidth();
    m_marks.paintEdge(painter, cardOutline(ghost, width), m_theme.accent, width);
}

/// The cards on the table do not move aside for it: it covers none of its row, if there is room.
CardGeometry MarkPainter::besideCards(CardGeometry place, const Poses& poses) const {
    const TableLayout& layout = m_director.layout();
    const QRectF row = place.bounds();
    qreal x = place.centre.x();
    for (const Card card : m_director.board().tableCards()) {
        const QRectF bounds = poses[card].geometry.bounds();
        if (bounds.top() < row.bottom() && bounds.bottom() > row.top()) {
            x = std::max(x, bounds.right() + layout.gap() + place.width() / 2);
        }
    }
    if (x + place.width() / 2 <= layout.tableArea().right()) {
        place.centre.setX(x);
    }
    return place;
}

CardGeometry MarkPainter::placeOf(const Play& play, const Poses& poses) const {
    const CardSet taken = play.captured - CardSet{play.card};
    if (taken.empty()) {
        return besideCards(freePlace(m_director), poses);
    }
    CardGeometry place = poses[taken.first()].geometry;
    place.centre = middleOf(taken, poses);
    place.angle = 0;
    if (taken.size() == 1) { // so that the card under it can be recognized
        place.centre += QPointF(place.width() * 0.35, place.height * 0.2);
    }
    return place;
}

} // namespace settebello
