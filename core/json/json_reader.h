// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// What a value must be: the code of the fault that any other value is, and the arguments of that
/// fault after the value itself.
struct Expected {
    FaultCode code;
    std::vector<Fault::Argument> arguments = {};
};

/// The fault of a value that is not the expected one.
Fault faultOf(const std::string& path, const nlohmann::json& value, const Expected& expected);

/// Reads one JSON object key by key. A wrong value is a fault under the path of its key and leaves
/// the variable as it was. So does a missing key, without a fault. The names of keys must outlive
/// the reader.
class ObjectReader {
public:
    /// Anything but an object is a fault and is treated as an empty one.
    ObjectReader(const nlohmann::json& json, std::string path, Faults& faults);

    const std::string& path() const { return m_path; }
    /// The JSON pointer of a key of this object.
    std::string pathOf(std::string_view key) const;
    bool isObject() const { return m_isObject; }

    /// The value of a key, or nullptr if it is missing. Makes the key a known one.
    const nlohmann::json* find(std::string_view key);
    /// The value of a key as find() gives it; a missing key is a fault.
    const nlohmann::json* require(std::string_view key);

    /// true or false.
    void read(std::string_view key, bool& value);
    /// Integers from `min` to `max`; 3.0 is not one.
    void read(std::string_view key, int& value, int min, int max);
    /// Numbers that `isAllowed` accepts. @param expected describes them.
    void read(std::string_view key, double& value, const std::function<bool(double)>& isAllowed,
              const Expected& expected);
    /// Numbers from `min` to `max`.
    void read(std::string_view key, double& value, double min, double max);
    /// Any text.
    void read(std::string_view key, std::string& value);
    /// @param expected describes what `isAllowed` accepts.
    void read(std::string_view key, std::string& value,
              const std::function<bool(std::string_view)>& isAllowed, const Expected& expected);

    /// One of these names, for the value of an enum at that place in the list.
    template <typename Enum>
    void readName(std::string_view key, std::span<const std::string_view> names, Enum& value) {
        if (const auto place = readName(key, names)) {
            value = static_cast<Enum>(*place);
        }
    }

    /// Reports a fault of a key's value.
    void mismatch(std::string_view key, const nlohmann::json& value, const Expected& expected);

    /// Reports every key that has not been asked for. Must be called last.
    void reportUnknownKeys();

private:
    std::optional<std::size_t> readName(std::string_view key,
                                        std::span<const std::string_view> names);

    const nlohmann::json& m_json;
    bool m_isObject;
    std::string m_path;
    Faults& m_faults;
    std::vector<std::string_view> m_known;
};

/// Reads an integer from `min` to `max`. Returns false, and changes nothing, for anything else,
/// such as true or 3.0.
bool wholeNumber(const nlohmann::json& json, int min, int max, int& value);

/// What such an integer must be.
Expected integerBetween(int min, int max);
/// What a number must be.
Expected numberBetween(double min, double max);

enum class FileVersion {
    Supported,
    Newer,       ///< the right format, in a version that this program does not know yet
    Unrecognized ///< no file of that format at all
};

/// Reads `format` and `version`, which every file of the program has (interfaces.md). Anything but
/// Supported is a fault.
FileVersion readFileVersion(ObjectReader& file, std::string_view format, int version);

} // namespace settebello
