// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file_sizes.h"
#include "storage/readers.h"
#include "support/fault.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace settebello {

// The one place where files are opened, read, written, moved and removed. Links are followed, but
// only ordinary files are touched: to open a pipe may wait forever, a device may never end, and to
// replace one would break the system.

/// Reads a whole file. Returns nothing and adds one fault if that fails. Refuses folders, pipes,
/// devices and files of more than `maxSize` bytes.
std::optional<std::string> readFile(const std::filesystem::path& file, Faults& faults,
                                    std::size_t maxSize = kMaxFileSize);

/// Reads the first `size` bytes of such a file, or all if there are less.
std::optional<std::string> readFileStart(const std::filesystem::path& file, std::size_t size,
                                         Faults& faults);

/// Creates a file or replaces its contents. At every moment, even if the disk is full or the power
/// fails, either the old or the new contents are complete: writes a temporary file beside it,
/// flushes it to the disk and renames it. Creates missing folders and follows a symbolic link.
/// @param readers of the file and of the temporary one; by default it keeps its permissions.
/// @return what went wrong, if anything; the old file is then unchanged.
std::optional<Fault> writeFile(const std::filesystem::path& file, std::string_view contents,
                               Readers readers = Readers::AsBefore);

/// Moves a file to a name that is not in use, also into a folder that does not exist yet. At every
/// moment the contents are complete under one of the names. If both have them (which is how a copy
/// to another disk ends when the program is killed), only the old name is removed.
/// @return what went wrong, if anything; FileExists if the new name has other contents.
std::optional<Fault> moveFile(const std::filesystem::path& file, const std::filesystem::path& to);

/// Removes a file, or a link but not what it leads to. A missing file is no fault, a folder is.
std::optional<Fault> removeFile(const std::filesystem::path& file);

/// Removes the temporary files (`*.json.tmp-N`) that a killed program left in a folder. Leaves
/// those changed after `before`, which may be in use.
void removeLeftovers(const std::filesystem::path& folder, std::filesystem::file_time_type before);

/// Moves an unusable file out of the way, to `NAME.broken-N`, so that nothing is lost.
/// @return its new name, or nothing on failure.
std::optional<std::filesystem::path> setAside(const std::filesystem::path& file);

/// Copies a file to such a name before it is overwritten, unless the last copy is the same:
/// somebody who tries again and again to write to a full disk must not fill it.
std::optional<std::filesystem::path> backUpFile(const std::filesystem::path& file);

} // namespace settebello
