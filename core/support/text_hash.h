// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/hex_number.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace settebello {

/// FNV-1a of 64 bits over a list of texts, byte by byte, so that it is the same on every machine.
/// No protection against anybody who looks for equal hashes.
class TextHash {
public:
    void take(std::string_view text) {
        constexpr std::uint64_t kPrime = 0x100000001b3;
        for (const char c : text) {
            m_value = (m_value ^ static_cast<unsigned char>(c)) * kPrime;
        }
        m_value = (m_value ^ 0xffU) * kPrime; // separates the texts
    }

    std::uint64_t value() const { return m_value; }
    /// Sixteen digits.
    std::string hex() const { return hexText(m_value); }

private:
    std::uint64_t m_value = 0xcbf29ce484222325;
};

} // namespace settebello
