// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// Reads XML from its start to its end, for checks that come before a real parser sees it. It is
/// stricter than XML: whatever two parsers might understand differently is a syntax error, and so
/// are document types with declarations, processing instructions and encodings other than UTF-8,
/// ISO-8859-1 and US-ASCII.
class XmlScanner {
public:
    enum class Token { Start, End, Text, Finished, Error };
    struct Attribute {
        std::string_view name; ///< without prefix
        std::string value;     ///< with references replaced
    };

    explicit XmlScanner(std::string_view text);

    /// An empty element (`<a/>`) is a Start and an End.
    Token next();

    /// Of a Start or an End: the name without prefix.
    std::string_view name() const { return m_name; }
    /// Of a Start.
    const std::vector<Attribute>& attributes() const { return m_attributes; }
    /// Of a Text: with references replaced; also of a CDATA section.
    const std::string& text() const { return m_text; }
    /// How many bytes have been read.
    std::size_t position() const { return m_at; }
    /// Elements that have started and not ended.
    std::size_t depth() const { return m_open.size(); }

private:
    bool skipProlog();
    bool skipDeclaration();
    bool skipComment();
    Token readStart();
    Token readEnd();
    Token readCharacters();
    Token readSection();
    bool readAttribute();
    bool readName(std::string_view& name);
    void skipSpace();
    bool accept(std::string_view expected);
    bool skipPast(std::string_view end);
    Token endElement();

    std::string_view m_input;
    std::size_t m_at = 0;
    bool m_valid;
    bool m_isEmpty = false; ///< the element that has just started
    bool m_hadRoot = false;
    std::vector<std::string_view> m_open; ///< whole names
    std::string_view m_name;
    std::vector<Attribute> m_attributes;
    std::string m_text;
};

} // namespace settebello
