// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/pace.h"

#include <algorithm>

namespace settebello {

std::string_view toString(Pace pace) {
    return pace == Pace::Brisk ? "brisk" : "calm";
}

std::optional<Pace> parsePace(std::string_view text) {
    for (const Pace pace : {Pace::Calm, Pace::Brisk}) {
        if (text == toString(pace)) {
            return pace;
        }
    }
    return std::nullopt;
}

OpponentPause opponentPause(Pace pace) {
    return pace == Pace::Brisk ? OpponentPause{600, 1500} : OpponentPause{900, 1800};
}

double pauseOf(Pace pace, double speed, int cards) {
    if (speed <= 0) {
        return 0;
    }
    constexpr int kMany = 10; // three in hand and seven on the table
    const OpponentPause pause = opponentPause(pace);
    const double share = std::min(cards - 1, kMany - 1) / double{kMany - 1};
    return (pause.shortest + share * (pause.longest - pause.shortest)) / speed;
}

} // namespace settebello
