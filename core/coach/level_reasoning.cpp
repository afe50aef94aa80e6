// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/level_reasoning.h"

#include "game/claim.h"
#include "players/evaluation/card_values.h"
#include "players/levels/card_memory.h"
#include "players/levels/level_player.h"
#include "players/levels/perception.h"
#include "rules/legal_plays.h"
#include "rules/objective.h"
#include "support/contract.h"

#include <algorithm>
#include <array>

namespace settebello {

namespace {

using Why = Cause::Kind;
using Change = LevelReasoning::Change;

constexpr int kAlways = 100;

/// The changes that show whether the level thinks or not.
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

/// What a card could take of the table that a play leaves.
std::vector<CardSet> repliesTo(const RuleSet& rules, const PlayResult& play, Card card) {
    std::vector<CardSet> captures;
    if (!play.left().contains(card)) {
        legalCaptures(rules, card, play.left(), captures);
    }
    std::erase_if(captures, [&](CardSet captured) { return !play.left().containsAll(captured); });
    return captures;
}

/// The most valuable capture that a card out could make after a play, and could not make after the
/// other one; empty if there is none. @param moreThan only captures of more cards.
CardSet bestReply(const PlayerView& view, const PlayResult& play, const PlayResult& other,
                  int moreThan) {
    CardSet best;
    for (const Card card : play.out()) {
        const auto same = repliesTo(view.rules, other, card);
        for (const CardSet captured : repliesTo(view.rules, play, card)) {
            if (captured.size() > moreThan &&
                cardsValue(view.rules, captured) > cardsValue(view.rules, best) &&
                std::find(same.begin(), same.end(), captured) == same.end()) {
                best = captured;
            }
        }
    }
    return best;
}

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
    if (thought || m_decision.kind != Decision::Kind::Play) {
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
        const PlayResult made(m_view, m_decision.play);
        found.count = !made.sweepers().empty() ? sumOfRanks(made.left()) : 0;
        return found;
    }
    case Why::DidNotForesee: {
        const PlayResult made(m_view, m_decision.play);
        found.cards = bestReply(m_view, made, PlayResult(m_view, instead), m_profile.foreseesCards);
        return found.cards.empty() ? std::nullopt : std::optional(found);
    }
    default:
        return found;
    }
}

/// The forgotten cards that could have taken something of what the other play leaves, or all.
CardSet LevelReasoning::forgotten(const Play& instead) const {
    const CardSet played = CardMemory(m_view, m_profile, m_attention).maybeHeld() - m_view.unseen();
    const PlayResult effects(m_view, instead);
    CardSet feared;
    for (const Card card : played) {
        if (!effects.takenBy(CardSet{card}).empty()) {
            feared.insert(card);
        }
    }
    return feared.empty() ? played : feared;
}

std::optional<Cause> LevelReasoning::aim() const {
    return first(kAims, [this](const Cause& found) { return wanted(found); });
}

Cause::Kind LevelReasoning::obviousReason() const {
    std::vector<Play> plays;
    legalPlays(m_view.rules, m_view.hand, m_view.takeable(), plays);
    const auto captures = std::count_if(plays.begin(), plays.end(),
                                        [](const Play& play) { return play.isCapture(); });
    if (captures == 0) {
        return Why::NoCapture;
    }
    return captures == 1 && m_decision.play.isCapture() ? Why::OnlyCapture : Why::Obvious;
}

std::optional<Cause> LevelReasoning::wanted(Cause found) const {
    if (!Objective(m_view.rules).wantsPoints()) {
        found.kind = Why::AvoidsPoints;
        return found;
    }
    const PlayResult made(m_view, m_decision.play);
    const PlayResult instead(m_view, found.instead.play);
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

Cause LevelReasoning::fearsSweep(Cause found, const PlayResult& made,
                                 const PlayResult& instead) const {
    if (!made.isSweep()) {
        const bool avoids = !instead.sweepers().empty() && made.sweepers().empty();
        found.kind = avoids ? Why::AvoidsSweep : Why::FearsSweep;
    }
    return found;
}

Cause LevelReasoning::seeksValue(Cause found, const PlayResult& made,
                                 const PlayResult& instead) const {
    const RuleSet& rules = m_view.rules;
    const Play& other = found.instead.play;
    if (cardsValue(rules, instead.taken()) < std::min(0, cardsValue(rules, made.taken()))) {
        found.kind = Why::AvoidsPoints;
    } else if (cardsValue(rules, made.taken()) > cardsValue(rules, instead.taken())) {
        found.cards = made.taken();
    } else if (!m_decision.play.isCapture() && !other.isCapture() &&
               cardValue(rules, other.card) > cardValue(rules, m_decision.play.card)) {
        found.kind = Why::KeepsValuable;
        found.cards = CardSet{other.card};
    } else {
        return leavesLess(found, made, instead);
    }
    return found;
}

Cause LevelReasoning::leavesLess(Cause found, const PlayResult& made,
                                 const PlayResult& instead) const {
    constexpr int kAnyNumber = 0;
    found.kind = Why::LeavesLess;
    found.cards = bestReply(m_view, instead, made, kAnyNumber);
    found.count = 0;
    return found;
}

Cause LevelReasoning::followsRule(Cause found, const PlayResult& made,
                                  const PlayResult& instead) const {
    const auto held = [this](const Play& play) { return m_view.hand.sizeOfRank(play.card.rank()); };
    const Play& play = m_decision.play;
    if (!play.isCapture() && held(play) > 1 && held(play) > held(found.instead.play)) {
        found.kind = Why::LaysDouble;
    } else if (made.exposed().empty() && !instead.exposed().empty()) {
        found.kind = Why::LeavesNothing;
    }
    return found;
}

} // namespace settebello
