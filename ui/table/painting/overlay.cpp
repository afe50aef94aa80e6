// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/overlay.h"

#include "table/painting/label_painter.h"
#include "text/table_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

const Pose& at(const Poses& poses, Card card) {
    return poses[static_cast<std::size_t>(card.index())];
}

} // namespace

QFont Overlay::sized(qreal pixels, bool bold) const {
    QFont font = m_font;
    font.setPixelSize(std::max(7, qRound(pixels)));
    font.setBold(bold);
    return font;
}

CardGeometry Overlay::freePlace() const {
    const Board& board = m_director.board();
    return m_director.layout().tableCard(board.nextPlace(),
                                         static_cast<int>(board.places().size()));
}

void Overlay::paintFreePlace(QPainter& painter, const PlayChooser& chooser) const {
    const std::vector<CardSet>& choices = chooser.choices();
    const auto laying = std::find(choices.begin(), choices.end(), CardSet());
    if (!chooser.card() || laying == choices.end()) {
        return;
    }
    const CardGeometry geometry = freePlace();
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

void Overlay::paintLastMove(QPainter& painter, const Poses& poses) const {
    const auto& move = m_director.board().lastMove();
    if (!move) {
        return;
    }
    QColor colour = m_theme.accent;
    colour.setAlpha(m_theme.strong ? 255 : 170);
    const Pose& pose = at(poses, move->card);
    if (pose.seen) {
        ring(painter, pose, {colour}, std::max(1.5, pose.geometry.height * 0.012), Qt::SolidLine);
    }
}

void Overlay::paintMarked(QPainter& painter, const MoveMark& move, const Poses& poses) const {
    const TableLayout& layout = m_director.layout();
    const Board& board = m_director.board();
    const QString number = QString::number(move.number);
    const qreal size = layout.textHeight() * 1.5;
    const qreal width = std::max(3.0, layout.textHeight() * 0.2);
    if (board.table().contains(move.card)) {
        const Pose& pose = at(poses, move.card);
        ring(painter, pose, {m_theme.accent}, width, Qt::SolidLine);
        const QRectF bounds = pose.geometry.bounds();
        badge(painter, QRectF(bounds.right() - size, bounds.top(), size, size), m_theme.accent,
              number, true);
        return;
    }
    // Turned over in a pile, where nobody may look: the pile it went to.
    for (int side = 0; side < board.rules().sides(); ++side) {
        if (!board.captured(side).contains(move.card)) {
            continue;
        }
        QRectF pile; // as far as it reaches, its sweeps with it
        for (const Card captured : board.captured(side)) {
            pile |= at(poses, captured).geometry.bounds();
        }
        pile.adjust(-2 * width, -2 * width, 2 * width, 2 * width);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.accent, width));
        painter.drawRoundedRect(pile.adjusted(width, width, -width, -width), size / 4, size / 4);
        painter.restore();
        badge(painter, QRectF(pile.right() - size, pile.top(), size, size), m_theme.accent, number,
              true);
    }
}

void Overlay::paintCutPlaces(QPainter& painter, std::optional<bool> keep) const {
    const TableLayout& layout = m_director.layout();
    const qreal text = layout.textHeight();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const bool hand : {false, true}) {
        const QRectF rect =
            (hand ? layout.seat(layout.viewer()).fan : layout.tableArea()).adjusted(3, 3, -3, -3);
        QColor fill = m_theme.text;
        fill.setAlpha(keep == hand ? 45 : 14);
        painter.setBrush(fill);
        painter.setPen(QPen(keep == hand ? m_theme.accent : m_theme.text, keep == hand ? 3 : 1.5,
                            Qt::DashLine));
        painter.drawRoundedRect(rect, text * 0.6, text * 0.6);
        painter.setPen(m_theme.text);
        const QRectF words(rect.left() + text, hand ? rect.bottom() - text * 2.2 : rect.top(),
                           rect.width() - 2 * text, text * 2.2);
        LabelPainter::drawFitted(painter, words, Qt::AlignCenter,
                                 hand ? TableText::cutToHand() : TableText::cutToTable(),
                                 sized(text * 0.95, keep == hand));
    }
    painter.restore();
}

void Overlay::paintFocus(QPainter& painter, Card card, const Poses& poses) const {
    const qreal width = std::max(2.0, at(poses, card).geometry.height * 0.013);
    // For the most part around the card: a corner's number shall be read.
    innerRing(painter, seenEdge(card, poses, 1.4 * width), m_theme.focus, width, Qt::DashLine);
}

} // namespace settebello
