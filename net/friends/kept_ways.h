// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/hosted_table.h"
#include "friends/joined_table.h"
#include "storage/versioned_file.h"

#include <optional>
#include <string>
#include <string_view>

namespace settebello::net {

/// With what host and guest find each other again after one of their programs was started again
/// (interfaces.md §17). One of the two is there, or neither where nothing is kept. Whoever reads
/// the file can take their seats, so only its owner may read it.
struct KeptWays {
    std::optional<TableSecrets> host;
    std::optional<JoinPlan> guest; ///< JoinedTable::ticket(), without the broker's user
};

inline constexpr std::size_t kMaxWaysSize = std::size_t{64} << 10;

std::string keptWaysText(const KeptWays& ways);
/// Reads such a text. One that is damaged is Unrecognized, with a fault that says where.
FileVersion parseKeptWays(std::string_view text, KeptWays& ways, Faults& faults);

inline constexpr FileFormat<KeptWays> kKeptWaysFormat{kMaxWaysSize, parseKeptWays, keptWaysText,
                                                      nullptr, Readers::OwnerOnly};

} // namespace settebello::net
