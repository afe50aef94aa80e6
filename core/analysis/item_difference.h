// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement.h"
#include "game/player_view.h"
#include "rules/scoring.h"
#include "rules/scoring_item.h"

namespace settebello {

/// By how many points more the seat's side is ahead in one scoring item after one decision than
/// after another, in playouts of the same worlds. Whole numbers, so that every machine gets the
/// same.
class ItemDifference {
public:
    /// Adds a world in which it was so much.
    void add(int points) {
        ++m_worlds;
        m_sum += points;
        m_squares += points * points;
    }
    /// Of all worlds.
    int sum() const { return m_sum; }
    /// The mean and its standard error; negative where the other decision is better.
    Estimated mean() const;

private:
    int m_worlds = 0;
    int m_sum = 0;
    int m_squares = 0;
};

using ItemDifferences = ByItem<ItemDifference>;

/// What the side of a view's seat has of an item more than all others together; where the fewest
/// points win, how many fewer.
int leadIn(ScoringItem item, const PointsBySide& points, const PlayerView& view);

/// How two decisions differ item by item, in playouts after each in the same worlds
/// (forLikelyWorlds()); where the fewest points win, fewer are better. @param worlds how many
/// playouts after each.
/// @pre both are legal, and neither is a claim.
ItemDifferences itemDifferences(const PlayerView& view, const Decision& best, const Decision& other,
                                int worlds);

} // namespace settebello
