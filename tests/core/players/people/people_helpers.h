// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/player_helpers.h"

#include "players/people/habits.h"
#include "players/people/level_player.h"

#include <string>

namespace settebello::test {

/// A view of the seat to play, 0, built by hand: others hold three cards each, the rest is stock.
inline PlayerView viewOf(const RuleSet& rules, const std::string& hand, const std::string& table) {
    constexpr int kOthers = 3;
    PlayerView view;
    view.rules = rules;
    view.dealer = rules.table.players - 1;
    view.hand = set(hand);
    view.table = set(table);
    for (int seat = 0; seat < rules.table.players; ++seat) {
        view.handSizes[static_cast<std::size_t>(seat)] = seat == 0 ? view.hand.size() : kOthers;
    }
    view.stockSize = view.unseen().size() - kOthers * (rules.table.players - 1);
    return view;
}

/// What a player with these habits answers, in notation.
inline std::string answer(const Habits& habits, const PlayerView& view, std::uint64_t seed = 1) {
    return toString(LevelPlayer(habits, seed).choose(view, StopToken()).value());
}

/// How many of a hundred players with these habits give that answer.
inline int percentOf(const Habits& habits, const PlayerView& view, const std::string& answered) {
    int count = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        count += answer(habits, view, seed) == answered ? 1 : 0;
    }
    return count;
}

} // namespace settebello::test
