// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/search/play_judge.h"

#include <array>
#include <cstdint>

namespace settebello {

/// How somebody chooses among plays, so far as can be told from those seen: as a long search would,
/// by what a play takes at once, or by the traditional rules.
enum class Manner : std::uint8_t { Careful, Greedy, Traditional };
inline constexpr std::array kManners{Manner::Careful, Manner::Greedy, Manner::Traditional};
using MannersBySeat = std::array<Manner, kMaxSeats>;

/// A judge for each manner. Not to be shared by threads.
class MannerJudges {
public:
    /// @param rules outlives the judges.
    explicit MannerJudges(OpenRules& rules);

    PlayJudge& of(Manner manner) { return m_judges[static_cast<std::size_t>(manner)]; }

private:
    std::array<PlayJudge, kManners.size()> m_judges;
};

} // namespace settebello
