// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/json_reader.h"

#include "json/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace settebello {

using Json = nlohmann::json;

Fault faultOf(const std::string& path, const Json& value, const Expected& expected) {
    std::vector<Fault::Argument> arguments{describe(value)};
    arguments.insert(arguments.end(), expected.arguments.begin(), expected.arguments.end());
    return {path, expected.code, std::move(arguments)};
}

ObjectReader::ObjectReader(const Json& json, std::string path, Faults& faults)
    : m_json(json)
    , m_isObject(json.is_object())
    , m_path(std::move(path))
    , m_faults(faults) {
    if (!m_isObject) {
        m_faults.add([&] { return faultOf(m_path, json, {FaultCode::NotAnObject}); });
    }
}

std::string ObjectReader::pathOf(std::string_view key) const {
    return childPath(m_path, key);
}

const Json* ObjectReader::find(std::string_view key) {
    m_known.push_back(key);
    if (!m_isObject) {
        return nullptr;
    }
    const auto found = m_json.find(std::string(key));
    return found == m_json.end() ? nullptr : &*found;
}

const Json* ObjectReader::require(std::string_view key) {
    const Json* found = find(key);
    if (m_isObject && found == nullptr) {
        m_faults.add([&] { return Fault(pathOf(key), FaultCode::Missing); });
    }
    return found;
}

void ObjectReader::read(std::string_view key, bool& value) {
    if (const Json* found = find(key)) {
        if (found->is_boolean()) {
            value = found->get<bool>();
        } else {
            mismatch(key, *found, {FaultCode::NotOneOf, {"true, false"}});
        }
    }
}

void ObjectReader::read(std::string_view key, int& value, int min, int max) {
    const Json* found = find(key);
    if (found != nullptr && !wholeNumber(*found, min, max, value)) {
        mismatch(key, *found, integerBetween(min, max));
    }
}

void ObjectReader::read(std::string_view key, double& value,
                        const std::function<bool(double)>& isAllowed, const Expected& expected) {
    if (const Json* found = find(key)) {
        if (found->is_number() && isAllowed(found->get<double>())) {
            value = found->get<double>();
        } else {
            mismatch(key, *found, expected);
        }
    }
}

void ObjectReader::read(std::string_view key, double& value, double min, double max) {
    read(
        key, value, [&](double number) { return number >= min && number <= max; },
        numberBetween(min, max));
}

void ObjectReader::read(std::string_view key, std::string& value) {
    read(key, value, [](std::string_view) { return true; }, {FaultCode::NotText});
}

void ObjectReader::read(std::string_view key, std::string& value,
                        const std::function<bool(std::string_view)>& isAllowed,
                        const Expected& expected) {
    if (const Json* found = find(key)) {
        if (found->is_string() && isAllowed(found->get_ref<const std::string&>())) {
            value = found->get<std::string>();
        } else {
            mismatch(key, *found, expected);
        }
    }
}

std::optional<std::size_t> ObjectReader::readName(std::string_view key,
                                                  std::span<const std::string_view> names) {
    std::string all;
    for (const std::string_view name : names) {
        all += (all.empty() ? "" : ", ") + std::string(name);
    }
    std::string text;
    const auto isOne = [&](std::string_view name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    read(key, text, isOne, {FaultCode::NotOneOf, {all}});
    const auto found = std::find(names.begin(), names.end(), text);
    return found == names.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - names.begin()));
}

void ObjectReader::mismatch(std::string_view key, const Json& value, const Expected& expected) {
    m_faults.add([&] { return faultOf(pathOf(key), value, expected); });
}

void ObjectReader::reportUnknownKeys() {
    if (!m_isObject) {
        return;
    }
    std::sort(m_known.begin(), m_known.end());
    m_known.erase(std::unique(m_known.begin(), m_known.end()), m_known.end());
    const auto unknownKey = [&](std::string_view unknown) {
        std::string known;
        for (const std::string_view key : m_known) {
            known += (known.empty() ? "" : ", ") + std::string(key);
        }
        return Fault(pathOf(unknown), FaultCode::UnknownKey, {known});
    };
    for (auto item = m_json.begin(); item != m_json.end(); ++item) {
        if (!std::binary_search(m_known.begin(), m_known.end(), item.key())) {
            m_faults.add([&] { return unknownKey(item.key()); });
        }
    }
}

bool wholeNumber(const Json& json, int min, int max, int& value) {
    if (!json.is_number_integer()) {
        return false;
    }
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > INT32_MAX) {
        return false;
    }
    const auto number = json.get<std::int64_t>();
    if (number < min || number > max) {
        return false;
    }
    value = static_cast<int>(number);
    return true;
}

Expected integerBetween(int min, int max) {
    return {FaultCode::NotOneOf, {std::to_string(min) + " … " + std::to_string(max)}};
}

Expected numberBetween(double min, double max) {
    return {FaultCode::NotOneOf, {Json(min).dump() + " … " + Json(max).dump()}};
}

FileVersion readFileVersion(ObjectReader& file, std::string_view format, int version) {
    const Json* foundFormat = file.require("format");
    const Json* foundVersion = file.require("version");
    if (foundFormat == nullptr || foundVersion == nullptr) {
        return FileVersion::Unrecognized;
    }
    if (!foundFormat->is_string() || foundFormat->get_ref<const std::string&>() != format) {
        file.mismatch("format", *foundFormat,
                      {FaultCode::NotExpected, {"\"" + std::string(format) + "\""}});
        return FileVersion::Unrecognized;
    }
    int known = 0;
    if (wholeNumber(*foundVersion, 1, version, known)) {
        return FileVersion::Supported;
    }
    if (!foundVersion->is_number_integer() || foundVersion->get<double>() < 1) {
        file.mismatch("version", *foundVersion, {FaultCode::NotAVersion});
        return FileVersion::Unrecognized;
    }
    file.mismatch("version", *foundVersion, {FaultCode::NewerVersion, {version}});
    return FileVersion::Newer;
}

} // namespace settebello
