// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace settebello {

/// The text, which is not empty, as a gzip file. @param level 0 (not compressed at all) to 9
inline QByteArray gzipped(const QByteArray& text, int level) {
    const QByteArray header("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10);
    // qCompress() puts a size of 4 and a header of 2 bytes before the data, and a sum of 4 after.
    const QByteArray data = qCompress(text, level).mid(6).chopped(4);
    return header + data + QByteArray(8, '\0'); // check sum and size
}

} // namespace settebello
