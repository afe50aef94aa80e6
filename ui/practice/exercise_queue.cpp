// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/exercise_queue.h"

#include "practice/practice_store.h"
#include "practice/problem_set.h"
#include "settings/window_state.h"

#include <algorithm>
#include <functional>

namespace settebello {

namespace {

using Kind = ExerciseChoice::Kind;

constexpr char kLastDayKey[] = "practice/lastDay"; ///< on which somebody has practised …
constexpr char kDaysKey[] = "practice/days";       ///< … and how many in a row there were

bool fits(const Exercise& exercise, const ExerciseChoice& choice) {
    return (choice.game.empty() || exercise.position.rules.base == choice.game) &&
           (choice.kind != Kind::Problems || !choice.grade || exercise.grade == choice.grade);
}

} // namespace

ExerciseQueue::ExerciseQueue(PracticeStore& store, WindowState& state)
    : m_store(store)
    , m_state(state) {}

void PracticeSession::note(const Progress& before, const Progress& after) {
    ++done;
    right += after.wrong == before.wrong ? 1 : 0;
    learnt += after.isLearnt() && !before.isLearnt() ? 1 : 0;
}

void ExerciseQueue::setChoice(const ExerciseChoice& choice) {
    if (choice != m_choice) {
        m_choice = choice;
        beginSession();
    }
}

void ExerciseQueue::findGames(const std::string& last) {
    m_games = {last};
    for (const Practice::Mistake& mistake : m_store.practice().mistakes) {
        m_games.insert(mistake.exercise.position.rules.base);
    }
}

Kind ExerciseQueue::firstKind() {
    return count({Kind::ProblemOfTheDay, {}, {}}).due > 0 ? Kind::ProblemOfTheDay : secondKind();
}

Kind ExerciseQueue::secondKind() {
    setChoice({Kind::Mistakes, {}, {}});
    return next() || m_store.problems().empty() ? Kind::Mistakes : Kind::Problems;
}

bool ExerciseQueue::beginDay() {
    if (m_today == m_store.today()) {
        return false;
    }
    m_today = m_store.today();
    beginSession();
    return true;
}

int ExerciseQueue::days() const {
    return m_state.value(QLatin1String(kDaysKey)).toInt();
}

void ExerciseQueue::note(const Exercise& exercise, const Decision& answer) {
    const Progress before = progressOf(m_store.practice(), exercise);
    m_store.note(exercise, answer);
    m_session.note(before, progressOf(m_store.practice(), exercise));
    const QString last = m_state.value(QLatin1String(kLastDayKey)).toString();
    const Streak streak = Streak{parseDay(last.toStdString()), days()}.with(m_store.today());
    m_state.set({{QLatin1String(kLastDayKey), QString::fromStdString(toString(*streak.last))},
                 {QLatin1String(kDaysKey), streak.days}});
}

std::size_t ExerciseQueue::sessionLength() const {
    return std::min(PracticeSession::kUsual, m_session.done + count().due);
}

/// In the order in which new ones are asked.
std::vector<ExerciseProgress> ExerciseQueue::chosen(const ExerciseChoice& choice) const {
    const std::vector<Exercise>& problems = m_store.problems();
    std::vector<ExerciseProgress> chosen = choice.kind == Kind::Mistakes
                                               ? progressOfMistakes(m_store.practice())
                                               : progressOfProblems(m_store.practice(), problems);
    std::erase_if(chosen,
                  [&](const ExerciseProgress& each) { return !fits(*each.exercise, choice); });
    if (choice.kind == Kind::ProblemOfTheDay) {
        const auto isPlayed = [this](const ExerciseProgress& each) {
            return m_games.contains(each.exercise->position.rules.base);
        };
        if (choice.game.empty() && std::any_of(chosen.begin(), chosen.end(), isPlayed)) {
            std::erase_if(chosen, std::not_fn(isPlayed));
        }
        if (!chosen.empty()) {
            chosen = {chosen[problemOfTheDay(m_store.today(), chosen.size())]};
        }
    }
    return chosen;
}

std::optional<Exercise> ExerciseQueue::next() const {
    const std::vector<ExerciseProgress> asked = m_choice.kind == Kind::ProblemOfTheDay
                                                    ? chosen(m_choice) // again, too
                                                    : dueOf(chosen(m_choice), m_store.today());
    const auto rank = [this](const ExerciseProgress& each) { // 0 for one that was not postponed
        const auto found = std::find(m_postponed.begin(), m_postponed.end(), each.exercise->id);
        return found == m_postponed.end() ? 0 : found - m_postponed.begin() + 1;
    };
    const auto first = std::min_element(
        asked.begin(), asked.end(),
        [&](const ExerciseProgress& a, const ExerciseProgress& b) { return rank(a) < rank(b); });
    return first == asked.end() ? std::nullopt : std::optional(*first->exercise);
}

void ExerciseQueue::postpone(const std::string& id) {
    std::erase(m_postponed, id);
    m_postponed.push_back(id);
}

PracticeCount ExerciseQueue::count(const ExerciseChoice& choice) const {
    return countOf(chosen(choice), m_store.today());
}

std::optional<Day> ExerciseQueue::nextDay() const {
    std::optional<Day> next;
    for (const ExerciseProgress& each : chosen(m_choice)) {
        const std::optional<Day>& due = each.progress.due;
        if (due && !each.progress.isDue(m_store.today()) && (!next || *due < *next)) {
            next = due;
        }
    }
    return next;
}

} // namespace settebello
