// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file_sizes.h"
#include "support/fault.h"

#include <QByteArray>
#include <QString>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// Files named as Qt names them. Reading and writing is logged in settebello.files.

/// A name on a Unix system may have bytes that are no UTF-8. In a QString each of them is a lone
/// surrogate, U+DC00 more than the byte, which toPath() makes that byte again. (Qt's own functions
/// do not find such a file.)
std::filesystem::path toPath(const QString& name);
QString toQString(const std::filesystem::path& path);
/// The path as bytes: UTF-8, except for a name on a Unix system that is none.
QByteArray bytesOfPath(const std::filesystem::path& path);
std::filesystem::path pathFromBytes(const QByteArray& bytes);
/// The path as messages show it, with the separators of the system (plain_text.h).
QString shownPath(const std::filesystem::path& path);
/// The name of a file in the same way, without its folder.
QString shownFileName(const QString& file);

/// @param faults receives one if the file cannot be read, or has more than `maxSize` bytes
/// (file_sizes.h).
std::optional<std::string> readFile(const QString& name, Faults& faults, std::size_t maxSize);
/// Replaces a file as a whole. @return what went wrong; the file is then unchanged.
std::optional<Fault> writeFile(const QString& name, std::string_view contents);
/// Renames a file that cannot be used to NAME.broken-N. @return the new path, or nothing if that
/// failed.
std::optional<std::filesystem::path> setAside(const QString& name);
/// Whether this is a file, or nothing yet. QLockFile reads what is there: for a pipe it would wait
/// forever.
bool canBeLockFile(const QString& name);
/// Removes the temporary files that a killed program left in a folder. Those of the last minute
/// stay: another window may be writing them.
void removeLeftovers(const QString& folder);
/// Logs what was done with a file elsewhere.
void logFile(const char* action, const std::filesystem::path& path,
             const std::optional<Fault>& fault);
/// Logs that a file was read elsewhere. @param moved where it was set aside, if it was.
void logRead(const std::filesystem::path& path, const Faults& faults,
             const std::optional<std::filesystem::path>& moved);

} // namespace settebello
