// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/svg_check.h"

#include "cards/svg_cost.h"
#include "storage/file_sizes.h"

#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace settebello {

namespace {

// SVG has no element with half as many. QXmlStreamReader compares each with each.
constexpr int kMaxAttributes = 256;
constexpr int kMaxDashLengths = 32;
/// Characters of all style sheets together, and of a `style` attribute. QtSvg takes 200 times as
/// many bytes to read them.
constexpr std::size_t kMaxStyle = 64 * 1024;
/// QtSvg compares every rule of the style sheets with every element, and applies all that they say.
constexpr std::size_t kMaxStyleComparisons = 4'000'000;
constexpr std::size_t kMaxStyleApplied = 100'000'000; // characters

template <std::size_t Size>
bool isOneOf(std::string_view text, const std::array<std::string_view, Size>& list) {
    return std::find(list.begin(), list.end(), text) != list.end();
}

std::string inLowerCase(std::string text) {
    for (char& c : text) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return text;
}

bool hasTooManyDashes(std::string_view lengths) {
    int count = 0;
    constexpr std::string_view kSeparators = ", \t\r\n";
    for (std::size_t i = 0; i < lengths.size() && count <= kMaxDashLengths; ++count) {
        i = std::min(lengths.find_first_of(kSeparators, i), lengths.size());
        i = std::min(lengths.find_first_not_of(kSeparators, i), lengths.size());
    }
    return count > kMaxDashLengths;
}

/// Checks an attribute or a style sheet, which may name other elements: `url(#id)`.
/// @param references receives their ids.
std::optional<SvgFault> checkStyle(const std::string& style, std::vector<std::string>& references) {
    constexpr std::string_view kUrl = "url(";
    constexpr std::string_view kDashes = "stroke-dasharray";
    const std::string lower = inLowerCase(style);
    if (lower.find("@import") != std::string::npos) {
        return SvgFault::OutsideReference;
    }
    for (std::size_t at = lower.find(kUrl); at != std::string::npos; at = lower.find(kUrl, at)) {
        at = std::min(lower.find_first_not_of(" \t\r\n'\"", at + kUrl.size()), lower.size());
        if (lower.substr(at, 1) != "#") {
            return SvgFault::OutsideReference;
        }
        const std::size_t end = std::min(style.find_first_of(" \t\r\n'\")", at), style.size());
        references.push_back(style.substr(at + 1, end - at - 1));
        at = end;
    }
    for (std::size_t at = lower.find(kDashes); at != std::string::npos;
         at = lower.find(kDashes, at)) {
        at += kDashes.size();
        const std::size_t end = std::min(lower.find_first_of(";}", at), lower.size());
        if (hasTooManyDashes(std::string_view(lower).substr(at, end - at))) {
            return SvgFault::TooManyDashes;
        }
        at = end;
    }
    return std::nullopt;
}

/// True for the bytes that XML forbids, which are also those of UTF-16 and UTF-32.
/// QXmlStreamReader accepts some of them in names.
bool isForbidden(char c) {
    return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r';
}

/// True for what ends a selector of a style sheet; in values it is rare.
bool separatesSelectors(char c) {
    return c == '{' || c == ',';
}

std::string toUtf8(QStringView text) {
    return text.toUtf8().toStdString();
}

/// Finds what QXmlStreamReader would take more time for than in proportion to the size: elements
/// with many attributes, and declarations in a document type, such as that of an entity.
std::optional<SvgFault> checkCostOfParsing(const QByteArray& svg) {
    for (qsizetype at = svg.indexOf('<'); at >= 0;) {
        const qsizetype next = svg.indexOf('<', at + 1);
        const char* const begin = svg.constData() + at;
        const char* const end = svg.constData() + (next < 0 ? svg.size() : next);
        constexpr std::string_view kAllowed = "-[D"; // comment, CDATA section, DOCTYPE
        if (end - begin > 2 && begin[1] == '!' &&
            kAllowed.find(begin[2]) == std::string_view::npos) {
            return SvgFault::Syntax;
        }
        if (std::count_if(begin, end, [](char c) { return c == '"' || c == '\''; }) >
            2 * kMaxAttributes) {
            return SvgFault::TooManyAttributes;
        }
        at = next;
    }
    return std::nullopt;
}

class Checker {
public:
    explicit Checker(const QByteArray& svg)
        : m_xml(svg) {
        m_xml.setNamespaceProcessing(false); // as in QtSvg
    }

    std::optional<SvgFault> check() {
        while (!m_xml.atEnd()) {
            const qint64 before = m_xml.characterOffset();
            if (auto fault = checkToken(m_xml.readNext())) {
                return fault;
            }
            if (!m_open.empty()) {
                m_drawing.elements[m_open.back()].length +=
                    static_cast<std::size_t>(m_xml.characterOffset() - before);
            }
        }
        const std::size_t elements = m_drawing.elements.size();
        const bool isTooMuch = m_sheets > kMaxStyle || m_rules * elements > kMaxStyleComparisons ||
                               m_sheets * elements > kMaxStyleApplied;
        return isTooMuch ? SvgFault::TooMuchStyle : checkCost(m_drawing);
    }

private:
    std::optional<SvgFault> checkToken(QXmlStreamReader::TokenType token) {
        switch (token) {
        case QXmlStreamReader::StartDocument:
            return hasKnownEncoding() ? std::nullopt : std::optional(SvgFault::Syntax);
        case QXmlStreamReader::DTD:
            return isPlainType() ? std::nullopt : std::optional(SvgFault::Syntax);
        case QXmlStreamReader::StartElement:
            return start();
        case QXmlStreamReader::EndElement:
            return end();
        case QXmlStreamReader::Characters:
            characters();
            return std::nullopt;
        case QXmlStreamReader::Comment:
        case QXmlStreamReader::EndDocument:
            return std::nullopt;
        case QXmlStreamReader::EntityReference: // of an entity that is not declared
        case QXmlStreamReader::ProcessingInstruction:
        case QXmlStreamReader::Invalid:
        case QXmlStreamReader::NoToken:
            break;
        }
        return SvgFault::Syntax;
    }

    bool hasKnownEncoding() const {
        const QStringView encoding = m_xml.documentEncoding();
        return encoding.isEmpty() || encoding.compare(u"utf-8", Qt::CaseInsensitive) == 0 ||
               encoding.compare(u"iso-8859-1", Qt::CaseInsensitive) == 0 ||
               encoding.compare(u"us-ascii", Qt::CaseInsensitive) == 0;
    }

    /// Whether there is only one document type, before the root, which declares nothing.
    bool isPlainType() {
        return !std::exchange(m_hasType, true) && m_drawing.elements.empty() &&
               !m_xml.text().contains(u'[');
    }

    std::optional<SvgFault> start() {
        constexpr std::array<std::string_view, 9> kForbidden{
            "image",  "feImage", "font-face-uri", "foreignObject", "script",
            "iframe", "video",   "audio",         "animation"};
        std::vector<SvgElement>& elements = m_drawing.elements;
        const std::string name = toUtf8(m_xml.name());
        if (elements.empty() && name != "svg") {
            return SvgFault::NotSvg;
        }
        if (isOneOf(name, kForbidden)) {
            return SvgFault::ForbiddenElement;
        }
        if (elements.size() == kMaxSvgElements) {
            return SvgFault::TooManyElements;
        }
        if (m_open.size() == kMaxSvgDepth) {
            return SvgFault::NestedTooDeeply;
        }
        if (!m_open.empty()) {
            elements[m_open.back()].children.push_back(elements.size());
        }
        m_open.push_back(elements.size());
        elements.emplace_back();
        if (name == "style" && m_styleDepth == 0) {
            m_styleDepth = m_open.size();
        }
        const QXmlStreamAttributes attributes = m_xml.attributes();
        for (const QXmlStreamAttribute& attribute : attributes) {
            if (auto fault =
                    checkAttribute(name, toUtf8(attribute.name()), toUtf8(attribute.value()))) {
                return fault;
            }
        }
        return std::nullopt;
    }

    /// Checks an attribute of the element that has just started.
    std::optional<SvgFault> checkAttribute(const std::string& element, const std::string& name,
                                           const std::string& value) {
        constexpr std::array<std::string_view, 2> kGradients{"linearGradient", "radialGradient"};
        std::vector<std::string>& references = m_drawing.elements.back().references;
        if (name == "id" && !isOneOf(element, kGradients)) {
            m_drawing.ids[value].push_back(m_open.back());
        } else if (name == "href") {
            if (value.substr(0, 1) != "#") {
                return SvgFault::OutsideReference;
            }
            references.push_back(value.substr(1));
        } else if (name == "style" && value.size() > kMaxStyle) {
            return SvgFault::TooMuchStyle;
        } else if (name == "stroke-dasharray" && hasTooManyDashes(value)) {
            return SvgFault::TooManyDashes;
        }
        return checkStyle(value, references);
    }

    void characters() {
        if (m_styleDepth > 0) {
            m_style += toUtf8(m_xml.text());
        }
    }

    std::optional<SvgFault> end() {
        if (m_styleDepth == m_open.size()) {
            m_styleDepth = 0;
            // What it names is not counted: that would need to know whom each rule is for.
            m_sheets += m_style.size();
            m_rules += static_cast<std::size_t>(
                std::count_if(m_style.begin(), m_style.end(), separatesSelectors));
            std::vector<std::string> ignored;
            if (auto fault = checkStyle(m_style, ignored)) {
                return fault;
            }
            m_style.clear();
        }
        m_open.pop_back();
        return std::nullopt;
    }

    QXmlStreamReader m_xml;
    bool m_hasType = false;
    SvgDrawing m_drawing;
    std::vector<std::size_t> m_open;
    std::size_t m_styleDepth = 0; ///< of the `style` element that is open; 0 if none is
    std::string m_style;
    std::size_t m_sheets = 0; ///< characters of all style sheets
    std::size_t m_rules = 0;  ///< their selectors
};

} // namespace

std::optional<SvgFault> checkSvg(const QByteArray& svg) {
    if (static_cast<std::size_t>(svg.size()) > kMaxSvgSize) {
        return SvgFault::TooLarge;
    }
    if (svg.startsWith("\x1f\x8b")) {
        return SvgFault::Compressed;
    }
    if (std::any_of(svg.begin(), svg.end(), isForbidden)) {
        return SvgFault::Syntax;
    }
    const auto fault = checkCostOfParsing(svg);
    return fault ? fault : Checker(svg).check();
}

} // namespace settebello
