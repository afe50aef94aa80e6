// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/json_reader.h"

#include "json/json_text.h"

#include <nlohmann/json.hpp>

namespace settebello {

using Json = nlohmann::json;

ObjectReader::ObjectReader(const Json& json, std::string path, Faults& faults)
    : m_json(json)
    , m_isObject(json.is_object())
    , m_path(std::move(path))
    , m_faults(faults) {
    if (!m_isObject) {
        m_faults.push_back({m_path, shown(json) + " is not an object"});
    }
}

std::string ObjectReader::pathOf(std::string_view key) const {
    return childPath(m_path, key);
}

const Json* ObjectReader::find(std::string_view key) {
    m_known.emplace(key);
    if (!m_isObject) {
        return nullptr;
    }
    const auto found = m_json.find(std::string(key));
    return found == m_json.end() ? nullptr : &*found;
}

const Json* ObjectReader::require(std::string_view key) {
    const Json* found = find(key);
    if (m_isObject && found == nullptr) {
        m_faults.push_back({pathOf(key), "is missing"});
    }
    return found;
}

void ObjectReader::read(std::string_view key, bool& value) {
    if (const Json* found = find(key)) {
        if (found->is_boolean()) {
            value = found->get<bool>();
        } else {
            mismatch(key, *found, "one of true, false");
        }
    }
}

void ObjectReader::read(std::string_view key, int& value, int least, int most) {
    const Json* found = find(key);
    if (found != nullptr && !wholeNumber(*found, least, most, value)) {
        mismatch(key, *found, "one of " + std::to_string(least) + " … " + std::to_string(most));
    }
}

void ObjectReader::read(std::string_view key, double& value,
                        const std::function<bool(double)>& allows, std::string_view allowed) {
    if (const Json* found = find(key)) {
        if (found->is_number() && allows(found->get<double>())) {
            value = found->get<double>();
        } else {
            mismatch(key, *found, allowed);
        }
    }
}

void ObjectReader::read(std::string_view key, std::string& value) {
    read(
        key, value, [](std::string_view) { return true; }, "text");
}

void ObjectReader::read(std::string_view key, std::string& value,
                        const std::function<bool(std::string_view)>& allows,
                        std::string_view allowed) {
    if (const Json* found = find(key)) {
        if (found->is_string() && allows(found->get_ref<const std::string&>())) {
            value = found->get<std::string>();
        } else {
            mismatch(key, *found, allowed);
        }
    }
}

void ObjectReader::mismatch(std::string_view key, const Json& value, std::string_view expected) {
    m_faults.push_back({pathOf(key), shown(value) + " is not " + std::string(expected)});
}

void ObjectReader::reportUnknownKeys() {
    if (!m_isObject) {
        return;
    }
    std::string known;
    for (const std::string& key : m_known) {
        known += (known.empty() ? "" : ", ") + key;
    }
    for (const auto& item : m_json.items()) {
        if (m_known.find(item.key()) == m_known.end()) {
            m_faults.push_back({pathOf(item.key()), "unknown key, not one of " + known});
        }
    }
}

bool wholeNumber(const Json& json, int least, int most, int& value) {
    if (!json.is_number_integer()) {
        return false;
    }
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > INT32_MAX) {
        return false;
    }
    const auto number = json.get<std::int64_t>();
    if (number < least || number > most) {
        return false;
    }
    value = static_cast<int>(number);
    return true;
}

FileVersion readFileVersion(ObjectReader& file, std::string_view format, int version) {
    const Json* itsFormat = file.require("format");
    const Json* itsVersion = file.require("version");
    if (itsFormat == nullptr || itsVersion == nullptr) {
        return FileVersion::Unrecognized;
    }
    if (!itsFormat->is_string() || itsFormat->get_ref<const std::string&>() != format) {
        file.mismatch("format", *itsFormat, "\"" + std::string(format) + "\"");
        return FileVersion::Unrecognized;
    }
    int known = 0;
    const bool isOurs = wholeNumber(*itsVersion, 1, version, known);
    if (!isOurs && (!itsVersion->is_number_integer() || itsVersion->get<double>() < 1)) {
        file.mismatch("version", *itsVersion, "a version number");
        return FileVersion::Unrecognized;
    }
    if (!isOurs) {
        file.mismatch("version", *itsVersion,
                      "known here: the file is newer than this program, which reads version " +
                          std::to_string(version));
        return FileVersion::Newer;
    }
    return FileVersion::Supported;
}

} // namespace settebello
