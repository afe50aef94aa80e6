// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace settebello {

/// Reads one JSON object key by key. Whatever is not as it should be is a fault under the path of
/// its key and leaves the value to be read as it was; so does a key that is missing, without a
/// fault.
class ObjectReader {
public:
    /// Anything but an object is a fault, and then as good as empty.
    ObjectReader(const nlohmann::json& json, std::string path, Faults& faults);

    const std::string& path() const { return m_path; }
    std::string pathOf(std::string_view key) const;
    /// True if the value read from is an object.
    bool isObject() const { return m_isObject; }

    /// The value of a key, which thereby is a known one; nullptr if it is missing.
    const nlohmann::json* find(std::string_view key);
    /// The same, but a missing key is a fault.
    const nlohmann::json* require(std::string_view key);

    void read(std::string_view key, bool& value);
    /// Whole numbers, written as such. @param least and most: what is allowed.
    void read(std::string_view key, int& value, int least, int most);
    void read(std::string_view key, double& value, const std::function<bool(double)>& allows,
              std::string_view allowed);
    void read(std::string_view key, std::string& value);
    /// @param allowed says in words what `allows` lets through: "one of system, en, fr, it".
    void read(std::string_view key, std::string& value,
              const std::function<bool(std::string_view)>& allows, std::string_view allowed);

    /// Reports `/path/key: VALUE is not EXPECTED`.
    void mismatch(std::string_view key, const nlohmann::json& value, std::string_view expected);

    /// Every key that nobody asked for is a fault. To be called last.
    void reportUnknownKeys();

private:
    const nlohmann::json& m_json;
    bool m_isObject;
    std::string m_path;
    Faults& m_faults;
    std::set<std::string, std::less<>> m_known;
};

/// The whole number of a JSON value, if it is one within these bounds: not true, not 3.0.
bool wholeNumber(const nlohmann::json& json, int least, int most, int& value);

enum class FileVersion {
    Supported,
    Newer,       ///< of the right format, with a version that this program does not know yet
    Unrecognized ///< no file of that format at all
};

/// Reads `format` and `version`, which every file of ours begins with (interfaces.md). Anything but
/// Supported is a fault.
FileVersion readFileVersion(ObjectReader& file, std::string_view format, int version);

} // namespace settebello
