// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/explanation.h"

#include "analysis/decision_judge.h"
#include "coach/level_reasoning.h"
#include "players/levels/levels.h"
#include "players/levels/master_player.h"
#include "players/policy/obvious_decision.h"
#include "support/contract.h"

#include <utility>

namespace settebello {

namespace {

using Why = Cause::Kind;

Explanation single(Why kind) {
    return {{Cause{kind, {}, {}, 0}}, {}};
}

/// A decision that every player makes without thinking.
std::optional<Explanation> withoutThinking(const PlayerView& view, const Decision& decision) {
    switch (decision.kind) {
    case Decision::Kind::ClaimOut:
        return single(Why::Claims);
    case Decision::Kind::Declare:
        return single(Why::Declares);
    case Decision::Kind::KeepCut:
    case Decision::Kind::PlaceCut:
        return single(Why::CutsCard);
    case Decision::Kind::Play:
        return winsAtOnce(view, decision.play) ? std::optional(single(Why::WinsAtOnce))
                                               : std::nullopt;
    case Decision::Kind::Pass:
        break;
    }
    return std::nullopt;
}

Explanation explainLevel(const PlayerView& view, const Decision& decision,
                         const LevelProfile& profile, const Decider& decider,
                         const StopToken& stop) {
    const LevelReasoning reasoning(view, decision, profile, decider, stop);
    if (!reasoning.decidesSo()) {
        return single(Why::NotKnown);
    }
    if (auto plain = withoutThinking(view, decision)) {
        return *std::move(plain);
    }
    Explanation explanation{{}, reasoning.considered()};
    const bool thought = !explanation.considered.empty();
    if (const auto weakness = reasoning.weakness(thought)) {
        explanation.causes.push_back(*weakness);
    }
    const bool missed = !explanation.causes.empty();
    if (thought) {
        explanation.causes.push_back({Why::ThoughtThrough, {}, {}, 0});
    } else if (decision.kind == Decision::Kind::Pass) {
        if (!missed) {
            explanation.causes.push_back({Why::AvoidsPoints, {}, {}, 0});
        }
    } else if (const auto aim = reasoning.aim()) {
        explanation.causes.push_back(*aim);
    } else if (!missed) {
        explanation.causes.push_back({reasoning.obviousReason(), {}, {}, 0});
    }
    return explanation;
}

std::optional<Explanation> explainMaster(const PlayerView& view, const Decision& decision,
                                         const Decider& decider, const StopToken& stop) {
    MasterPlayer player(*decider.seed, decider.limits);
    if (view.phase == Phase::Playing && !obviousDecision(view)) {
        Explanation explanation{{{Why::ThoughtThrough, {}, {}, 0}}, player.consider(view, stop)};
        return explanation.considered.front().decision == decision ? explanation
                                                                   : single(Why::NotKnown);
    }
    if (player.choose(view, stop) != decision) {
        return single(Why::NotKnown);
    }
    return withoutThinking(view, decision).value_or(single(Why::AvoidsPoints));
}

} // namespace

std::optional<Explanation> explain(const PlayerView& view, const Decision& decision,
                                   const Decider& decider, const StopToken& stop) {
    SETTEBELLO_ASSERT(view.turn == view.seat);
    if (isForced(view, decision)) {
        return single(Why::Forced);
    }
    std::optional<Explanation> explanation = single(Why::NotKnown);
    if (decider.seed && decider.level == kMasterLevel) {
        explanation = explainMaster(view, decision, decider, stop);
    } else if (const LevelProfile* profile = profileOf(decider.level); decider.seed && profile) {
        explanation = explainLevel(view, decision, *profile, decider, stop);
    }
    return stop.stopRequested() ? std::nullopt : explanation;
}

} // namespace settebello
