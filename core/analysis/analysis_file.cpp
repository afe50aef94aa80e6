// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analysis_file.h"

#include "analysis/analysis_run.h"
#include "analysis/options_json.h"
#include "game/match_at.h"
#include "game/match_id.h"
#include "storage/atomic_file.h"
#include "storage/file_sizes.h"
#include "storage/utf8_path.h"
#include "json/json_reader.h"
#include "json/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

namespace settebello {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kFormat = "settebello.analysis";
constexpr int kVersion = 1;
constexpr std::array<std::string_view, 3> kKindNames{"dealt", "decided", "ended"};

Json sidesToJson(const BySide<double>& values, int sides) {
    const auto first = values.first(sides);
    return Json(std::vector<double>(first.begin(), first.end()));
}

Json estimatedToJson(const Estimated& estimated) {
    return {{"lost", estimated.value}, {"error", estimated.error}};
}

Json judgementToJson(const Judgement& judgement) {
    return {{"chosen", judgement.chosen},
            {"points", estimatedToJson(judgement.points)},
            {"chance", estimatedToJson(judgement.chance)},
            {"place", kLossPlaceNames[static_cast<std::size_t>(judgement.place)]},
            {"options", optionsToJson(judgement.options)}};
}

Json momentToJson(const Moment& moment, int sides) {
    Json json{{"kind", kKindNames[static_cast<std::size_t>(moment.kind)]},
              {"round", moment.round},
              {"move", moment.move},
              {"chance", sidesToJson(moment.chance, sides)}};
    if (moment.kind == Moment::Kind::Decided) {
        json["seat"] = moment.seat;
    }
    if (moment.luck) {
        json["luck"] = {{"points", sidesToJson(moment.luck->points, sides)},
                        {"chance", sidesToJson(moment.luck->chance, sides)}};
    }
    if (moment.judgement) {
        json["judgement"] = judgementToJson(*moment.judgement);
    }
    if (moment.ahead) {
        json["ahead"] = sidesToJson(*moment.ahead, sides);
    }
    return json;
}

/// Reads moments; a value that is wrong leaves the analysis incomplete.
class AnalysisReader {
public:
    AnalysisReader(const Json& json, const Match& match, Faults& faults)
        : m_file(json, "", faults)
        , m_match(match)
        , m_faults(faults) {}

    std::optional<Analysis> read() {
        if (!m_file.isObject() ||
            readFileVersion(m_file, kFormat, kVersion) != FileVersion::Supported) {
            return std::nullopt;
        }
        m_analysis.record = matchId(m_match);
        expect("record", m_analysis.record);
        expect("evaluation", kEvaluationVersion);
        m_file.require("budget");
        m_file.read("budget", m_analysis.budget, 1, AnalysisRun::kMostBudget);
        readMoments();
        m_file.reportUnknownKeys();
        return m_faults.empty() ? std::optional(m_analysis) : std::nullopt;
    }

private:
    void expect(std::string_view key, const Json& expected) {
        const Json* json = m_file.require(key);
        if (json != nullptr && *json != expected) {
            m_file.mismatch(key, *json, {FaultCode::NotExpected, {expected.dump()}});
        }
    }

    void readMoments() {
        const Json* json = m_file.require("moments");
        if (json == nullptr) {
            return;
        }
        if (!json->is_array()) {
            m_file.mismatch("moments", *json, {FaultCode::NotAListOf, {"moments"}});
            return;
        }
        for (std::size_t i = 0; i < json->size() && m_faults.empty(); ++i) {
            ObjectReader moment((*json)[i], childPath("/moments", i), m_faults);
            m_analysis.moments.push_back(readMoment(moment));
        }
        if (!m_faults.empty()) {
            return; // what was read may be anything
        }
        const AnalysisRun run(m_match, m_analysis.budget, m_analysis);
        if (run.analysed() < m_analysis.moments.size()) {
            m_file.mismatch("moments", *json, {FaultCode::NotAListOf, {"moments of this match"}});
            return;
        }
        for (Moment& moment : m_analysis.moments) {
            if (moment.judgement && m_match.rules().declarations.wildKeepsRank) {
                nameSeven(matchAt(m_match, moment.round, moment.move).round(),
                          moment.judgement->options);
            }
        }
    }

    Moment readMoment(ObjectReader& reader) {
        Moment moment;
        reader.require("kind");
        reader.readName("kind", kKindNames, moment.kind);
        for (const auto& [key, value] :
             {std::pair("round", &moment.round), {"move", &moment.move}}) {
            reader.require(key);
            reader.read(key, *value, 0, INT16_MAX);
        }
        readSides(reader, "chance", 0, 1, moment.chance);
        if (moment.kind == Moment::Kind::Decided) {
            reader.require("seat");
            reader.read("seat", moment.seat, 0, m_match.rules().table.players - 1);
            if (const Json* json = reader.find("judgement")) {
                ObjectReader judgement(*json, reader.pathOf("judgement"), m_faults);
                moment.judgement = readJudgement(judgement);
            }
            readLuck(reader.find("luck"), reader.pathOf("luck"), moment);
        } else if (moment.kind == Moment::Kind::Ended) {
            readSides(reader, "ahead", -kMostPoints, kMostPoints, moment.ahead.emplace());
        } else {
            readLuck(reader.require("luck"), reader.pathOf("luck"), moment);
        }
        reader.reportUnknownKeys();
        return moment;
    }

    /// @param json null: there is none.
    void readLuck(const Json* json, const std::string& path, Moment& moment) {
        if (json == nullptr) {
            return;
        }
        ObjectReader luck(*json, path, m_faults);
        moment.luck.emplace();
        readSides(luck, "points", -kMostPoints, kMostPoints, moment.luck->points);
        readSides(luck, "chance", -1, 1, moment.luck->chance);
        luck.reportUnknownKeys();
    }

    Judgement readJudgement(ObjectReader& reader) {
        Judgement judgement;
        if (const Json* options = reader.require("options")) {
            judgement.options = readOptions(*options, reader.pathOf("options"), m_faults);
        }
        int chosen = 0;
        reader.require("chosen");
        reader.read("chosen", chosen, 0,
                    std::max(0, static_cast<int>(judgement.options.size()) - 1));
        judgement.chosen = static_cast<std::size_t>(chosen);
        readEstimated(reader, "points", kMostPoints, judgement.points);
        readEstimated(reader, "chance", 1, judgement.chance);
        reader.require("place");
        reader.readName("place", kLossPlaceNames, judgement.place);
        reader.reportUnknownKeys();
        judgement.mark = markOf(judgement.points, judgement.chance);
        return judgement;
    }

    void readEstimated(ObjectReader& parent, std::string_view key, double most,
                       Estimated& estimated) {
        if (const Json* json = parent.require(key)) {
            ObjectReader reader(*json, parent.pathOf(key), m_faults);
            for (const auto& [name, value] :
                 {std::pair("lost", &estimated.value), {"error", &estimated.error}}) {
                reader.require(name);
                reader.read(name, *value, 0, most);
            }
            reader.reportUnknownKeys();
        }
    }

    void readSides(ObjectReader& reader, std::string_view key, double least, double most,
                   BySide<double>& values) {
        const Json* json = reader.require(key);
        const int sides = m_match.rules().sides();
        if (json == nullptr) {
            return;
        }
        if (!json->is_array() || json->size() != static_cast<std::size_t>(sides)) {
            reader.mismatch(key, *json, {FaultCode::NotAListOfNumbers, {sides}});
            return;
        }
        for (std::size_t side = 0; side < json->size(); ++side) {
            const Json& number = (*json)[side];
            if (number.is_number() && number.get<double>() >= least &&
                number.get<double>() <= most) {
                values[side] = number.get<double>();
            } else {
                m_faults.push_back(faultOf(childPath(reader.pathOf(key), side), number,
                                           numberBetween(least, most)));
            }
        }
    }

    ObjectReader m_file;
    const Match& m_match;
    Faults& m_faults;
    Analysis m_analysis;
};

} // namespace

std::optional<Analysis> readAnalysis(std::string_view text, const Match& match, Faults& faults) {
    faults.clear();
    const auto json = parseJson(text, faults);
    if (!json || !faults.empty()) {
        return std::nullopt;
    }
    return AnalysisReader(*json, match, faults).read();
}

Json analysisToJson(const Analysis& analysis, int sides) {
    Json json{{"format", kFormat},         {"version", kVersion},
              {"record", analysis.record}, {"evaluation", kEvaluationVersion},
              {"budget", analysis.budget}, {"moments", Json::array()}};
    for (const Moment& moment : analysis.moments) {
        json["moments"].push_back(momentToJson(moment, sides));
    }
    return json;
}

std::string analysisText(const Analysis& analysis, int sides) {
    return fileText(analysisToJson(analysis, sides));
}

std::filesystem::path analysisFileOf(const std::filesystem::path& record) {
    constexpr std::string_view kRecordEnding = ".scopa.json";
    std::string name = toUtf8(record.filename());
    if (name.ends_with(kRecordEnding)) {
        name.resize(name.size() - kRecordEnding.size());
    }
    return record.parent_path() / pathFromUtf8(name + std::string(kAnalysisSuffix));
}

Analysis keptAnalysis(const std::filesystem::path& file, const Match& match, Faults& faults) {
    const auto text = readFile(file, faults, kMaxAnalysisSize);
    return text ? readAnalysis(*text, match, faults).value_or(Analysis()) : Analysis();
}

} // namespace settebello
