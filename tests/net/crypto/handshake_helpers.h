// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "crypto/handshake.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace settebello::net {

/// A host that has one secret of one kind.
inline Handshake hostWith(SecretKind kind, std::string secret, Way way = Way::Direct) {
    return Handshake::asHost(
        [kind, secret](SecretKind asked, std::string_view) -> std::variant<Secret, Ending> {
            if (asked != kind) {
                return Ending::WrongSecret;
            }
            return Secret(secret);
        },
        way);
}

struct Outcome {
    std::optional<Ending> guest;
    std::optional<Ending> host;
    std::vector<std::string> frames; ///< that went over
};

/// Passes frames between both until nothing more is said.
inline Outcome run(Handshake& guest, Handshake& host) {
    Outcome outcome;
    for (bool said = true; said;) {
        said = false;
        while (const auto frame = guest.nextFrame()) {
            outcome.frames.push_back(*frame);
            const auto ending = host.take(*frame);
            outcome.host = outcome.host ? outcome.host : ending;
            said = true;
        }
        while (const auto frame = host.nextFrame()) {
            outcome.frames.push_back(*frame);
            const auto ending = guest.take(*frame);
            outcome.guest = outcome.guest ? outcome.guest : ending;
            said = true;
        }
    }
    return outcome;
}

} // namespace settebello::net
