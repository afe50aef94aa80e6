// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/beliefs/opponent_style.h"
#include "players/policy/softmax_policy.h"

#include <array>

namespace settebello {

/// A policy for each style that rounds without a stock are played in; a careless player is treated
/// as a careful one. Not thread-safe.
class StylePolicies {
public:
    /// @param rules must outlive the policies.
    explicit StylePolicies(PositionRules& rules);

    /// The policy of a style; valid as long as this.
    SoftmaxPolicy& of(OpponentStyle style);

private:
    std::array<SoftmaxPolicy, 3> m_policies;
};

} // namespace settebello
