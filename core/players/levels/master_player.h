// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/player.h"
#include "players/search/master_search.h"

#include <cstdint>
#include <vector>

namespace settebello {

/// The strongest level: plays what MasterSearch thinks best. The same seed and view give the same
/// answer whatever was asked before.
class MasterPlayer : public Player {
public:
    /// @param seed for sampling. @param limits, work as for MasterSearch.
    explicit MasterPlayer(std::uint64_t seed, const Limits& limits = {},
                          std::int64_t work = MasterSearch::kWork);

    std::optional<Decision> choose(const PlayerView& view, const StopToken& stop) override;

    /// What it thinks of everything that may be played, the best first; that is what choose() plays
    /// where something has to be thought about. @pre view.phase is Playing, view.turn is view.seat.
    std::vector<Candidate> consider(const PlayerView& view, const StopToken& stop);

    /// The units of WorkBudget that the last answer took.
    std::int64_t work() { return m_search.work().spent(); }

private:
    std::uint64_t m_seed;
    Limits m_limits;
    MasterSearch m_search;
};

} // namespace settebello
