// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/policy/softmax_policy.h"

#include <array>
#include <cstdint>

namespace settebello {

/// How somebody chooses among plays, so far as can be told from those seen: as a long search would,
/// by what a play takes at once, or by the traditional rules.
enum class OpponentStyle : std::uint8_t { Careful, Greedy, Traditional };
inline constexpr std::array kModelledStyles{OpponentStyle::Careful, OpponentStyle::Greedy,
                                            OpponentStyle::Traditional};
using StylesBySeat = std::array<OpponentStyle, kMaxSeats>;

/// A judge for each manner. Not to be shared by threads.
class StylePolicies {
public:
    /// @param rules outlives the judges.
    explicit StylePolicies(PositionRules& rules);

    SoftmaxPolicy& of(OpponentStyle style) { return m_policies[static_cast<std::size_t>(style)]; }

private:
    std::array<SoftmaxPolicy, kModelledStyles.size()> m_policies;
};

} // namespace settebello
