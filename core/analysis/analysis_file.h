// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "support/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// Reads the text of an analysis file (interfaces.md §11), complete or not. Nothing, and at least
/// one fault, if anything in it is wrong, or if it is not of this match and this evaluation: it is
/// then to be made again.
std::optional<Analysis> readAnalysis(std::string_view text, const Match& match, Faults& faults);

/// The text of such a file. @param sides of the match.
std::string analysisText(const Analysis& analysis, int sides);
/// The content of such a file as JSON.
nlohmann::json analysisToJson(const Analysis& analysis, int sides);

inline constexpr std::string_view kAnalysisSuffix = ".analysis.json";
/// Where the analysis of a record lies: `NAME.analysis.json` beside `NAME.scopa.json`.
std::filesystem::path analysisFileOf(const std::filesystem::path& record);
/// The analysis of this match from its file; an empty one, to be made again, if there is none that
/// can be used, and at least one fault.
Analysis keptAnalysis(const std::filesystem::path& file, const Match& match, Faults& faults);

} // namespace settebello
