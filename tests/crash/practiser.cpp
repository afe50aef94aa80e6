// SPDX-License-Identifier: GPL-3.0-or-later
// Answers exercises until practice_test.py kills it, at any moment. Goes on with the file that it
// finds and prints how many answers it has, and the new number once a further one is saved.

#include "core/practice/practice_helpers.h"

#include "practice/practice_file.h"

#include <cstdio>
#include <numeric>

namespace {

using namespace settebello;

int answersIn(const Practice& practice) {
    return std::accumulate(
        practice.mistakes.begin(), practice.mistakes.end(), 0,
        [](int sum, const Practice::Mistake& mistake) { return sum + mistake.progress.answers; });
}

int lost(const Faults& faults) {
    std::printf("lost %s\n", faults.front().text().c_str());
    return 1;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        return 2;
    }
    const std::filesystem::path file = std::filesystem::path(argv[1]) / kPracticeFileName;
    FileRead<Practice> read = readVersionedFile(kPracticeFormat, file);
    if (!read.faults.empty()) {
        return lost(read.faults);
    }
    Practice& practice = read.value;
    if (practice.mistakes.empty()) {
        practice = test::practiceOf(test::playedMatch(RuleSet(), 60));
    }
    std::printf("found %d\n", answersIn(practice));
    std::fflush(stdout);
    for (std::size_t next = 0;; next = (next + 1) % practice.mistakes.size()) {
        const Exercise exercise = practice.mistakes[next].exercise;
        noteAnswer(practice, exercise, *exercise.played, test::day("2026-11-24"));
        if (const auto fault = writeVersionedFile(kPracticeFormat, file, practice)) {
            return lost({*fault});
        }
        std::printf("now %d\n", answersIn(practice));
        std::fflush(stdout);
    }
}
