// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/pace.h"

#include <algorithm>

namespace settebello {

MatchPace matchPaceOf(const Settings::Display& display) {
    return {display.animationSpeed, display.pace == Settings::Display::kBrisk};
}

Pace paceOf(const Settings::Display& display) {
    const MatchPace pace = matchPaceOf(display);
    if (pace.speed <= 0) {
        return {};
    }
    const OpponentPause& pause = pace.brisk ? kBriskPause : kCalmPause;
    return {pause.shortest / pace.speed, pause.longest / pace.speed, !pace.brisk};
}

qint64 pauseOf(const Pace& pace, int cards) {
    constexpr int kMany = 10; // three in hand and seven on the table
    const double share = std::min(cards - 1, kMany - 1) / double{kMany - 1};
    return qRound64(pace.shortest + share * (pace.longest - pace.shortest));
}

} // namespace settebello
