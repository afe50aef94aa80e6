// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect/rule_effect.h"

#include "game/match.h"
#include "players/levels/levels.h"
#include "players/play_round.h"
#include "rules/check_rules.h"
#include "rules/objective.h"
#include "rules/scoring_items.h"
#include "support/contract.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace settebello {

namespace {

using Players = std::vector<std::unique_ptr<Player>>;

/// Of a match; the same for all rule sets.
std::uint64_t matchSeed(std::uint64_t seed, std::uint64_t number) {
    return Random(Random(seed).next() + number).next();
}

/// One player per seat. @param levelOf of a seat.
template <typename LevelOf>
Players playersOf(const RuleSet& rules, std::uint64_t seed, LevelOf levelOf) {
    Players players;
    Random random(seed + 1); // not those of the pack
    for (int seat = 0; seat < rules.table.players; ++seat) {
        players.push_back(makePlayer(levelOf(seat), random.next()));
    }
    return players;
}

/// Plays a match, from this first dealer on, to its end or kMaxRounds. @param afterRound called
/// with how many cards were played in it. @return false if it was stopped.
template <typename AfterRound>
bool playToEnd(Match& match, const Players& players, const StopToken& stop, AfterRound afterRound) {
    while (match.needsDeal() && match.played().size() < kMaxRounds) {
        match.deal();
        if (!playRound(match, players, stop)) {
            return false;
        }
        afterRound(match.round().playCount());
    }
    return true;
}

bool decides(ScoringItem item, const RuleSet& rules, const PointsBySide& points) {
    const Objective objective(rules);
    const int best = objective.leader([&](int side) { return points[side].total(); });
    return best >= 0 && objective.leader([&](int side) {
        return points[side].total() - points[side][item];
    }) != best;
}

/// The points of a side, less the mean of the others'.
double ahead(const RuleSet& rules, const PointsBySide& points, int side) {
    double others = 0;
    for (int each = 0; each < rules.sides(); ++each) {
        others += each == side ? 0 : points[each].total();
    }
    return points[side].total() - others / (rules.sides() - 1);
}

/// Sums over the rounds of a match.
struct Played {
    double rounds = 0;
    double plays = 0;
    double points = 0;
    double sweeps = 0;
    double dealer = 0;
    double firstPlayer = 0;
    ByItem<double> decided{};

    void add(const Round& round, const PointsBySide& scored) {
        const RuleSet& rules = round.rules();
        for (int side = 0; side < rules.sides(); ++side) {
            points += scored[side].total();
            sweeps += round.sweeps(side);
        }
        dealer += ahead(rules, scored, rules.sideOf(round.dealer()));
        firstPlayer += ahead(rules, scored, rules.sideOf(rules.seatAfter(round.dealer())));
        for (const ScoringItemInfo& info : kScoringItems) {
            decided[info.item] += decides(info.item, rules, scored) ? 1 : 0;
        }
    }
};

/// Nothing if it was stopped, here and below.
std::optional<Played> playWithOneLevel(const RuleSet& rules, const std::string& level,
                                       std::uint64_t seed, std::uint64_t number,
                                       const StopToken& stop) {
    const auto seats = static_cast<std::uint64_t>(rules.table.players);
    Match match(rules, seed, static_cast<int>(number % seats));
    const Players players = playersOf(rules, seed, [&](int) { return std::string_view(level); });
    Played played;
    const bool ended = playToEnd(match, players, stop, [&](int plays) {
        played.plays += plays;
        played.rounds += 1;
        if (match.played().back().scored) { // not where a claim has ended it
            played.add(match.round(), match.played().back().points);
        }
    });
    return ended ? std::optional(played) : std::nullopt;
}

std::optional<bool> strongerWins(const RuleSet& rules, std::uint64_t seed, std::uint64_t number,
                                 const StopToken& stop) {
    const auto sides = static_cast<std::uint64_t>(rules.sides());
    const auto seats = static_cast<std::uint64_t>(rules.table.players);
    const int side = static_cast<int>(number % sides);
    // Every side deals first as often with either level.
    Match match(rules, seed, static_cast<int>(number / sides % seats));
    const Players players = playersOf(rules, seed, [&](int seat) {
        return rules.sideOf(seat) == side ? kEffectStronger : kEffectWeaker;
    });
    if (!playToEnd(match, players, stop, [](int) {})) {
        return std::nullopt;
    }
    return match.result() && match.result()->winner == side;
}

} // namespace

RuleEffect::RuleEffect(EffectSetup setup)
    : m_setup(std::move(setup)) {
    SETTEBELLO_ASSERT(checkRules(m_setup.rules).empty() && checkRules(m_setup.against).empty());
}

bool RuleEffect::isComparable(EffectFigure figure) const {
    const auto* const info = std::ranges::find(kEffectFigures, figure, &EffectFigureInfo::figure);
    return !info->dependsOnSides || m_setup.rules.sides() == m_setup.against.sides();
}

bool RuleEffect::playMatch(const StopToken& stop) {
    const std::uint64_t seed = matchSeed(m_setup.seed, m_matches);
    const auto play = [&](const RuleSet& rules) {
        return playWithOneLevel(rules, m_setup.level, seed, m_matches, stop);
    };
    const auto won = [&](const RuleSet& rules) {
        return strongerWins(rules, seed, m_matches, stop);
    };
    const auto first = play(m_setup.rules);
    const auto second = play(m_setup.against);
    const auto firstWon = won(m_setup.rules);
    const auto secondWon = won(m_setup.against);
    if (!first || !second || !firstWon || !secondWon) {
        return false;
    }
    const auto perRound = [&](EffectFigure figure, double Played::*sum) {
        m_figures[figure].add({(*first).*sum, first->rounds}, {(*second).*sum, second->rounds});
    };
    const auto perMatch = [&](EffectFigure figure, double ofFirst, double ofSecond) {
        m_figures[figure].add({ofFirst, 1}, {ofSecond, 1});
    };
    const auto minutes = [&](const RuleSet& rules, const Played& played) {
        return minutesOfMatch(rules, played.plays, played.rounds, m_setup.pace, m_setup.speed);
    };
    perRound(EffectFigure::Points, &Played::points);
    perRound(EffectFigure::Sweeps, &Played::sweeps);
    perRound(EffectFigure::Dealer, &Played::dealer);
    perRound(EffectFigure::FirstPlayer, &Played::firstPlayer);
    perMatch(EffectFigure::Rounds, first->rounds, second->rounds);
    perMatch(EffectFigure::Minutes, minutes(m_setup.rules, *first),
             minutes(m_setup.against, *second));
    perMatch(EffectFigure::Skill, *firstWon ? 1 : 0, *secondWon ? 1 : 0);
    for (const ScoringItemInfo& info : kScoringItems) {
        m_decided[info.item].add({first->decided[info.item], first->rounds},
                                 {second->decided[info.item], second->rounds});
    }
    ++m_matches;
    return true;
}

} // namespace settebello
