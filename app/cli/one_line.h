// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace settebello::cli {

/// The text of a JSON value without line breaks. Strings that are not valid UTF-8, such as file
/// names, get replacement characters.
std::string oneLine(const nlohmann::json& json);

} // namespace settebello::cli
