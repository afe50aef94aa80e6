// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/xml_scanner.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace settebello {

namespace {

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isNameCharacter(char c) {
    constexpr std::string_view kOthers = ":_-.";
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           (c & 0x80) != 0 || kOthers.find(c) != std::string_view::npos;
}

std::string_view withoutPrefix(std::string_view name) {
    return name.substr(name.rfind(':') + 1); // npos + 1 is 0
}

bool equalsIgnoringCase(std::string_view text, std::string_view lower) {
    return std::equal(text.begin(), text.end(), lower.begin(), lower.end(), [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
    });
}

/// True for text without the bytes that XML forbids, which are also those of other encodings.
bool isPlain(std::string_view text) {
    return std::none_of(text.begin(), text.end(),
                        [](char c) { return static_cast<unsigned char>(c) < 0x20 && !isSpace(c); });
}

/// The character of a reference such as `amp` or `#x26`; '?' for those outside ASCII, which no
/// check asks for.
std::optional<char> referredCharacter(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, char>, 5> kNames{
        {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}};
    for (const auto& [known, character] : kNames) {
        if (name == known) {
            return character;
        }
    }
    if (name.substr(0, 1) != "#") {
        return std::nullopt;
    }
    name.remove_prefix(1);
    const bool isHexadecimal = name.substr(0, 1) == "x";
    name.remove_prefix(isHexadecimal ? 1 : 0);
    unsigned code = 0;
    const char* const end = name.data() + name.size();
    const auto [last, error] = std::from_chars(name.data(), end, code, isHexadecimal ? 16 : 10);
    if (error != std::errc() || last != end || code == 0) {
        return std::nullopt;
    }
    return code < 0x80 ? static_cast<char>(code) : '?';
}

/// Replaces references. Nothing for one that is not known.
std::optional<std::string> resolved(std::string_view raw) {
    std::string text;
    while (!raw.empty()) {
        const std::size_t begin = std::min(raw.find('&'), raw.size());
        text += raw.substr(0, begin);
        raw.remove_prefix(begin);
        if (raw.empty()) {
            break;
        }
        constexpr std::size_t kLongest = 12; // keeps a search for the end short
        const std::size_t end = raw.substr(0, kLongest).find(';');
        const auto character = end == std::string_view::npos
                                   ? std::nullopt
                                   : referredCharacter(raw.substr(1, end - 1));
        if (!character) {
            return std::nullopt;
        }
        text += *character;
        raw.remove_prefix(end + 1);
    }
    return text;
}

} // namespace

XmlScanner::XmlScanner(std::string_view text)
    : m_input(text)
    , m_valid(isPlain(text)) {
    accept("\xef\xbb\xbf"); // byte order mark
    m_valid = m_valid && skipProlog();
}

XmlScanner::Token XmlScanner::next() {
    while (m_valid && !m_isEmpty && accept("<!--")) {
        m_valid = skipComment();
    }
    Token token = Token::Error;
    if (!m_valid) {
        return token;
    }
    if (m_isEmpty) {
        token = endElement();
    } else if (m_at == m_input.size()) {
        token = m_hadRoot && m_open.empty() ? Token::Finished : Token::Error;
    } else if (m_input[m_at] != '<') {
        token = readCharacters();
    } else if (accept("<![CDATA[")) {
        token = readSection();
    } else if (accept("</")) {
        token = readEnd();
    } else if (accept("<")) {
        token = readStart();
    }
    m_valid = token != Token::Error;
    return token;
}

/// Skips what may stand before the root: `<?xml …?>`, comments and a document type.
bool XmlScanner::skipProlog() {
    if (accept("<?xml") && !skipDeclaration()) {
        return false;
    }
    for (bool hadType = false;;) {
        skipSpace();
        if (accept("<!--")) {
            if (!skipComment()) {
                return false;
            }
        } else if (!hadType && accept("<!DOCTYPE")) {
            const std::size_t begin = m_at;
            hadType = true;
            if (!skipPast(">") ||
                m_input.substr(begin, m_at - begin).find_first_of("[<") != std::string_view::npos) {
                return false;
            }
        } else {
            return true;
        }
    }
}

bool XmlScanner::skipDeclaration() {
    constexpr std::array<std::string_view, 3> kEncodings{"utf-8", "iso-8859-1", "us-ascii"};
    m_attributes.clear();
    while (!accept("?>")) {
        const std::size_t before = m_at;
        skipSpace(); // without it, this is another instruction, such as xml-stylesheet
        if (m_at == before || !readAttribute()) {
            return false;
        }
        const Attribute& read = m_attributes.back();
        if (read.name == "encoding" &&
            std::none_of(kEncodings.begin(), kEncodings.end(), [&](std::string_view known) {
                return equalsIgnoringCase(read.value, known);
            })) {
            return false;
        }
    }
    return true;
}

bool XmlScanner::skipComment() {
    return skipPast("--") && accept(">");
}

XmlScanner::Token XmlScanner::readStart() {
    if (m_open.empty() && m_hadRoot) {
        return Token::Error;
    }
    std::string_view name;
    if (!readName(name)) { // also `<?` and `<!`
        return Token::Error;
    }
    m_attributes.clear();
    for (;;) {
        const std::size_t before = m_at;
        skipSpace();
        m_isEmpty = accept("/>");
        if (m_isEmpty || accept(">")) {
            break;
        }
        if (m_at == before || !readAttribute()) {
            return Token::Error;
        }
    }
    m_hadRoot = true;
    m_open.push_back(name);
    m_name = withoutPrefix(name);
    return Token::Start;
}

XmlScanner::Token XmlScanner::readEnd() {
    std::string_view name;
    if (!readName(name) || m_open.empty() || m_open.back() != name) {
        return Token::Error;
    }
    skipSpace();
    return accept(">") ? endElement() : Token::Error;
}

XmlScanner::Token XmlScanner::endElement() {
    m_isEmpty = false;
    m_name = withoutPrefix(m_open.back());
    m_open.pop_back();
    return Token::End;
}

XmlScanner::Token XmlScanner::readCharacters() {
    const std::size_t begin = m_at;
    m_at = std::min(m_input.find('<', begin), m_input.size());
    const std::string_view raw = m_input.substr(begin, m_at - begin);
    if (m_open.empty() && !std::all_of(raw.begin(), raw.end(), isSpace)) {
        return Token::Error;
    }
    auto text = resolved(raw);
    if (!text) {
        return Token::Error;
    }
    m_text = *std::move(text);
    return Token::Text;
}

XmlScanner::Token XmlScanner::readSection() {
    constexpr std::string_view kEnd = "]]>";
    const std::size_t begin = m_at;
    if (m_open.empty() || !skipPast(kEnd)) {
        return Token::Error;
    }
    m_text = m_input.substr(begin, m_at - kEnd.size() - begin);
    return Token::Text;
}

bool XmlScanner::readAttribute() {
    std::string_view name;
    if (!readName(name)) {
        return false;
    }
    skipSpace();
    if (!accept("=")) {
        return false;
    }
    skipSpace();
    const std::string_view quote = m_input.substr(m_at, 1);
    if (quote != "\"" && quote != "'") {
        return false;
    }
    const std::size_t begin = ++m_at;
    if (!skipPast(quote)) {
        return false;
    }
    const std::string_view raw = m_input.substr(begin, m_at - 1 - begin);
    auto value = raw.find('<') == std::string_view::npos ? resolved(raw) : std::nullopt;
    if (!value) {
        return false;
    }
    m_attributes.push_back({withoutPrefix(name), *std::move(value)});
    return true;
}

bool XmlScanner::readName(std::string_view& name) {
    const std::size_t begin = m_at;
    while (m_at < m_input.size() && isNameCharacter(m_input[m_at])) {
        ++m_at;
    }
    name = m_input.substr(begin, m_at - begin);
    return !name.empty();
}

void XmlScanner::skipSpace() {
    while (m_at < m_input.size() && isSpace(m_input[m_at])) {
        ++m_at;
    }
}

bool XmlScanner::accept(std::string_view expected) {
    const bool found = m_input.substr(m_at, expected.size()) == expected;
    m_at += found ? expected.size() : 0;
    return found;
}

bool XmlScanner::skipPast(std::string_view end) {
    const std::size_t found = m_input.find(end, m_at);
    m_at = found == std::string_view::npos ? m_input.size() : found + end.size();
    return found != std::string_view::npos;
}

} // namespace settebello
