// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/playout.h"

#include "rules/legal_plays.h"

namespace settebello {

Play randomPlay(const Round& round, Random& random) {
    return drawLegalPlay(round.rules(), round.hand(round.turn()), round.table(), random);
}

void playOut(Round& round, Random& random) {
    using Kind = Decision::Kind;
    for (;;) {
        switch (round.phase()) {
        case Phase::Playing:
            round.applyLegal(randomPlay(round, random));
            break;
        case Phase::CutChoice:
            round.apply(Decision(random.below(2) == 0 ? Kind::KeepCut : Kind::PlaceCut));
            break;
        case Phase::Declaring:
            round.apply(Decision(random.below(2) == 0 ? Kind::Declare : Kind::Pass));
            break;
        case Phase::Redeal:
        case Phase::Over:
            return;
        }
    }
}

} // namespace settebello
