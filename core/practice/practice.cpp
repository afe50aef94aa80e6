// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/practice.h"

#include "game/match_id.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace settebello {

namespace {

using Mistake = Practice::Mistake;

auto mistakeOf(auto& practice, const std::string& id) {
    return std::find_if(practice.mistakes.begin(), practice.mistakes.end(),
                        [&](const Mistake& mistake) { return mistake.exercise.id == id; });
}

void dropSurplus(std::vector<Mistake>& mistakes) {
    while (mistakes.size() > kMostMistakes) {
        const auto learnt =
            std::find_if(mistakes.begin(), mistakes.end(),
                         [](const Mistake& mistake) { return mistake.progress.isLearnt(); });
        mistakes.erase(learnt == mistakes.end() ? mistakes.begin() : learnt);
    }
}

} // namespace

std::size_t addMistakes(Practice& practice, const Record& record, const Analysis& analysis,
                        Day today) {
    if (!practice.matches.insert(matchId(record.match)).second) {
        return 0;
    }
    std::size_t added = 0;
    for (Exercise& exercise : mistakesOf(record, analysis)) {
        if (mistakeOf(practice, exercise.id) == practice.mistakes.end()) {
            practice.mistakes.push_back({std::move(exercise), {}, today});
            ++added;
        }
    }
    dropSurplus(practice.mistakes);
    return added;
}

Progress noteAnswer(Practice& practice, const Exercise& exercise, const Decision& answer,
                    Day today) {
    const Progress after = afterAnswer(progressOf(practice, exercise), exercise.source,
                                       exercise.isRight(answer), today);
    if (exercise.source == Exercise::Source::Problem) {
        practice.problems[exercise.id] = after;
    } else if (const auto mistake = mistakeOf(practice, exercise.id);
               mistake != practice.mistakes.end()) {
        mistake->progress = after;
    }
    return after;
}

Progress progressOf(const Practice& practice, const Exercise& exercise) {
    if (exercise.source == Exercise::Source::Problem) {
        const auto problem = practice.problems.find(exercise.id);
        return problem == practice.problems.end() ? Progress() : problem->second;
    }
    const auto mistake = mistakeOf(practice, exercise.id);
    return mistake == practice.mistakes.end() ? Progress() : mistake->progress;
}

std::vector<ExerciseProgress> progressOfMistakes(const Practice& practice) {
    std::vector<ExerciseProgress> mistakes;
    std::transform(practice.mistakes.rbegin(), practice.mistakes.rend(),
                   std::back_inserter(mistakes), [](const Mistake& mistake) {
                       return ExerciseProgress{&mistake.exercise, mistake.progress};
                   });
    return mistakes;
}

std::vector<ExerciseProgress> progressOfProblems(const Practice& practice,
                                                 std::span<const Exercise> problems) {
    std::vector<ExerciseProgress> found;
    std::transform(problems.begin(), problems.end(), std::back_inserter(found),
                   [&](const Exercise& problem) {
                       return ExerciseProgress{&problem, progressOf(practice, problem)};
                   });
    return found;
}

std::vector<ExerciseProgress> dueOf(std::vector<ExerciseProgress> exercises, Day today) {
    std::erase_if(exercises,
                  [&](const ExerciseProgress& each) { return !each.progress.isDue(today); });
    const auto dayOf = [](const ExerciseProgress& each) {
        return each.progress.due.value_or(Day::max());
    };
    std::stable_sort(
        exercises.begin(), exercises.end(),
        [&](const ExerciseProgress& a, const ExerciseProgress& b) { return dayOf(a) < dayOf(b); });
    return exercises;
}

PracticeCount countOf(std::span<const ExerciseProgress> exercises, Day today) {
    PracticeCount sum{exercises.size()};
    for (const ExerciseProgress& each : exercises) {
        sum.learnt += each.progress.isLearnt() ? 1 : 0;
        sum.due += each.progress.isDue(today) ? 1 : 0;
    }
    return sum;
}

void clearMistakes(Practice& practice) {
    practice.mistakes.clear();
}

void clearProblems(Practice& practice) {
    practice.problems.clear();
}

} // namespace settebello
