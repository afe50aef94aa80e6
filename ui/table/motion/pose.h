// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/by_card.h"
#include "cards/card_set.h"
#include "table/layout/table_layout.h"

namespace settebello {

class Board;

/// How one card is seen at one moment.
struct Pose {
    CardGeometry geometry;
    qreal face = 0; ///< 0 shows the back, 1 the face, between them it is turning over
    qreal lift = 0; ///< above the table, in card heights: its shadow falls further off
    qreal opacity = 1;
    int z = 0;        ///< higher ones cover lower ones
    bool seen = true; ///< false: buried in a stack

    /// True if some of the face can be made out.
    bool showsFace() const { return seen && opacity > 0 && face > 0.5; }
    bool operator==(const Pose& other) const;
};

/// The pose of every card.
using Poses = ByCard<Pose>;

/// How each card lies when nothing moves.
Poses restingPoses(const Board& board, const TableLayout& layout);

/// The middle of several cards. @pre there are any
QPointF middleOf(CardSet cards, const Poses& poses);

/// A pose on the way. @param t already eased. @pre 0 ≤ t ≤ 1
Pose between(const Pose& from, const Pose& to, qreal t);

/// The slight angle at which a card settles on the table: always the same for a card.
qreal settledAngle(Card card);

namespace depth {
inline constexpr int kStock = 0;
inline constexpr int kPile = 100;
inline constexpr int kTable = 300;
inline constexpr int kOthers = 400;
inline constexpr int kHand = 500;
inline constexpr int kMoving = 1000;
} // namespace depth

} // namespace settebello
