// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/levels/attention.h"
#include "players/levels/level_profile.h"
#include "players/player.h"
#include "players/search/master_search.h"

#include <memory>
#include <vector>

namespace settebello {

/// Plays as its profile describes: the levels that people choose, below master. What is
/// overlooked or forgotten depends on the seed alone, never on what is hidden; the same seed and
/// view give the same answer however often it is asked. Claims are made only when they hold.
class LevelPlayer : public Player {
public:
    /// @param profile must outlive this. @param limits as for MasterSearch, if the profile
    /// searches.
    LevelPlayer(const LevelProfile& profile, std::uint64_t seed, const Limits& limits = {});

    std::optional<Decision> choose(const PlayerView& view, const StopToken& stop) override;

    /// What it thinks of everything that may be played, the best first, if it thinks this play
    /// through; otherwise nothing. @pre view.phase is Playing, view.turn is view.seat.
    std::vector<Candidate> consider(const PlayerView& view, const StopToken& stop);

private:
    Decision choosePlay(const PlayerView& view, const Attention& attention, const StopToken& stop);

    const LevelProfile& m_profile;
    std::uint64_t m_seed;
    Limits m_limits;
    std::unique_ptr<MasterSearch> m_search; ///< made when it is first needed
};

} // namespace settebello
