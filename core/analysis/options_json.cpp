// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/options_json.h"

#include "json/json_reader.h"
#include "json/json_text.h"

#include <nlohmann/json.hpp>

namespace settebello {

namespace {

using Json = nlohmann::json;

Option readOption(const Json& json, const std::string& path, Faults& faults) {
    ObjectReader reader(json, path, faults);
    Option option;
    std::string text;
    for (const std::string_view key : {"decision", "points", "chance"}) {
        reader.require(key);
    }
    reader.read("decision", text,
                [](std::string_view each) { return parseDecision(each).has_value(); },
                {FaultCode::NotAPlay});
    option.decision = parseDecision(text).value_or(Decision());
    reader.read("points", option.points, -kMostPoints, kMostPoints);
    reader.read("chance", option.chance, 0, 1);
    reader.read("asGood", option.asGood);
    reader.reportUnknownKeys();
    return option;
}

} // namespace

Json optionsToJson(std::span<const Option> options) {
    Json json = Json::array();
    for (const Option& option : options) {
        Json& each = json.emplace_back(Json{{"decision", toString(option.decision)},
                                            {"points", option.points},
                                            {"chance", option.chance}});
        if (option.asGood) {
            each["asGood"] = true;
        }
    }
    return json;
}

std::vector<Option> readOptions(const Json& json, const std::string& path, Faults& faults) {
    std::vector<Option> options;
    if (!json.is_array() || json.empty()) {
        faults.add([&] { return faultOf(path, json, {FaultCode::NotAListOf, {"options"}}); });
        return options;
    }
    for (std::size_t i = 0; i < json.size(); ++i) {
        options.push_back(readOption(json[i], childPath(path, i), faults));
    }
    return options;
}

void nameSeven(const Round& round, std::vector<Option>& options) {
    for (Option& option : options) {
        option.decision.play = round.asPlayed(option.decision.play);
    }
}

} // namespace settebello
