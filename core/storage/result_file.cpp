// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/result_file.h"

#include "storage/match_summary.h"
#include "storage/record_parts.h"
#include "support/contract.h"
#include "json/json_reader.h"
#include "json/json_text.h"
#include "json/rules_json.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace settebello {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kFormat = "settebello.result";
constexpr int kVersion = 1;
/// Far more than any match can have.
constexpr int kMostPoints = 10000;
constexpr std::size_t kMostRounds = 1000;

Json sidesToJson(const BySide<int>& values, int sides) {
    Json json = Json::array();
    for (int side = 0; side < sides; ++side) {
        json.push_back(values[side]);
    }
    return json;
}

/// Reads a results file; a value that is wrong leaves the result incomplete.
class ResultReader {
public:
    ResultReader(const Json& json, Faults& faults)
        : m_file(json, "", faults)
        , m_faults(faults) {}

    std::optional<CodeResult> read() {
        if (!m_file.isObject() ||
            readFileVersion(m_file, kFormat, kVersion) != FileVersion::Supported) {
            return std::nullopt;
        }
        m_result.rules = readNamedRules(m_file, m_file.pathOf("rules"), m_faults);
        const RuleSet& rules = m_result.rules.rules;
        m_file.require("code");
        m_result.code = readMatchCode(m_file, rules, m_faults).value_or(MatchCode());
        m_result.players = readPlayers(m_file, rules.table.players, m_faults);
        m_file.require("seat");
        m_file.read("seat", m_result.seat, 0, rules.table.players - 1);
        m_file.require("date");
        m_file.read("date", m_result.date, isDate, {FaultCode::NotADate});
        readSides("scores", -kMostPoints, m_result.scores);
        readSides("sweeps", 0, m_result.sweeps);
        m_file.require("winner");
        m_file.read("winner", m_result.winner, -1, rules.sides() - 1);
        readRounds();
        m_file.reportUnknownKeys();
        return m_faults.empty() ? std::optional(m_result) : std::nullopt;
    }

private:
    void readSides(std::string_view key, int least, BySide<int>& values) {
        if (const Json* json = m_file.require(key)) {
            readValues(*json, m_file.pathOf(key), least, values);
        }
    }

    void readValues(const Json& json, const std::string& path, int least, BySide<int>& values) {
        const int sides = m_result.rules.rules.sides();
        if (!json.is_array() || json.size() != static_cast<std::size_t>(sides)) {
            m_faults.push_back({path, FaultCode::NotAListOfNumbers, {describe(json), sides}});
            return;
        }
        for (int side = 0; side < sides; ++side) {
            const auto place = static_cast<std::size_t>(side);
            if (!wholeNumber(json[place], least, kMostPoints, values[side])) {
                m_faults.push_back(faultOf(childPath(path, place), json[place],
                                           integerBetween(least, kMostPoints)));
            }
        }
    }

    void readRounds() {
        const Json* json = m_file.require("rounds");
        if (json == nullptr) {
            return;
        }
        if (!json->is_array() || json->size() > kMostRounds) {
            m_file.mismatch("rounds", *json, {FaultCode::NotAListOfRounds});
            return;
        }
        for (std::size_t i = 0; i < json->size() && m_faults.empty(); ++i) {
            BySide<int> points{};
            readValues((*json)[i], childPath(m_file.pathOf("rounds"), i), -kMostPoints, points);
            m_result.rounds.push_back(points);
        }
    }

    ObjectReader m_file;
    Faults& m_faults;
    CodeResult m_result;
};

} // namespace

bool hasCodeResult(const MatchSetup& setup, bool isOver) {
    return isOver && setup.code && ownSide(setup);
}

CodeResult codeResultOf(const Record& record, int seat) {
    SETTEBELLO_ASSERT(record.setup.code.has_value());
    const Match& match = record.match;
    CodeResult result;
    result.code = *record.setup.code;
    result.rules = record.setup.rules;
    result.rules.name.clear(); // results files have neither this nor seeds
    result.players = record.setup.seats;
    for (SeatSetup& player : result.players) {
        player.seed.reset();
    }
    result.seat = seat;
    result.date = record.date;
    result.scores = match.scores();
    result.winner = match.result() ? match.result()->winner : -1;
    for (const Match::PlayedRound& played : match.played()) {
        if (!played.scored) {
            continue;
        }
        BySide<int>& points = result.rounds.emplace_back();
        for (int side = 0; side < match.rules().sides(); ++side) {
            points[side] = played.points[side].total();
            result.sweeps[side] += played.points[side][ScoringItem::Sweeps];
        }
    }
    return result;
}

std::optional<CodeResult> readResult(std::string_view text, Faults& faults) {
    faults.clear();
    const auto json = parseJson(text, faults);
    if (!json || !faults.empty()) {
        return std::nullopt;
    }
    return ResultReader(*json, faults).read();
}

std::string resultFileText(const CodeResult& result) {
    const int sides = result.rules.rules.sides();
    Json json{{"format", kFormat},
              {"version", kVersion},
              {"players", playersToJson(result.players)},
              {"seat", result.seat},
              {"date", result.date},
              {"scores", sidesToJson(result.scores, sides)},
              {"sweeps", sidesToJson(result.sweeps, sides)},
              {"winner", result.winner},
              {"rounds", Json::array()}};
    writeNamedRules(result.rules, json);
    writeMatchCode(result.code, json);
    for (const BySide<int>& points : result.rounds) {
        json["rounds"].push_back(sidesToJson(points, sides));
    }
    return fileText(json);
}

} // namespace settebello
