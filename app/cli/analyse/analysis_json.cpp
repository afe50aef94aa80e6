// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analysis_file.h"
#include "cli/analyse/analysed_record.h"
#include "cli/estimate.h"
#include "cli/one_line.h"
#include "rules/scoring_items.h"
#include "storage/utf8_path.h"
#include "json/cards_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>

namespace settebello::cli {

namespace {

using Json = nlohmann::json;

Json meanToJson(const SampleMean& mean) {
    return estimateJson(mean.mean(), mean.halfWidth());
}

/// Of losses, which are never negative.
Json lossToJson(const SampleMean& mean) {
    Json json = meanToJson(mean);
    if (Json& interval = json["interval"]; !interval.is_null()) {
        interval[0] = std::max(0.0, interval[0].get<double>());
    }
    return json;
}

Json balanceToJson(const PlayerTotals::Balance& balance) {
    return {{"own", balance.own},
            {"others", balance.others},
            {"luck", balance.luck},
            {"rest", balance.rest},
            {"result", balance.result}};
}

Json playerToJson(const AnalysedPlayer& analysed) {
    const PlayerTotals& totals = analysed.totals;
    Json marks;
    for (const Mark mark : {Mark::Doubtful, Mark::Bad, Mark::VeryBad}) {
        marks[std::string(kMarkNames[static_cast<std::size_t>(mark)])] = totals.marked(mark);
    }
    Json places;
    for (std::size_t i = 0; i < kLossPlaceNames.size(); ++i) {
        places[std::string(kLossPlaceNames[i])] = totals.lostIn(static_cast<LossPlace>(i));
    }
    Json level;
    if (const std::optional<LadderPlace> place = totals.ladderPlace()) {
        level = {{"nearest", place->level},
                 {"from", place->from},
                 {"to", place->to},
                 {"isBelow", place->isBelow}};
    }
    return {{"name", analysed.player.name},
            {"kind", analysed.player.level},
            {"number", analysed.number},
            {"matches", totals.matches()},
            {"deals", totals.deals()},
            {"decisions", totals.decisions()},
            {"marks", marks},
            {"lost",
             {{"points", totals.lostPoints()},
              {"chance", totals.lostChance()},
              {"perDeal", lossToJson(totals.lossPerDeal())},
              {"perDecision", lossToJson(totals.lossPerDecision())},
              {"places", places}}},
            {"level", level},
            {"result", meanToJson(totals.result())},
            {"luck", meanToJson(totals.luck())},
            {"hiddenLuck", totals.hiddenLuck()},
            {"adjusted", meanToJson(totals.adjusted())},
            {"skill", meanToJson(totals.skill())},
            {"residual", totals.residual()},
            {"balance", balanceToJson(totals.balance())}};
}

Json reasonToJson(const Reason& reason) {
    Json json{{"kind", nameOf(reason.kind)}, {"cards", cardsToJson(reason.cards)}};
    if (!reason.with.empty()) {
        json["with"] = cardsToJson(reason.with);
    }
    if (reason.count != 0 || reason.otherCount != 0) {
        json["count"] = reason.count;
        json["otherCount"] = reason.otherCount;
    }
    if (namesItem(reason.kind)) {
        json["item"] = infoOf(reason.item).name;
    }
    return json;
}

Json lineToJson(const Line& line) {
    Json plays = Json::array();
    for (const Line::Step& step : line.steps) {
        plays.push_back({{"seat", step.seat}, {"decision", toString(Decision(step.play))}});
    }
    Json json{{"plays", plays}, {"isForced", line.isForced}};
    if (!line.isForced) {
        json["times"] = line.times;
        json["worlds"] = line.worlds;
    }
    return json;
}

Json reasonsToJson(const std::vector<MarkedReasons>& marked) {
    Json list = Json::array();
    for (const MarkedReasons& each : marked) {
        Json reasons = Json::array();
        for (const Reason& reason : each.reasons) {
            reasons.push_back(reasonToJson(reason));
        }
        list.push_back({{"round", each.round}, {"move", each.move}, {"reasons", reasons}});
        if (each.lines) {
            list.back()["lines"] = {{"played", lineToJson(each.lines->played)},
                                    {"better", lineToJson(each.lines->better)}};
        }
    }
    return list;
}

} // namespace

void printJson(const std::vector<AnalysedRecord>& matches, std::ostream& out) {
    Json json{{"matches", Json::array()}, {"players", Json::array()}};
    for (const AnalysedRecord& match : matches) {
        json["matches"].push_back(
            {{"file", toUtf8(match.record.file)},
             {"complete", match.isComplete},
             {"reasons", reasonsToJson(match.reasons)},
             {"analysis", analysisToJson(match.analysis, match.record.setup.rules.rules.sides())}});
    }
    for (const AnalysedPlayer& player : playersOf(matches)) {
        json["players"].push_back(playerToJson(player));
    }
    out << oneLine(json) << '\n';
}

} // namespace settebello::cli
