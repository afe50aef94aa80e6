// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/round.h"

#include <cstdint>

namespace settebello {

/// The number of legal sequences of exactly `depth` decisions from a position, all cards open: the
/// first test of any rules engine. Cut choices and declarations are decisions too; a round that
/// ends or must be dealt again before that depth adds nothing. @pre depth ≥ 0
std::uint64_t perft(const Round& round, int depth);

} // namespace settebello
