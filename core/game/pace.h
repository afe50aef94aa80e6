// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace settebello {

/// How long the window shows things and opponents seem to think, at any speed.
enum class Pace {
    Calm, ///< with time to look
    Brisk
};

/// "calm" or "brisk", as in the settings.
std::string_view toString(Pace pace);
std::optional<Pace> parsePace(std::string_view text);

/// How long an opponent takes to play, in milliseconds at speed 1, however fast it thinks.
struct OpponentPause {
    double shortest = 0; ///< with a single card
    double longest = 0;  ///< with many
};
OpponentPause opponentPause(Pace pace);

/// How long an opponent seems to think, in milliseconds: the longer, the more cards there are. It
/// depends on their number alone, so it reveals nothing about the hand. @param speed of the window;
/// 0: without motion, where opponents play at once. @param cards how many are in the hand and on
/// the table, 1 or more
double pauseOf(Pace pace, double speed, int cards);

} // namespace settebello
