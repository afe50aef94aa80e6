// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/svg_check.h"

#include "storage/file_sizes.h"
#include "storage/xml_scanner.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace settebello {

namespace {

// The embedded cards have at most 544 elements.
constexpr std::size_t kMaxElements = 20'000;
constexpr std::size_t kMaxBytes = 2 * kMaxSvgSize; // with what is repeated
constexpr std::size_t kMaxDepth = 64;
constexpr int kMaxDashes = 32;

/// What it costs to draw an element with everything in it.
struct Cost {
    std::size_t elements = 0;
    std::size_t bytes = 0;
    std::size_t depth = 0;
};

struct Element {
    std::vector<std::size_t> children;
    std::vector<std::string> references; ///< ids of what is drawn as a part of it
    std::size_t bytes = 0;
    enum class State : std::uint8_t { New, Open, Done } state = State::New;
    Cost cost; ///< once it is Done
};

using Tree = std::vector<Element>; ///< the root first
/// A gradient is not listed: nothing in it is drawn where it is named.
using Ids = std::map<std::string, std::vector<std::size_t>, std::less<>>;

/// Adds up the cost of an element. Does nothing but return a fault if there is one.
class CostCounter {
public:
    CostCounter(Tree& tree, const Ids& ids)
        : m_tree(tree)
        , m_ids(ids) {}

    std::optional<SvgFault> count(std::size_t index, std::size_t depth = 1) {
        Element& element = m_tree[index];
        if (element.state == Element::State::Open) {
            return SvgFault::Circular;
        }
        if (depth + element.cost.depth > kMaxDepth) {
            return SvgFault::NestedTooDeeply;
        }
        if (element.state == Element::State::Done) {
            return std::nullopt;
        }
        element.state = Element::State::Open;
        element.cost = {1, element.bytes, 1};
        for (const std::size_t child : element.children) {
            if (auto fault = add(element, child, depth)) {
                return fault;
            }
        }
        for (const std::string& id : element.references) {
            if (auto fault = addAll(element, id, depth)) {
                return fault;
            }
        }
        element.state = Element::State::Done;
        return std::nullopt;
    }

private:
    std::optional<SvgFault> addAll(Element& whole, const std::string& id, std::size_t depth) {
        const auto found = m_ids.find(id);
        if (found == m_ids.end()) {
            return std::nullopt;
        }
        for (const std::size_t part : found->second) {
            if (auto fault = add(whole, part, depth)) {
                return fault;
            }
        }
        return std::nullopt;
    }

    /// Adds a part of an element to its cost.
    std::optional<SvgFault> add(Element& whole, std::size_t part, std::size_t depth) {
        if (auto fault = count(part, depth + 1)) {
            return fault;
        }
        const Cost& cost = m_tree[part].cost;
        whole.cost.elements += cost.elements;
        whole.cost.bytes += cost.bytes;
        whole.cost.depth = std::max(whole.cost.depth, cost.depth + 1);
        const bool isTooMuch = whole.cost.elements > kMaxElements || whole.cost.bytes > kMaxBytes;
        return isTooMuch ? std::optional(SvgFault::TooManyElements) : std::nullopt;
    }

    Tree& m_tree;
    const Ids& m_ids;
};

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
    for (std::size_t i = 0; i < lengths.size() && count <= kMaxDashes; ++count) {
        i = std::min(lengths.find_first_of(kSeparators, i), lengths.size());
        i = std::min(lengths.find_first_not_of(kSeparators, i), lengths.size());
    }
    return count > kMaxDashes;
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

class Checker {
public:
    explicit Checker(std::string_view svg)
        : m_xml(svg) {}

    std::optional<SvgFault> check() {
        using Token = XmlScanner::Token;
        for (;;) {
            const std::size_t before = m_xml.position();
            const Token token = m_xml.next();
            if (token == Token::Error) {
                return SvgFault::Syntax;
            }
            if (token == Token::Finished) {
                return CostCounter(m_tree, m_ids).count(0);
            }
            const auto fault = token == Token::Start ? start()
                               : token == Token::End ? end()
                                                     : characters();
            if (fault) {
                return fault;
            }
            if (!m_open.empty()) {
                m_tree[m_open.back()].bytes += m_xml.position() - before;
            }
        }
    }

private:
    std::optional<SvgFault> start() {
        constexpr std::array<std::string_view, 9> kForbidden{
            "image",  "feImage", "font-face-uri", "foreignObject", "script",
            "iframe", "video",   "audio",         "animation"};
        if (m_tree.empty() && m_xml.name() != "svg") {
            return SvgFault::NotSvg;
        }
        if (isOneOf(m_xml.name(), kForbidden)) {
            return SvgFault::ForbiddenElement;
        }
        if (m_tree.size() == kMaxElements) {
            return SvgFault::TooManyElements;
        }
        if (m_open.size() == kMaxDepth) {
            return SvgFault::NestedTooDeeply;
        }
        const std::size_t index = m_tree.size();
        if (!m_open.empty()) {
            m_tree[m_open.back()].children.push_back(index);
        }
        m_open.push_back(index);
        Element& element = m_tree.emplace_back();
        if (m_xml.name() == "style" && m_styleDepth == 0) {
            m_styleDepth = m_open.size();
        }
        for (const XmlScanner::Attribute& attribute : m_xml.attributes()) {
            if (auto fault = checkAttribute(attribute, element)) {
                return fault;
            }
        }
        return std::nullopt;
    }

    std::optional<SvgFault> checkAttribute(const XmlScanner::Attribute& attribute,
                                           Element& element) {
        constexpr std::array<std::string_view, 2> kGradients{"linearGradient", "radialGradient"};
        if (attribute.name == "id" && !isOneOf(m_xml.name(), kGradients)) {
            m_ids[attribute.value].push_back(m_open.back());
        } else if (attribute.name == "href") {
            if (attribute.value.substr(0, 1) != "#") {
                return SvgFault::OutsideReference;
            }
            element.references.push_back(attribute.value.substr(1));
        } else if (attribute.name == "stroke-dasharray" && hasTooManyDashes(attribute.value)) {
            return SvgFault::TooManyDashes;
        }
        return checkStyle(attribute.value, element.references);
    }

    std::optional<SvgFault> characters() {
        if (m_styleDepth > 0) {
            m_style += m_xml.text();
        }
        return std::nullopt;
    }

    std::optional<SvgFault> end() {
        if (m_styleDepth == m_open.size()) {
            m_styleDepth = 0;
            // What it names is not counted: that would need to know whom each rule is for.
            std::vector<std::string> ignored;
            if (auto fault = checkStyle(m_style, ignored)) {
                return fault;
            }
            m_style.clear();
        }
        m_open.pop_back();
        return std::nullopt;
    }

    XmlScanner m_xml;
    Tree m_tree;
    Ids m_ids;
    std::vector<std::size_t> m_open;
    std::size_t m_styleDepth = 0; ///< of the `style` element that is open; 0 if none is
    std::string m_style;
};

} // namespace

std::optional<SvgFault> checkSvg(std::string_view svg) {
    if (svg.size() > kMaxSvgSize) {
        return SvgFault::TooLarge;
    }
    if (svg.substr(0, 2) == "\x1f\x8b") {
        return SvgFault::Compressed;
    }
    return Checker(svg).check();
}

} // namespace settebello
