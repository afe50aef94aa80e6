// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/evaluation/match_evaluation.h"

#include "players/position/points_ahead.h"
#include "rules/objective.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace settebello {

namespace {

constexpr int kFewest = -8; // points of a round that make a difference
constexpr int kMost = 55;
constexpr int kSpan = kMost - kFewest + 1;
constexpr int kTwoSides = 2;

/// The index in the table of the chance after a round with these points.
constexpr std::size_t place(int own, int other) {
    return static_cast<std::size_t>((own - kFewest) * kSpan + other - kFewest);
}

} // namespace

MatchEvaluation::MatchEvaluation(const PositionRules& rules, const MatchChance::Scores& scores)
    : m_rules(rules)
    , m_scores(scores) {
    if (rules.rules().sides() != kTwoSides) {
        return;
    }
    const Objective objective(rules.rules());
    m_chances.resize(place(kMost, kMost) + 1);
    for (int own = kFewest; own <= kMost; ++own) {
        for (int other = kFewest; other <= kMost; ++other) {
            const auto after = objective.scoresAfter(scores, {{own, other}});
            m_chances[place(own, other)] =
                static_cast<float>(winningChance(rules.rules(), after, 0));
        }
    }
    // A usual round brings some five points. Where its outcome makes next to no difference to the
    // match any measure will do.
    constexpr int kWon = 5;
    constexpr int kLost = 1;
    constexpr double kLeast = 1e-3;
    m_even = tabled(2, 2);
    m_pointsAChance =
        2 * (kWon - kLost) / std::max(kLeast, std::abs(tabled(kWon, kLost) - tabled(kLost, kWon)));
}

double MatchEvaluation::tabled(int own, int other) const {
    own = std::clamp(own, kFewest, kMost);
    other = std::clamp(other, kFewest, kMost);
    return static_cast<double>(m_chances[place(own, other)]);
}

double MatchEvaluation::chance(const BySide<int>& points, int side) const {
    if (m_rules.rules().sides() == kTwoSides) {
        const double first = tabled(points[0], points[1]);
        return side == 0 ? first : 1 - first;
    }
    const auto after = Objective(m_rules.rules()).scoresAfter(m_scores, points);
    return winningChance(m_rules.rules(), after, side);
}

BySide<int> MatchEvaluation::pointsOfDifference(const Position& now, int difference,
                                                int side) const {
    // The total number of points is assumed to be those scored so far and the usual comparisons, or
    // the cards that score instead.
    constexpr int kComparisons = 3;
    const RuleSet& rules = m_rules.rules();
    const int toCome =
        rules.scoring.courtsAndAces
            ? (m_rules.specialCards() & (m_rules.hidden(now) | now.table).printed()).size()
            : kComparisons;
    difference = Objective(m_rules.rules()).worth(difference);
    int all = toCome;
    for (int each = 0; each < m_rules.rules().sides(); ++each) {
        all += now.settled(each);
    }
    all = std::max(all - (all + difference) % 2, std::abs(difference));
    BySide<int> points{};
    points.fill((all - difference) / 2);
    points[side] = (all + difference) / 2;
    return points;
}

double MatchEvaluation::value(const BySide<int>& points, int side) const {
    if (m_rules.rules().sides() == kTwoSides) {
        const double first = (tabled(points[0], points[1]) - m_even) * m_pointsAChance;
        return side == 0 ? first : -first;
    }
    const int sides = m_rules.rules().sides();
    const int all = std::accumulate(points.begin(), points.begin() + sides, 0);
    const int ahead = sides * points[side] - all; // times the number of others
    return Objective(m_rules.rules()).worth(static_cast<double>(ahead)) / (sides - 1);
}

} // namespace settebello
