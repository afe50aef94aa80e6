// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"

#include <vector>

namespace settebello {

/// The cards that a seat cannot place, and how likely the others hold them if every deal of them is
/// equally likely. What others have played is not considered.
class UnseenCards {
public:
    explicit UnseenCards(const PlayerView& view);

    /// A seat of which all or some cards are known: shown, or all that can be left.
    struct Known {
        int seat = 0;
        CardSet cards;
    };
    /// In the order of the seats after the own one.
    const std::vector<Known>& known() const { return m_known; }

    struct Chance {
        int seat = 0;
        double atLeastOne = 0; ///< of having one of the rank
    };
    struct OfRank {
        int rank = 0;
        CardSet cards;               ///< not seen, nor known
        std::vector<Chance> chances; ///< of the others who have cards that are not known
    };
    /// By rank, ascending; only ranks of which a card is unseen.
    const std::vector<OfRank>& ranks() const { return m_ranks; }

private:
    std::vector<Known> m_known;
    std::vector<OfRank> m_ranks;
};

} // namespace settebello
