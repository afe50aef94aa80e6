// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/practice_file.h"

#include "core/practice/practice_helpers.h"
#include "core/storage/temporary_folder.h"

#include "rules/presets.h"
#include "storage/atomic_file.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <functional>

namespace settebello {
namespace {

using namespace test;
using Json = nlohmann::json;

class PracticeFile : public testing::Test {
protected:
    PracticeFile()
        : m_practice(practiceOf(playedMatch(RuleSet(), 20))) {
        const Exercise exercise = m_practice.mistakes.front().exercise;
        noteAnswer(m_practice, exercise, *exercise.played, day("2026-11-24"));
        noteAnswer(m_practice, problemOf(exercise), *exercise.played, day("2026-11-24"));
    }

    /// The faults of a file that was changed, of which the first mistake is left out if it has one.
    std::string faultAfter(const std::function<void(Json&)>& change) const {
        Json json = Json::parse(practiceText(m_practice));
        change(json);
        Faults faults;
        Practice read;
        EXPECT_EQ(parsePractice(json.dump(), read, faults), FileVersion::Supported);
        return faults.empty() ? std::string() : faults.front().text();
    }

    std::string faultOfMistake(const std::string& pointer, const Json& value) const {
        return faultAfter(
            [&](Json& json) { json["mistakes"][0][Json::json_pointer(pointer)] = value; });
    }

    TemporaryFolder m_folder;
    std::filesystem::path m_file = m_folder.path() / "practice.json";
    Practice m_practice;
};

TEST_F(PracticeFile, KeepsEverything) {
    EXPECT_FALSE(writeVersionedFile(kPracticeFormat, m_file, m_practice));
    const FileRead<Practice> read = readVersionedFile(kPracticeFormat, m_file);
    EXPECT_TRUE(read.faults.empty());
    EXPECT_FALSE(read.readOnly);
    EXPECT_EQ(read.value, m_practice);
}

TEST_F(PracticeFile, KeepsMistakesOfEveryPreset) {
    for (const Preset& preset : presets()) {
        const Match match = playedMatch(preset.rules, 30);
        Record record = recordOf(match);
        record.setup.rules.base = preset.id;
        Practice practice;
        addMistakes(practice, record, analysisOf(match), day("2026-11-24"));
        ASSERT_FALSE(practice.mistakes.empty()) << preset.id;
        Practice read;
        Faults faults;
        EXPECT_EQ(parsePractice(practiceText(practice), read, faults), FileVersion::Supported);
        EXPECT_TRUE(faults.empty()) << preset.id << faults.front().text();
        EXPECT_EQ(read, practice) << preset.id;
    }
}

TEST_F(PracticeFile, KeepsWhatWasAnsweredWhileTheClockWasWrong) {
    using std::chrono::days;
    for (const Day today : {day("1970-01-01") - days(4000), day("9999-12-31") - days(1),
                            day("9999-12-31") + days(4000)}) {
        const Match match = playedMatch(RuleSet(), 20);
        Practice practice;
        addMistakes(practice, recordOf(match), analysisOf(match), today);
        const Exercise exercise = practice.mistakes.front().exercise;
        noteAnswer(practice, exercise, *exercise.played, today);
        noteAnswer(practice, problemOf(exercise), *exercise.played, today);
        Practice read;
        Faults faults;
        EXPECT_EQ(parsePractice(practiceText(practice), read, faults), FileVersion::Supported);
        EXPECT_TRUE(faults.empty()) << faults.front().text();
        EXPECT_EQ(read.mistakes.size(), practice.mistakes.size());
        EXPECT_EQ(read.problems.size(), 1U);
        EXPECT_TRUE(read.mistakes.front().progress.isDue(day("2026-11-24")));
    }
    for (const char* written : {"1969-12-31", "10000-01-01"}) { // by earlier versions
        EXPECT_EQ(faultOfMistake("/added", written), "");
        EXPECT_EQ(faultOfMistake("/progress/due", written), "");
    }
}

TEST_F(PracticeFile, AMissingOneIsEmpty) {
    const FileRead<Practice> read = readVersionedFile(kPracticeFormat, m_file);
    EXPECT_TRUE(read.faults.empty());
    EXPECT_EQ(read.value, Practice());
}

TEST_F(PracticeFile, ANewerOneIsNotOverwritten) {
    Json json = Json::parse(practiceText(m_practice));
    json["version"] = 2;
    json["mistakes"][0]["feeling"] = "good";
    ASSERT_FALSE(writeFile(m_file, json.dump()));
    const FileRead<Practice> read = readVersionedFile(kPracticeFormat, m_file);
    EXPECT_TRUE(read.readOnly);
    EXPECT_EQ(read.faults.front().path, "/version");
    EXPECT_EQ(writeVersionedFile(kPracticeFormat, m_file, Practice())->code,
              FaultCode::NewerVersion);
    Faults faults;
    EXPECT_EQ(readFile(m_file, faults), json.dump());
}

TEST_F(PracticeFile, AnUnusableOneIsSetAside) {
    ASSERT_FALSE(writeFile(m_file, "[]"));
    const FileRead<Practice> read = readVersionedFile(kPracticeFormat, m_file);
    EXPECT_EQ(read.value, Practice());
    EXPECT_TRUE(read.setAside);
    EXPECT_FALSE(writeVersionedFile(kPracticeFormat, m_file, m_practice));
    EXPECT_EQ(readVersionedFile(kPracticeFormat, m_file).value, m_practice);
}

TEST_F(PracticeFile, WhatHasAFaultIsLeftOut) {
    Json json = Json::parse(practiceText(m_practice));
    json["mistakes"][0]["dealer"] = 7;
    json["problems"].begin().value()["step"] = 9;
    Practice read;
    Faults faults;
    EXPECT_EQ(parsePractice(json.dump(), read, faults), FileVersion::Supported);
    EXPECT_EQ(read.mistakes.size(), m_practice.mistakes.size() - 1);
    EXPECT_EQ(read.mistakes.front(), m_practice.mistakes[1]);
    EXPECT_TRUE(read.problems.empty());
    EXPECT_EQ(read.matches, m_practice.matches);
    EXPECT_EQ(faults.size(), 2U);
}

TEST_F(PracticeFile, KeepsACopyOfTooManyMistakes) {
    Json json = Json::parse(practiceText(m_practice));
    const Json mistake = json["mistakes"][0];
    json["mistakes"].clear();
    for (int i = 0; i <= static_cast<int>(kMostMistakes); ++i) {
        json["mistakes"].push_back(mistake);
        json["mistakes"].back()["scores"][0] = -i; // another question
    }
    ASSERT_FALSE(writeFile(m_file, json.dump()));
    const FileRead<Practice> read = readVersionedFile(kPracticeFormat, m_file);
    ASSERT_EQ(read.value.mistakes.size(), kMostMistakes);
    EXPECT_EQ(read.value.mistakes.front().exercise.position.scores[0], 0) << "the first ones";
    ASSERT_EQ(read.faults.size(), 1U);
    EXPECT_EQ(read.faults.front().text(), "/mistakes: is too large");
    EXPECT_FALSE(writeVersionedFile(kPracticeFormat, m_file, read.value));
    Faults faults;
    EXPECT_EQ(readFile(m_folder.path() / "practice.json.broken-1", faults), json.dump());
    EXPECT_TRUE(readVersionedFile(kPracticeFormat, m_file).faults.empty());
}

TEST_F(PracticeFile, NamesWhatIsWrongInAnExercise) {
    EXPECT_EQ(faultOfMistake("/dealer", 7), "/mistakes/0/dealer: 7 is not one of 0 … 1");
    EXPECT_EQ(faultOfMistake("/scores", "4"),
              "/mistakes/0/scores: \"4\" is not a list of 2 numbers");
    EXPECT_EQ(faultOfMistake("/scores/1", 0.5),
              "/mistakes/0/scores/1: 0.5 is not one of -10000 … 10000");
    EXPECT_EQ(faultOfMistake("/deck/3", "11D"), "/mistakes/0/deck/3: \"11D\" is not a card");
    EXPECT_EQ(faultOfMistake("/deck", Json::array()), "/mistakes/0/deck: 1D is missing");
    EXPECT_EQ(faultOfMistake("/plays", 3), "/mistakes/0/plays: 3 is not a list of plays");
    EXPECT_EQ(faultOfMistake("/plays", {"11D"}), "/mistakes/0/plays/0: \"11D\" is not a play");
    EXPECT_EQ(faultOfMistake("/plays", {"out"}), "/mistakes/0/plays/0: out: a play is awaited");
    EXPECT_EQ(faultOfMistake("/place", "nowhere"),
              "/mistakes/0/place: \"nowhere\" is not one of missedCapture, sweeps, settebello, "
              "coins, cards, prime, other");
    EXPECT_EQ(faultOfMistake("/played", "7"), "/mistakes/0/played: \"7\" is not a play");
    EXPECT_EQ(faultOfMistake("/played", "declare"),
              "/mistakes/0/played: declare: not asked for here");
    EXPECT_EQ(faultOfMistake("/options/0/asGood", false),
              "/mistakes/0/options/0/asGood: false is not true");
    EXPECT_EQ(faultOfMistake("/options/0/decision", "keep"),
              "/mistakes/0/options/0/decision: keep: not asked for here");
    EXPECT_EQ(faultOfMistake("/options/0/chance", 2),
              "/mistakes/0/options/0/chance: 2 is not one of 0.0 … 1.0");
    EXPECT_EQ(faultOfMistake("/options", Json::array()),
              "/mistakes/0/options: [] is not a list of options");
    EXPECT_EQ(faultAfter([](Json& json) { json["mistakes"][0]["options"].erase(std::size_t{0}); }),
              "/mistakes/0/options: " +
                  toString(m_practice.mistakes[0].exercise.options.front().decision) +
                  " is missing");
    EXPECT_EQ(faultOfMistake("/grade", "easy").substr(0, 32), "/mistakes/0/grade: unknown key, ");
}

TEST_F(PracticeFile, NamesWhatIsWrongInProgress) {
    EXPECT_EQ(faultOfMistake("/added", "today"), "/mistakes/0/added: \"today\" is not YYYY-MM-DD");
    EXPECT_EQ(faultOfMistake("/progress/step", 4),
              "/mistakes/0/progress/step: 4 is not one of 0 … 3");
    EXPECT_EQ(faultOfMistake("/progress/wrong", 2),
              "/mistakes/0/progress/wrong: 2 is not one of 0 … 1");
    EXPECT_EQ(faultOfMistake("/progress/due", 20261124),
              "/mistakes/0/progress/due: 20261124 is not YYYY-MM-DD");
    EXPECT_EQ(faultAfter([](Json& json) { json["problems"] = 1; }),
              "/problems: 1 is not an object");
    EXPECT_EQ(faultAfter([](Json& json) {
                  json["problems"] = {{"a", {{"answers", 1}}}};
              }),
              "/problems/a: \"a\" is not 16 hexadecimal digits");
    EXPECT_EQ(faultAfter([](Json& json) { json["matches"] = {"x"}; }),
              "/matches/0: \"x\" is not 16 hexadecimal digits");
    EXPECT_EQ(faultAfter([](Json& json) { json["matches"] = true; }),
              "/matches: true is not a list of matches");
    EXPECT_EQ(faultAfter([](Json& json) { json["mistakes"].push_back(json["mistakes"][0]); }),
              "/mistakes/" + std::to_string(m_practice.mistakes.size()) + ": appears twice");
    EXPECT_EQ(faultAfter([](Json& json) { json["mistakes"][0].erase("progress"); }),
              "/mistakes/0/progress: is missing");
}

} // namespace
} // namespace settebello
