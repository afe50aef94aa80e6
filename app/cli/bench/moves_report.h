// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/bench/master_moves.h"
#include "cli/commands.h"

#include <span>

namespace settebello::cli {

/// Measures the moves of master at each table and prints a row for each as soon as it is known, or
/// one JSON object at the end. @param moves at each.
void reportMoves(std::span<const NamedTable> tables, int moves, bool asJson, Streams& streams);

} // namespace settebello::cli
