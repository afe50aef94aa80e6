// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/json_text.h"

#include "json/parsable_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace settebello {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kMaxDepth = 32;
/// As many as the largest file of the program can have: statistics, with 16 bytes a value.
constexpr std::size_t kMaxValues = 1'000'000;

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

/// Builds a document and finds what it no longer shows: duplicate keys, and nesting or numbers of
/// values beyond any use.
class Builder : public nlohmann::json_sax<Json> {
public:
    /// @param text as it was given, of the same length as the one that is parsed.
    Builder(std::string_view text, Faults& faults)
        : m_text(text)
        , m_faults(faults) {}

    Json take() { return std::move(m_root); }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t&) override { return false; } // not in JSON text
    bool start_object(std::size_t) override { return enter(Json::object()); }
    bool start_array(std::size_t) override { return enter(Json::array()); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }

    bool key(string_t& name) override {
        Level& level = m_levels.back();
        auto& members = level.container->get_ref<Json::object_t&>();
        const auto [member, isNew] = members.try_emplace(std::move(name));
        level.key = &member->first;
        level.member = &member->second;
        if (!isNew) {
            m_faults.add([&] { return Fault(path(), FaultCode::Duplicate); });
        }
        return true;
    }

    bool parse_error(std::size_t end, const std::string&, const Json::exception& error) override {
        const auto [line, column] = positionOf(end);
        return refuse({FaultCode::JsonSyntax, {line, column, explanationOf(error.what())}});
    }

private:
    /// A list or an object that has begun.
    struct Level {
        Json* container;
        const std::string* key = nullptr; ///< of the member that is being read
        Json* member = nullptr;           ///< its value
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

    /// Of the value that is being read.
    std::string path() const {
        std::string path;
        for (const Level& level : m_levels) {
            path = level.container->is_array() ? childPath(path, level.container->size() - 1)
                                               : childPath(path, *level.key);
        }
        return path;
    }

    bool add(Json value) { return put(std::move(value)) != nullptr; }
    /// Puts a value in its place. Returns where it is, or nullptr after a fault.
    Json* put(Json value) {
        if (++m_values > kMaxValues) {
            refuse(FaultCode::TooLarge);
            return nullptr;
        }
        if (m_levels.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        const Level& level = m_levels.back();
        if (level.container->is_array()) {
            return &level.container->get_ref<Json::array_t&>().emplace_back(std::move(value));
        }
        *level.member = std::move(value);
        return level.member;
    }
    bool enter(Json container) {
        if (m_levels.size() == kMaxDepth) {
            return refuse(FaultCode::NestedTooDeeply);
        }
        Json* const entered = put(std::move(container));
        if (entered != nullptr) {
            m_levels.push_back({entered});
        }
        return entered != nullptr;
    }
    bool leave() {
        m_levels.pop_back();
        return true;
    }
    /// What was found before has no meaning then.
    bool refuse(Fault fault) {
        m_faults.clear();
        m_faults.push_back(std::move(fault));
        return false;
    }

    std::string_view m_text;
    Faults& m_faults;
    Json m_root;
    std::size_t m_values = 0;
    std::vector<Level> m_levels;
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

} // namespace

std::optional<Json> parseJson(std::string_view text, Faults& faults) {
    std::string buffer;
    const std::string_view parsable = parsableText(text, buffer);
    Faults found;
    Builder builder(text, found);
    const bool isGood = Json::sax_parse(parsable.begin(), parsable.end(), &builder);
    faults.append(found);
    return isGood ? std::optional(builder.take()) : std::nullopt;
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
