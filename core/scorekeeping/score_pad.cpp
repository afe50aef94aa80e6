// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeping/score_pad.h"

#include "cards/pack.h"
#include "game/declaration.h"
#include "game/outcome.h"
#include "rules/check_rules.h"
#include "rules/objective.h"
#include "rules/scoring_items.h"
#include "support/contract.h"

#include <algorithm>
#include <ranges>
#include <set>
#include <span>
#include <utility>

namespace settebello {

namespace {

bool areDisjoint(const RuleSet& rules, const BySide<CardSet>& piles) {
    CardSet seen;
    for (int side = 0; side < rules.sides(); ++side) {
        if (seen.intersects(piles[side])) {
            return false;
        }
        seen |= piles[side];
    }
    return Pack::contents(rules.pack.cards).containsAll(seen);
}

bool isSide(const RuleSet& rules, int side) {
    return side >= 0 && side < rules.sides();
}

PadFault faultIfNot(bool possible) {
    return possible ? PadFault::None : PadFault::NotPossible;
}

struct Check {
    const RuleSet& rules;
    const std::vector<int>& declarationPoints;

    PadFault operator()(const NotedSweep& sweep) const {
        return faultIfNot(isSide(rules, sweep.side));
    }
    PadFault operator()(const NotedDeclaration& declaration) const {
        return faultIfNot(isSide(rules, declaration.side) &&
                          std::ranges::binary_search(declarationPoints, declaration.points));
    }
    PadFault operator()(const NotedRound& round) const {
        if (const auto* piles = std::get_if<BySide<CardSet>>(&round.piles)) {
            return faultIfNot(areDisjoint(rules, *piles));
        }
        const auto& facts = std::get<RoundFacts>(round.piles);
        if (!arePossible(rules, facts)) {
            return PadFault::NotPossible;
        }
        return decideRound(rules, facts) ? PadFault::None : PadFault::NotDecided;
    }
    PadFault operator()(const NotedClaim& claim) const {
        return faultIfNot(rules.match.callingOut && isSide(rules, claim.side) &&
                          areDisjoint(rules, claim.piles));
    }
};

BySide<Tally> withPiles(BySide<Tally> made, const BySide<CardSet>& piles) {
    for (int side = 0; side < kMaxSeats; ++side) {
        made[side].pile = piles[side];
    }
    return made;
}

} // namespace

ScorePad::ScorePad(const RuleSet& rules)
    : ScorePad(rules, std::make_shared<std::vector<int>>(settebello::declarationPoints(rules))) {}

ScorePad::ScorePad(const RuleSet& rules, std::shared_ptr<const std::vector<int>> declarationPoints)
    : m_rules(rules)
    , m_declarationPoints(std::move(declarationPoints)) {
    SETTEBELLO_ASSERT(checkRules(rules).empty());
}

PadFault ScorePad::check(const PadEntry& entry) const {
    const bool over = m_result && !isMadeWithTheLast(entry);
    return over ? PadFault::MatchOver : std::visit(Check{m_rules, declarationPoints()}, entry);
}

/// Whether an entry can have happened together with the one that ended the match: a declaration
/// about the same packet, or the second sweep of a first table.
bool ScorePad::isMadeWithTheLast(const PadEntry& entry) const {
    if (!m_reachedBy) {
        return false;
    }
    const auto last = std::span(m_entries).subspan(*m_reachedBy);
    if (const auto* sweep = std::get_if<NotedSweep>(&entry)) {
        const std::size_t first = m_rounds.size() < 2 ? 0 : m_rounds[m_rounds.size() - 2].end;
        const auto* before = std::get_if<NotedSweep>(&last.front());
        return m_rules.deal.tableSweeps && *m_reachedBy == first && last.size() == 1 &&
               before != nullptr && before->side == sweep->side;
    }
    const auto* noted = std::get_if<NotedDeclaration>(&entry);
    if (noted == nullptr || !std::holds_alternative<NotedDeclaration>(last.front())) {
        return false;
    }
    const auto declared = std::ranges::count_if(last, [&](const PadEntry& each) {
        return std::get<NotedDeclaration>(each).side == noted->side;
    });
    return declared < m_rules.table.players / m_rules.sides(); // each player once
}

PadFault ScorePad::add(const PadEntry& entry) {
    const PadFault fault = check(entry);
    if (fault == PadFault::None) {
        m_entries.push_back(entry);
        take(entry);
    }
    return fault;
}

void ScorePad::undo() {
    SETTEBELLO_ASSERT(!m_entries.empty());
    std::vector<PadEntry> entries = m_entries;
    entries.pop_back();
    retake(entries);
}

bool ScorePad::canCorrect(std::size_t round) const {
    return round < m_rounds.size() &&
           std::holds_alternative<NotedRound>(m_entries[m_rounds[round].end - 1]);
}

const NotedRound& ScorePad::noted(std::size_t round) const {
    SETTEBELLO_ASSERT(canCorrect(round));
    return std::get<NotedRound>(m_entries[m_rounds[round].end - 1]);
}

PadFault ScorePad::correct(std::size_t round, const BySide<int>& sweeps, const NotedRound& noted) {
    SETTEBELLO_ASSERT(canCorrect(round));
    const std::size_t first = round == 0 ? 0 : m_rounds[round - 1].end;
    const std::size_t end = m_rounds[round].end;
    std::vector<PadEntry> entries;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const bool inRound = i >= first && i < end;
        if (!inRound || std::holds_alternative<NotedDeclaration>(m_entries[i])) {
            entries.push_back(m_entries[i]);
        }
        if (i + 1 == end) {
            for (int side = 0; side < m_rules.sides(); ++side) {
                entries.insert(entries.end(), static_cast<std::size_t>(sweeps[side]),
                               NotedSweep{side});
            }
            entries.emplace_back(noted);
        }
    }
    return retake(entries);
}

/// Takes these entries instead of its own, or changes nothing and says why.
PadFault ScorePad::retake(const std::vector<PadEntry>& entries) {
    ScorePad again(m_rules, m_declarationPoints);
    for (const PadEntry& entry : entries) {
        const PadFault fault = again.add(entry);
        if (fault != PadFault::None) {
            return fault;
        }
    }
    *this = std::move(again);
    return PadFault::None;
}

void ScorePad::take(const PadEntry& entry) {
    if (const auto* round = std::get_if<NotedRound>(&entry)) {
        takeRound(*round);
    } else if (const auto* claim = std::get_if<NotedClaim>(&entry)) {
        takeClaim(*claim);
    } else {
        takeMade(entry);
    }
}

/// Takes a sweep or a declaration.
void ScorePad::takeMade(const PadEntry& entry) {
    if (m_result) {
        reopenRound();
    }
    if (const auto* sweep = std::get_if<NotedSweep>(&entry)) {
        ++m_made[sweep->side].sweeps;
    } else {
        const auto& declaration = std::get<NotedDeclaration>(entry);
        m_made[declaration.side].declarations += declaration.points;
    }
    winByReaching();
    if (!m_result) {
        m_reachedBy.reset();
    } else if (!m_reachedBy) {
        m_reachedBy = m_entries.size() - 1;
    }
}

/// The round ends where what is marked at once reaches the target.
void ScorePad::winByReaching() {
    const auto made = m_made.first(m_rules.sides());
    if (winnerSoFar(m_rules, m_scores, made) < 0) {
        return;
    }
    PadRound round;
    round.tallies = talliesOfPiles(made);
    closeRound(std::move(round));
}

/// Goes back to before the round ended at once, which no piles had a part in.
void ScorePad::reopenRound() {
    m_made = m_rounds.back().tallies.front();
    m_rounds.pop_back();
    m_scores = m_rounds.empty() ? BySide<int>{} : m_rounds.back().scores;
    m_result.reset();
}

void ScorePad::takeRound(const NotedRound& noted) {
    PadRound round;
    if (const auto* piles = std::get_if<BySide<CardSet>>(&noted.piles)) {
        round.tallies = talliesOfPiles(withPiles(m_made, *piles).first(m_rules.sides()));
        round.counted.fill(true);
    } else {
        const auto& facts = std::get<RoundFacts>(noted.piles);
        round.tallies = talliesOfFacts(m_rules, facts, m_made.first(m_rules.sides()));
        for (const ScoringItemInfo& info : kScoringItems) {
            round.counted[indexOf(info.item)] =
                info.award == Award::EachSide || !std::holds_alternative<HasMost>(facts[info.item]);
        }
    }
    closeRound(std::move(round));
}

void ScorePad::closeRound(PadRound round) {
    const RoundOutcome outcome =
        outcomeOfRound(m_rules, m_scores, scoreTallies(m_rules, round.tallies),
                       wholeSuitSide(m_rules, round.tallies));
    round.points = outcome.marking.points;
    round.scores = outcome.marking.scores;
    round.dropped = outcome.marking.dropped;
    m_scores = round.scores;
    m_made = {};
    round.end = m_entries.size();
    m_rounds.push_back(std::move(round));
    if (outcome.win) {
        m_result = matchResult(m_rules, m_scores, *outcome.win);
    }
}

void ScorePad::takeClaim(const NotedClaim& noted) {
    const BySide<Tally> tallies = withPiles(m_made, noted.piles);
    CardSet uncaptured = Pack::contents(m_rules.pack.cards);
    for (int side = 0; side < m_rules.sides(); ++side) {
        uncaptured -= noted.piles[side];
    }
    // Where sides are seats they have the same numbers; of a team either may claim.
    const auto all = tallies.first(m_rules.sides());
    const ClaimOutcome outcome = outcomeOfClaim(m_rules, all, uncaptured, m_scores, noted.side);
    PadRound round;
    round.tallies = talliesOfPiles(all);
    round.scores = outcome.claim.scores;
    round.claim = outcome.claim;
    round.claimer = noted.side;
    m_scores = round.scores;
    m_made = {};
    round.end = m_entries.size();
    m_rounds.push_back(std::move(round));
    m_result = matchResult(m_rules, m_scores, outcome.win);
}

BySide<int> ScorePad::markedScores() const {
    const bool marks = Objective(m_rules).marksAtOnce() && !m_result;
    return marks ? markedSoFar(m_rules, m_scores, m_made.first(m_rules.sides())) : m_scores;
}

std::vector<int> declarationPoints(const RuleSet& rules) {
    std::set<int> points;
    if (rules.scoring.declarations == Declarations::None) {
        return {};
    }
    const CardSet pack = Pack::contents(rules.pack.cards);
    for (auto first = pack.begin(); first != pack.end(); ++first) {
        for (auto second = std::next(first); second != pack.end(); ++second) {
            for (auto third = std::next(second); third != pack.end(); ++third) {
                if (const auto hand = declaredHand(rules, {*first, *second, *third})) {
                    points.insert(hand->points);
                }
            }
        }
    }
    return {points.begin(), points.end()};
}

} // namespace settebello
