// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/fault.h"
#include "json/json_reader.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>

namespace settebello {

/// The outcome of reading a file that the program keeps for itself, such as settings.json.
struct VersionedFile {
    /// Single bad keys, each of which is ignored, or what is wrong with the file as a whole.
    Faults faults;
    /// Where the file is now if it was unusable and was set aside.
    std::optional<std::filesystem::path> setAside;
    /// True if the file must not be written: it has a newer version, or could neither be read nor
    /// set aside.
    bool readOnly = false;
};

/// Reads such a file. A missing file is no fault; an Unrecognized one is set aside as
/// `NAME.broken-N`; a Newer one is left alone and read-only (interfaces.md §2).
/// @param maxSize in bytes; a larger file cannot be read. @param parse reads the text of an
/// existing file and returns what it is.
VersionedFile readVersionedFile(const std::filesystem::path& file, std::size_t maxSize,
                                const std::function<FileVersion(std::string_view, Faults&)>& parse);

/// Writes such a file atomically and creates its folder if necessary. Does not overwrite a
/// read-only one, which is a fault. Sets aside one that has become unreadable since, and keeps a
/// copy of one with bad keys as `NAME.broken-N`.
/// @param parse as above. @return what went wrong, if anything; the old file is then unchanged.
std::optional<Fault>
writeVersionedFile(const std::filesystem::path& file, std::size_t maxSize, std::string_view text,
                   const std::function<FileVersion(std::string_view, Faults&)>& parse);

/// Writes over a file that has just been read, with the same care. @param old what was read.
std::optional<Fault> overwriteVersionedFile(const std::filesystem::path& file,
                                            std::string_view text, const VersionedFile& old);

/// Reads the text of such a file up to its format and version.
/// @param readAll reads the other keys if the text is Supported or Newer; the faults of a Newer one
/// are ignored. Returns false if the text is Unrecognized after all.
FileVersion parseVersionedText(std::string_view text, std::string_view format, int version,
                               Faults& faults,
                               const std::function<bool(ObjectReader&, Faults&)>& readAll);

} // namespace settebello
