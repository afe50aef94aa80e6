// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <span>
#include <vector>

namespace settebello {

/// The topics of the first steps, in their order.
enum class LessonTopic {
    Suits,
    Values,
    SameValue,
    Sum,
    SingleFirst,
    Sweep,
    Settebello,
    Coins,
    Primiera,
    Cards,
    Score,
};

/// One step: where it starts in the prepared round and what the learner does in it.
struct LessonStep {
    enum class Action {
        Touch, ///< touches the wanted cards, one after the other
        Play,  ///< makes the next play of the round
        Watch, ///< sees the round end
    };
    LessonTopic topic;
    Action action;
    int plays;                ///< made in the round before the step
    std::vector<Card> wanted; ///< of Action::Touch
};

std::span<const LessonStep> lessonSteps();

} // namespace settebello
