// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analysis_file.h"

#include "core/analysis/analysis_helpers.h"
#include "core/game/game_helpers.h"

#include "analysis/analysis_run.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <vector>

namespace settebello {
namespace {

using namespace test;
using Json = nlohmann::json;

class AnalysisFile : public testing::Test {
protected:
    static Analysis analysed(const Match& match) {
        AnalysisRun run(match);
        while (run.step()) {
        }
        return run.analysis();
    }

    /// The first fault of a file that was changed; empty if there is none.
    std::string faultAfter(const std::function<void(Json&)>& change) const {
        Json json = analysisToJson(m_analysis, 2);
        change(json);
        Faults faults;
        const auto read = readAnalysis(json.dump(), m_match, faults);
        EXPECT_EQ(read.has_value(), faults.empty());
        return faults.empty() ? std::string() : faults.front().text();
    }

    Match m_match = playedMatch(RuleSet(), 1);
    Analysis m_analysis = analysed(m_match);
};

TEST_F(AnalysisFile, RoundTrips) {
    Faults faults;
    const auto read = readAnalysis(analysisText(m_analysis, 2), m_match, faults);
    ASSERT_TRUE(read) << faults.front().text();
    EXPECT_EQ(*read, m_analysis);
}

TEST_F(AnalysisFile, IsRefusedWithItsFault) {
    struct Row {
        std::function<void(Json&)> change;
        std::string fault;
    };
    const std::string kOfOtherMoments = "/moments: a list is not a list of moments of this match";
    const Row rows[]{
        {[](Json& json) { json["format"] = "settebello.record"; },
         "/format: \"settebello.record\" is not \"settebello.analysis\""},
        {[](Json& json) { json["version"] = 2; }, "/version: 2 is not known here: the file is "
                                                  "newer than this program, which reads version 1"},
        {[](Json& json) { json["evaluation"] = 0; },
         "/evaluation: 0 is not " + std::to_string(kEvaluationVersion)},
        {[](Json& json) { json["record"] = "0"; },
         "/record: \"0\" is not \"" + m_analysis.record + "\""},
        {[](Json& json) { json["budget"] = 0; }, "/budget: 0 is not one of 1 … 1000"},
        {[](Json& json) { json["more"] = 1; },
         "/more: unknown key, not one of budget, evaluation, format, moments, record, version"},
        {[](Json& json) { json["moments"] = 1; }, "/moments: 1 is not a list of moments"},
        {[](Json& json) { json["moments"][0].erase("luck"); }, "/moments/0/luck: is missing"},
        {[](Json& json) { json["moments"][1]["luck"].erase("points"); },
         "/moments/1/luck/points: is missing"},
        {[](Json& json) { json["moments"][0]["kind"] = "x"; },
         "/moments/0/kind: \"x\" is not one of dealt, decided, ended"},
        {[](Json& json) { json["moments"][0]["chance"] = {1}; },
         "/moments/0/chance: a list is not a list of 2 numbers"},
        {[](Json& json) { json["moments"][0]["chance"][1] = 1.5; },
         "/moments/0/chance/1: 1.5 is not one of 0.0 … 1.0"},
        {[](Json& json) { json["moments"][1]["seat"] = 2; },
         "/moments/1/seat: 2 is not one of 0 … 1"},
        {[](Json& json) { json["moments"][1]["judgement"]["options"] = Json::array(); },
         "/moments/1/judgement/options: [] is not a list of options"},
        {[](Json& json) { json["moments"][1]["judgement"]["options"][0]["decision"] = "8"; },
         "/moments/1/judgement/options/0/decision: \"8\" is not a play"},
        {[](Json& json) { json["moments"][1]["judgement"]["chosen"] = 90; },
         "/moments/1/judgement/chosen: 90 is not one of 0 … "},
        {[](Json& json) { json["moments"][1]["round"] = 500; }, kOfOtherMoments},
        {[](Json& json) { json["moments"][1]["move"] = 1; }, kOfOtherMoments},
        {[this](Json& json) {
             const std::size_t chosen = m_analysis.moments[1].judgement->chosen;
             json["moments"][1]["judgement"]["chosen"] = chosen == 0 ? 1 : 0;
         },
         kOfOtherMoments},
    };
    ASSERT_TRUE(m_analysis.moments[1].judgement);
    EXPECT_EQ(faultAfter([](Json&) {}), "");
    for (const Row& row : rows) {
        EXPECT_EQ(faultAfter(row.change).substr(0, row.fault.size()), row.fault);
    }
}

TEST_F(AnalysisFile, OfAnotherMatchIsRefused) {
    Faults faults;
    EXPECT_FALSE(readAnalysis(analysisText(m_analysis, 2), playedMatch(RuleSet(), 5), faults));
    EXPECT_FALSE(readAnalysis("{", m_match, faults));
}

/// Its plays are written as printed, and the seven of cups may be played as another card.
TEST_F(AnalysisFile, KnowsWhatTheSevenOfCupsIsPlayedAs) {
    m_match = Match(rulesOf("cirulla"), 1, 0);
    ASSERT_TRUE(m_match.dealFrom(packFrom("10D 10C 10S 9C 7C 8C 3B 4B 9B 9S")));
    m_match.apply(decision("declare"));
    m_match.apply(decision("10D"));
    Faults faults;
    const auto read = readAnalysis(analysisText(analysed(m_match), 2), m_match, faults);
    ASSERT_TRUE(read) << faults.front().text();
    ASSERT_TRUE(read->moments.back().judgement);
    const std::vector<Option>& options = read->moments.back().judgement->options;
    EXPECT_TRUE(std::ranges::any_of(options, [](const Option& option) {
        return option.decision.play.card == Card::sevenOfCupsAs(kKing);
    }));
}

TEST(AnalysisFileName, IsThatOfTheRecord) {
    EXPECT_EQ(analysisFileOf("/m/2026-11-21 18.05.00 scopa.scopa.json"),
              std::filesystem::path("/m/2026-11-21 18.05.00 scopa.analysis.json"));
    EXPECT_EQ(analysisFileOf("other.json"), std::filesystem::path("other.json.analysis.json"));
}

} // namespace
} // namespace settebello
