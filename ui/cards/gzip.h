// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstddef>
#include <optional>

namespace settebello {

/// Whether the data begin like a file compressed by gzip, such as an .svgz.
bool isGzip(const QByteArray& data);

/// Decompresses a file made by gzip. Qt can do that too, but would fill the memory with whatever a
/// small file swells to. Nothing if it is damaged or would have more than `maxSize` bytes. Of
/// several files in one, only the first is read.
std::optional<QByteArray> gunzip(const QByteArray& data, std::size_t maxSize);

} // namespace settebello
