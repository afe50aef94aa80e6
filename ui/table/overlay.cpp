// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/overlay.h"

#include "table/furniture.h"
#include "table/table_words.h"

#include <QPainter>
#include <QPainterPath>

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

CardSpot Overlay::freeSpot() const {
    const Board& board = m_director.board();
    return m_director.layout().tableCard(board.nextPlace(),
                                         static_cast<int>(board.places().size()));
}

void Overlay::ring(QPainter& painter, const Pose& pose, const QColor& colour, qreal width,
                   Qt::PenStyle style, int layer) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(pose.spot.centre);
    painter.rotate(pose.spot.angle);
    const qreal scale = 1 + pose.lift * 0.12;
    // Each further ring lies outside the one before.
    const qreal out = width * (0.6 + layer * 1.25);
    const qreal w = pose.spot.width() * scale + 2 * out;
    const qreal h = pose.spot.height * scale + 2 * out;
    const qreal corner = pose.spot.width() * 0.07 + out;
    painter.setBrush(Qt::NoBrush);
    QColor under = m_theme.shade;
    under.setAlpha(150);
    painter.setPen(QPen(under, width + 2));
    painter.drawRoundedRect(QRectF(-w / 2, -h / 2, w, h), corner, corner);
    painter.setPen(QPen(colour, width, style, Qt::RoundCap));
    painter.drawRoundedRect(QRectF(-w / 2, -h / 2, w, h), corner, corner);
    painter.restore();
}

void Overlay::badge(QPainter& painter, const QRectF& rect, const QColor& colour,
                    const QString& text, bool chosen) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0x1a, 0x14, 0x10), std::max(1.5, rect.height() * 0.06)));
    painter.setBrush(colour);
    painter.drawEllipse(rect);
    if (chosen) {
        painter.setPen(QPen(Qt::white, std::max(2.0, rect.height() * 0.09)));
        painter.drawEllipse(rect.adjusted(2, 2, -2, -2));
    }
    painter.setPen(colour.lightness() > 110 ? QColor(0x1a, 0x14, 0x10) : QColor(Qt::white));
    painter.setFont(sized(rect.height() * 0.62, true));
    painter.drawText(rect, Qt::AlignCenter, text);
    painter.restore();
}

void Overlay::paintSpot(QPainter& painter, const PlayChooser& chooser) const {
    const std::vector<CardSet>& choices = chooser.choices();
    const auto laying = std::find(choices.begin(), choices.end(), CardSet());
    if (!chooser.card() || laying == choices.end()) {
        return;
    }
    const CardSpot spot = freeSpot();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF rect = spot.bounds();
    QColor fill = m_theme.text;
    fill.setAlpha(28);
    painter.setBrush(fill);
    painter.setPen(QPen(m_theme.text, m_theme.strong ? 4 : 2, Qt::DashLine));
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), spot.width() * 0.07, spot.width() * 0.07);
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
        ring(painter, pose, colour, std::max(1.5, pose.spot.height * 0.012), Qt::SolidLine, 0);
    }
}

std::vector<QRectF> Overlay::badges(const PlayChooser& chooser) const {
    std::vector<QRectF> badges;
    if (chooser.choices().size() < 2) {
        return badges;
    }
    const Poses poses = restingPoses(m_director.board(), m_director.layout());
    std::array<int, kCardCount> used{};
    for (const CardSet choice : chooser.choices()) {
        // On the card of the choice that has fewest badges yet, so that each has one of its own.
        std::optional<Card> host;
        for (const Card card : choice) {
            const auto count = [&used](Card c) {
                return used[static_cast<std::size_t>(c.index())];
            };
            if (!host || chooser.choicesWith(card) + 10 * count(card) <
                             chooser.choicesWith(*host) + 10 * count(*host)) {
                host = card;
            }
        }
        const CardSpot spot = host ? at(poses, *host).spot : freeSpot();
        const qreal size = std::max(m_director.layout().textHeight() * 1.5, spot.height * 0.17);
        const int before = host ? used[static_cast<std::size_t>(host->index())]++ : 0;
        const QPointF corner(spot.centre.x() + spot.width() / 2 - size * 0.8 - before * size * 1.1,
                             spot.centre.y() - spot.height / 2 - size * 0.2);
        badges.emplace_back(corner, QSizeF(size, size));
    }
    return badges;
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
        Furniture::drawFitted(painter, words, Qt::AlignCenter,
                              hand ? TableWords::cutToHand() : TableWords::cutToTable(),
                              sized(text * 0.95, keep == hand));
    }
    painter.restore();
}

void Overlay::paintChoices(QPainter& painter, const PlayChooser& chooser,
                           const Poses& poses) const {
    const std::vector<CardSet>& choices = chooser.choices();
    const int count = static_cast<int>(choices.size());
    for (const Card card : chooser.touched()) {
        const Pose& pose = at(poses, card);
        ring(painter, pose, m_theme.accent, std::max(3.0, pose.spot.height * 0.025), Qt::SolidLine,
             0);
    }
    for (const Card card : chooser.takers()) {
        const Pose& pose = at(poses, card);
        ring(painter, pose, m_theme.accent, std::max(2.0, pose.spot.height * 0.014), Qt::DashLine,
             0);
    }
    std::array<int, kCardCount> layers{};
    for (int i = 0; i < count; ++i) {
        const bool dim = chooser.chosen() >= 0 && chooser.chosen() != i;
        for (const Card card : choices[static_cast<std::size_t>(i)]) {
            const Pose& pose = at(poses, card);
            QColor colour = count > 1 ? colourOf(i) : m_theme.accent;
            if (dim) {
                colour.setAlpha(90);
            }
            ring(painter, pose, colour, std::max(3.0, pose.spot.height * 0.022),
                 dim ? Qt::DotLine : Qt::SolidLine,
                 layers[static_cast<std::size_t>(card.index())]++);
        }
    }
    const std::vector<QRectF> rects = badges(chooser);
    for (int i = 0; i < static_cast<int>(rects.size()); ++i) {
        badge(painter, rects[static_cast<std::size_t>(i)], colourOf(i), QString::number(i + 1),
              chooser.chosen() == i);
    }
}

void Overlay::paintFocus(QPainter& painter, const Pose& pose) const {
    const qreal width = std::max(3.0, pose.spot.height * 0.018);
    ring(painter, pose, m_theme.focus, width, Qt::DashLine, 1);
}

} // namespace settebello
