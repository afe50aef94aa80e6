// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <optional>

namespace settebello {

/// The files of decks, which players may have from anybody. Names that begin with ":/" are those
/// of the program's own resources.

/// Reads a file. Nothing if it cannot be read, is no ordinary file, or has more than `maxSize`
/// bytes.
std::optional<QByteArray> readDeckFile(const QString& name, std::size_t maxSize);

/// Reads a picture. Nothing if it cannot be read, or if drawing it might take too much time or
/// memory or open other files (svg_check.h).
std::optional<QByteArray> readPicture(const QString& name);

/// Whether a name in deck.json leads to no other folder.
bool isPlainName(const QString& name);

/// Whether the file could be a picture, judged by its beginning.
bool looksLikePicture(const QString& name);

} // namespace settebello
