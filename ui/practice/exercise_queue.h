// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/practice.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace settebello {

class PracticeStore;
class WindowState;

/// Which exercises somebody wants.
struct ExerciseChoice {
    enum class Kind { ProblemOfTheDay, Mistakes, Problems };
    Kind kind = Kind::Mistakes;
    std::optional<Grade> grade = {}; ///< Problems: only these
    std::string game = {};           ///< a preset: only its rules
    bool operator==(const ExerciseChoice&) const = default;
};

/// A sitting of a few exercises: how far it is, and what came of it.
struct PracticeSession {
    static constexpr std::size_t kUsual = 7; ///< exercises, if there are so many

    std::size_t done = 0; ///< answers that count
    std::size_t right = 0;
    std::size_t learnt = 0; ///< exercises that they have learnt
    bool operator==(const PracticeSession&) const = default;

    /// @param before the progress with an exercise before an answer, and after it
    void note(const Progress& before, const Progress& after);
};

/// The exercises of a choice, one after the other: those due today, the new ones, and at last those
/// that were postponed.
class ExerciseQueue {
public:
    /// @param store and state, which keeps the days in a row, must outlive this.
    ExerciseQueue(PracticeStore& store, WindowState& state);

    /// Another choice than before begins another session.
    void setChoice(const ExerciseChoice& choice);
    const ExerciseChoice& choice() const { return m_choice; }
    /// Finds out which games the person plays: those of the own mistakes and the last one. The
    /// problem of the day is of one of them if none is chosen, and if there are problems of it.
    /// @param last a preset
    void findGames(const std::string& last);
    /// What to begin with: the problem of the day, unless it is solved.
    ExerciseChoice::Kind firstKind();
    /// What comes after it: mistakes that are due, then the other problems.
    ExerciseChoice::Kind secondKind();

    /// Begins another session if it is another day than before. @return false if it is not
    bool beginDay();
    void beginSession() { m_session = {}; }
    /// Notes an answer that counts: in the store, in the session, and in the days in a row.
    void note(const Exercise& exercise, const Decision& answer);
    /// On how many days in a row the person has practised.
    int days() const;
    const PracticeSession& session() const { return m_session; }
    /// How many exercises the session has: the usual number, or as many as there are.
    std::size_t sessionLength() const;
    bool isSessionOver() const { return m_session.done > 0 && m_session.done >= sessionLength(); }

    /// The one to ask now; nothing if none is due.
    std::optional<Exercise> next() const;
    /// Puts an exercise behind all others that are due.
    void postpone(const std::string& id);
    /// Of the exercises of the choice; of the problem of the day alone if that is chosen.
    PracticeCount count() const { return count(m_choice); }
    /// The same of another choice.
    PracticeCount count(const ExerciseChoice& choice) const;
    /// When the next exercise will be due, if none is.
    std::optional<Day> nextDay() const;

private:
    std::vector<ExerciseProgress> chosen(const ExerciseChoice& choice) const;

    PracticeStore& m_store;
    WindowState& m_state;
    Day m_today{}; ///< when what is due was counted
    ExerciseChoice m_choice;
    std::set<std::string> m_games;
    PracticeSession m_session;
    std::vector<std::string> m_postponed; ///< the last one at the end
};

} // namespace settebello
