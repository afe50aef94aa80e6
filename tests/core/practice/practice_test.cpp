// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/practice.h"

#include "core/practice/practice_helpers.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

using namespace test;

const Decision& wrongAnswer(const Exercise& exercise) {
    return *exercise.played;
}
const Decision& rightAnswer(const Exercise& exercise) {
    return exercise.options.front().decision;
}

TEST(Practice, TakesTheMistakesOfAMatchOnce) {
    const Match match = playedMatch(RuleSet(), 40);
    Practice practice;
    const Day today = day("2026-11-24");
    const std::size_t added = addMistakes(practice, recordOf(match), analysisOf(match), today);
    EXPECT_GT(added, 5U);
    EXPECT_EQ(practice.mistakes.size(), added);
    EXPECT_EQ(addMistakes(practice, recordOf(match), analysisOf(match), today), 0U);
    clearMistakes(practice);
    EXPECT_EQ(addMistakes(practice, recordOf(match), analysisOf(match), today), 0U)
        << "what was cleared does not come back";
}

/// A match that was analysed before it was over.
TEST(Practice, TakesNoExerciseTwice) {
    Practice practice = practiceOf(playedMatch(RuleSet(), 20));
    const std::size_t before = practice.mistakes.size();
    const Match longer = playedMatch(RuleSet(), 40);
    const std::size_t added =
        addMistakes(practice, recordOf(longer), analysisOf(longer), day("2026-11-25"));
    EXPECT_EQ(before + added, practiceOf(longer).mistakes.size());
}

TEST(Practice, NotesAnswers) {
    Practice practice = practiceOf(playedMatch(RuleSet(), 20));
    const Exercise exercise = practice.mistakes[1].exercise;
    const Day today = day("2026-11-24");
    EXPECT_TRUE(progressOf(practice, exercise).isNew());
    EXPECT_EQ(noteAnswer(practice, exercise, wrongAnswer(exercise), today).due, day("2026-11-25"));
    EXPECT_EQ(practice.mistakes[1].progress.wrong, 1);
    const Exercise problem = problemOf(exercise);
    EXPECT_TRUE(noteAnswer(practice, problem, rightAnswer(problem), today).isLearnt());
    EXPECT_TRUE(progressOf(practice, problem).isLearnt());
    EXPECT_FALSE(progressOf(practice, exercise).isLearnt());
    clearProblems(practice);
    EXPECT_TRUE(progressOf(practice, problem).isNew());
    clearMistakes(practice);
    noteAnswer(practice, exercise, rightAnswer(exercise), today);
    EXPECT_EQ(practice.mistakes.size(), 0U);
}

TEST(Practice, AsksTheLongestDueFirstAndThenTheLatest) {
    Practice practice = practiceOf(playedMatch(RuleSet(), 40));
    practice.mistakes.resize(5);
    std::vector<Exercise> problems;
    for (const Practice::Mistake& mistake : practice.mistakes) {
        problems.push_back(problemOf(mistake.exercise));
    }
    const auto answer = [&](std::size_t place, bool isRight, const char* today) {
        for (const Exercise& exercise : {practice.mistakes[place].exercise, problems[place]}) {
            const Decision& wrong = wrongAnswer(practice.mistakes[place].exercise);
            noteAnswer(practice, exercise, isRight ? rightAnswer(exercise) : wrong, day(today));
        }
    };
    answer(0, false, "2026-11-24");
    answer(3, false, "2026-11-23");
    answer(1, true, "2026-11-23");
    const auto dueIds = [&](std::vector<ExerciseProgress> exercises) {
        std::vector<std::string> ids;
        for (const ExerciseProgress& each : dueOf(std::move(exercises), day("2026-11-25"))) {
            ids.push_back(each.exercise->id);
        }
        return ids;
    };
    const auto idsAt = [&](std::initializer_list<std::size_t> places) {
        std::vector<std::string> ids;
        for (const std::size_t place : places) {
            ids.push_back(problems[place].id);
        }
        return ids;
    };
    EXPECT_EQ(dueIds(progressOfMistakes(practice)), idsAt({3, 0, 4, 2}));
    EXPECT_EQ(dueIds(progressOfProblems(practice, problems)), idsAt({3, 0, 2, 4}));
    EXPECT_EQ(countOf(progressOfMistakes(practice), day("2026-11-25")), (PracticeCount{5, 0, 4}));
    EXPECT_EQ(countOf(progressOfProblems(practice, problems), day("2026-11-24")),
              (PracticeCount{5, 1, 3}));
}

TEST(Practice, DropsWhatWasLearntAndThenTheOldest) {
    const Match match = playedMatch(RuleSet(), 40);
    const Practice one = practiceOf(match);
    Practice practice;
    for (std::size_t i = 0; i < kMostMistakes; ++i) {
        practice.mistakes.push_back(one.mistakes.front());
        practice.mistakes.back().exercise.id = std::to_string(i);
    }
    Practice::Mistake& learnt = practice.mistakes[500];
    learnt.progress.answers = 1;
    addMistakes(practice, recordOf(match), analysisOf(match), day("2026-11-25"));
    EXPECT_EQ(practice.mistakes.size(), kMostMistakes);
    const std::size_t added = one.mistakes.size();
    EXPECT_EQ(practice.mistakes.front().exercise.id, std::to_string(added - 1));
    EXPECT_EQ(practice.mistakes.back().exercise, one.mistakes.back().exercise);
    for (const Practice::Mistake& mistake : practice.mistakes) {
        EXPECT_NE(mistake.exercise.id, "500");
    }
}

} // namespace
} // namespace settebello
