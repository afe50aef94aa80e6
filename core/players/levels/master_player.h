// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/player.h"
#include "players/search/master_search.h"

namespace settebello {

/// The strongest level: plays what MasterSearch thinks best.
class MasterPlayer : public Player {
public:
    /// @param seed for sampling. @param limits, work as for MasterSearch.
    explicit MasterPlayer(std::uint64_t seed, const Limits& limits = {},
                          std::int64_t work = MasterSearch::kWork);

    std::optional<Decision> choose(const PlayerView& view, const StopToken& stop) override;

    /// The units of WorkBudget that the last answer took.
    std::int64_t work() { return m_search.work().spent(); }

private:
    Random m_random;
    Limits m_limits;
    MasterSearch m_search;
};

} // namespace settebello
