// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/practice.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace settebello {

class PracticeStore;

/// Which exercises somebody wants.
struct ExerciseChoice {
    enum class Kind { Mistakes, Problems, ProblemOfTheDay };
    Kind kind = Kind::Mistakes;
    std::optional<Grade> grade = {}; ///< Problems: only these
    std::string game = {};           ///< a preset: only its rules; not for the problem of the day
    bool operator==(const ExerciseChoice&) const = default;
};

/// The exercises of a choice, one after the other: those due today, the new ones, and at last those
/// that were postponed.
class ExerciseQueue {
public:
    /// @param store must outlive this.
    explicit ExerciseQueue(const PracticeStore& store);

    void setChoice(const ExerciseChoice& choice) { m_choice = choice; }
    const ExerciseChoice& choice() const { return m_choice; }

    /// The one to ask now; nothing if none is due.
    std::optional<Exercise> next() const;
    /// Puts an exercise behind all others that are due.
    void postpone(const std::string& id);
    /// Of the exercises of the choice; of the problem of the day alone if that is chosen.
    PracticeCount count() const;
    /// When the next exercise will be due, if none is.
    std::optional<Day> nextDay() const;

private:
    std::vector<ExerciseProgress> chosen() const;
    bool isChosen(const Exercise& exercise) const;

    const PracticeStore& m_store;
    ExerciseChoice m_choice;
    std::vector<std::string> m_postponed; ///< the last one at the end
};

} // namespace settebello
