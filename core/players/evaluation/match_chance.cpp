// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/evaluation/match_chance.h"

#include "players/evaluation/round_outcomes.h"
#include "rules/objective.h"
#include "support/contract.h"
#include "support/portable_math.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace settebello {

namespace {

constexpr int kTwoSides = 2;

std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}

} // namespace

MatchChance::MatchChance(const RuleSet& rules)
    : m_rules(rules) {
    if (rules.sides() != kTwoSides) {
        return;
    }
    // Only where points can be lost do scores go below zero, and hardly ever far.
    const bool falls = canLosePoints(rules);
    constexpr int kDeepest = -20;
    m_lowest = falls ? kDeepest : 0;
    const Objective objective(rules);
    m_span = objective.target() - m_lowest;
    m_race.assign(index(m_span) * index(m_span), 0.5);
    std::vector<RoundChance> outcomes = roundOutcomes(rules);
    for (RoundChance& outcome : outcomes) { // what each brings for the match
        const Scores gained = objective.matchPoints({{outcome.first, outcome.second}});
        outcome.first = gained[0];
        outcome.second = gained[1];
    }
    // From the end backwards every round that changes the scores leads to scores already known;
    // where points can be lost it takes a few passes.
    constexpr int kPasses = 20;
    for (int pass = 0; pass < (falls ? kPasses : 1); ++pass) {
        for (int own = objective.target() - 1; own >= m_lowest; --own) {
            for (int other = own - 1; other >= m_lowest; --other) { // equal scores: one half
                double sum = 0;
                double stays = 0;
                for (const RoundChance& outcome : outcomes) {
                    if (outcome.first == 0 && outcome.second == 0) {
                        stays += outcome.chance;
                    } else {
                        sum += outcome.chance * race(own + outcome.first, other + outcome.second);
                    }
                }
                at(own, other) = sum / (1 - stays);
                at(other, own) = 1 - at(own, other);
            }
        }
    }
}

double& MatchChance::at(int own, int other) {
    return m_race[index(own - m_lowest) * index(m_span) + index(other - m_lowest)];
}

double MatchChance::race(int own, int other) const {
    if (std::max(own, other) >= Objective(m_rules).target()) {
        return own == other ? 0.5 : own > other ? 1 : 0;
    }
    return m_race[index(std::max(own, m_lowest) - m_lowest) * index(m_span) +
                  index(std::max(other, m_lowest) - m_lowest)];
}

double MatchChance::amongMany(const Scores& scores, int side) const {
    const Objective objective(m_rules);
    if (const int won = objective.winner(scores); won >= 0) {
        return won == side ? 1 : 0;
    }
    // A lead of `scale` points makes winning e times as likely: fewer the fewer rounds are to come.
    // Measured from the best score, so that the scale can only shrink as anybody gains.
    constexpr double kPointsARound = 1.5;
    constexpr double kSpread = 1.1;
    const int best = *std::max_element(scores.begin(), scores.begin() + m_rules.sides());
    const double rounds = std::max(1.0, (objective.target() - best) / kPointsARound);
    const double scale = kSpread * std::sqrt(rounds);
    double sum = 0;
    for (int other = 0; other < m_rules.sides(); ++other) {
        sum += portableExp(objective.worth(scores[other] - scores[side]) / scale);
    }
    return 1 / sum;
}

double MatchChance::between(const Scores& scores, int side) const {
    SETTEBELLO_ASSERT(side >= 0 && side < m_rules.sides());
    if (m_rules.sides() != kTwoSides) {
        return amongMany(scores, side);
    }
    // Where the fewest win, a side wins the race that the other loses.
    const int runner = Objective(m_rules).wantsPoints() ? side : 1 - side;
    return race(scores[runner], scores[1 - runner]);
}

double MatchChance::afterRound(const Scores& scores, const BySide<int>& points, int side) const {
    return between(Objective(m_rules).scoresAfter(scores, points), side);
}

double MatchChance::afterLead(const Scores& scores, double lead, int side) const {
    constexpr int kRoundPoints = 4; // of both sides together, about
    const auto after = [&](int ahead) {
        const int more = Objective(m_rules).worth(ahead);
        BySide<int> points{};
        for (int each = 0; each < m_rules.sides(); ++each) {
            points[each] = (kRoundPoints + (each == side ? more : -more)) / 2;
        }
        return afterRound(scores, points, side);
    };
    const int below = 2 * static_cast<int>(std::floor(lead / 2)); // so that both get whole points
    const double part = (lead - below) / 2;
    return after(below) * (1 - part) + after(below + 2) * part;
}

double winningChance(const RuleSet& rules, const MatchChance::Scores& scores, int side) {
    struct Known {
        RuleSet rules;
        MatchChance chance;
    };
    thread_local std::optional<Known> known;
    if (!known || known->rules != rules) {
        known.emplace(Known{rules, MatchChance(rules)});
    }
    return known->chance.between(scores, side);
}

} // namespace settebello
