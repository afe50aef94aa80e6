// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record_parts.h"

#include "game/friends.h"
#include "players/levels/levels.h"
#include "support/hex_number.h"
#include "json/json_text.h"

#include <nlohmann/json.hpp>

namespace settebello {

using Json = nlohmann::json;

std::vector<SeatSetup> readPlayers(ObjectReader& file, int seats, Faults& faults, bool friends) {
    std::vector<SeatSetup> players;
    const Json* json = file.require("players");
    if (json == nullptr) {
        return players;
    }
    if (!json->is_array() || json->size() != static_cast<std::size_t>(seats)) {
        file.mismatch("players", *json, {FaultCode::NotAListOfPlayers, {seats}});
        return players;
    }
    for (std::size_t i = 0; i < json->size(); ++i) {
        ObjectReader reader((*json)[i], childPath(file.pathOf("players"), i), faults);
        SeatSetup player;
        reader.read("name", player.name);
        const auto isKind = [&](std::string_view kind) {
            return kind == kPerson || isLevelName(kind) || (friends && kind == kFriend);
        };
        reader.read("kind", player.level, isKind, {FaultCode::NotHumanOrOneOf, {allowedLevels()}});
        if (reader.find("seed") != nullptr) {
            std::string seed;
            const auto isSeed = [](std::string_view text) { return hexNumber(text).has_value(); };
            reader.read("seed", seed, isSeed, {FaultCode::NotAFingerprint});
            player.seed = hexNumber(seed);
        }
        reader.reportUnknownKeys();
        players.push_back(player);
    }
    return players;
}

Json playersToJson(std::span<const SeatSetup> players) {
    Json json = Json::array();
    for (const SeatSetup& player : players) {
        json.push_back({{"name", player.name}, {"kind", player.level}});
        if (player.seed) {
            json.back()["seed"] = hexText(*player.seed);
        }
    }
    return json;
}

std::optional<MatchCode> readMatchCode(ObjectReader& file, const RuleSet& rules, Faults& faults) {
    bool given = false;
    file.read("codeGiven", given);
    const Json* json = file.find("codeGiven") != nullptr ? file.require("code") : file.find("code");
    if (json == nullptr) {
        return std::nullopt;
    }
    if (!json->is_string()) {
        file.mismatch("code", *json, {FaultCode::NotText});
        return std::nullopt;
    }
    const auto& text = json->get_ref<const std::string&>();
    Faults found;
    const std::optional<DealCode> code = parseDealCode(text, found);
    if (code && fits(*code, rules)) {
        return MatchCode{*code, given};
    }
    if (code) {
        found.add([&] { return Fault(FaultCode::DealCodeOfOtherRules, {text}); });
    }
    faults.add(
        [&] { return Fault(file.pathOf("code"), found.front().code, found.front().arguments); });
    return std::nullopt;
}

void writeMatchCode(const MatchCode& code, Json& object) {
    object["code"] = toString(code.code);
    object["codeGiven"] = code.given;
}

} // namespace settebello
