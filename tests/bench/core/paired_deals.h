// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "players/player.h"
#include "players/position/points_ahead.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>

namespace settebello {

/// What a seat of a measurement does; unlike a Player it is given the match, so that it may cheat.
using Chooser = std::function<Decision(const Match&)>;

/// A player that is given no more than it may know.
inline Chooser fairly(std::shared_ptr<Player> player) {
    return [player = std::move(player)](const Match& match) {
        return *player->choose(match.view(match.turn()), StopToken());
    };
}

/// One deal at the score 0 : 0 that two play twice, with the seats exchanged.
/// @return the points of the round by which the first is ahead, the mean of both games.
/// @pre there are two players.
inline double pairedDeal(const RuleSet& rules, std::uint64_t seed,
                         const std::function<Chooser(std::uint64_t seed)>& first,
                         const std::function<Chooser(std::uint64_t seed)>& second) {
    double ahead = 0;
    for (int seatOfFirst = 0; seatOfFirst < 2; ++seatOfFirst) {
        Match match(rules, seed, static_cast<int>(seed % 2));
        const std::uint64_t playerSeed = seed * 4 + static_cast<std::uint64_t>(seatOfFirst) * 2;
        const std::array choosers{first(playerSeed), second(playerSeed + 1)};
        match.deal();
        while (match.turn() >= 0 && match.played().size() == 1) {
            match.apply(choosers[match.turn() == seatOfFirst ? 0U : 1U](match));
        }
        ahead += pointsAhead(match.round())[seatOfFirst];
    }
    return ahead / 2;
}

} // namespace settebello
