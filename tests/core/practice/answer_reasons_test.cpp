// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/answer_reasons.h"

#include "coach/advice.h"
#include "core/practice/practice_helpers.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

using namespace test;

/// The exercises of a match, in each of which only the last option, what was played, is wrong.
std::vector<Exercise> exercises() {
    Match match(RuleSet(), 7);
    match.deal();
    std::vector<Decision> legal;
    while (match.turn() >= 0) {
        legalDecisions(match.view(match.turn()), legal);
        match.apply(legal.front());
    }
    std::vector<Exercise> found;
    for (const auto& mistake : practiceOf(match).mistakes) {
        found.push_back(mistake.exercise);
    }
    return found;
}

std::vector<Reason> reasons(const Exercise& exercise, const Decision& better,
                            const Decision& worse) {
    return reasonsThatMatter(exercise.position.match().view(exercise.seat), better, worse);
}

TEST(AnswerReasons, CompareAWrongAnswerWithTheBest) {
    std::size_t given = 0;
    for (const Exercise& exercise : exercises()) {
        const Decision wrong = exercise.options.back().decision;
        const auto found = reasonsOfAnswer(exercise, wrong);
        EXPECT_EQ(found, reasons(exercise, exercise.options.front().decision, wrong));
        given += found.size();
    }
    EXPECT_GT(given, 0U);
}

TEST(AnswerReasons, CompareARightAnswerWithWhatWasPlayed) {
    std::size_t differ = 0;
    for (Exercise exercise : exercises()) {
        const Decision right = exercise.options.front().decision;
        exercise.played = exercise.options[exercise.options.size() / 2].decision;
        const auto found = reasonsOfAnswer(exercise, right);
        EXPECT_EQ(found, reasons(exercise, right, *exercise.played));
        differ += found == reasons(exercise, right, exercise.options.back().decision) ? 0 : 1;
    }
    EXPECT_GT(differ, 0U) << "comparing with the wrong one would do as well";
}

TEST(AnswerReasons, CompareARightAnswerWithAWrongOneWhereNothingWasPlayed) {
    std::size_t given = 0;
    for (Exercise exercise : exercises()) {
        exercise.played.reset();
        const Decision right = exercise.options.front().decision;
        const auto found = reasonsOfAnswer(exercise, right);
        EXPECT_EQ(found, reasons(exercise, right, exercise.options.back().decision));
        given += found.size();
    }
    EXPECT_GT(given, 0U);
}

TEST(AnswerReasons, AreNoneWhereEverythingIsRight) {
    Exercise exercise = exercises().front();
    exercise.played.reset();
    for (Option& option : exercise.options) {
        option.asGood = true;
    }
    EXPECT_TRUE(reasonsOfAnswer(exercise, exercise.options.front().decision).empty());
}

/// As those of a mark in a match.
TEST(AnswerReasons, TellHowAWrongAnswerIsPunished) {
    std::size_t shown = 0;
    for (const Exercise& exercise : exercises()) {
        const Decision best = exercise.options.front().decision;
        const Decision wrong = exercise.options.back().decision;
        EXPECT_FALSE(linesOfAnswer(exercise, best)) << "nothing is to be punished";
        if (wrong.kind != Decision::Kind::Play || best.kind != Decision::Kind::Play) {
            EXPECT_FALSE(linesOfAnswer(exercise, wrong));
            continue;
        }
        EXPECT_EQ(linesOfAnswer(exercise, wrong),
                  linesOf(exercise.position.match().view(exercise.seat), best.play, wrong.play));
        ++shown;
    }
    EXPECT_GT(shown, 0U);
}

} // namespace
} // namespace settebello
