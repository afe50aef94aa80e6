// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/gzip.h"

#include <zlib.h>

#include <algorithm>

namespace settebello {

namespace {

/// zlib reads a file of gzip, and nothing else, if 16 is added to the size of its window.
constexpr int kGzipOnly = 16 + MAX_WBITS;
constexpr qsizetype kFirstSize = 1 << 16;

/// Ends what inflateInit2() has begun.
struct Inflater {
    z_stream stream{};
    bool good = inflateInit2(&stream, kGzipOnly) == Z_OK;

    Inflater() = default;
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;
    ~Inflater() {
        if (good) {
            inflateEnd(&stream);
        }
    }
};

} // namespace

bool isGzip(const QByteArray& data) {
    return data.startsWith("\x1f\x8b\x08");
}

std::optional<QByteArray> gunzip(const QByteArray& data, std::size_t maxSize) {
    Inflater inflater;
    QByteArray file = data; // zlib wants to be able to write
    z_stream& stream = inflater.stream;
    stream.next_in = reinterpret_cast<Bytef*>(file.data());
    stream.avail_in = static_cast<uInt>(file.size());
    const auto most = static_cast<qsizetype>(maxSize);
    QByteArray output;
    int status = inflater.good ? Z_OK : Z_MEM_ERROR;
    while (status == Z_OK) {
        const qsizetype done = output.size();
        // One byte more shows that it is too large.
        output.resize(std::min(std::max(2 * done, kFirstSize), most + 1));
        stream.next_out = reinterpret_cast<Bytef*>(output.data() + done);
        stream.avail_out = static_cast<uInt>(output.size() - done);
        status = inflate(&stream, Z_NO_FLUSH);
        output.chop(stream.avail_out);
        if (output.size() > most) {
            return std::nullopt;
        }
    }
    return status == Z_STREAM_END ? std::optional(output) : std::nullopt;
}

} // namespace settebello
