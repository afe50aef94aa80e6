// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/player.h"
#include "players/search/full_deal_search.h"
#include "players/search/last_packet_search.h"
#include "players/search/search.h"
#include "players/search/stock_search.h"

namespace settebello {

/// The strongest we have for every position: hands each question to the search made for it.
class MasterSearch : public Search {
public:
    /// @param limits iterations: instead of those of each search, so in other units for each.
    explicit MasterSearch(std::uint64_t seed, const Limits& limits = {});

    std::vector<Candidate> analyze(const PlayerView& view, const StopToken& stop) override;

private:
    std::vector<Candidate> analyzeByTree(const PlayerView& view, const StopToken& stop);

    Random m_random;
    Limits m_limits;
    LastPacketSearch m_lastPacket;
    FullDealSearch m_fullDeal;
    StockSearch m_stock;
};

} // namespace settebello
