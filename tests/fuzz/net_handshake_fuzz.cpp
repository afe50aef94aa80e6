// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "crypto/frames.h"
#include "crypto/handshake.h"
#include "crypto/primitives.h"

using namespace settebello;
using namespace settebello::net;

namespace {

/// Nobody gets through without the secret, and no frame is longer than agreed.
void takeAll(Handshake& side, std::string_view stream) {
    FrameReader reader(kMaxHandshakeFrame);
    bool failed = false;
    reader.take(stream, [&](std::string_view frame) {
        const bool ended = side.take(frame).has_value();
        mustHold(!failed || ended, "what failed stays so");
        failed = ended;
        while (const auto answer = side.nextFrame()) {
            mustHold(answer->size() <= kMaxHandshakeFrame, "no frame is longer than agreed");
        }
        if (side.number()) {
            side.confirmNumber();
        }
        mustHold(!side.isDone(), "nobody gets through without the secret");
        return true;
    });
}

} // namespace

/// Arbitrary bytes as the frames of a stranger, to a host and to a guest.
SETTEBELLO_FUZZ_TARGET(net_handshake, const std::uint8_t* data, std::size_t size) {
    if (!hasCryptography() || size == 0) {
        return 0;
    }
    const auto kind = static_cast<SecretKind>(1 + data[0] % 4);
    const std::string_view stream = asText(data + 1, size - 1);
    Handshake host = Handshake::asHost(
        [](SecretKind, std::string_view) { return Secret(randomBytes(32)); }, Way::Direct);
    takeAll(host, stream);
    Handshake guest = Handshake::asGuest(kind, Secret(randomBytes(32)), Way::Relay);
    guest.nextFrame();
    takeAll(guest, stream);
    return 0;
}
