// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/answer_reasons.h"

#include "coach/advice.h"

#include <algorithm>

namespace settebello {

namespace {

/// Two decisions of an exercise, of which the reasons say why one is better.
struct ComparedDecisions {
    Decision better;
    Decision worse;
};

/// Nothing if the answer is right and none is wrong.
std::optional<ComparedDecisions> comparedDecisions(const Exercise& exercise,
                                                   const Decision& answer) {
    if (!exercise.isRight(answer)) {
        return ComparedDecisions{exercise.options.front().decision, answer};
    }
    if (exercise.played) {
        return ComparedDecisions{answer, *exercise.played};
    }
    const auto wrong =
        std::find_if(exercise.options.begin(), exercise.options.end(),
                     [&](const Option& option) { return !exercise.isAsGood(option); });
    return wrong == exercise.options.end()
               ? std::nullopt
               : std::optional(ComparedDecisions{answer, wrong->decision});
}

} // namespace

std::vector<Reason> reasonsOfAnswer(const Exercise& exercise, const Decision& answer) {
    const auto compared = comparedDecisions(exercise, answer);
    return compared ? reasonsThatMatter(exercise.position.match().view(exercise.seat),
                                        compared->better, compared->worse)
                    : std::vector<Reason>();
}

std::optional<Lines> linesOfAnswer(const Exercise& exercise, const Decision& answer,
                                   const StopToken& stop) {
    const Option& best = exercise.options.front();
    const Option* given = exercise.optionOf(answer);
    const bool arePlays =
        answer.kind == Decision::Kind::Play && best.decision.kind == Decision::Kind::Play;
    if (given == nullptr || !arePlays || exercise.isAsGood(*given) ||
        best.points - given->points <= kLineLoss) {
        return std::nullopt;
    }
    return linesOf(exercise.position.match().view(exercise.seat), best.decision.play, answer.play,
                   stop);
}

} // namespace settebello
