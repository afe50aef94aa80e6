// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/pace.h"

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

} // namespace settebello
