// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace settebello::test {

/// A valid document in which one value has become another.
struct ChangedDocument {
    std::string path;     ///< of that value, a JSON pointer
    nlohmann::json value; ///< what it is now
    nlohmann::json document;
    bool hasOtherType = false; ///< than it may have (mayBecome)
};

/// Whether a reader that expects a value like the first may take the other: for a fraction any
/// number, for a whole number only such.
inline bool mayBecome(const nlohmann::json& value, const nlohmann::json& other) {
    return value.type() == other.type() || (value.is_number() && other.is_number_integer()) ||
           (value.is_number_float() && other.is_number());
}

/// What a value consists of: two of the same shape are read in the same way.
inline nlohmann::json shapeOf(const nlohmann::json& json) {
    if (json.is_object()) {
        nlohmann::json shape = nlohmann::json::object();
        for (const auto& item : json.items()) {
            shape[item.key()] = shapeOf(item.value());
        }
        return shape;
    }
    std::set<nlohmann::json> members;
    for (std::size_t i = 0; json.is_array() && i < json.size(); ++i) {
        members.insert(shapeOf(json[i]));
    }
    return json.is_array() ? nlohmann::json(members) : nlohmann::json(json.type_name());
}

/// The paths of all values of a document, itself first. Of a list's members of the same shape only
/// that of the first, and always that of the last.
inline std::vector<std::string> pathsOf(const nlohmann::json& json, const std::string& path = "") {
    std::vector<std::string> paths{path};
    const auto append = [&](const std::string& key, const nlohmann::json& child) {
        const nlohmann::json::json_pointer token = nlohmann::json::json_pointer() / key;
        const std::vector<std::string> below = pathsOf(child, path + token.to_string());
        paths.insert(paths.end(), below.begin(), below.end());
    };
    if (json.is_object()) {
        for (const auto& item : json.items()) {
            append(item.key(), item.value());
        }
    }
    std::set<nlohmann::json> seen;
    for (std::size_t i = 0; json.is_array() && i < json.size(); ++i) {
        if (seen.insert(shapeOf(json[i])).second || i + 1 == json.size()) {
            append(std::to_string(i), json[i]);
        }
    }
    return paths;
}

/// Calls `check` with the document in which each value in turn is replaced by one of every type.
inline void forEachWrongType(const nlohmann::json& document,
                             const std::function<void(const ChangedDocument&)>& check) {
    const nlohmann::json values = nlohmann::json::parse(
        R"([null, true, -7, 0.5, "x", [], [1], [[]], [{}], {}, {"x": 1}, {"x": {}}])");
    for (const std::string& path : pathsOf(document)) {
        const nlohmann::json::json_pointer pointer(path);
        for (const nlohmann::json& value : values) {
            ChangedDocument changed{path, value, document};
            changed.hasOtherType = !mayBecome(document[pointer], value);
            changed.document[pointer] = value;
            check(changed);
        }
    }
}

/// Whether a fault at `found` shows where the value at `changed` is: its place or one below it.
inline bool pointsAt(std::string_view found, std::string_view changed) {
    return found.substr(0, changed.size()) == changed &&
           (found.size() == changed.size() || found[changed.size()] == '/');
}

} // namespace settebello::test
