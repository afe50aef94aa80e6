// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands.h"

namespace settebello::table {

/// Runs `settebello-table` with `arguments` (without the program's name) and returns its exit
/// status. @pre there is a QCoreApplication
int runTableProgram(cli::Arguments arguments, cli::Streams& streams);

} // namespace settebello::table
