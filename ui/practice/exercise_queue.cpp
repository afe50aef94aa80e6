// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/exercise_queue.h"

#include "practice/practice_store.h"
#include "practice/problem_set.h"

#include <algorithm>

namespace settebello {

namespace {

using Kind = ExerciseChoice::Kind;

} // namespace

ExerciseQueue::ExerciseQueue(const PracticeStore& store)
    : m_store(store) {}

bool ExerciseQueue::isChosen(const Exercise& exercise) const {
    return (m_choice.game.empty() || exercise.position.rules.base == m_choice.game) &&
           (m_choice.kind != Kind::Problems || !m_choice.grade || exercise.grade == m_choice.grade);
}

std::vector<Exercise> ExerciseQueue::problems() const {
    const std::vector<Exercise>& all = m_store.problems();
    if (m_choice.kind == Kind::ProblemOfTheDay) {
        return all.empty() ? all : std::vector{all[problemOfTheDay(m_store.today(), all.size())]};
    }
    std::vector<Exercise> chosen;
    std::copy_if(all.begin(), all.end(), std::back_inserter(chosen),
                 [this](const Exercise& exercise) { return isChosen(exercise); });
    return chosen;
}

std::optional<Exercise> ExerciseQueue::next() const {
    const Practice& practice = m_store.practice();
    std::vector<Exercise> due;
    if (m_choice.kind == Kind::Mistakes) {
        for (const std::size_t place : dueMistakes(practice, m_store.today())) {
            if (isChosen(practice.mistakes[place].exercise)) {
                due.push_back(practice.mistakes[place].exercise);
            }
        }
    } else {
        const std::vector<Exercise> chosen = problems();
        if (m_choice.kind == Kind::ProblemOfTheDay) {
            return chosen.empty() ? std::nullopt : std::optional(chosen.front());
        }
        for (const std::size_t place : dueProblems(practice, chosen, m_store.today())) {
            due.push_back(chosen[place]);
        }
    }
    const auto rank = [this](const Exercise& exercise) { // 0 for one that was not put off
        const auto found = std::find(m_putOff.begin(), m_putOff.end(), exercise.id);
        return found == m_putOff.end() ? 0 : found - m_putOff.begin() + 1;
    };
    const auto first =
        std::min_element(due.begin(), due.end(),
                         [&](const Exercise& a, const Exercise& b) { return rank(a) < rank(b); });
    return first == due.end() ? std::nullopt : std::optional(*first);
}

void ExerciseQueue::putOff(const std::string& id) {
    std::erase(m_putOff, id);
    m_putOff.push_back(id);
}

PracticeCount ExerciseQueue::count() const {
    if (m_choice.kind != Kind::Mistakes) {
        return countOfProblems(m_store.practice(), problems(), m_store.today());
    }
    Practice chosen;
    for (const Practice::Mistake& mistake : m_store.practice().mistakes) {
        if (isChosen(mistake.exercise)) {
            chosen.mistakes.push_back(mistake);
        }
    }
    return countOfMistakes(chosen, m_store.today());
}

std::optional<Day> ExerciseQueue::nextDay() const {
    std::optional<Day> next;
    const auto take = [&](const Progress& progress) {
        if (progress.due && *progress.due > m_store.today() && (!next || *progress.due < *next)) {
            next = progress.due;
        }
    };
    if (m_choice.kind == Kind::Mistakes) {
        for (const Practice::Mistake& mistake : m_store.practice().mistakes) {
            if (isChosen(mistake.exercise)) {
                take(mistake.progress);
            }
        }
    } else {
        for (const Exercise& problem : problems()) {
            take(progressOf(m_store.practice(), problem));
        }
    }
    return next;
}

} // namespace settebello
