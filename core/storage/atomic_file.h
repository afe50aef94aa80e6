// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/fault.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// Reads a whole file. Returns nothing and adds one fault if that fails. Refuses folders, devices
/// and files above 64 MiB: no file of the program is that long.
std::optional<std::string> readFile(const std::filesystem::path& file, Faults& faults);

/// Creates a file or replaces its contents. At every moment, even if the disk is full or the power
/// fails, either the old or the new contents are complete: writes a temporary file beside it,
/// flushes it to the disk and renames it. Creates missing folders, follows a symbolic link and
/// keeps the permissions.
/// @return what went wrong, if anything; the old file is then unchanged.
std::optional<Fault> writeFile(const std::filesystem::path& file, std::string_view contents);

/// Moves an unusable file out of the way, to `NAME.broken-N`, so that nothing is lost.
/// @return its new name, or nothing on failure.
std::optional<std::filesystem::path> setAside(const std::filesystem::path& file);

/// Copies a file to such a name before it is overwritten.
std::optional<std::filesystem::path> backUpFile(const std::filesystem::path& file);

} // namespace settebello
