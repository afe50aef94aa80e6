// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/problem_maker.h"
#include "practice/problem_set.h"
#include "project_file.h"
#include "rules/presets.h"
#include "storage/atomic_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace settebello {
namespace {

constexpr int kEach = 50; ///< of a family

std::vector<Exercise> shippedProblems(std::string_view family) {
    Faults faults;
    const auto text =
        readFile(projectFile("resources/problems/" + std::string(family) + ".json"), faults);
    const auto problems = text ? readProblems(*text, faults) : std::nullopt;
    EXPECT_TRUE(problems) << family << ": " << faults.front().text();
    return problems.value_or(std::vector<Exercise>());
}

TEST(ShippedProblems, AreAsManyOfEachFamilyAndGrade) {
    ByGrade<int> ofGrade{};
    std::set<std::string> ids;
    for (const std::string_view family : kProblemFamilies) {
        const std::vector<Exercise> problems = shippedProblems(family);
        EXPECT_EQ(problems.size(), static_cast<std::size_t>(kEach)) << family;
        ByGrade<int> here{};
        for (const Exercise& problem : problems) {
            EXPECT_EQ(problem.position.rules.base, family);
            // Of those that were made before the preset's last changes, its rules were then.
            bool isOfPreset = false;
            for (int edition = 1; edition <= findPreset(family)->edition; ++edition) {
                isOfPreset =
                    isOfPreset || problem.position.rules.rules == *rulesOfEdition(family, edition);
            }
            EXPECT_TRUE(isOfPreset) << family << ' ' << problem.id;
            ++here[*problem.grade];
            ++ofGrade[*problem.grade];
            ids.insert(problem.id);
        }
        EXPECT_GE(*std::min_element(here.begin(), here.end()), kEach / 3) << family;
    }
    constexpr int kAll = kEach * static_cast<int>(kProblemFamilies.size());
    EXPECT_EQ(ids.size(), static_cast<std::size_t>(kAll)) << "none is there twice";
    for (const int count : ofGrade) {
        EXPECT_EQ(count, kAll / 3);
    }
}

TEST(ShippedProblems, HaveOneBestPlayByAClearMargin) {
    for (const std::string_view family : kProblemFamilies) {
        for (const Exercise& problem : shippedProblems(family)) {
            const auto right = std::count_if(problem.options.begin(), problem.options.end(),
                                             [](const Option& option) { return option.asGood; });
            EXPECT_EQ(right, 1) << family << ' ' << problem.id;
            EXPECT_EQ(problem.options.front().decision.kind, Decision::Kind::Play);
            const auto isClear = [&](const Option& option) {
                return option.points < problem.options.front().points - ProblemMaker::kMargin / 2;
            };
            EXPECT_TRUE(std::all_of(problem.options.begin() + 1, problem.options.end(), isClear))
                << family << ' ' << problem.id;
        }
    }
}

TEST(ShippedProblems, Differ) {
    constexpr int kMostAlike = kEach * 2 / 5;
    for (const std::string_view family : kProblemFamilies) {
        const std::vector<Exercise> problems = shippedProblems(family);
        EXPECT_LE(std::count_if(problems.begin(), problems.end(), isEnding), kEach / 3) << family;
        ByLossPlace<int> places{};
        std::set<std::size_t> lengths; // decisions before the question
        for (const Exercise& problem : problems) {
            ++places[problem.place];
            lengths.insert(problem.position.decisions.size());
        }
        EXPECT_LE(*std::max_element(places.begin(), places.end()), kMostAlike) << family;
        EXPECT_GE(lengths.size(), std::size_t{kEach / 5}) << family;
    }
}

/// A sample; .ci/run problems judges all of them with sixteen times the work.
TEST(ShippedProblems, StayTheBest) {
    for (const std::string_view family : kProblemFamilies) {
        const std::vector<Exercise> problems = shippedProblems(family);
        for (std::size_t i = 0; i < problems.size(); i += kEach / 2) {
            EXPECT_TRUE(confirmed(problems[i], 1)) << family << ' ' << problems[i].id;
        }
    }
}

} // namespace
} // namespace settebello
