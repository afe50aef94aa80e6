// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// Parses strict JSON. Text that is not JSON or is nested deeper than 32 levels gives nothing and
/// one fault. A duplicate key is a fault under its path, and its last value is taken. A number that
/// is too large for a double (`1e999`) is read as 1e308, for the reader of the key to refuse.
std::optional<nlohmann::json> parseJson(std::string_view text, Faults& faults);

/// A value as a fault's text shows it: one line of JSON, truncated if it is long, or "a list" or
/// "an object".
Fault::Argument describe(const nlohmann::json& value);

/// The contents of a file: indented by two spaces, with sorted keys and a final newline. Invalid
/// UTF-8 becomes U+FFFD.
std::string fileText(const nlohmann::json& json);

/// The JSON pointer of a child. Control characters are escaped as in JSON.
std::string childPath(const std::string& path, std::string_view key);
std::string childPath(const std::string& path, std::size_t index);

} // namespace settebello
