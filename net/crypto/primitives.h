// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "crypto/secret.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace settebello::net {

/// All cryptography that there is: each function is one of libsodium's, and primitives.cpp is the
/// only file that calls that library. How they are put together follows published schemes, which
/// docs/friends.md names.

/// Whether the program was built with libsodium, and that works here. Everything else in net/crypto
/// may only be used if it does.
bool hasCryptography();

/// Overwrites memory, even if it is not read afterwards.
void wipe(void* memory, std::size_t size);
/// Random bytes that nobody can guess.
std::string randomBytes(std::size_t size);
Secret randomSecret(std::size_t size);
/// A random number from 0 up to, not including, `limit`.
unsigned randomNumber(unsigned limit);
/// Whether two texts are equal, in a time that does not depend on where they differ.
bool equalInConstantTime(std::string_view a, std::string_view b);

Bytes64 sha512(std::string_view text);
/// HMAC-SHA-512.
Bytes64 hmacSha512(std::string_view key, std::string_view text);
/// BLAKE2b. @param key may be empty.
Bytes32 blake2b(std::string_view text, std::string_view key = {});

/// Ristretto255 (RFC 9496).
Bytes32 pointFromHash(const Bytes64& hash);
Bytes32 randomScalar();
/// Nothing if `point` is no element of the group, or the product the neutral one.
std::optional<Bytes32> multiply(const Bytes32& scalar, std::string_view point);

/// X25519 (RFC 7748).
Bytes32 publicKeyOf(const Bytes32& secretKey);
/// Nothing if the other's key is of low order.
std::optional<Bytes32> sharedPoint(const Bytes32& secretKey, std::string_view publicKey);

/// One direction of a connection: crypto_secretstream_xchacha20poly1305. Each message depends on
/// all before it, so that none can be left out, repeated or put elsewhere.
class StreamWriter {
public:
    static constexpr std::size_t kHeaderSize = 24;
    static constexpr std::size_t kOverhead = 17; ///< by which a sealed text is longer

    explicit StreamWriter(const Bytes32& key);
    StreamWriter(StreamWriter&&) noexcept;
    ~StreamWriter();

    /// To be sent before the first message.
    const std::string& header() const { return m_header; }
    /// @param isLast marks the end of the stream.
    std::string seal(std::string_view text, bool isLast);

private:
    struct State;
    std::unique_ptr<State> m_state;
    std::string m_header;
};

class StreamReader {
public:
    /// @param header what the writer's header() was, of any length.
    StreamReader(const Bytes32& key, std::string_view header);
    StreamReader(StreamReader&&) noexcept;
    ~StreamReader();

    struct Opened {
        std::string text;
        bool isLast = false;
    };
    /// Nothing if this is not what the writer sealed after what was opened before.
    std::optional<Opened> open(std::string_view sealed);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace settebello::net
