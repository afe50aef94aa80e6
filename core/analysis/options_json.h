// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement.h"
#include "game/round.h"
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
/// Lets plays that were read mean the seven of cups as what it is played as. @param round before
/// the decision
void nameSeven(const Round& round, std::vector<Option>& options);

} // namespace settebello
