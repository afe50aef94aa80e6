// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/pace.h"

namespace settebello {

Pace paceOf(const Settings::Display& display) {
    if (display.animationSpeed <= 0) {
        return {};
    }
    const double factor = 1 / display.animationSpeed;
    return display.pace == Settings::Display::kBrisk ? Pace{600 * factor, 1500 * factor, false}
                                                     : Pace{900 * factor, 1800 * factor, true};
}

} // namespace settebello
