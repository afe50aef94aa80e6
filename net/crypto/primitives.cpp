// SPDX-License-Identifier: GPL-3.0-or-later
#include "crypto/primitives.h"

#include "support/contract.h"

#include <utility>

#ifdef SETTEBELLO_SODIUM
#include <sodium.h>
#endif

namespace settebello::net {

namespace {

[[maybe_unused]] const unsigned char* bytes(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

[[maybe_unused]] unsigned char* bytes(std::string& text) {
    return reinterpret_cast<unsigned char*>(text.data());
}

} // namespace

Secret::Secret(std::string_view text)
    : m_bytes(text.begin(), text.end()) {}

Secret& Secret::operator=(Secret&& other) noexcept {
    if (this != &other) {
        wipe();
        m_bytes = std::exchange(other.m_bytes, {});
    }
    return *this;
}

Secret::~Secret() {
    wipe();
}

void Secret::wipe() {
    net::wipe(m_bytes.data(), m_bytes.size());
}

Secret randomSecret(std::size_t size) {
    std::string random = randomBytes(size);
    Secret secret(random);
    wipe(random.data(), random.size());
    return secret;
}

#ifdef SETTEBELLO_SODIUM

bool hasCryptography() {
    return sodium_init() >= 0; // 1 if it was called before
}

void wipe(void* memory, std::size_t size) {
    sodium_memzero(memory, size);
}

std::string randomBytes(std::size_t size) {
    std::string made(size, '\0');
    randombytes_buf(made.data(), size);
    return made;
}

unsigned randomNumber(unsigned limit) {
    return randombytes_uniform(limit);
}

bool equalInConstantTime(std::string_view a, std::string_view b) {
    return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

Bytes64 sha512(std::string_view text) {
    Bytes64 hash{};
    crypto_hash_sha512(hash.data(), bytes(text), text.size());
    return hash;
}

Bytes64 hmacSha512(std::string_view key, std::string_view text) {
    Bytes64 mac{};
    crypto_auth_hmacsha512_state state;
    crypto_auth_hmacsha512_init(&state, bytes(key), key.size());
    crypto_auth_hmacsha512_update(&state, bytes(text), text.size());
    crypto_auth_hmacsha512_final(&state, mac.data());
    sodium_memzero(&state, sizeof state);
    return mac;
}

Bytes32 blake2b(std::string_view text, std::string_view key) {
    Bytes32 hash{};
    SETTEBELLO_ASSERT(key.size() <= crypto_generichash_KEYBYTES_MAX);
    crypto_generichash(hash.data(), hash.size(), bytes(text), text.size(), bytes(key), key.size());
    return hash;
}

Bytes32 pointFromHash(const Bytes64& hash) {
    Bytes32 point{};
    crypto_core_ristretto255_from_hash(point.data(), hash.data());
    return point;
}

Bytes32 randomScalar() {
    Bytes32 scalar{};
    crypto_core_ristretto255_scalar_random(scalar.data());
    return scalar;
}

std::optional<Bytes32> multiply(const Bytes32& scalar, std::string_view point) {
    Bytes32 product{};
    if (point.size() != product.size() ||
        crypto_scalarmult_ristretto255(product.data(), scalar.data(), bytes(point)) != 0) {
        return std::nullopt;
    }
    return product;
}

Bytes32 publicKeyOf(const Bytes32& secretKey) {
    Bytes32 key{};
    crypto_scalarmult_base(key.data(), secretKey.data());
    return key;
}

std::optional<Bytes32> sharedPoint(const Bytes32& secretKey, std::string_view publicKey) {
    Bytes32 point{};
    if (publicKey.size() != point.size() ||
        crypto_scalarmult(point.data(), secretKey.data(), bytes(publicKey)) != 0) {
        return std::nullopt;
    }
    return point;
}

struct StreamWriter::State {
    crypto_secretstream_xchacha20poly1305_state stream;
    ~State() { sodium_memzero(&stream, sizeof stream); }
};

static_assert(StreamWriter::kHeaderSize == crypto_secretstream_xchacha20poly1305_HEADERBYTES);
static_assert(StreamWriter::kOverhead == crypto_secretstream_xchacha20poly1305_ABYTES);

StreamWriter::StreamWriter(const Bytes32& key)
    : m_state(std::make_unique<State>())
    , m_header(kHeaderSize, '\0') {
    crypto_secretstream_xchacha20poly1305_init_push(&m_state->stream, bytes(m_header), key.data());
}

std::string StreamWriter::seal(std::string_view text, bool isLast) {
    std::string sealed(text.size() + kOverhead, '\0');
    crypto_secretstream_xchacha20poly1305_push(
        &m_state->stream, bytes(sealed), nullptr, bytes(text), text.size(), nullptr, 0,
        isLast ? crypto_secretstream_xchacha20poly1305_TAG_FINAL
               : crypto_secretstream_xchacha20poly1305_TAG_MESSAGE);
    return sealed;
}

struct StreamReader::State {
    crypto_secretstream_xchacha20poly1305_state stream;
    ~State() { sodium_memzero(&stream, sizeof stream); }
};

StreamReader::StreamReader(const Bytes32& key, std::string_view header) {
    auto state = std::make_unique<State>();
    if (header.size() == StreamWriter::kHeaderSize &&
        crypto_secretstream_xchacha20poly1305_init_pull(&state->stream, bytes(header),
                                                        key.data()) == 0) {
        m_state = std::move(state);
    }
}

std::optional<StreamReader::Opened> StreamReader::open(std::string_view sealed) {
    if (!m_state || sealed.size() < StreamWriter::kOverhead) {
        return std::nullopt;
    }
    Opened opened{std::string(sealed.size() - StreamWriter::kOverhead, '\0'), false};
    unsigned char tag = 0;
    if (crypto_secretstream_xchacha20poly1305_pull(&m_state->stream, bytes(opened.text), nullptr,
                                                   &tag, bytes(sealed), sealed.size(), nullptr,
                                                   0) != 0) {
        m_state.reset(); // nothing that comes after it can be right
        return std::nullopt;
    }
    opened.isLast = tag == crypto_secretstream_xchacha20poly1305_TAG_FINAL;
    return opened;
}

#else

namespace {

/// A mistake of the caller, who did not ask hasCryptography().
[[noreturn]] void missing() {
    detail::contractViolated("hasCryptography()", __FILE__, __LINE__);
}

} // namespace

bool hasCryptography() {
    return false;
}

void wipe(void* memory, std::size_t size) {
    volatile unsigned char* byte = static_cast<unsigned char*>(memory);
    for (std::size_t i = 0; i < size; ++i) {
        byte[i] = 0;
    }
}

std::string randomBytes(std::size_t) {
    missing();
}

unsigned randomNumber(unsigned) {
    missing();
}

bool equalInConstantTime(std::string_view, std::string_view) {
    missing();
}

Bytes64 sha512(std::string_view) {
    missing();
}

Bytes64 hmacSha512(std::string_view, std::string_view) {
    missing();
}

Bytes32 blake2b(std::string_view, std::string_view) {
    missing();
}

Bytes32 pointFromHash(const Bytes64&) {
    missing();
}

Bytes32 randomScalar() {
    missing();
}

std::optional<Bytes32> multiply(const Bytes32&, std::string_view) {
    missing();
}

Bytes32 publicKeyOf(const Bytes32&) {
    missing();
}

std::optional<Bytes32> sharedPoint(const Bytes32&, std::string_view) {
    missing();
}

struct StreamWriter::State {};

StreamWriter::StreamWriter(const Bytes32&) {
    missing();
}

std::string StreamWriter::seal(std::string_view, bool) {
    missing();
}

struct StreamReader::State {};

StreamReader::StreamReader(const Bytes32&, std::string_view) {
    missing();
}

std::optional<StreamReader::Opened> StreamReader::open(std::string_view) {
    missing();
}

#endif

StreamWriter::StreamWriter(StreamWriter&&) noexcept = default;
StreamWriter::~StreamWriter() = default;
StreamReader::StreamReader(StreamReader&&) noexcept = default;
StreamReader::~StreamReader() = default;

} // namespace settebello::net
