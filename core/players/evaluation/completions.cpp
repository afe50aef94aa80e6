// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/evaluation/completions.h"

#include "cards/pack.h"
#include "players/position/points_ahead.h"
#include "rules/objective.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

// In units of WorkBudget.
constexpr int kDrawWork = 60;
constexpr int kSideWork = 2;

} // namespace

Completions::Completions(const PositionRules& rules, const MatchEvaluation& evaluation)
    : m_rules(rules)
    , m_evaluation(evaluation) {}

void Completions::draw(Random& random) {
    constexpr int kTogether = 2; // a capture takes more than one card
    m_rules.spend(kDrawWork);
    const auto sides = static_cast<std::uint32_t>(m_rules.rules().sides());
    std::array<Card, kCardCount> cards{};
    const CardSet pack = Pack::contents(m_rules.cardCount());
    std::copy(pack.begin(), pack.end(), cards.begin());
    const int count = pack.size();
    for (BySide<CardSet>& way : m_ways) {
        way = {};
        for (int i = 0; i < count; i += kTogether) {
            CardSet together;
            for (int j = i; j < std::min(count, i + kTogether); ++j) {
                const auto place = static_cast<std::size_t>(j);
                const auto left = static_cast<std::uint32_t>(count - j);
                std::swap(cards[place], cards[place + random.below(left)]);
                together.insert(cards[place]);
            }
            way[static_cast<int>(random.below(sides))] |= together;
        }
    }
}

Completions::Value Completions::valueOf(const Position& position, int side) const {
    if (position.over) {
        return outcome(position, side);
    }
    const CardSet rest = (m_rules.hidden(position) | position.table).printed();
    Value sum;
    for (const BySide<CardSet>& way : m_ways) {
        Position end = position;
        for (int each = 0; each < m_rules.rules().sides(); ++each) {
            m_rules.give(end, each, way[each] & rest);
        }
        const Value value = outcome(end, side);
        sum.value += value.value;
        sum.difference += value.difference;
    }
    return {sum.value / kWays, sum.difference / kWays};
}

Completions::Value Completions::outcome(const Position& position, int side) const {
    m_rules.spend(static_cast<std::int64_t>(kSideWork) * m_rules.rules().sides());
    const BySide<int> points = m_rules.points(position);
    return {m_evaluation.value(points, side),
            static_cast<double>(Objective(m_rules.rules()).lead(points, side))};
}

} // namespace settebello
