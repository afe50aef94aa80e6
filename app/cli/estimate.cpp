// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/estimate.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>

namespace settebello::cli {

nlohmann::json estimateJson(double mean, std::optional<double> halfWidth) {
    nlohmann::json json{{"mean", mean}, {"interval", nullptr}};
    if (halfWidth) {
        json["interval"] = {mean - *halfWidth, mean + *halfWidth};
    }
    return json;
}

std::string formatted(const char* format, double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), format, value);
    return text.data();
}

std::string estimateText(double mean, std::optional<double> halfWidth, const char* format,
                         const char* widthFormat) {
    return formatted(format, mean) + " +- " +
           (halfWidth ? formatted(widthFormat, *halfWidth) : "  ?");
}

} // namespace settebello::cli
