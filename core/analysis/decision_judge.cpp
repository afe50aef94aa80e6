// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/decision_judge.h"

#include "analysis/loss_place.h"
#include "analysis/option_values.h"
#include "game/claim.h"
#include "support/contract.h"

#include <algorithm>
#include <vector>

namespace settebello {

namespace {

std::vector<Decision> optionsWithoutClaims(const PlayerView& view) {
    std::vector<Decision> options;
    legalDecisions(view, options);
    std::erase(options, Decision(Decision::Kind::ClaimOut));
    return options;
}

bool considersClaim(const PlayerView& view, const Decision& chosen) {
    return chosen.kind == Decision::Kind::ClaimOut || claimHolds(view);
}

/// A claim ends the match, so that the points of the round do not count any more: it has those of
/// the option with most, so that nobody loses points by it.
void addClaim(const PlayerView& view, PairedValues& values) {
    std::size_t most = 0;
    for (std::size_t option = 1; option < values.options(); ++option) {
        most = values.mean(option).points > values.mean(most).points ? option : most;
    }
    std::vector<PairedValues::Value> claim;
    for (std::size_t batch = 0; batch < values.batches(); ++batch) {
        claim.push_back({values.at(most, batch).points, claimHolds(view) ? 1.0 : 0.0});
    }
    values.addOption(claim);
}

} // namespace

bool isForced(const PlayerView& view, const Decision& chosen) {
    return optionsWithoutClaims(view).size() + (considersClaim(view, chosen) ? 1 : 0) < 2;
}

std::optional<Judgement> judge(const PlayerView& view, const Decision& chosen, std::int64_t work,
                               const StopToken& stop) {
    SETTEBELLO_ASSERT(!isForced(view, chosen));
    std::vector<Decision> options = optionsWithoutClaims(view);
    std::optional<PairedValues> values = valuesOf({view, options, work, stop});
    if (!values) {
        return std::nullopt;
    }
    if (considersClaim(view, chosen)) {
        addClaim(view, *values);
        options.emplace_back(Decision::Kind::ClaimOut);
    }
    const auto place = std::find(options.begin(), options.end(), chosen);
    const PairedValues::Loss loss =
        values->lossOf(static_cast<std::size_t>(place - options.begin()));
    Judgement judgement;
    judgement.options = rankedOptions(*values, options);
    const auto rank = std::find_if(judgement.options.begin(), judgement.options.end(),
                                   [&](const Option& option) { return option.decision == chosen; });
    judgement.chosen = static_cast<std::size_t>(rank - judgement.options.begin());
    judgement.points = rounded(loss.points);
    judgement.chance = rounded(loss.chance);
    judgement.mark = markOf(judgement.points, judgement.chance);
    if (judgement.lostPoints() > 0 || judgement.lostChance() > 0) {
        judgement.place = lossPlace(view, judgement.options.front().decision, chosen);
    }
    return judgement;
}

} // namespace settebello
