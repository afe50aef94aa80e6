// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record.h"

#include "game/match_id.h"
#include "storage/record_format.h"
#include "storage/record_parts.h"
#include "support/contract.h"
#include "json/cards_json.h"
#include "json/json_text.h"
#include "json/points_json.h"
#include "json/rules_json.h"

#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace settebello {

using Json = nlohmann::json;

namespace {

/// In the order of MatchResult::By.
constexpr std::array<std::string_view, 4> kBy{"points", "wholeSuit", "calledOut", "falseClaim"};

std::string byName(MatchResult::By by) {
    return std::string(kBy[static_cast<std::size_t>(by)]);
}

Json scoresToJson(const MatchResult& result, int sides) {
    Json scores = Json::array();
    for (int side = 0; side < sides; ++side) {
        scores.push_back(result.scores[side]);
    }
    return scores;
}

Json roundToJson(const Match::PlayedRound& played, int sides) {
    Json plays = Json::array();
    for (const PlayerView::Move& move : played.moves) {
        plays.push_back(toString(move.decision));
    }
    Json json{{"dealer", played.dealer},
              {"deck", cardsToJson(played.pack.cards())},
              {"plays", std::move(plays)}};
    if (played.scored) {
        json["points"] = pointsToJson(played.points, sides);
    }
    return json;
}

} // namespace

Json resultToJson(const MatchResult& result, int sides) {
    return {{"scores", scoresToJson(result, sides)},
            {"winner", result.winner},
            {"double", result.isDouble},
            {"by", byName(result.by)}};
}

bool haveSameCards(const Record& one, const Record& other) {
    if (one.setup.code || other.setup.code) {
        return one.setup.code && other.setup.code && one.setup.code->code == other.setup.code->code;
    }
    return !one.match.played().empty() && !other.match.played().empty() &&
           dealId(one.match) == dealId(other.match);
}

std::string recordText(const MatchSetup& setup, const Match& match) {
    SETTEBELLO_ASSERT(setup.rules.rules == match.rules());
    SETTEBELLO_ASSERT(std::cmp_equal(setup.seats.size(), match.rules().table.players));
    const int sides = match.rules().sides();
    Json json{{"format", kRecordFormat},
              {"version", kRecordVersion},
              {"players", playersToJson(setup.seats)},
              {"rounds", Json::array()}};
    writeNamedRules(setup.rules, json);
    if (!setup.rules.name.empty()) {
        json["name"] = setup.rules.name;
    }
    if (setup.code) {
        writeMatchCode(*setup.code, json);
    } else if (setup.copied) {
        json["copied"] = true;
    }
    if (!match.dealerDraw().empty()) {
        json["draw"] = cardsToJson(match.dealerDraw());
    }
    for (const Match::PlayedRound& played : match.played()) {
        json["rounds"].push_back(roundToJson(played, sides));
    }
    if (match.result()) {
        json["result"] = resultToJson(*match.result(), sides);
    }
    return fileText(json);
}

} // namespace settebello
