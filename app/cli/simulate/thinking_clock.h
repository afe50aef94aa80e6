// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/simulate/statistics.h"

namespace settebello::cli {

/// The processor time of the calling thread since an unspecified moment, so that the load of the
/// machine does not count; the elapsed time on systems that do not report it (Windows).
Durations::Time threadTime();

/// The elapsed time since an unspecified moment.
Durations::Time wallTime();

} // namespace settebello::cli
