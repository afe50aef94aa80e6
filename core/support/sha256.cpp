// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/sha256.h"

#include <bit>
#include <cstddef>
#include <string>

namespace settebello {

namespace {

using HashWords = std::array<std::uint32_t, 8>;

constexpr std::size_t kHashRounds = 64;
constexpr std::size_t kBlockSize = 64;
constexpr unsigned kByteBits = 8;

/// The first bits behind the point of the cube roots of the first primes.
constexpr std::array<std::uint32_t, kHashRounds> kRoundConstants{
    0x428a2f98U, 0x71374491U, 0xb5c0fbcfU, 0xe9b5dba5U, 0x3956c25bU, 0x59f111f1U, 0x923f82a4U,
    0xab1c5ed5U, 0xd807aa98U, 0x12835b01U, 0x243185beU, 0x550c7dc3U, 0x72be5d74U, 0x80deb1feU,
    0x9bdc06a7U, 0xc19bf174U, 0xe49b69c1U, 0xefbe4786U, 0x0fc19dc6U, 0x240ca1ccU, 0x2de92c6fU,
    0x4a7484aaU, 0x5cb0a9dcU, 0x76f988daU, 0x983e5152U, 0xa831c66dU, 0xb00327c8U, 0xbf597fc7U,
    0xc6e00bf3U, 0xd5a79147U, 0x06ca6351U, 0x14292967U, 0x27b70a85U, 0x2e1b2138U, 0x4d2c6dfcU,
    0x53380d13U, 0x650a7354U, 0x766a0abbU, 0x81c2c92eU, 0x92722c85U, 0xa2bfe8a1U, 0xa81a664bU,
    0xc24b8b70U, 0xc76c51a3U, 0xd192e819U, 0xd6990624U, 0xf40e3585U, 0x106aa070U, 0x19a4c116U,
    0x1e376c08U, 0x2748774cU, 0x34b0bcb5U, 0x391c0cb3U, 0x4ed8aa4aU, 0x5b9cca4fU, 0x682e6ff3U,
    0x748f82eeU, 0x78a5636fU, 0x84c87814U, 0x8cc70208U, 0x90befffaU, 0xa4506cebU, 0xbef9a3f7U,
    0xc67178f2U};

/// The text with a bit, zeros and its length in bits, as whole blocks.
std::string padded(std::string_view text) {
    std::string bytes(text);
    bytes += '\x80';
    while (bytes.size() % kBlockSize != kBlockSize - sizeof(std::uint64_t)) {
        bytes += '\0';
    }
    const std::uint64_t bits = std::uint64_t{text.size()} * kByteBits;
    for (unsigned i = sizeof bits; i-- > 0;) {
        bytes += static_cast<char>(static_cast<unsigned char>(bits >> (i * kByteBits)));
    }
    return bytes;
}

std::array<std::uint32_t, kHashRounds> schedule(std::string_view block) {
    constexpr std::size_t kOfBlock = 16;
    std::array<std::uint32_t, kHashRounds> words{};
    for (std::size_t i = 0; i < kBlockSize; ++i) {
        std::uint32_t& word = words[i / sizeof word];
        word = word << kByteBits | static_cast<unsigned char>(block[i]);
    }
    for (std::size_t i = kOfBlock; i < kHashRounds; ++i) {
        const std::uint32_t twoBack = words[i - 2];
        const std::uint32_t longBack = words[i - 15];
        words[i] =
            words[i - 16] + (std::rotr(longBack, 7) ^ std::rotr(longBack, 18) ^ longBack >> 3U) +
            words[i - 7] + (std::rotr(twoBack, 17) ^ std::rotr(twoBack, 19) ^ twoBack >> 10U);
    }
    return words;
}

void takeBlock(std::string_view block, HashWords& hash) {
    const auto words = schedule(block);
    auto [a, b, c, d, e, f, g, h] = hash;
    for (std::size_t i = 0; i < kHashRounds; ++i) {
        const std::uint32_t mixedE = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const std::uint32_t mixedA = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const std::uint32_t first =
            h + mixedE + ((e & f) ^ (~e & g)) + kRoundConstants[i] + words[i];
        const std::uint32_t second = mixedA + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    const HashWords added{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < hash.size(); ++i) {
        hash[i] += added[i];
    }
}

} // namespace

std::array<std::uint64_t, 4> sha256(std::string_view text) {
    constexpr unsigned kWordBits = 32;
    HashWords hash{0x6a09e667U, 0xbb67ae85U, 0x3c6ef372U, 0xa54ff53aU,
                   0x510e527fU, 0x9b05688cU, 0x1f83d9abU, 0x5be0cd19U};
    const std::string bytes = padded(text);
    for (std::size_t at = 0; at < bytes.size(); at += kBlockSize) {
        takeBlock(std::string_view(bytes).substr(at, kBlockSize), hash);
    }
    std::array<std::uint64_t, 4> result{};
    for (std::size_t i = 0; i < hash.size(); ++i) {
        result[i / 2] = result[i / 2] << kWordBits | hash[i];
    }
    return result;
}

} // namespace settebello
