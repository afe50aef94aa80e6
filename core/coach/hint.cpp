// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/hint.h"

#include "game/claim.h"
#include "players/policy/obvious_decision.h"
#include "players/search/master_search.h"
#include "support/contract.h"

namespace settebello {

namespace {

constexpr std::chrono::milliseconds kLongest{900};
/// Fixed, so that the same position gets the same hint.
constexpr std::uint64_t kSeed = 7;

} // namespace

Advice hintFor(const PlayerView& view, const StopToken& stop) {
    SETTEBELLO_ASSERT(view.turn == view.seat && view.phase == Phase::Playing);
    if (claimHolds(view)) {
        return {.best = Decision(Decision::Kind::ClaimOut),
                .other = {},
                .next = {},
                .reasons = {},
                .points = {},
                .chance = {}};
    }
    if (const auto winning = playThatWinsAtOnce(view)) {
        return {.best = Decision(*winning),
                .other = {},
                .next = {},
                .reasons = {Reason(Reason::Kind::WinsAtOnce)},
                .points = {},
                .chance = {}};
    }
    MasterSearch search(kSeed, {0, kLongest});
    return advise(view, search.analyze(view, stop));
}

} // namespace settebello
