// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/perft.h"

#include "support/contract.h"

#include <vector>

namespace settebello {

namespace {

std::uint64_t countAnswers(const Round& round, int depth, Decision::Kind one,
                           Decision::Kind other) {
    std::uint64_t count = 0;
    for (const Decision::Kind kind : {one, other}) {
        Round next = round;
        next.apply(Decision(kind));
        count += perft(next, depth - 1);
    }
    return count;
}

std::uint64_t countPlays(const Round& round, int depth) {
    std::vector<Play> plays;
    legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), plays);
    if (depth == 1) {
        return plays.size();
    }
    std::uint64_t count = 0;
    for (const Play& play : plays) {
        Round next = round;
        next.applyLegal(play);
        count += perft(next, depth - 1);
    }
    return count;
}

} // namespace

std::uint64_t perft(const Round& round, int depth) {
    SETTEBELLO_ASSERT(depth >= 0);
    using Kind = Decision::Kind;
    if (depth == 0) {
        return 1;
    }
    switch (round.phase()) {
    case Phase::CutChoice:
        return countAnswers(round, depth, Kind::KeepCut, Kind::PlaceCut);
    case Phase::Declaring:
        return countAnswers(round, depth, Kind::Declare, Kind::Pass);
    case Phase::Playing:
        return countPlays(round, depth);
    case Phase::Redeal:
    case Phase::Over:
        break;
    }
    return 0;
}

} // namespace settebello
