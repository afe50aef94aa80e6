// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace settebello {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kMaxDepth = 32;

/// Scans JSON text for what a parsed document no longer shows: duplicate keys, and nesting so deep
/// that nobody wrote it in good faith.
class Inspector : public nlohmann::json_sax<Json> {
public:
    Inspector(std::string_view text, Faults& faults)
        : m_text(text)
        , m_faults(faults) {}

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t&) override { return value(); }
    bool string(string_t&) override { return value(); }
    bool binary(binary_t&) override { return value(); }
    bool start_object(std::size_t) override { return enter(false); }
    bool start_array(std::size_t) override { return enter(true); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }

    bool key(string_t& name) override {
        Level& level = m_levels.back();
        level.path = childPath(m_levels.size() > 1 ? m_levels[m_levels.size() - 2].path : "", name);
        if (!level.keys.insert(name).second) {
            m_faults.push_back({level.path, FaultCode::Duplicate});
        }
        return true;
    }

    /// The number out of range at which the scan stopped, if that was the reason.
    struct Token {
        std::size_t begin = 0;
        std::size_t length = 0;
    };
    const std::optional<Token>& overflow() const { return m_overflow; }

    bool parse_error(std::size_t end, const std::string& token,
                     const Json::exception& error) override {
        constexpr int kOutOfRange = 406;
        if (error.id == kOutOfRange && token.size() <= end) {
            m_overflow = {end - token.size(), token.size()};
            return false;
        }
        const auto [line, column] = positionOf(end);
        m_faults.push_back({FaultCode::JsonSyntax, {line, column, explanationOf(error.what())}});
        return false;
    }

private:
    struct Level {
        bool isArray = false;
        std::size_t items = 0;
        std::string path; ///< of the item that is being read
        std::set<std::string> keys;
    };

    struct Position {
        std::size_t line;
        std::size_t column; ///< 0: before the first character of the line
    };

    /// @param count the number of bytes read; one more than there are at the end of the text.
    Position positionOf(std::size_t count) const {
        const std::string_view read = m_text.substr(0, count);
        const auto lines = std::count(read.begin(), read.end(), '\n');
        const std::size_t lineStart = lines == 0 ? 0 : read.rfind('\n') + 1;
        return {static_cast<std::size_t>(lines) + 1, count - lineStart};
    }

    /// The technical part of "[json.exception.parse_error.101] parse error at line 1, column 2:
    /// syntax error …; last read: '…'", without the bytes read, which may be anything.
    static std::string explanationOf(std::string_view what) {
        const std::size_t begin = what.find(": ");
        const std::size_t end = what.find("; last read:");
        return begin < end ? std::string(what.substr(begin + 2, end - begin - 2))
                           : std::string(what.substr(0, end));
    }

    bool value() {
        if (!m_levels.empty() && m_levels.back().isArray) {
            Level& level = m_levels.back();
            level.path = childPath(m_levels.size() > 1 ? m_levels[m_levels.size() - 2].path : "",
                                   level.items++);
        }
        return true;
    }
    bool enter(bool isArray) {
        value();
        if (m_levels.size() == kMaxDepth) {
            m_faults.push_back(FaultCode::NestedTooDeeply);
            return false;
        }
        m_levels.push_back({isArray, 0, {}, {}});
        return true;
    }
    bool leave() {
        m_levels.pop_back();
        return true;
    }

    std::string_view m_text;
    Faults& m_faults;
    std::vector<Level> m_levels;
    std::optional<Token> m_overflow;
};

/// A token of a JSON pointer. Control characters are escaped as in JSON, so that it stays on one
/// line.
std::string token(std::string_view key) {
    std::string text;
    for (const char c : key) {
        text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    }
    const std::string quoted = Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
    return quoted.substr(1, quoted.size() - 2);
}

/// At most `size` bytes, cut between two characters.
std::string truncated(const std::string& text, std::size_t size) {
    if (text.size() <= size) {
        return text;
    }
    const auto isContinuation = [&](std::size_t i) { return (text[i] & 0xc0) == 0x80; };
    while (size > 0 && isContinuation(size)) {
        --size;
    }
    return text.substr(0, size) + "…";
}

} // namespace

std::optional<Json> parseJson(std::string_view text, Faults& faults) {
    constexpr int kMaxOverflows = 64; // each costs another scan of the text
    constexpr auto* kLargest = "1.7976931348623157e+308";
    std::string corrected;
    for (int overflows = 0;; ++overflows) {
        Faults found;
        Inspector inspector(text, found);
        if (Json::sax_parse(text.begin(), text.end(), &inspector)) {
            faults.insert(faults.end(), found.begin(), found.end());
            return Json::parse(text.begin(), text.end(), nullptr, false);
        }
        const auto overflow = inspector.overflow();
        if (!overflow || overflows == kMaxOverflows) {
            if (overflow) {
                found.push_back(FaultCode::NumbersOutOfRange);
            }
            faults.insert(faults.end(), found.begin(), found.end());
            return std::nullopt;
        }
        const bool negative = text[overflow->begin] == '-';
        std::string replaced(text);
        replaced.replace(overflow->begin, overflow->length,
                         std::string(negative ? "-" : "") + kLargest);
        corrected = std::move(replaced);
        text = corrected;
    }
}

Fault::Argument describe(const Json& value) {
    constexpr std::size_t kMaxSize = 60;
    if (value.is_structured() && !value.empty()) {
        return Fault(value.is_array() ? FaultCode::List : FaultCode::Object);
    }
    return truncated(value.dump(-1, ' ', false, Json::error_handler_t::replace), kMaxSize);
}

std::string fileText(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string childPath(const std::string& path, std::string_view key) {
    constexpr std::size_t kMaxSize = 60;
    return path + "/" + truncated(token(key), kMaxSize);
}

std::string childPath(const std::string& path, std::size_t index) {
    return path + "/" + std::to_string(index);
}

} // namespace settebello
