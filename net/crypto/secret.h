// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace settebello::net {

using Bytes32 = std::array<unsigned char, 32>;
using Bytes64 = std::array<unsigned char, 64>;

template <std::size_t Size>
std::string_view asText(const std::array<unsigned char, Size>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), Size};
}

/// Bytes that nobody else may learn. They are overwritten before their memory is given back, and
/// never copied by accident.
class Secret {
public:
    Secret() = default;
    explicit Secret(std::string_view bytes);
    Secret(Secret&& other) noexcept = default;
    Secret& operator=(Secret&& other) noexcept;
    Secret(const Secret&) = delete;
    Secret& operator=(const Secret&) = delete;
    ~Secret();

    Secret copy() const { return Secret(text()); }
    std::string_view text() const {
        return {reinterpret_cast<const char*>(m_bytes.data()), m_bytes.size()};
    }
    bool empty() const { return m_bytes.empty(); }
    std::size_t size() const { return m_bytes.size(); }

private:
    void wipe();

    std::vector<unsigned char> m_bytes;
};

} // namespace settebello::net
