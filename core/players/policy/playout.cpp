// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/policy/playout.h"

#include "rules/legal_plays.h"
#include "support/contract.h"

namespace settebello {

Play randomPlay(const Round& round, Random& random) {
    SETTEBELLO_ASSERT(round.phase() == Phase::Playing);
    return drawLegalPlay(round.rules(), round.hand(round.turn()), round.takeable(), random);
}

bool answerQuestion(Round& round, Random& random) {
    using Kind = Decision::Kind;
    switch (round.phase()) {
    case Phase::CutChoice:
        round.apply(Decision(random.below(2) == 0 ? Kind::KeepCut : Kind::PlaceCut));
        return true;
    case Phase::Declaring:
        round.apply(Decision(random.below(2) == 0 ? Kind::Declare : Kind::Pass));
        return true;
    case Phase::Playing:
    case Phase::Redeal:
    case Phase::Over:
        break;
    }
    return false;
}

void playOut(Round& round, Random& random) {
    playOut(round, random, [](const Play&) {});
}

} // namespace settebello
