// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands.h"

namespace settebello::cli {

/// Runs `settebello-cli` with `arguments` (without the program's name) and returns its exit
/// code.
int runCommandLine(Arguments arguments, Streams& streams);

} // namespace settebello::cli
