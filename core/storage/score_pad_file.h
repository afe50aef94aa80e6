// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorekeeping/score_pad.h"
#include "support/fault.h"
#include "json/rules_json.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// The largest file of a score pad that is read.
inline constexpr std::size_t kMaxScorePadSize = std::size_t{1} << 20;

/// A match at a real table, as in its file (interfaces.md §10).
struct KeptScore {
    NamedRules rules;
    std::vector<std::string> players; ///< names by seat; may be empty
    ScorePad pad;
};

/// Reads a file and takes its entries again. One that contradicts itself is refused with a fault at
/// that place.
std::optional<KeptScore> readKeptScore(std::string_view text, Faults& faults);

/// The text of such a file. @pre there is a name for each seat.
std::string keptScoreText(const KeptScore& score);

} // namespace settebello
