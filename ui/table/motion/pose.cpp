// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/motion/pose.h"

#include "table/layout/card_places.h"
#include "table/motion/board.h"

#include <algorithm>

namespace settebello {

namespace {

/// Sweeps next to the pile lie over those further out.
constexpr int kFirstColumn = 40;
/// A pile lies over its sweeps.
constexpr int kOverSweeps = 90;

/// The pose of a card that lies somewhere.
Pose& fresh(Poses& poses, Card card) {
    return poses[card] = Pose();
}

void poseStock(const Board& board, const TableLayout& layout, Poses& poses) {
    int i = 0;
    const int top = board.stock().size() - 1;
    for (const Card card : board.stock()) {
        Pose& pose = fresh(poses, card);
        pose.geometry = stockPlace(layout, i);
        pose.z = depth::kStock + i;
        pose.seen = i == top || i % 4 == 0; // every fourth edge is enough to see how many
        ++i;
    }
}

void poseHands(const Board& board, const TableLayout& layout, Poses& poses) {
    for (int seat = 0; seat < board.rules().table.players; ++seat) {
        const std::vector<Card>& hand = board.hand(seat);
        const int n = static_cast<int>(hand.size());
        for (int i = 0; i < n; ++i) {
            const Card card = hand[i];
            Pose& pose = fresh(poses, card);
            pose.geometry = handPlace(layout, seat, i, n);
            pose.face = board.isOpen(card) ? 1 : 0;
            const Edge edge = layout.seat(seat).edge;
            pose.z = edge == Edge::Bottom ? depth::kHand + i : depth::kOthers + i;
            if (edge == Edge::Top) {
                pose.z = depth::kOthers + n - i; // what is shown is read from left to right
                pose.geometry.angle = pose.face > 0 ? 0 : 180;
            }
        }
    }
}

void poseTable(const Board& board, const TableLayout& layout, Poses& poses) {
    int place = 0;
    for (const Card card : board.tableCards()) {
        Pose& pose = fresh(poses, card);
        pose.geometry = tablePlace(layout, place, board.places());
        pose.geometry.angle = settledAngle(card);
        pose.face = 1;
        pose.z = depth::kTable + place;
        ++place;
    }
}

void posePile(const Board& board, const TableLayout& layout, int side, Poses& poses) {
    const std::vector<Card>& sweeps = board.side(side).sweeps;
    const int count = static_cast<int>(sweeps.size());
    for (int i = 0; i < count; ++i) {
        Pose& pose = fresh(poses, sweeps[i]);
        pose.geometry = sweepPlace(layout, side, i, count);
        pose.face = 1;
        // The first column over the second, so that of each card the end with its number shows.
        pose.z = depth::kPile + (sweepColumn(layout, side, i, count) == 0 ? kFirstColumn : 0) + i;
    }
    const std::vector<Card>& pile = board.side(side).pile;
    const int last = static_cast<int>(pile.size()) - 1;
    for (int i = 0; i <= last; ++i) {
        Pose& pose = fresh(poses, pile[i]);
        pose.geometry = pilePlace(layout, side, i);
        pose.z = depth::kPile + kOverSweeps + i;
        pose.face = board.top(side) == pile[i] ? 1 : 0;
        pose.seen = i == last || i % 4 == 0;
    }
}

} // namespace

bool Pose::operator==(const Pose& other) const {
    return geometry.centre == other.geometry.centre && geometry.height == other.geometry.height &&
           geometry.angle == other.geometry.angle && face == other.face && lift == other.lift &&
           opacity == other.opacity && z == other.z && seen == other.seen;
}

Poses restingPoses(const Board& board, const TableLayout& layout) {
    Poses poses;
    for (Pose& pose : poses) {
        pose.seen = false; // a card that this pack does not have
    }
    poseStock(board, layout, poses);
    poseHands(board, layout, poses);
    poseTable(board, layout, poses);
    for (int side = 0; side < board.rules().sides(); ++side) {
        posePile(board, layout, side, poses);
    }
    if (board.cut()) {
        Pose& pose = fresh(poses, board.cut()->card);
        pose.geometry = cutPlace(layout, board.cut()->seat);
        pose.face = board.isOpen(board.cut()->card) ? 1 : 0;
        pose.z = depth::kHand + 90;
    }
    return poses;
}

QPointF middleOf(CardSet cards, const Poses& poses) {
    Q_ASSERT(!cards.empty());
    QPointF sum;
    for (const Card card : cards) {
        sum += poses[card].geometry.centre;
    }
    return sum / cards.size();
}

Pose between(const Pose& from, const Pose& to, qreal t) {
    Q_ASSERT(t >= 0 && t <= 1);
    const auto mix = [t](qreal a, qreal b) { return a + (b - a) * t; };
    Pose pose;
    pose.geometry.centre = {mix(from.geometry.centre.x(), to.geometry.centre.x()),
                            mix(from.geometry.centre.y(), to.geometry.centre.y())};
    pose.geometry.height = mix(from.geometry.height, to.geometry.height);
    pose.geometry.angle = mix(from.geometry.angle, to.geometry.angle);
    pose.face = mix(from.face, to.face);
    pose.lift = mix(from.lift, to.lift);
    pose.opacity = mix(from.opacity, to.opacity);
    pose.z = t < 1 ? std::max(from.z, to.z) : to.z;
    pose.seen = t < 1 || to.seen;
    return pose;
}

qreal settledAngle(Card card) {
    // Any fixed numbers that look thrown: between −1.4 and 1.4 degrees.
    return ((card.index() * 37 + 11) % 29 - 14) / 10.0;
}

} // namespace settebello
