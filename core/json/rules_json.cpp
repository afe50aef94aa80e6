// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/rules_json.h"

#include "rules/check_rules.h"
#include "rules/presets.h"
#include "rules/rule_keys.h"
#include "json/json_reader.h"
#include "json/json_text.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace settebello {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kFormat = "settebello.rules";
constexpr int kVersion = 1;

/// Names that stand for a number are numbers in a file: `deal.handCards` is 3, 6 or "all".
bool isNumeral(std::string_view name) {
    return !name.empty() && name.find_first_not_of("0123456789") == std::string_view::npos;
}

Json ruleValue(const RuleKey& key, int value) {
    if (key.kind == RuleKey::Kind::Bool) {
        return value != 0;
    }
    if (key.kind == RuleKey::Kind::Number) {
        return value;
    }
    const std::string name = key.valueText(value);
    return isNumeral(name) ? Json(std::stoi(name)) : Json(name);
}

/// Returns the allowed value that the JSON stands for, if it is one.
std::optional<int> ruleValueOf(const RuleKey& key, const Json& json) {
    int value = 0;
    switch (key.kind) {
    case RuleKey::Kind::Bool:
        return json.is_boolean() ? std::optional<int>(json.get<bool>() ? 1 : 0) : std::nullopt;
    case RuleKey::Kind::Number:
        return wholeNumber(json, INT32_MIN, INT32_MAX, value) && key.allows(value)
                   ? std::optional(value)
                   : std::nullopt;
    case RuleKey::Kind::Name:
        break;
    }
    for (std::size_t i = 0; i < key.names.size(); ++i) {
        if (json == ruleValue(key, static_cast<int>(i)) && !json.is_number_float()) {
            return static_cast<int>(i);
        }
    }
    return std::nullopt;
}

void applyGroup(std::string_view group, const Json& json, const std::string& path, RuleSet& rules,
                Faults& faults) {
    ObjectReader reader(json, path, faults);
    for (const RuleKey& key : ruleKeys()) {
        if (key.group != group) {
            continue;
        }
        if (const Json* found = reader.find(key.key)) {
            if (const auto value = ruleValueOf(key, *found)) {
                key.set(rules, *value);
            } else {
                reader.mismatch(key.key, *found, {FaultCode::NotOneOf, {key.allowedText()}});
            }
        }
    }
    reader.reportUnknownKeys();
}

/// Resets the keys at fault to the base's values. Where that is not enough, because the base's
/// value conflicts with others, resets single other keys until no conflict is left.
void resetConflicts(RuleSet& rules, const RuleSet& base) {
    for (const Fault& fault : checkRules(rules)) {
        for (const RuleKey& key : ruleKeys()) {
            if (key.path() == fault.path) {
                key.set(rules, key.get(base));
            }
        }
    }
    std::size_t faults = checkRules(rules).size();
    for (const RuleKey& key : ruleKeys()) {
        if (faults == 0) {
            return;
        }
        RuleSet changed = rules;
        key.set(changed, key.get(base));
        const std::size_t left = checkRules(changed).size();
        if (left < faults) {
            rules = changed;
            faults = left;
        }
    }
    if (faults != 0) {
        rules = base;
    }
}

Json ruleFileJson(const NamedRules& rules) {
    Json json{{"format", kFormat}, {"version", kVersion}};
    if (!rules.name.empty()) {
        json["name"] = rules.name;
    }
    writeNamedRules(rules, json);
    return json;
}

std::string presetIds() {
    std::string ids;
    for (const Preset& preset : presets()) {
        ids += (ids.empty() ? "" : ", ") + std::string(preset.id);
    }
    return ids;
}

} // namespace

Json rulesToJson(const RuleSet& rules, const RuleSet& base) {
    Json json = Json::object();
    for (const RuleKey& key : ruleKeys()) {
        if (key.get(rules) != key.get(base)) {
            json[std::string(key.group)][std::string(key.key)] = ruleValue(key, key.get(rules));
        }
    }
    return json;
}

Json allRulesToJson(const RuleSet& rules) {
    Json json = Json::object();
    for (const RuleKey& key : ruleKeys()) {
        json[std::string(key.group)][std::string(key.key)] = ruleValue(key, key.get(rules));
    }
    return json;
}

void applyRulesJson(const Json& json, const std::string& path, RuleSet& rules, Faults& faults) {
    ObjectReader reader(json, path, faults);
    std::string_view last;
    for (const RuleKey& key : ruleKeys()) {
        const bool isNext = key.group != last;
        last = key.group;
        const Json* group = isNext ? reader.find(key.group) : nullptr;
        if (group != nullptr) {
            applyGroup(key.group, *group, childPath(path, key.group), rules, faults);
        }
    }
    reader.reportUnknownKeys();
}

void appendRuleFaults(const RuleSet& rules, const std::string& path, Faults& faults) {
    for (Fault& fault : checkRules(rules)) {
        fault.path.insert(0, path);
        faults.push_back(std::move(fault));
    }
}

NamedRules readNamedRules(ObjectReader& object, const std::string& rulesPath, Faults& faults) {
    NamedRules named;
    static const Expected kPreset{FaultCode::NotOneOf, {presetIds()}};
    object.read(
        "base", named.base, [](std::string_view id) { return findPreset(id) != nullptr; }, kPreset);
    int edition = 1;
    object.read("edition", edition, 1, findPreset(named.base)->edition);
    const RuleSet& base = *rulesOfEdition(named.base, edition);
    named.rules = base;
    if (const Json* json = object.find("rules"); json != nullptr && !json->is_object()) {
        object.mismatch("rules", *json,
                        {FaultCode::NotAnObject}); // rulesPath may be that of a file
    } else if (json != nullptr) {
        applyRulesJson(*json, rulesPath, named.rules, faults);
    }
    appendRuleFaults(named.rules, rulesPath, faults);
    resetConflicts(named.rules, base);
    return named;
}

void writeNamedRules(const NamedRules& rules, Json& object) {
    const Preset* base = findPreset(rules.base);
    object["base"] = base != nullptr ? rules.base : "scopa";
    if (base != nullptr && base->edition > 1) {
        object["edition"] = base->edition;
    }
    object["rules"] = rulesToJson(rules.rules, base != nullptr ? base->rules : RuleSet{});
}

NamedRules readRuleFile(std::string_view text, Faults& faults) {
    NamedRules named;
    const auto json = parseJson(text, faults);
    for (Fault& fault : faults) {
        constexpr std::string_view kRules = "/rules/";
        if (fault.path.compare(0, kRules.size(), kRules) == 0) {
            fault.path.erase(0, kRules.size() - 1); // keys of rules are named as in rules.md §2
        }
    }
    if (!json) {
        return named;
    }
    ObjectReader file(*json, "", faults);
    if (!file.isObject() || readFileVersion(file, kFormat, kVersion) == FileVersion::Newer) {
        return named; // the other keys may have another meaning in that version
    }
    std::string name;
    file.read("name", name);
    named = readNamedRules(file, "", faults);
    named.name = name;
    file.reportUnknownKeys();
    return named;
}

std::string writeRuleFile(const NamedRules& rules) {
    return fileText(ruleFileJson(rules));
}

std::string writeWholeRuleFile(const NamedRules& rules) {
    Json json = ruleFileJson(rules);
    json["rules"] = allRulesToJson(rules.rules);
    return fileText(json);
}

} // namespace settebello
