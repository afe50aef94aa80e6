// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/practice.h"

#include <algorithm>
#include <iterator>
#include <numeric>
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

/// Those that are due: the longest due first, then the new ones in the order given.
/// @param places in the order of the new ones. @param progressAt Progress(std::size_t place)
template <typename ProgressAt>
std::vector<std::size_t> dueOf(std::vector<std::size_t> places, const ProgressAt& progressAt,
                               Day today) {
    std::erase_if(places, [&](std::size_t place) { return !progressAt(place).isDue(today); });
    constexpr Day kNever = Day::max();
    std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
        return progressAt(a).due.value_or(kNever) < progressAt(b).due.value_or(kNever);
    });
    return places;
}

std::vector<std::size_t> placesUpTo(std::size_t count) {
    std::vector<std::size_t> places(count);
    std::iota(places.begin(), places.end(), std::size_t{0});
    return places;
}

void count(const Progress& progress, Day today, PracticeCount& sum) {
    ++sum.all;
    sum.learnt += progress.isLearnt() ? 1 : 0;
    sum.due += progress.isDue(today) ? 1 : 0;
}

} // namespace

std::size_t addMistakes(Practice& practice, const Record& record, const Analysis& analysis,
                        Day today) {
    if (!practice.matches.insert(recordHash(record.match)).second) {
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

std::vector<std::size_t> dueMistakes(const Practice& practice, Day today) {
    std::vector<std::size_t> places = placesUpTo(practice.mistakes.size());
    std::reverse(places.begin(), places.end());
    return dueOf(
        std::move(places), [&](std::size_t place) { return practice.mistakes[place].progress; },
        today);
}

std::vector<std::size_t> dueProblems(const Practice& practice, std::span<const Exercise> problems,
                                     Day today) {
    return dueOf(
        placesUpTo(problems.size()),
        [&](std::size_t place) { return progressOf(practice, problems[place]); }, today);
}

PracticeCount countOfMistakes(const Practice& practice, Day today) {
    PracticeCount sum;
    for (const Mistake& mistake : practice.mistakes) {
        count(mistake.progress, today, sum);
    }
    return sum;
}

PracticeCount countOfProblems(const Practice& practice, std::span<const Exercise> problems,
                              Day today) {
    PracticeCount sum;
    for (const Exercise& problem : problems) {
        count(progressOf(practice, problem), today, sum);
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
