// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate/thinking_clock.h"

#include <time.h> // NOLINT(modernize-deprecated-headers): <ctime> does not promise timespec on MinGW

namespace settebello::cli {

Durations::Time threadTime() {
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec used{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used) == 0) {
        return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
    }
#endif
    return wallTime();
}

Durations::Time wallTime() {
    return std::chrono::steady_clock::now().time_since_epoch();
}

} // namespace settebello::cli
