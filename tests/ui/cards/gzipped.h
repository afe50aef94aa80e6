// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <zlib.h>

namespace settebello {

/// The text as a gzip file. @param level 0 (not compressed at all) to 9
inline QByteArray gzipped(QByteArray text, int level) {
    constexpr int kGzip = 16 + MAX_WBITS;
    z_stream stream{};
    deflateInit2(&stream, level, Z_DEFLATED, kGzip, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY);
    // What zlib calls the bound is too small for a few bytes that are not compressed.
    constexpr qsizetype kMore = 64;
    const uLong bound = deflateBound(&stream, static_cast<uLong>(text.size()));
    QByteArray file(static_cast<qsizetype>(bound) + kMore, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(text.data());
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(file.data());
    stream.avail_out = static_cast<uInt>(file.size());
    deflate(&stream, Z_FINISH);
    file.chop(stream.avail_out);
    deflateEnd(&stream);
    return file;
}

} // namespace settebello
