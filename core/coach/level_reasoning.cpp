// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/level_reasoning.h"

#include "game/claim.h"
#include "players/levels/card_memory.h"
#include "players/levels/level_player.h"
#include "players/levels/perception.h"
#include "rules/legal_plays.h"
#include "support/contract.h"

#include <algorithm>
#include <array>

namespace settebello {

namespace {

using Why = Cause::Kind;
using Change = LevelReasoning::Change;

constexpr int kAlways = 100;

/// Those that show whether it thinks or not.
constexpr std::array kBeforeThinking{
    Change{Why::OverlookedClaim, [](LevelProfile& p) { p.noticesClaims = kAlways; }},
    Change{Why::OverlookedDeclaration, [](LevelProfile& p) { p.noticesDeclarations = kAlways; }},
};

/// The most striking first.
constexpr std::array kWeaknesses{
    Change{Why::OverlookedCapture, [](LevelProfile& p) { p.seesCaptures.fill(kAlways); }},
    Change{Why::ForgotCards, [](LevelProfile& p) { p.remembersPlays = kCardCount; }},
    Change{Why::DidNotAddUp, [](LevelProfile& p) { p.countsTable = kAlways; }},
    Change{Why::DidNotForesee, [](LevelProfile& p) { p.foreseesCards = kCardCount; }},
    Change{Why::DidNotConclude, [](LevelProfile& p) { p.readsRefusals = true; }},
    // What a level never does is not what it missed in this play.
    Change{Why::DidNotWorkOut,
           [](LevelProfile& p) { p.worksOutEnd = p.worksOutEnd > 0 ? kAlways : 0; }},
    Change{Why::DidNotThinkThrough,
           [](LevelProfile& p) { p.thinksThrough = p.thinksThrough > 0 ? kAlways : 0; }},
};

constexpr std::array kAims{
    Change{Why::HelpsPartner, [](LevelProfile& p) { p.helpsPartner = 0; }},
    Change{Why::Sweeps, [](LevelProfile& p) { p.valueOfSweep = 0; }},
    Change{Why::TakesValuable, [](LevelProfile& p) { p.knowsValues = 0; }},
    Change{Why::TakesMost, [](LevelProfile& p) { p.valueOfEachCard = 0; }},
    Change{Why::LeavesLess, [](LevelProfile& p) { p.mindsTakings = 0; }},
    Change{Why::KeepsToRules, [](LevelProfile& p) { p.craft = 0; }},
};

} // namespace

LevelReasoning::LevelReasoning(const PlayerView& view, const Decision& decision,
                               const LevelProfile& profile, const Decider& decider,
                               const StopToken& stop)
    : m_view(view)
    , m_decision(decision)
    , m_profile(profile)
    , m_decider(decider)
    , m_stop(stop)
    , m_attention(decider.seed.value(), view) {}

std::optional<Decision> LevelReasoning::decided(const LevelProfile& profile) const {
    return LevelPlayer(profile, *m_decider.seed, m_decider.limits).choose(m_view, m_stop);
}

bool LevelReasoning::decidesSo() const {
    return decided(m_profile) == m_decision;
}

std::vector<Candidate> LevelReasoning::considered() const {
    if (m_view.phase != Phase::Playing) {
        return {};
    }
    auto found = LevelPlayer(m_profile, *m_decider.seed, m_decider.limits).consider(m_view, m_stop);
    // Where it saw only one play there was nothing to think about.
    const bool decides = !found.empty() && found.front().decision == m_decision;
    return decides ? found : std::vector<Candidate>();
}

/// The first change that makes the player decide otherwise.
/// @param described the cause in full; nothing if the plays do not bear it out.
template <typename Describe>
std::optional<Cause> LevelReasoning::first(std::span<const Change> changes,
                                           Describe described) const {
    for (const Change& change : changes) {
        LevelProfile changed = m_profile;
        change.apply(changed);
        const std::optional<Decision> instead = decided(changed);
        if (instead && *instead != m_decision) {
            if (const auto cause = described(Cause{change.kind, *instead, {}, 0})) {
                return cause;
            }
        }
    }
    return std::nullopt;
}

std::optional<Cause> LevelReasoning::weakness(bool thought) const {
    const auto describe = [this](const Cause& found) { return missed(found); };
    if (m_view.phase == Phase::Declaring || claimHolds(m_view)) {
        if (const auto before = first(kBeforeThinking, describe)) {
            return before;
        }
    }
    if (thought) {
        return std::nullopt;
    }
    if (m_decision.kind != Decision::Kind::Play) {
        return std::nullopt;
    }
    return isSeen(m_decision.play) ? first(kWeaknesses, describe)
                                   : std::optional(Cause{Why::MeantToLay, {}, {}, 0});
}

bool LevelReasoning::isSeen(const Play& play) const {
    const std::vector<Play> seen = noticedPlays(m_view, m_profile, m_attention);
    return std::find(seen.begin(), seen.end(), play) != seen.end();
}

std::optional<Cause> LevelReasoning::missed(Cause found) const {
    const Play& instead = found.instead.play;
    switch (found.kind) {
    case Why::OverlookedCapture:
        return instead.isCapture() && !isSeen(instead) ? std::optional(found) : std::nullopt;
    case Why::ForgotCards:
        found.cards = forgotten(instead);
        return found.cards.empty() ? std::nullopt : std::optional(found);
    case Why::DidNotAddUp: {
        const PlayEffects made(m_view, m_decision.play);
        found.count = made.canBeSwept() ? sumOfRanks(made.left()) : 0;
        return found;
    }
    case Why::DidNotForesee: {
        const PlayEffects made(m_view, m_decision.play);
        found.cards = made.bestReply(m_profile.foreseesCards, PlayEffects(m_view, instead));
        return found.cards.empty() ? std::nullopt : std::optional(found);
    }
    default:
        return found;
    }
}

/// The forgotten cards that could have taken something of what the other play leaves, or all.
CardSet LevelReasoning::forgotten(const Play& instead) const {
    const CardSet gone = CardMemory(m_view, m_profile, m_attention).maybeHeld() - m_view.unseen();
    const PlayEffects effects(m_view, instead);
    CardSet feared;
    for (const Card card : gone) {
        if (effects.takesOfLeft(card)) {
            feared.insert(card);
        }
    }
    return feared.empty() ? gone : feared;
}

std::optional<Cause> LevelReasoning::aim() const {
    return first(kAims, [this](const Cause& found) { return wanted(found); });
}

Cause::Kind LevelReasoning::obviousReason() const {
    std::vector<Play> plays;
    legalPlays(m_view.rules, m_view.hand, m_view.table, plays);
    const auto captures = std::count_if(plays.begin(), plays.end(),
                                        [](const Play& play) { return play.isCapture(); });
    if (captures == 0) {
        return Why::NoCapture;
    }
    return captures == 1 && m_decision.play.isCapture() ? Why::OnlyCapture : Why::Obvious;
}

std::optional<Cause> LevelReasoning::wanted(Cause found) const {
    if (m_view.rules.pointWorth() < 0) {
        found.kind = Why::AvoidsPoints;
        return found;
    }
    const PlayEffects made(m_view, m_decision.play);
    const PlayEffects instead(m_view, found.instead.play);
    switch (found.kind) {
    case Why::Sweeps:
        return fearsSweep(found, made, instead);
    case Why::TakesValuable:
        return seeksValue(found, made, instead);
    case Why::TakesMost:
        found.count = made.taken().size();
        return found.count > instead.taken().size() ? found : leavesLess(found, made, instead);
    case Why::LeavesLess:
        return leavesLess(found, made, instead);
    case Why::KeepsToRules:
        return followsRule(found, made, instead);
    default:
        return found;
    }
}

Cause LevelReasoning::fearsSweep(Cause found, const PlayEffects& made,
                                 const PlayEffects& instead) const {
    if (!made.sweeps()) {
        const bool avoids = instead.canBeSwept() && !made.canBeSwept();
        found.kind = avoids ? Why::AvoidsSweep : Why::FearsSweep;
    }
    return found;
}

Cause LevelReasoning::seeksValue(Cause found, const PlayEffects& made,
                                 const PlayEffects& instead) const {
    const Play& other = found.instead.play;
    if (instead.valueTaken() < std::min(0, made.valueTaken())) {
        found.kind = Why::AvoidsPoints;
    } else if (made.valueTaken() > instead.valueTaken()) {
        found.cards = made.taken();
    } else if (!m_decision.play.isCapture() && !other.isCapture() &&
               instead.valueOfCard() > made.valueOfCard()) {
        found.kind = Why::KeepsValuable;
        found.cards = CardSet{other.card};
    } else {
        return leavesLess(found, made, instead);
    }
    return found;
}

Cause LevelReasoning::leavesLess(Cause found, const PlayEffects& made,
                                 const PlayEffects& instead) const {
    constexpr int kAnyNumber = 0;
    found.kind = Why::LeavesLess;
    found.cards = instead.bestReply(kAnyNumber, made);
    found.count = 0;
    return found;
}

Cause LevelReasoning::followsRule(Cause found, const PlayEffects& made,
                                  const PlayEffects& instead) const {
    const auto held = [this](const Play& play) { return m_view.hand.sizeOfRank(play.card.rank()); };
    const Play& play = m_decision.play;
    if (!play.isCapture() && held(play) > 1 && held(play) > held(found.instead.play)) {
        found.kind = Why::LaysDouble;
    } else if (!made.canBeTaken() && instead.canBeTaken()) {
        found.kind = Why::LeavesNothing;
    }
    return found;
}

} // namespace settebello
