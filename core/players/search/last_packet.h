// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/player.h"
#include "players/search/search.h"

namespace settebello {

/// Two players with an empty stock: the other hand is what is unseen, so everything is open and is
/// searched to the end (alpha-beta). The points are exact: what the round brings if both play as
/// well as can be for its points; likewise the chance. Only hands of ten and more, where everything
/// is dealt at once, are not always seen through to the end.
class LastPacket : public Search {
public:
    /// @param limits iterations: positions looked at; 0: as many as every hand of up to eight cards
    /// needs.
    explicit LastPacket(const Limits& limits = {});

    /// True if this is for it: two players, the stock empty.
    static bool covers(const PlayerView& view);

    /// The best first: by chance, then by points. @pre covers(view).
    std::vector<Candidate> weigh(const PlayerView& view, const StopToken& stop) override;

private:
    Limits m_limits;
};

} // namespace settebello
