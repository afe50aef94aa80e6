// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "game/round.h"
#include "rules/draw_play.h"
#include "rules/legal_plays.h"

namespace settebello {

/// One of the legal plays of the seat to answer, all equally likely. Allocates nothing.
/// @pre round.phase() is Playing.
Play randomPlay(const Round& round, Random& random);

/// Plays a round to its end at random: all legal plays are equally likely, and a cut card is kept
/// and a packet declared half of the time. A round that is over, or void (Phase::Redeal), stays as
/// it is. Allocates nothing.
/// @param round from any position; its points() are final afterwards, unless the deal turned out to
/// be void once the cutter had chosen.
void playOut(Round& round, Random& random);

/// Plays the round to its end, calling `beforePlay` with every play before it is made. @param
/// beforePlay void(const Play&).
template <typename BeforePlay>
void playOut(Round& round, Random& random, BeforePlay&& beforePlay);

/// Answers what is not a play, at random. @return false if nothing is asked.
bool answerQuestion(Round& round, Random& random);

template <typename BeforePlay>
void playOut(Round& round, Random& random, BeforePlay&& beforePlay) {
    withCaptureRules(round.rules(), [&](const auto& rules) {
        do {
            while (round.phase() == Phase::Playing) {
                const BasicCaptures captures(rules, round.takeable());
                const CardSet hand = playableCards(round.rules(), round.hand(round.turn()));
                const Play play = drawPlay(captures, hand, random);
                beforePlay(play);
                round.applyLegal(play);
            }
        } while (answerQuestion(round, random));
    });
}

} // namespace settebello
