// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/fault.h"
#include "json/json_reader.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>

namespace settebello {

/// What came of reading a file that the program keeps for itself, such as settings.json.
struct VersionedFile {
    Faults
        faults; ///< single bad keys, each of which cost itself alone, or what is wrong as a whole
    /// Where the file now lies if it could not be read at all and was set aside.
    std::optional<std::filesystem::path> setAside;
    /// True if the file must not be written: it is of a newer version, or could neither be read nor
    /// set aside.
    bool readOnly = false;
};

/// Reads such a file. A missing one has no fault; one that is Unrecognized is set aside as
/// `NAME.broken-N`; a Newer one is left alone and read-only (interfaces.md §2).
/// @param parse is given the text if there is one, and says what it is.
VersionedFile readVersionedFile(const std::filesystem::path& file,
                                const std::function<FileVersion(std::string_view, Faults&)>& parse);

/// Writes such a file atomically, making its folder if need be. Never over one that is read-only,
/// which is a fault; one that has become unreadable since is set aside first, and of one with bad
/// keys a copy is kept as `NAME.broken-N`.
/// @param parse as above. @return what went wrong, if anything; the old file is then as it was.
std::optional<Fault>
writeVersionedFile(const std::filesystem::path& file, std::string_view text,
                   const std::function<FileVersion(std::string_view, Faults&)>& parse);

/// What the text of such a file is, which names its format and version.
/// @param readAll reads the keys of one that is Supported or Newer, of which nothing is a fault;
/// says false if the text is Unrecognized after all.
FileVersion parseVersionedText(std::string_view text, std::string_view format, int version,
                               Faults& faults,
                               const std::function<bool(ObjectReader&, Faults&)>& readAll);

} // namespace settebello
