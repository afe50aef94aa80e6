// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/one_line.h"

#include <nlohmann/json.hpp>

namespace settebello::cli {

std::string oneLine(const nlohmann::json& json) {
    return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace settebello::cli
