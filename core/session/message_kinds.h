// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/message.h"

#include <array>
#include <string_view>

namespace settebello::session {

/// The values of the key `kind`, in the order of the variants.
inline constexpr std::array<std::string_view, 5> kGuestKinds{"join", "commitment", "number",
                                                             "answer", "bye"};
inline constexpr std::array<std::string_view, 8> kHostKinds{
    "table", "commitments", "deal", "decided", "shown", "reveal", "away", "bye"};
static_assert(kGuestKinds.size() == std::variant_size_v<FromGuest>);
static_assert(kHostKinds.size() == std::variant_size_v<FromHost>);

} // namespace settebello::session
