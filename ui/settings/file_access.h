// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file_sizes.h"
#include "support/fault.h"

#include <QString>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// Files named as Qt names them. Reading and writing is logged in settebello.files.

std::filesystem::path toPath(const QString& name);
QString toQString(const std::filesystem::path& path);
/// The path as messages show it, with the separators of the system.
QString shownPath(const std::filesystem::path& path);

/// @param faults receives one if the file cannot be read, or has more than `maxSize` bytes.
std::optional<std::string> readFile(const QString& name, Faults& faults,
                                    std::size_t maxSize = kMaxFileSize);
/// Replaces a file as a whole. @return what went wrong; the file is then unchanged.
std::optional<Fault> writeFile(const QString& name, std::string_view contents);
/// Renames a file that cannot be used to NAME.broken-N. @return the new path, or nothing if that
/// failed.
std::optional<std::filesystem::path> setAside(const QString& name);
/// Logs what was done with a file elsewhere.
void logFile(const char* action, const std::filesystem::path& path,
             const std::optional<Fault>& fault);
/// Logs that a file was read elsewhere. @param moved where it was set aside, if it was.
void logRead(const std::filesystem::path& path, const Faults& faults,
             const std::optional<std::filesystem::path>& moved);

} // namespace settebello
