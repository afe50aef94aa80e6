// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/contract.h"

#include <cstdint>

namespace settebello {

/// How much a player may compute for one answer. Work is counted, not timed, so that a search ends
/// at the same place on every machine. All searches of an answer share one budget. A unit is about
/// as much as listing or making a play: ten to thirty nanoseconds (opponents.md).
class WorkBudget {
public:
    /// @param units more than 0.
    explicit WorkBudget(std::int64_t units)
        : m_all(units)
        , m_limit(units) {
        SETTEBELLO_ASSERT(units > 0);
    }

    /// Begins another answer.
    void restart() {
        m_spent = 0;
        m_limit = m_all;
    }
    /// Until the next call isSpent() becomes true after this share of the budget, so that something
    /// is left for a cheaper search. @pre 0 < percent ≤ 100
    void useUpTo(int percent) {
        constexpr int kWholeBudget = 100;
        SETTEBELLO_ASSERT(percent > 0 && percent <= kWholeBudget);
        m_limit = m_all / kWholeBudget * percent;
    }

    void spend(std::int64_t units) { m_spent += units; }
    bool isSpent() const { return m_spent >= m_limit; }
    std::int64_t spent() const { return m_spent; }

private:
    std::int64_t m_all;
    std::int64_t m_limit;
    std::int64_t m_spent = 0;
};

} // namespace settebello
