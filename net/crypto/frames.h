// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace settebello::net {

/// A frame as it goes over a stream of bytes: its length in two bytes, the higher one first, and
/// itself. @pre it is shorter than 65,536 bytes
std::string framed(std::string_view frame);

/// Cuts a stream of bytes into frames. Keeps no more than one, however much comes.
class FrameReader {
public:
    /// @param limit of the length of a frame.
    explicit FrameReader(std::size_t limit)
        : m_limit(limit) {}
    void setLimit(std::size_t limit) { m_limit = limit; }

    /// @param use bool(std::string_view frame), called for each frame that is complete, and not
    /// again once it returns false. @return false if a frame is too long or empty; from then on
    /// nothing is read.
    template <typename Use>
    bool take(std::string_view bytes, const Use& use) {
        while (!m_failed && !bytes.empty()) {
            const std::size_t wanted = m_kept.size() < kHead ? kHead : kHead + length();
            const std::string_view part = bytes.substr(0, wanted - m_kept.size());
            m_kept += part;
            bytes.remove_prefix(part.size());
            if (m_kept.size() < kHead) {
                break;
            }
            m_failed = length() == 0 || length() > m_limit;
            if (!m_failed && m_kept.size() == kHead + length()) {
                const std::string frame = m_kept.substr(kHead);
                m_kept.clear();
                if (!use(std::string_view(frame))) {
                    break;
                }
            }
        }
        return !m_failed;
    }

private:
    static constexpr std::size_t kHead = 2;
    std::size_t length() const {
        return std::size_t{static_cast<unsigned char>(m_kept[0])} << 8 |
               static_cast<unsigned char>(m_kept[1]);
    }

    std::size_t m_limit;
    std::string m_kept;
    bool m_failed = false;
};

} // namespace settebello::net
