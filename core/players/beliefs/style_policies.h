// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/beliefs/opponent_style.h"
#include "players/policy/softmax_policy.h"

namespace settebello {

/// A policy for each style. Where everything is dealt at once a careless player is treated as a
/// careful one; only the careful and the careless were fitted to games that deal packets. Not
/// thread-safe.
class StylePolicies {
public:
    /// @param rules must outlive the policies.
    explicit StylePolicies(PositionRules& rules);

    /// The policy of a style; valid as long as this.
    SoftmaxPolicy& of(OpponentStyle style);

private:
    ByStyle<SoftmaxPolicy> m_policies;
};

} // namespace settebello
