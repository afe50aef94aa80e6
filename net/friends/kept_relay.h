// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/broker.h"
#include "storage/versioned_file.h"

#include <optional>
#include <string>
#include <string_view>

namespace settebello::net {

/// The relay of this program's player, or none (interfaces.md §18). The file may hold a password,
/// so only its owner can read it.
using KeptRelay = std::optional<Broker>;

inline constexpr std::size_t kMaxRelaySize = std::size_t{4} << 10;

/// @param relay without certificates of its own: those of the system hold.
std::string keptRelayText(const KeptRelay& relay);
/// Reads such a text. One that is damaged is Unrecognized, with a fault that says where.
FileVersion parseKeptRelay(std::string_view text, KeptRelay& relay, Faults& faults);

inline constexpr FileFormat<KeptRelay> kKeptRelayFormat{kMaxRelaySize, parseKeptRelay,
                                                        keptRelayText, nullptr, Readers::OwnerOnly};

} // namespace settebello::net
