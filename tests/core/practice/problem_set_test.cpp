// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/problem_set.h"

#include "core/practice/practice_helpers.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace settebello {
namespace {

using namespace test;

std::vector<Exercise> someProblems() {
    std::vector<Exercise> problems;
    for (const Practice::Mistake& mistake : practiceOf(playedMatch(RuleSet(), 30)).mistakes) {
        problems.push_back(problemOf(mistake.exercise, Grade::Hard));
    }
    return problems;
}

TEST(ProblemSet, KeepsProblems) {
    const std::vector<Exercise> problems = someProblems();
    const std::string text = problemsText(problems);
    Faults faults;
    EXPECT_EQ(readProblems(text, faults), problems);
    EXPECT_TRUE(faults.empty());
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'),
              static_cast<std::ptrdiff_t>(problems.size()) + 2);
    EXPECT_EQ(readProblems(problemsText({}), faults), std::vector<Exercise>());
}

TEST(ProblemSet, NamesWhatIsWrong) {
    auto json = nlohmann::json::parse(problemsText(someProblems()));
    const auto fault = [](const nlohmann::json& changed) {
        Faults faults;
        EXPECT_FALSE(readProblems(changed.dump(), faults));
        return faults.front().text();
    };
    nlohmann::json changed = json;
    changed["problems"][1]["grade"] = "mad";
    EXPECT_EQ(fault(changed), "/problems/1/grade: \"mad\" is not one of easy, medium, hard");
    changed = json;
    changed["problems"][1] = json["problems"][0];
    EXPECT_EQ(fault(changed), "/problems/1: appears twice");
    changed = json;
    changed["problems"][0]["played"] = "7D";
    EXPECT_EQ(fault(changed).substr(0, 32), "/problems/0/played: unknown key,");
    changed["problems"] = 1;
    EXPECT_EQ(fault(changed), "/problems: 1 is not a list of problems");
    changed.erase("problems");
    EXPECT_EQ(fault(changed), "/problems: is missing");
}

TEST(ProblemSet, TheProblemOfTheDayDoesNotRepeat) {
    constexpr std::size_t kCount = 300;
    const Day first = day("2026-11-24");
    std::set<std::size_t> asked;
    for (std::size_t i = 0; i < kCount; ++i) {
        const std::size_t place =
            problemOfTheDay(first + std::chrono::days(static_cast<int>(i)), kCount);
        EXPECT_LT(place, kCount);
        asked.insert(place);
    }
    EXPECT_EQ(asked.size(), kCount);
    EXPECT_EQ(problemOfTheDay(first + std::chrono::days(300), kCount),
              problemOfTheDay(first, kCount));
    EXPECT_LT(problemOfTheDay(Day(std::chrono::days(-5)), kCount), kCount);
}

/// On every machine, and in every version with as many problems.
TEST(ProblemSet, TheProblemOfTheDayIsTheSameForEverybody) {
    EXPECT_EQ(problemOfTheDay(day("2026-11-24"), 300), 199U);
}

} // namespace
} // namespace settebello
