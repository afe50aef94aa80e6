// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

namespace settebello::cli {

/// {"mean":M,"interval":[L,H]}; the interval is null if there is none. @param halfWidth half of it.
nlohmann::json estimateJson(double mean, std::optional<double> halfWidth);

/// `+1.253 +- 0.081`, with `?` if there is no interval. @param format, widthFormat for a double, as
/// of printf.
std::string estimateText(double mean, std::optional<double> halfWidth, const char* format,
                         const char* widthFormat);

/// @param format for a double, as of printf, with at most 31 characters.
std::string formatted(const char* format, double value);

} // namespace settebello::cli
