// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/schedule.h"

#include "core/practice/practice_helpers.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

using namespace test;
using enum Exercise::Source;

TEST(Schedule, WritesAndReadsDays) {
    for (const char* text : {"1970-01-01", "2026-11-24", "2028-02-29", "9999-12-31"}) {
        EXPECT_EQ(toString(day(text)), text);
    }
    for (const char* text :
         {"", "2026-11-4", "2026-11-31", "2026-02-29", "2026-13-01", "1969-12-31", "2026/11/24",
          "+026-11-24", "2026-11-24 ", "2026-00-10"}) {
        EXPECT_FALSE(parseDay(text)) << text;
    }
}

TEST(Schedule, WritesTheNearestDayOfAClockThatIsWrong) {
    const Day first = day("1970-01-01");
    const Day last = day("9999-12-31");
    for (const int days : {1, 400, 1'000'000}) {
        EXPECT_EQ(toString(first - std::chrono::days(days)), "1970-01-01");
        EXPECT_EQ(toString(last + std::chrono::days(days)), "9999-12-31");
    }
    EXPECT_EQ(parseAnyDay("2026-11-24"), day("2026-11-24"));
    for (const char* text : {"1969-12-31", "0000-02-29"}) {
        EXPECT_EQ(parseAnyDay(text), first) << text;
    }
    for (const char* text : {"10000-01-01", "012345-02-29"}) {
        EXPECT_EQ(parseAnyDay(text), last) << text;
    }
    for (const char* text : {"", "2026-02-29", "1969-13-01", "969-12-31", "-969-12-31",
                             "10000-02-30", "1234567-01-01", "x0000-01-01", "1969/12/31"}) {
        EXPECT_FALSE(parseAnyDay(text)) << text;
    }
}

/// 1, 3, 7 and 21 days after the answers, each on the day.
TEST(Schedule, AsksAgainAfterAWrongAnswerUntilItIsLearnt) {
    for (const Exercise::Source source : {Mistake, Problem}) {
        Progress progress = afterAnswer({}, source, false, day("2026-11-24"));
        for (const char* due : {"2026-11-25", "2026-11-28", "2026-12-05", "2026-12-26"}) {
            EXPECT_EQ(progress.due, day(due));
            EXPECT_FALSE(progress.isDue(day(due) - std::chrono::days(1)));
            EXPECT_TRUE(progress.isDue(day(due) + std::chrono::days(100)));
            EXPECT_FALSE(progress.isLearnt());
            progress = afterAnswer(progress, source, true, day(due));
        }
        EXPECT_TRUE(progress.isLearnt());
        EXPECT_FALSE(progress.isDue(day("2100-01-01")));
        EXPECT_EQ(progress.answers, 5);
        EXPECT_EQ(progress.wrong, 1);
    }
}

/// An answer that comes late counts from its own day.
TEST(Schedule, CountsFromTheAnswer) {
    Progress progress = afterAnswer({}, Mistake, false, day("2026-11-24"));
    progress = afterAnswer(progress, Mistake, true, day("2027-01-01"));
    EXPECT_EQ(progress.due, day("2027-01-04"));
}

TEST(Schedule, BeginsAgainAfterAnotherWrongAnswer) {
    Progress progress = afterAnswer({}, Mistake, false, day("2026-11-24"));
    progress = afterAnswer(progress, Mistake, true, day("2026-11-25"));
    progress = afterAnswer(progress, Mistake, true, day("2026-11-28"));
    progress = afterAnswer(progress, Mistake, false, day("2026-12-05"));
    EXPECT_EQ(progress.due, day("2026-12-06"));
    EXPECT_EQ(afterAnswer(progress, Mistake, true, day("2026-12-06")).due, day("2026-12-09"));
}

TEST(Schedule, AMistakeRightAtFirstReturnsOnce) {
    Progress progress = afterAnswer({}, Mistake, true, day("2026-11-24"));
    EXPECT_EQ(progress.due, day("2026-12-15"));
    progress = afterAnswer(progress, Mistake, true, day("2026-12-15"));
    EXPECT_TRUE(progress.isLearnt());
}

TEST(Schedule, AProblemRightAtFirstIsLearnt) {
    EXPECT_TRUE(afterAnswer({}, Problem, true, day("2026-11-24")).isLearnt());
}

TEST(Schedule, PractisingEarlyDoesNotMoveOn) {
    const Progress progress = afterAnswer({}, Mistake, false, day("2026-11-24"));
    const Progress early = afterAnswer(progress, Mistake, true, day("2026-11-24"));
    EXPECT_EQ(early.due, progress.due);
    EXPECT_EQ(early.step, progress.step);
    EXPECT_EQ(early.answers, 2);
}

/// An answer while the clock of the computer was years ahead.
TEST(Schedule, ADayThatIsTooFarDoesNotHoldUp) {
    const Progress progress = afterAnswer({}, Mistake, true, day("2031-01-01"));
    EXPECT_FALSE(progress.isDue(day("2031-01-02")));
    EXPECT_TRUE(progress.isDue(day("2026-11-24")));
    EXPECT_TRUE(afterAnswer(progress, Mistake, true, day("2026-11-24")).isLearnt());
    const Progress wrong = afterAnswer(progress, Mistake, false, day("2026-11-24"));
    EXPECT_EQ(wrong.due, day("2026-11-25"));
}

TEST(Streak, CountsDaysInARow) {
    Streak streak;
    streak = streak.with(day("2026-11-24"));
    EXPECT_EQ(streak, (Streak{day("2026-11-24"), 1}));
    EXPECT_EQ(streak.with(day("2026-11-24")), streak) << "once a day";
    EXPECT_EQ(streak.with(day("2026-11-25")).days, 2);
    EXPECT_EQ(streak.with(day("2026-11-26")).days, 1) << "a day was left out";
    EXPECT_EQ(streak.with(day("2026-11-20")).days, 1) << "the clock was wrong";
}

TEST(Schedule, WhatWasLearntAndIsWrongReturns) {
    const Progress learnt = afterAnswer({}, Problem, true, day("2026-11-24"));
    EXPECT_TRUE(afterAnswer(learnt, Problem, true, day("2026-12-24")).isLearnt());
    EXPECT_EQ(afterAnswer(learnt, Problem, false, day("2026-12-24")).due, day("2026-12-25"));
}

} // namespace
} // namespace settebello
