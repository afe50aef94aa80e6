// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/message.h"

#include <array>
#include <string_view>

namespace settebello::session {

/// The values of the key `kind`, in the order of the variants.
inline constexpr std::array<std::string_view, 9> kGuestKinds{
    "join", "commitment", "number", "answer", "propose", "consent", "pause", "say", "bye"};
inline constexpr std::array<std::string_view, 12> kHostKinds{
    "table",      "commitments", "deal", "decided", "shown", "takenBack",
    "substitute", "reveal",      "away", "status",  "said",  "bye"};
/// The values of the key `wish`, in the order of Wish::Kind.
inline constexpr std::array<std::string_view, 3> kWishKinds{"takeBack", "playOn", "rematch"};
static_assert(kGuestKinds.size() == std::variant_size_v<FromGuest>);
static_assert(kHostKinds.size() == std::variant_size_v<FromHost>);

} // namespace settebello::session
