// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/story.h"
#include "coach/reason.h"

#include <vector>

namespace settebello {

/// A reason, and how many points of the difference between two plays it is about.
struct WeighedReason {
    Reason reason;
    double weight = 0;
};

/// What happens after a play and not, or not as often, after another one: SparesSweep … WinsCards.
/// A reason weighs what the play gains in the worlds in which that is so; nothing where the stories
/// do not bear it out that the play is better. @param best the better play
/// @param other the other one, of which a reason must not be true as well
/// @param often what happens more often by less than this share of the worlds is left out
std::vector<WeighedReason> storyReasons(const PlayerView& view, const Play& best, const Play& other,
                                        const Stories& stories, double often);

/// What is usually worth a word, and what is where nothing else can be said.
inline constexpr double kOften = 0.2;
inline constexpr double kSometimes = 0.1;

} // namespace settebello
