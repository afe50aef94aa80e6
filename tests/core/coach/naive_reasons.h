// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/reason.h"
#include "game/player_view.h"

#include <memory>
#include <string>

namespace settebello::naive {

class AfterPlay;

/// Checks the claims of reasons a second time, with the plays of the oracle and nothing of
/// core/coach: card by card, from lists of what the seat can see.
class NaiveReasons {
public:
    /// @param view kept by reference.
    NaiveReasons(const PlayerView& view, const Play& best, const Play& other);
    ~NaiveReasons();

    /// What is wrong with a reason for these two plays, or nothing.
    std::string faultOf(const Reason& reason) const;

private:
    const PlayerView& m_view;
    std::unique_ptr<AfterPlay> m_best;
    std::unique_ptr<AfterPlay> m_other;
};

} // namespace settebello::naive
