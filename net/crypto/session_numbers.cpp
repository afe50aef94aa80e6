// SPDX-License-Identifier: GPL-3.0-or-later
#include "crypto/session_numbers.h"

#include "crypto/primitives.h"

#include <string_view>

namespace settebello::net {

namespace {

/// The first byte highest.
session::Number numberOf(std::string_view bytes) {
    session::Number number{};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        std::uint64_t& part = number[i / 8];
        part = part << 8 | static_cast<unsigned char>(bytes[i]);
    }
    return number;
}

} // namespace

session::HashFunction sessionHash() {
    return [](std::string_view text) { return numberOf(asText(blake2b(text))); };
}

session::Number sessionSecret() {
    return numberOf(randomSecret(32).text());
}

std::string tableId() {
    return session::toText(sessionSecret()).substr(0, 32);
}

} // namespace settebello::net
