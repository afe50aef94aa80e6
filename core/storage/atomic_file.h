// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// The whole of a file, or nothing and in `error` why not. Folders, devices and files above 64 MiB
/// are refused: nothing of ours is that long.
std::optional<std::string> readFile(const std::filesystem::path& file, std::string& error);

/// Replaces a file's contents, or makes it, so that at every moment, also if the disk is full or
/// the power fails, the old or the new contents are there in full: a temporary file beside it is
/// written, flushed to the disk and renamed. Missing folders are made; a symbolic link is
/// followed; permissions are kept.
/// @return what went wrong, and then the old file is as it was.
std::optional<std::string> writeFile(const std::filesystem::path& file, std::string_view contents);

/// Moves a file that cannot be used out of the way, as `NAME.broken-N`, so that nothing is lost.
/// @return its new name, or nothing if that did not work.
std::optional<std::filesystem::path> setAside(const std::filesystem::path& file);

/// Copies a file to such a name, before it is written over.
std::optional<std::filesystem::path> backUpFile(const std::filesystem::path& file);

} // namespace settebello
