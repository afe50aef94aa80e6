// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/player.h"
#include "players/search/full_deal_search.h"
#include "players/search/last_packet_search.h"
#include "players/search/many_hands_search.h"
#include "players/search/search.h"
#include "players/search/stock_search.h"
#include "players/work_budget.h"

namespace settebello {

/// The strongest we have for every position: hands each question to the search made for it.
class MasterSearch : public Search {
public:
    /// @param limits iterations: instead of those of each search, so in other units for each.
    /// @param work units of WorkBudget for each answer, whatever the limits.
    explicit MasterSearch(std::uint64_t seed, const Limits& limits = {}, std::int64_t work = kWork);
    MasterSearch(const MasterSearch&) = delete; // the searches keep the address of the budget
    MasterSearch& operator=(const MasterSearch&) = delete;

    /// About half a second of processor time on a busy machine (opponents.md). An answer exceeds
    /// its budget by less than a tenth of this.
    static constexpr std::int64_t kWork = 24'000'000;

    /// Begins anew: what follows does not depend on earlier questions.
    void reseed(std::uint64_t seed);

    std::vector<Candidate> analyze(const PlayerView& view, const StopToken& stop) override;

    /// Of the last answer.
    WorkBudget& work() { return m_work; }

private:
    std::vector<Candidate> analyzeByTree(const PlayerView& view, const StopToken& stop);

    Random m_random;
    Limits m_limits;
    WorkBudget m_work;
    LastPacketSearch m_lastPacket;
    FullDealSearch m_fullDeal;
    StockSearch m_stock;
    ManyHandsSearch m_manyHands;
};

} // namespace settebello
