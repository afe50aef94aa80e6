// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/terminal_text.h"

#include <array>
#include <cstdint>
#include <cstdio>

namespace settebello {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

struct Range {
    std::uint32_t first;
    std::uint32_t last;
};
/// Controls, marks of direction, line separators and what else is never seen (Unicode's categories
/// Cc, Cf, Zl and Zp), but for line feed and tab.
constexpr std::array kHidden{
    Range{0x00, 0x08},       Range{0x0b, 0x1f},       Range{0x7f, 0x9f},
    Range{0xad, 0xad},       Range{0x600, 0x605},     Range{0x61c, 0x61c},
    Range{0x6dd, 0x6dd},     Range{0x70f, 0x70f},     Range{0x890, 0x891},
    Range{0x8e2, 0x8e2},     Range{0x180e, 0x180e},   Range{0x200b, 0x200f},
    Range{0x2028, 0x202e},   Range{0x2060, 0x206f},   Range{0xfeff, 0xfeff},
    Range{0xfff9, 0xfffb},   Range{0x110bd, 0x110bd}, Range{0x110cd, 0x110cd},
    Range{0x13430, 0x1343f}, Range{0x1bca0, 0x1bca3}, Range{0x1d173, 0x1d17a},
    Range{0xe0001, 0xe007f}};

bool isHidden(std::uint32_t character) {
    for (const Range& range : kHidden) {
        if (character >= range.first && character <= range.last) {
            return true;
        }
    }
    return false;
}

/// How many bytes a character has that begins with this one; 0 if none does.
std::size_t lengthOf(unsigned char first) {
    return first < 0x80                    ? 1
           : first >= 0xc2 && first < 0xe0 ? 2
           : first >= 0xe0 && first < 0xf0 ? 3
           : first >= 0xf0 && first < 0xf5 ? 4
                                           : 0;
}

/// Whether a byte may follow those of a character that has begun: no longer form than necessary, no
/// half of a pair, nothing beyond the last character.
bool continues(std::string_view begun, unsigned char byte) {
    if (byte < 0x80 || byte > 0xbf) {
        return false;
    }
    if (begun.size() > 1) {
        return true;
    }
    switch (static_cast<unsigned char>(begun.front())) {
    case 0xe0:
        return byte >= 0xa0;
    case 0xed:
        return byte < 0xa0;
    case 0xf0:
        return byte >= 0x90;
    case 0xf4:
        return byte < 0x90;
    default:
        return true;
    }
}

std::uint32_t decode(std::string_view character) {
    constexpr std::array<unsigned char, 5> kFirstBits{0, 0x7f, 0x1f, 0x0f, 0x07};
    std::uint32_t number =
        static_cast<unsigned char>(character.front()) & kFirstBits[character.size()];
    for (const char c : character.substr(1)) {
        number = number << 6 | (static_cast<unsigned char>(c) & 0x3f);
    }
    return number;
}

/// As JSON writes it: a character beyond the first 65,536 as a pair.
std::string escaped(std::uint32_t character) {
    constexpr std::uint32_t kFirstOfPairs = 0x10000;
    std::array<char, 16> text{};
    if (character < kFirstOfPairs) {
        std::snprintf(text.data(), text.size(), "\\u%04x", static_cast<unsigned>(character));
    } else {
        const std::uint32_t bits = character - kFirstOfPairs;
        std::snprintf(text.data(), text.size(), "\\u%04x\\u%04x",
                      static_cast<unsigned>(0xd800 + (bits >> 10)),
                      static_cast<unsigned>(0xdc00 + (bits & 0x3ff)));
    }
    return text.data();
}

} // namespace

std::string TerminalText::add(std::string_view piece) {
    std::string text;
    text.reserve(piece.size());
    for (const char c : piece) {
        addByte(static_cast<unsigned char>(c), text);
    }
    return text;
}

std::string TerminalText::finish() {
    std::string text(m_begun.empty() ? std::string_view() : kReplacement);
    m_begun.clear();
    return text;
}

void TerminalText::addByte(unsigned char byte, std::string& text) {
    if (!m_begun.empty() && !continues(m_begun, byte)) {
        text += finish();
    }
    if (m_begun.empty() && lengthOf(byte) == 0) {
        text += kReplacement;
        return;
    }
    m_begun += static_cast<char>(byte);
    if (m_begun.size() < lengthOf(static_cast<unsigned char>(m_begun.front()))) {
        return;
    }
    const std::uint32_t character = decode(m_begun);
    text += isHidden(character) ? escaped(character) : m_begun;
    m_begun.clear();
}

std::string terminalText(std::string_view text) {
    TerminalText filter;
    std::string shown = filter.add(text);
    return shown + filter.finish();
}

std::string terminalLine(std::string_view text) {
    std::string line;
    for (const char c : terminalText(text)) {
        line += c == '\n' || c == '\t' ? escaped(static_cast<unsigned char>(c)) : std::string(1, c);
    }
    return line;
}

} // namespace settebello
