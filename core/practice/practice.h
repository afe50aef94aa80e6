// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/exercise.h"
#include "practice/schedule.h"

#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace settebello {

/// The most mistakes that are kept.
inline constexpr std::size_t kMostMistakes = 1000;

/// What somebody practises, and how far they have come (practice.md).
struct Practice {
    struct Mistake {
        Exercise exercise;
        Progress progress;
        Day added; ///< when it became an exercise
        bool operator==(const Mistake&) const = default;
    };
    std::vector<Mistake> mistakes; ///< the oldest first; no id twice
    /// By the id of the problem; those that were answered.
    std::map<std::string, Progress, std::less<>> problems;
    /// matchId() of the matches whose mistakes have become exercises, so that those dropped or
    /// cleared do not come back.
    std::set<std::string, std::less<>> matches;
    bool operator==(const Practice&) const = default;
};

/// Makes exercises of the own mistakes in a match, once. Beyond kMostMistakes the learnt ones are
/// dropped first, then the oldest. @param analysis of that match, which is complete.
/// @return how many exercises are new.
std::size_t addMistakes(Practice& practice, const Record& record, const Analysis& analysis,
                        Day today);

/// Notes an answer to a mistake that is kept, or to a problem; to another mistake (it was dropped)
/// nothing happens. @return the progress afterwards.
Progress noteAnswer(Practice& practice, const Exercise& exercise, const Decision& answer,
                    Day today);

/// The progress with an exercise; that of a new one if there is none.
Progress progressOf(const Practice& practice, const Exercise& exercise);

/// How far somebody has come with an exercise that is kept elsewhere.
struct ExerciseProgress {
    const Exercise* exercise = nullptr;
    Progress progress;
};

/// All mistakes, the latest first.
std::vector<ExerciseProgress> progressOfMistakes(const Practice& practice);
/// The progress of these problems, in their order.
std::vector<ExerciseProgress> progressOfProblems(const Practice& practice,
                                                 std::span<const Exercise> problems);

/// The exercises to be asked: first what has come due, the longest due first, then the new ones in
/// the order given.
std::vector<ExerciseProgress> dueOf(std::vector<ExerciseProgress> exercises, Day today);

/// "38 of 52 learnt"
struct PracticeCount {
    std::size_t all = 0;
    std::size_t learnt = 0;
    std::size_t due = 0; ///< including new ones
    bool operator==(const PracticeCount&) const = default;
};
PracticeCount countOf(std::span<const ExerciseProgress> exercises, Day today);

/// Forgets all mistakes; they do not come back.
void clearMistakes(Practice& practice);
/// Begins again with the problems.
void clearProblems(Practice& practice);

} // namespace settebello
