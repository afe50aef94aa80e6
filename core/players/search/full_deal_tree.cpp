// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/full_deal_tree.h"

#include "support/contract.h"

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

constexpr std::uint64_t kRootKey = 0x9E3779B97F4A7C15;
constexpr std::size_t kFewNodes = 1U << 15;
/// 48 MiB for a million positions; later positions are not stored.
constexpr std::size_t kMostNodes = 1U << 21;
constexpr int kAsModelled = 100; // how decisive the play of a player whose style is known is

OpponentStyle styleOf(const SampledWorld& world) {
    return world.styles[world.position.turn];
}

} // namespace

FullDealTree::FullDealTree(PositionRules& rules, StylePolicies& policies, OpenSolver& solver,
                           const MatchEvaluation& evaluation, const Options& options)
    : m_rules(rules)
    , m_policies(policies)
    , m_solver(solver)
    , m_evaluation(evaluation)
    , m_options(options)
    , m_nodes(kFewNodes) {}

std::uint64_t FullDealTree::keyOf(std::uint64_t parent, const Play& play) {
    std::uint64_t key =
        parent ^ (play.captured.bits() << 6 | static_cast<std::uint64_t>(play.card.index() + 1));
    key = (key ^ key >> 32) * 0xD6E8FEB86659FD93;
    key = (key ^ key >> 32) * 0xD6E8FEB86659FD93;
    return (key ^ key >> 32) | 1;
}

/// Makes room for twice as many nodes.
void FullDealTree::grow() {
    std::vector<Node> nodes(m_nodes.size() * 2);
    m_nodes.swap(nodes);
    for (const Node& node : nodes) {
        if (node.key != 0) {
            find(node.key) = node;
        }
    }
}

/// The node of that key, or the free slot where it belongs.
FullDealTree::Node& FullDealTree::find(std::uint64_t key) {
    const std::size_t mask = m_nodes.size() - 1;
    auto place = static_cast<std::size_t>(key >> 8) & mask;
    while (m_nodes[place].key != key && m_nodes[place].key != 0) {
        place = (place + 1) & mask;
    }
    return m_nodes[place];
}

void FullDealTree::findChildren(const SoftmaxPolicy& policy, std::uint64_t parent) {
    m_children.clear();
    for (const Play& play : policy.plays()) {
        m_children.push_back(&find(keyOf(parent, play)));
    }
}

/// The index of the play to follow.
std::size_t FullDealTree::select(SoftmaxPolicy& policy, double exploration) {
    if (m_children.size() == 1) {
        return 0;
    }
    const std::span<const std::uint32_t> likelihoods = policy.likelihoods(m_options.priorPercent);
    std::int64_t visits = 0;
    double value = 0;
    double total = 0;
    for (std::size_t i = 0; i < m_children.size(); ++i) {
        visits += m_children[i]->visits;
        value += m_children[i]->value;
        total += likelihoods[i];
    }
    const double untried =
        visits == 0 ? 0 : value / static_cast<double>(visits) - m_options.firstUrgency;
    const double scale = exploration * std::sqrt(static_cast<double>(visits + 1)) / total;
    std::size_t best = 0;
    double bestScore = 0;
    for (std::size_t i = 0; i < m_children.size(); ++i) {
        const Node& child = *m_children[i];
        const double mean = child.visits == 0 ? untried : child.value / child.visits;
        const double score = mean + scale * likelihoods[i] / (1 + child.visits);
        if (i == 0 || score > bestScore) {
            best = i;
            bestScore = score;
        }
    }
    return best;
}

/// With this number of cards in hands, or fewer, everybody is expected to play as if all cards were
/// open; 0: never.
int FullDealTree::exactBelow(const SampledWorld& world, int seat) const {
    const RuleSet& rules = m_rules.rules();
    constexpr int kTwoSides = 2;
    if (rules.sides() != kTwoSides) {
        return 0; // the solver would be too slow
    }
    for (int each = 0; each < rules.table.players; ++each) {
        if (each != seat && world.styles[each] != OpponentStyle::Careful) {
            return 0;
        }
    }
    return m_options.exactCards;
}

void FullDealTree::iterate(SampledWorld& world, Random& random) {
    if (m_taken * 2 >= m_nodes.size() && m_nodes.size() < kMostNodes) {
        grow(); // here, because the path points into it
    }
    const int seat = world.position.turn;
    const int exactCards = exactBelow(world, seat);
    const Descent descent = descend(world, exactCards, random);
    playOut(world, seat, exactCards, random);
    backUp(world.position, m_rules.rules().sideOf(seat), descent);
}

/// Plays down the tree to the first new node, or to where the solver takes over.
FullDealTree::Descent FullDealTree::descend(SampledWorld& world, int exactCards, Random& random) {
    const bool full = m_taken * 2 >= m_nodes.size();
    std::uint64_t key = kRootKey;
    Descent descent;
    bool fresh = false;
    Position& position = world.position;
    const int seat = position.turn;
    while (!position.over && !fresh &&
           (descent.steps == 0 || position.cardsInHands() > exactCards)) {
        const bool own = position.turn == seat;
        const OpponentStyle style = own ? OpponentStyle::Careful : styleOf(world);
        SoftmaxPolicy& policy = m_policies.of(style);
        policy.setPosition(position);
        findChildren(policy, key);
        const std::size_t chosen =
            style == OpponentStyle::Careful
                ? select(policy, own ? m_options.exploration : m_options.othersExploration)
                : policy.drawPlace(random, kAsModelled);
        if (descent.steps == 0) {
            descent.rootPlay = chosen;
            SETTEBELLO_ASSERT(m_rootSums.empty() || m_rootSums.size() == policy.plays().size());
            m_rootSums.resize(policy.plays().size());
        }
        const Play play = policy.plays()[chosen];
        Node* const node = m_children[chosen];
        key = keyOf(key, play);
        fresh = node->key == 0;
        const int side = m_rules.rules().sideOf(position.turn);
        m_rules.make(position, play);
        if (fresh && full) {
            break;
        }
        m_taken += static_cast<std::size_t>(fresh);
        node->key = key;
        m_path[descent.steps++] = {node, side};
    }
    return descent;
}

/// Plays on until the round is over or no more than that many cards are in hands.
void FullDealTree::playOut(SampledWorld& world, int seat, int cards, Random& random) {
    Position& position = world.position;
    while (!position.over && position.cardsInHands() > cards) {
        const OpponentStyle style = position.turn == seat ? OpponentStyle::Careful : styleOf(world);
        SoftmaxPolicy& policy = m_policies.of(style);
        policy.setPosition(position);
        const bool careful = style == OpponentStyle::Careful;
        const int percent = careful ? m_options.playoutPercent : kAsModelled;
        m_rules.make(position, policy.draw(random, percent));
    }
}

/// Adds the value of the position reached, solved if the round is not over, to the nodes passed.
void FullDealTree::backUp(const Position& position, int ownSide, const Descent& descent) {
    BySide<int> points = m_rules.points(position);
    int difference = m_rules.difference(position, ownSide);
    if (!position.over) {
        difference = m_solver.solve(position, ownSide, difference);
        points = m_evaluation.pointsOfDifference(position, difference, ownSide);
    }
    m_rootSums[descent.rootPlay].points += difference;
    m_rootSums[descent.rootPlay].chance += m_evaluation.chance(points, ownSide);
    BySide<double> values{};
    for (int side = 0; side < m_rules.rules().sides(); ++side) {
        values[side] = m_evaluation.value(points, side);
    }
    for (std::size_t i = 0; i < descent.steps; ++i) {
        m_path[i].node->value += values[m_path[i].side];
        ++m_path[i].node->visits;
    }
}

std::vector<FullDealTree::Searched> FullDealTree::searched(const Position& root) {
    std::vector<Play> plays;
    m_rules.legalPlays(root, plays);
    m_rootSums.resize(plays.size());
    std::vector<Searched> all;
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const Node& node = find(keyOf(kRootKey, plays[i]));
        const double visits = std::max(1, node.visits);
        all.push_back({plays[i], node.visits, node.value / visits, m_rootSums[i].points / visits,
                       m_rootSums[i].chance / visits});
    }
    return all;
}

} // namespace settebello
