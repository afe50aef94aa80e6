// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement.h"
#include "support/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <vector>

namespace settebello {

/// More points than any round brings, for checks of files.
inline constexpr double kMostPoints = 1000;

/// The list of options in the files of analyses and exercises (interfaces.md §11).
nlohmann::json optionsToJson(std::span<const Option> options);
/// Reads such a list, of at least one option. Does not check that they were allowed.
std::vector<Option> readOptions(const nlohmann::json& json, const std::string& path,
                                Faults& faults);

} // namespace settebello
