// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// Parses JSON as the standard writes it. Text that is no JSON or is nested deeper than 32 levels
/// gives nothing and one fault that tells the line and column; a key that stands twice in one
/// object is a fault under its path and its last value is taken. A number too large for any machine
/// (`1e999`) is taken as the largest there is, for whoever reads the key to refuse.
std::optional<nlohmann::json> parseJson(std::string_view text, Faults& faults);

/// A value for a message: one line of JSON, cut short if it is long.
std::string shown(const nlohmann::json& value);

/// What a file holds: two-space indented, keys sorted, ending in a newline. Bytes that are no UTF-8
/// become U+FFFD.
std::string fileText(const nlohmann::json& json);

/// A JSON pointer one key further. Control characters are escaped as in JSON.
std::string childPath(const std::string& path, std::string_view key);
std::string childPath(const std::string& path, std::size_t index);

} // namespace settebello
