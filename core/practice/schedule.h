// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/exercise.h"

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// A day of the calendar, the local one of the person; callers give today.
using Day = std::chrono::sys_days;

/// "2026-11-24". Of a clock that is not in the years 1970 to 9999 the first or last day of these.
std::string toString(Day day);
/// The reverse, for the years 1970 to 9999; nothing for any other text.
std::optional<Day> parseDay(std::string_view text);
/// As parseDay(), but another year in four or more digits, as clocks that were wrong have left in
/// files, gives the first or last of these days.
std::optional<Day> parseAnyDay(std::string_view text);

/// After how many days an exercise is asked again: the first after a wrong answer, the next one
/// after each right answer.
inline constexpr std::array kIntervals{1, 3, 7, 21};
inline constexpr int kLastStep = static_cast<int>(kIntervals.size()) - 1;

/// How far somebody has come with an exercise (practice.md).
struct Progress {
    int answers = 0; ///< that were given
    int wrong = 0;   ///< of those
    int step = 0;    ///< 0 … kLastStep: the interval that ends on the due day
    std::optional<Day>
        due{}; ///< when it is asked again; nothing before the first answer and once learnt
    bool operator==(const Progress&) const = default;

    bool isNew() const { return answers == 0; }
    bool isLearnt() const { return answers > 0 && !due; }
    /// Whether it is to be asked: it is new, or its day has come. A day that no interval leads to
    /// from today is of an answer while the clock was wrong, and nobody shall wait for it.
    bool isDue(Day today) const {
        return isNew() ||
               (due && (*due <= today || *due > today + std::chrono::days(kIntervals.back())));
    }
};

/// Days in a row on which somebody has practised.
struct Streak {
    std::optional<Day> last{}; ///< the latest of them
    int days = 0;
    bool operator==(const Streak&) const = default;

    /// With today among them. After a clock that was in the future it begins anew.
    Streak with(Day today) const;
};

/// The progress after an answer.
/// - A wrong one begins again: it is asked tomorrow.
/// - A right one moves on by a step, after the last of which the exercise is learnt.
/// - A first right one: a problem is learnt; a mistake is asked once more, after 21 days.
/// - A right one before the due day, or of what is learnt, changes nothing but the count.
Progress afterAnswer(Progress progress, Exercise::Source source, bool isRight, Day today);

} // namespace settebello
