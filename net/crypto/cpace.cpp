// SPDX-License-Identifier: GPL-3.0-or-later
#include "crypto/cpace.h"

#include "crypto/primitives.h"

namespace settebello::net {

namespace {

constexpr std::string_view kDomain = "CPaceRistretto255";
constexpr std::string_view kKeyDomain = "CPaceRistretto255_ISK";
constexpr std::string_view kTagDomain = "CPaceMac";
constexpr std::size_t kHashBlock = 128; // SHA-512 takes in so many bytes at a time

void appendWithLength(std::string& all, std::string_view text) {
    std::size_t rest = text.size();
    for (; rest >= 0x80; rest >>= 7) {
        all += static_cast<char>((rest & 0x7F) | 0x80);
    }
    all += static_cast<char>(rest);
    all += text;
}

} // namespace

std::string withLengths(std::initializer_list<std::string_view> texts) {
    std::string all;
    for (const std::string_view text : texts) {
        appendWithLength(all, text);
    }
    return all;
}

Bytes32 Cpace::generator(const CpaceInput& input) {
    // The secret fills the first block of the hash, so that the time does not tell its length.
    const std::size_t used = withLengths({kDomain, input.secret}).size();
    const std::string zeros(used + 1 < kHashBlock ? kHashBlock - 1 - used : 0, '\0');
    std::string text = withLengths({kDomain, input.secret, zeros, input.channel, input.sessionId});
    const Bytes32 point = pointFromHash(sha512(text));
    wipe(text.data(), text.size());
    return point;
}

Cpace::Cpace(const CpaceInput& input)
    : Cpace(input, randomScalar()) {}

Cpace::Cpace(const CpaceInput& input, const Bytes32& scalar)
    : m_scalar(scalar)
    , m_share(multiply(scalar, asText(generator(input))).value_or(Bytes32{})) {}

Cpace::~Cpace() {
    wipe(m_scalar.data(), m_scalar.size());
}

std::optional<Secret> Cpace::sharedSecret(std::string_view otherShare) const {
    auto point = multiply(m_scalar, otherShare);
    if (!point) {
        return std::nullopt;
    }
    Secret shared(asText(*point));
    wipe(point->data(), point->size());
    return shared;
}

Secret cpaceKey(std::string_view sessionId, std::string_view shared, const CpaceMessage& initiator,
                const CpaceMessage& responder) {
    std::string text = withLengths({kKeyDomain, sessionId, shared, initiator.share, initiator.about,
                                    responder.share, responder.about});
    Bytes64 hash = sha512(text);
    Secret key(asText(hash));
    wipe(text.data(), text.size());
    wipe(hash.data(), hash.size());
    return key;
}

Bytes64 cpaceTag(std::string_view sessionId, std::string_view key, const CpaceMessage& message) {
    std::string text(kTagDomain);
    text += sessionId;
    text += key;
    Bytes64 tagKey = sha512(text);
    const Bytes64 tag = hmacSha512(asText(tagKey), withLengths({message.share, message.about}));
    wipe(text.data(), text.size());
    wipe(tagKey.data(), tagKey.size());
    return tag;
}

} // namespace settebello::net
