// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace settebello {

/// How much opponents talk.
enum class Comments {
    Silent,
    Few,   ///< at most once in a round
    Lively ///< at sweeps, and at most once in a round besides
};

/// "silent", "few" or "lively", as in the settings.
std::string_view toString(Comments comments);
std::optional<Comments> parseComments(std::string_view text);

} // namespace settebello
