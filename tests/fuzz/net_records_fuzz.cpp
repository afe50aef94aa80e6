// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "crypto/frames.h"
#include "crypto/records.h"

using namespace settebello;
using namespace settebello::net;

namespace {

const Bytes32 kKey{7};

void readStream(std::string_view stream) {
    FrameReader frames(kMaxFrame);
    RecordReader records(kKey);
    frames.take(stream, [&](std::string_view frame) {
        mustHold(std::holds_alternative<Ending>(records.read(frame)),
                 "nothing is read without the key");
        return true;
    });
}

} // namespace

/// Arbitrary bytes as a stream of frames, and sealed by one who has the key: each is read back, or
/// ends the stream.
SETTEBELLO_FUZZ_TARGET(net_records, const std::uint8_t* data, std::size_t size) {
    if (!hasCryptography()) {
        return 0;
    }
    const std::string_view text = asText(data, size);
    readStream(text);
    StreamWriter hostile(kKey);
    RecordReader records(kKey);
    const auto read = records.read(hostile.header() + hostile.seal(text, size % 2 == 0));
    if (const Record* record = std::get_if<Record>(&read)) {
        mustHold(record->content.size() <= session::kMaxLine, "no record is longer than a line");
        RecordWriter writer(kKey);
        RecordReader again(kKey);
        const auto back = again.read(writer.frame(record->kind, record->content));
        mustHold(std::holds_alternative<Record>(back) && std::get<Record>(back) == *record,
                 "a record survives a round trip");
    }
    return 0;
}
