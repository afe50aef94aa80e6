// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/simulate/statistics.h"

namespace settebello::cli {

/// The processor time that the calling thread has used, from any beginning, so that other programs
/// on the machine do not count; on systems that do not report them (Windows) it is the time
/// elapsed.
Durations::Time threadTime();

/// The time gone by, from any beginning.
Durations::Time wallTime();

} // namespace settebello::cli
