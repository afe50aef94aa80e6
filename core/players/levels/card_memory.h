// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "players/levels/attention.h"
#include "players/levels/level_profile.h"

namespace settebello {

/// Which captured cards a player remembers: those of the last plays, and fewer the longer ago they
/// were captured; own captures longer than others; sevens forever, if the profile says so. What is
/// forgotten stays forgotten.
class CardMemory {
public:
    /// None of the arguments is kept.
    CardMemory(const PlayerView& view, const LevelProfile& profile, const Attention& attention);

    /// The cards that may still be in other hands or in the stock, as far as is remembered: those
    /// that are (PlayerView::unseen) and those forgotten.
    CardSet maybeHeld() const { return m_maybeHeld; }

private:
    CardSet m_maybeHeld;
};

} // namespace settebello
