// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/host.h"
#include "storage/versioned_file.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace settebello::session {

/// All that a program needs to go on with a table after it was killed (interfaces.md §16): the host
/// its setup, secret and journal, each guest its secret and what it has read. One of the two is
/// there, or neither where nothing is kept. Whoever reads the file can see all cards, so only its
/// owner may read it.
struct KeptTable {
    struct OfHost {
        TableSetup table;
        Number secret{};
        std::vector<std::string> journal; ///< Host::journal()
        std::string connection; ///< what whoever has the connections keeps to make them again
        bool operator==(const OfHost&) const = default;
    };
    struct OfGuest {
        Number secret{};
        std::string name;
        std::vector<std::string> lines; ///< for Guest::restore(): the latest Table, and the log
        std::string connection;         ///< as of the host

        /// Keeps a line that has just been read. @param isOfLog whether it has made the log longer.
        /// @return whether lines has changed: the log is kept, and before it how the table was last
        /// described.
        bool keepLine(std::string_view line, bool isOfLog);
        bool operator==(const OfGuest&) const = default;
    };
    std::optional<OfHost> host;
    std::vector<OfGuest> guests; ///< one for each person at the screen
    bool operator==(const KeptTable&) const = default;
};

/// Far more than a match takes.
inline constexpr std::size_t kMaxTableSize = std::size_t{16} << 20;
/// Bytes of what a connection keeps.
inline constexpr std::size_t kMaxConnection = 8192;

std::string keptTableText(const KeptTable& table);
/// Reads such a text. One that is damaged is Unrecognized, with a fault that says where: half a
/// table is none. What the journal and the lines say is for Host and Guest to check.
FileVersion parseKeptTable(std::string_view text, KeptTable& table, Faults& faults);

inline constexpr FileFormat<KeptTable> kKeptTableFormat{kMaxTableSize, parseKeptTable,
                                                        keptTableText, nullptr, Readers::OwnerOnly};

} // namespace settebello::session
