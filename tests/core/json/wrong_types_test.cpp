// SPDX-License-Identifier: GPL-3.0-or-later
// What every reader of a file does with values of the wrong type.
#include "core/json/wrong_types.h"

#include "core/analysis/analysis_helpers.h"
#include "core/practice/practice_helpers.h"
#include "core/storage/score_pad_helpers.h"

#include "analysis/analysis_file.h"
#include "analysis/analysis_run.h"
#include "compare/code_play.h"
#include "practice/practice_file.h"
#include "practice/problem_set.h"
#include "rules/presets.h"
#include "storage/record.h"
#include "storage/result_file.h"
#include "storage/score_pad_file.h"
#include "storage/settings.h"
#include "storage/statistics.h"
#include "json/json_reader.h"
#include "json/view_json.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace settebello {
namespace {

using namespace test;
using Json = nlohmann::json;

/// A reader and a file that it accepts.
struct Reader {
    const char* name;
    std::function<std::string()> text;
    std::function<void(std::string_view text, Faults& faults)> read;
    /// Where a value of another type means something too, as a path and a value: "/cutCard null".
    std::set<std::string> alsoAllowed = {};
    /// What paths of faults do not show.
    std::string_view hidden = {};
    /// The list whose members are refused as a whole, whatever part of them is wrong.
    std::string_view whole = {};
};

std::ostream& operator<<(std::ostream& out, const Reader& reader) {
    return out << reader.name;
}

RuleSet testedRules() {
    RuleSet rules = findPreset("cirulla")->rules;
    rules.match.callingOut = true;
    rules.scoring.reBello = true;
    rules.scoring.wholeSuitWins = false;
    return rules;
}

NamedRules namedTestedRules() {
    return {"Casa", "cirulla", testedRules()};
}

Record finishedRecord() {
    const DealCode code = dealCodeOf(RuleSet(), 5);
    const std::vector<std::string> levels(2, "casual");
    const std::vector<std::uint64_t> seeds(2, 3);
    const auto match = playByCode(code, RuleSet(), levels, seeds, StopToken());
    Record record{{{"", "scopa", RuleSet()}, {}, 0, MatchCode{code, true}}, *match, ""};
    record.date = "2026-11-23 18:05:00";
    record.setup.seats = {{"Anna", kPerson}, {"Ciro", "casual", 7}};
    return record;
}

std::string recordFile() {
    const Record record = finishedRecord();
    return recordText(record.setup, record.match);
}

std::string padFile() {
    KeptScore score{namedTestedRules(), {"Anna", "Ciro"}, ScorePad(testedRules())};
    addEveryEntry(score.pad);
    return keptScoreText(score);
}

std::string statisticsFile() {
    Statistics statistics;
    addMatch(statistics, *summarizeMatch(finishedRecord()));
    statistics.matches[0].rulesName = "Casa";
    statistics.ignoredRecords = {"c.scopa.json"};
    return statisticsText(statistics);
}

std::string settingsFile() {
    Settings settings;
    settings.match.rules = namedTestedRules();
    settings.houseRules = {namedTestedRules()};
    settings.display.faces = {{"Ciro", "old-man"}};
    return settingsText(settings);
}

std::string practiceFile() {
    Practice practice = practiceOf(playedMatch(RuleSet(), 8));
    practice.mistakes[0].progress = {1, 1, 0, day("2026-11-28")};
    practice.problems.emplace("0123456789abcdef", Progress{1, 0, 0, {}});
    practice.matches.insert("f2c08a5e9b1d4473");
    return practiceText(practice);
}

std::string problemsFile() {
    std::vector<Exercise> problems;
    for (const Practice::Mistake& mistake : practiceOf(playedMatch(RuleSet(), 8)).mistakes) {
        problems.push_back(problemOf(mistake.exercise));
    }
    return problemsText(problems);
}

const Match& analysedMatch() {
    static const Match match = playedMatch(RuleSet(), 40);
    return match;
}

/// Made once, as that takes seconds.
std::string analysisFile() {
    static const std::string text = [] {
        AnalysisRun run(analysedMatch());
        while (run.step()) {
        }
        return analysisText(run.analysis(), 2);
    }();
    return text;
}

/// Without the legal decisions, which are not read.
std::string viewFile() {
    const Match match = playedMatch(testedRules(), 6);
    Json json = Json::parse(viewText(match.view(match.turn())));
    json.erase("legal");
    return json.dump();
}

const Reader kReaders[]{
    {"Rules",
     [] { return writeWholeRuleFile(namedTestedRules()); },
     [](std::string_view text, Faults& faults) { readRuleFile(text, faults); },
     {},
     "/rules"},
    {"Record", recordFile,
     [](std::string_view text, Faults& faults) { readRecord(text, 0, faults); }},
    {"Result", [] { return resultFileText(codeResultOf(finishedRecord(), 0)); },
     [](std::string_view text, Faults& faults) { readResult(text, faults); }},
    {"ScorePad",
     padFile,
     [](std::string_view text, Faults& faults) { readKeptScore(text, faults); },
     {"/entries/2/round/cards null", "/entries/2/round/suit null"}},
    {"Statistics", statisticsFile,
     [](std::string_view text, Faults& faults) {
         Statistics statistics;
         parseStatistics(text, statistics, faults);
     }},
    {"Settings", settingsFile,
     [](std::string_view text, Faults& faults) {
         Settings settings;
         parseSettings(text, settings, faults);
     }},
    {"Practice", practiceFile,
     [](std::string_view text, Faults& faults) {
         Practice practice;
         parsePractice(text, practice, faults);
     }},
    {"Problems", problemsFile,
     [](std::string_view text, Faults& faults) { readProblems(text, faults); }},
    {"Analysis", analysisFile,
     [](std::string_view text, Faults& faults) { readAnalysis(text, analysedMatch(), faults); }},
    {"View",
     viewFile,
     [](std::string_view text, Faults& faults) { readView(text, faults); },
     {"/lastCapturer null"},
     {},
     "/moves"},
};

/// Whether a fault shows where a value is that was changed.
bool names(const Fault& fault, std::string_view changed, const Reader& reader) {
    if (changed.size() > reader.hidden.size() && changed.starts_with(reader.hidden)) {
        changed.remove_prefix(reader.hidden.size());
    }
    const bool isMember = !reader.whole.empty() && fault.path.size() > reader.whole.size() &&
                          pointsAt(fault.path, reader.whole);
    return pointsAt(fault.path, changed) || (isMember && pointsAt(changed, fault.path));
}

class WrongTypes : public testing::TestWithParam<Reader> {};

TEST_P(WrongTypes, AreNamedWithTheirPlaces) {
    const Reader& reader = GetParam();
    const std::string text = reader.text();
    Faults none;
    reader.read(text, none);
    ASSERT_TRUE(none.empty()) << none.front().text();
    forEachWrongType(Json::parse(text), [&](const ChangedDocument& changed) {
        const std::string what = changed.path + " " + changed.value.dump();
        Faults faults;
        reader.read(changed.document.dump(), faults);
        if (!changed.hasOtherType || reader.alsoAllowed.contains(what)) {
            return;
        }
        ASSERT_FALSE(faults.empty()) << what;
        EXPECT_TRUE(
            std::any_of(faults.begin(), faults.end(),
                        [&](const Fault& fault) { return names(fault, changed.path, reader); }))
            << what << ": " << faults.front().text();
    });
}

/// Nothing but that: what a reader does without a value depends on the value.
TEST_P(WrongTypes, AndMissingKeysDoNoHarm) {
    const Reader& reader = GetParam();
    const Json whole = Json::parse(reader.text());
    for (const std::string& path : pathsOf(whole)) {
        const Json::json_pointer pointer(path);
        if (!pointer.empty() && whole[pointer.parent_pointer()].is_object()) {
            Json changed = whole;
            changed[pointer.parent_pointer()].erase(pointer.back());
            Faults faults;
            reader.read(changed.dump(), faults);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Readers, WrongTypes, testing::ValuesIn(kReaders),
                         [](const auto& reader) { return std::string(reader.param.name); });

} // namespace
} // namespace settebello
