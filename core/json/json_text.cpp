// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/json_text.h"

#include <nlohmann/json.hpp>

#include <set>

namespace settebello {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kDeepest = 32;

/// Walks over JSON text without building anything, to find what a parsed document no longer shows:
/// keys that stand twice, and nesting so deep that nobody wrote it in good faith.
class Inspector : public nlohmann::json_sax<Json> {
public:
    explicit Inspector(Faults& faults)
        : m_faults(faults) {}

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
            m_faults.push_back({level.path, "stands there twice"});
        }
        return true;
    }

    /// The number too large for any machine at which the walk stopped, if that was the reason.
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
        // "[json.exception.parse_error.101] parse error at line 1, column 2: …; last read: '…'":
        // without its number, and without the bytes read, which may be anything.
        std::string what = error.what();
        what = what.substr(what.find("] ") + 2);
        m_faults.push_back({"", "is not JSON: " + what.substr(0, what.find("; last read:"))});
        return false;
    }

private:
    struct Level {
        bool isArray = false;
        std::size_t items = 0;
        std::string path; ///< of the item that is being read
        std::set<std::string> keys;
    };

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
        if (m_levels.size() == kDeepest) {
            m_faults.push_back({"", "is nested too deeply"});
            return false;
        }
        m_levels.push_back({isArray, 0, {}, {}});
        return true;
    }
    bool leave() {
        m_levels.pop_back();
        return true;
    }

    Faults& m_faults;
    std::vector<Level> m_levels;
    std::optional<Token> m_overflow;
};

/// A token of a JSON pointer; what would break a line in two is escaped as in JSON.
std::string token(std::string_view key) {
    std::string text;
    for (const char c : key) {
        text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    }
    const std::string quoted = Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
    return quoted.substr(1, quoted.size() - 2);
}

/// The first so many bytes, and not half a character.
std::string cutShort(const std::string& text, std::size_t most) {
    if (text.size() <= most) {
        return text;
    }
    const auto continues = [&](std::size_t i) { return (text[i] & 0xc0) == 0x80; };
    while (most > 0 && continues(most)) {
        --most;
    }
    return text.substr(0, most) + "…";
}

} // namespace

std::optional<Json> parseJson(std::string_view text, Faults& faults) {
    constexpr int kMostOverflows = 64; // each costs another walk over the text
    constexpr auto* kLargest = "1.7976931348623157e+308";
    std::string mended;
    for (int overflows = 0;; ++overflows) {
        Faults found;
        Inspector inspector(found);
        if (Json::sax_parse(text.begin(), text.end(), &inspector)) {
            faults.insert(faults.end(), found.begin(), found.end());
            return Json::parse(text.begin(), text.end(), nullptr, false);
        }
        const auto overflow = inspector.overflow();
        if (!overflow || overflows == kMostOverflows) {
            if (overflow) {
                found.push_back({"", "is not JSON: too many numbers are out of range"});
            }
            faults.insert(faults.end(), found.begin(), found.end());
            return std::nullopt;
        }
        const bool negative = text[overflow->begin] == '-';
        std::string with(text);
        with.replace(overflow->begin, overflow->length,
                     std::string(negative ? "-" : "") + kLargest);
        mended = std::move(with);
        text = mended;
    }
}

std::string shown(const Json& value) {
    constexpr std::size_t kMost = 60;
    if (value.is_structured() && !value.empty()) {
        return value.is_array() ? "a list" : "an object";
    }
    return cutShort(value.dump(-1, ' ', false, Json::error_handler_t::replace), kMost);
}

std::string fileText(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string childPath(const std::string& path, std::string_view key) {
    constexpr std::size_t kMost = 60;
    return path + "/" + cutShort(token(key), kMost);
}

std::string childPath(const std::string& path, std::size_t index) {
    return path + "/" + std::to_string(index);
}

} // namespace settebello
