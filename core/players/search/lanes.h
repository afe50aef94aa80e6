// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

// Vectors as g++ and clang have them. Not on Windows, where g++ does not align them on the stack
// (gcc bug 54412).
#if defined(__GNUC__) && defined(__x86_64__) && !defined(_WIN32)
#define SETTEBELLO_LANES

namespace settebello {

/// What a register of 512 bits holds.
struct Vectors512 {
    using Whole = std::uint64_t __attribute__((vector_size(64)));
    using Signed = std::int64_t __attribute__((vector_size(64)));
    using Real = double __attribute__((vector_size(64)));
};
/// What a register of 256 bits holds.
struct Vectors256 {
    using Whole = std::uint64_t __attribute__((vector_size(32)));
    using Signed = std::int64_t __attribute__((vector_size(32)));
    using Real = double __attribute__((vector_size(32)));
};

/// Sixteen words of 64 bits side by side, reckoned with as with one. A condition is a mask: all
/// bits in the lanes where it holds, none in the others. Fast only within a function that is made
/// for a processor with such registers (gnu::target) and has all this inlined (gnu::flatten).
/// @tparam Vectors of one register.
template <typename Vectors>
class Lanes {
public:
    static constexpr std::size_t kCount = 16;
    using Words = std::array<std::uint64_t, kCount>;

    Lanes() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): a number is that number in every lane
    Lanes(std::uint64_t everywhere) {
        for (Vector& vector : m_vectors) {
            vector = Vector{} + everywhere;
        }
    }
    explicit Lanes(const Words& words) { std::memcpy(m_vectors, words.data(), sizeof words); }

    Words words() const {
        Words words;
        std::memcpy(words.data(), m_vectors, sizeof words);
        return words;
    }
    std::uint64_t operator[](std::size_t lane) const {
        return m_vectors[lane / kEach][lane % kEach];
    }
    void set(std::size_t lane, std::uint64_t word) { m_vectors[lane / kEach][lane % kEach] = word; }
    /// True if a bit is set in any lane.
    bool any() const {
        std::uint64_t bits = 0;
        for (std::size_t lane = 0; lane < kCount; ++lane) {
            bits |= (*this)[lane];
        }
        return bits != 0;
    }

    /// Where a number is below 0. @return a mask.
    Lanes negative() const {
        return each(
            [&](Vector& out, std::size_t i) { out = (Vector)((Signed)m_vectors[i] >> 63); });
    }
    /// Where a number is 0. Numbers below 2⁶³. @return a mask.
    Lanes zero() const { return (*this - 1).negative(); }
    /// These words where the mask holds, elsewhere others.
    Lanes where(const Lanes& mask, const Lanes& others) const {
        return others ^ ((*this ^ others) & mask);
    }
    /// The lowest bit of each, if it has any.
    Lanes lowest() const {
        return each([&](Vector& out, std::size_t i) { out = m_vectors[i] & -m_vectors[i]; });
    }
    /// The place of the only bit, 0 … 51; if there is none, −1023.
    Lanes place() const {
        // A floating-point number tells it: its bits from 52 on are the exponent and 1023. Below
        // 2⁵² a number becomes one by being written after the bits of 2⁵², and taking that away.
        constexpr double kTwoTo52 = 4503599627370496;
        return each([&](Vector& out, std::size_t i) {
            const Real number =
                (Real)(m_vectors[i] | std::bit_cast<std::uint64_t>(kTwoTo52)) - kTwoTo52;
            out = ((Vector)number >> 52) - 1023;
        });
    }

    friend Lanes operator+(const Lanes& a, const Lanes& b) {
        return each([&](Vector& out, std::size_t i) { out = a.m_vectors[i] + b.m_vectors[i]; });
    }
    friend Lanes operator-(const Lanes& a, const Lanes& b) {
        return each([&](Vector& out, std::size_t i) { out = a.m_vectors[i] - b.m_vectors[i]; });
    }
    friend Lanes operator*(const Lanes& a, const Lanes& b) {
        return each([&](Vector& out, std::size_t i) { out = a.m_vectors[i] * b.m_vectors[i]; });
    }
    friend Lanes operator&(const Lanes& a, const Lanes& b) {
        return each([&](Vector& out, std::size_t i) { out = a.m_vectors[i] & b.m_vectors[i]; });
    }
    friend Lanes operator|(const Lanes& a, const Lanes& b) {
        return each([&](Vector& out, std::size_t i) { out = a.m_vectors[i] | b.m_vectors[i]; });
    }
    friend Lanes operator^(const Lanes& a, const Lanes& b) {
        return each([&](Vector& out, std::size_t i) { out = a.m_vectors[i] ^ b.m_vectors[i]; });
    }
    friend Lanes operator<<(const Lanes& a, const Lanes& places) {
        return each(
            [&](Vector& out, std::size_t i) { out = a.m_vectors[i] << places.m_vectors[i]; });
    }
    friend Lanes operator>>(const Lanes& a, const Lanes& places) {
        return each(
            [&](Vector& out, std::size_t i) { out = a.m_vectors[i] >> places.m_vectors[i]; });
    }
    Lanes operator~() const {
        return each([&](Vector& out, std::size_t i) { out = ~m_vectors[i]; });
    }
    Lanes& operator+=(const Lanes& b) { return *this = *this + b; }
    Lanes& operator-=(const Lanes& b) { return *this = *this - b; }
    Lanes& operator|=(const Lanes& b) { return *this = *this | b; }
    Lanes& operator^=(const Lanes& b) { return *this = *this ^ b; }

private:
    using Vector = typename Vectors::Whole;
    using Signed = typename Vectors::Signed;
    using Real = typename Vectors::Real;
    static constexpr std::size_t kEach = sizeof(Vector) / sizeof(std::uint64_t);

    template <typename Make>
    static Lanes each(Make make) {
        Lanes lanes;
        for (std::size_t i = 0; i < kCount / kEach; ++i) {
            make(lanes.m_vectors[i], i);
        }
        return lanes;
    }

    Vector m_vectors[kCount / kEach];
};

} // namespace settebello
#endif
