// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace settebello {

/// Makes text from files and other programs harmless for a terminal, piece by piece: control
/// characters and those that change the direction of text or are invisible are written as in JSON,
/// `\u202e`, so that JSON keeps its meaning; line feeds and tabs stay. Bytes that are not UTF-8
/// become U+FFFD.
class TerminalText {
public:
    /// The text of a piece. A character at its end that is not complete waits for the next one.
    std::string add(std::string_view piece);
    /// What is left of a character that never became complete.
    std::string finish();

private:
    void addByte(unsigned char byte, std::string& text);

    std::string m_begun; ///< the first bytes of a character
};

/// A whole text, made harmless.
std::string terminalText(std::string_view text);
/// As terminalText(), on one line.
std::string terminalLine(std::string_view text);

} // namespace settebello
