// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "practice/practice_file.h"
#include "practice/problem_set.h"

using namespace settebello;

namespace {

/// What is read can be put on a table, asked and answered.
void mustBeAskable(const Exercise& exercise) {
    const Match match = exercise.position.match();
    mustHold(match.turn() == exercise.seat, "the seat of an exercise is asked");
    mustHold(exerciseId(match.view(exercise.seat)) == exercise.id, "an id is that of the question");
    mustHold(exercise.isRight(exercise.options.front().decision), "the best decision is right");
    for (const Option& option : exercise.options) {
        Match after = match;
        mustHold(after.apply(option.decision) == DecisionFault::None, "an option is allowed");
    }
}

} // namespace

/// Arbitrary bytes as practice.json and as a file of problems: what can be read can be practised
/// and survives a round trip.
SETTEBELLO_FUZZ_TARGET(practice, const std::uint8_t* data, std::size_t size) {
    Practice practice;
    Faults faults;
    const FileVersion version = parsePractice(asText(data, size), practice, faults);
    mustHold(version == FileVersion::Supported || !faults.empty(), "unsupported files have faults");
    Practice again;
    Faults none;
    parsePractice(practiceText(practice), again, none);
    mustHold(none.empty() && again == practice, "exercises survive a round trip");
    const Day today(std::chrono::days(20'000));
    for (const Practice::Mistake& mistake : again.mistakes) {
        mustBeAskable(mistake.exercise);
        noteAnswer(practice, mistake.exercise, *mistake.exercise.played, today);
    }
    const PracticeCount count = countOf(progressOfMistakes(practice), today);
    mustHold(count.learnt + count.due <= count.all, "counts are consistent");
    mustHold(dueOf(progressOfMistakes(practice), today).size() == count.due,
             "what is due is asked");

    const auto problems = readProblems(asText(data, size), faults);
    mustHold(problems.has_value() == faults.empty(), "problems are read or have faults");
    if (problems) {
        mustHold(readProblems(problemsText(*problems), none) == problems,
                 "problems survive a round trip");
        for (const Exercise& problem : *problems) {
            mustBeAskable(problem);
        }
    }
    return 0;
}
