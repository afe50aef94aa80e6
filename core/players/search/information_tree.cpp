// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/information_tree.h"

#include "players/policy/obvious_decision.h"
#include "players/position/points_ahead.h"
#include "rules/legal_plays.h"
#include "support/contract.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>

namespace settebello {

namespace {

/// The natural logarithm to within 0.06, interpolated linearly between powers of two: the same on
/// every machine, unlike the library's, and accurate enough for the exploration term. Faster than
/// portableLog(). @param number at least 1.
double roughLog(std::int32_t number) {
    constexpr double kLogOfTwo = 0.693147180559945;
    const auto bits = static_cast<std::uint32_t>(number);
    const int power = std::bit_width(bits) - 1;
    const auto floor = static_cast<double>(std::bit_floor(bits));
    return kLogOfTwo * (power + (static_cast<double>(bits) - floor) / floor);
}

/// A card of the set, all equally likely.
Card anyOf(CardSet cards, Random& random) {
    auto skipped = random.below(static_cast<std::uint32_t>(cards.size()));
    for (const Card card : cards) {
        if (skipped-- == 0) {
            return card;
        }
    }
    return cards.first();
}

} // namespace

InformationTree::InformationTree(double exploration, int iterations)
    : m_exploration(exploration) {
    constexpr int kMostAtOnce = 100'000; // a search that ends by time may never need its iterations
    m_nodes.reserve(static_cast<std::size_t>(std::min(iterations, kMostAtOnce)) + 1);
    m_nodes.emplace_back();
    constexpr std::size_t kUsualCaptures = 64;
    m_plays.reserve(kUsualCaptures);
}

void InformationTree::iterate(Round& world, const PlayoutPolicy& policy, Random& random) {
    std::size_t depth = 0;
    int at = 0;
    for (bool grown = false; !grown;) {
        while (world.phase() == Phase::Declaring) {
            world.apply(answerToDeclare(world.rules()));
        }
        if (world.phase() != Phase::Playing) {
            break;
        }
        const int side = world.rules().sideOf(world.turn());
        const CardSet hand = playableCards(world.rules(), world.hand(world.turn()));
        SETTEBELLO_ASSERT(depth > 0 || hand.containsAll(node(at).tried));
        const CardSet untried = hand - node(at).tried;
        grown = !untried.empty();
        at = grown ? expand(at, world, untried, random) : select(at, hand);
        m_path[depth++] = {at, side};
        world.applyLegal(node(at).play);
    }
    policy.playOut(world, random);
    const auto ahead = pointsAhead(world);
    for (const Step& step : std::span(m_path).first(depth)) {
        Node& passed = node(step.node);
        ++passed.visits;
        passed.points += ahead[step.side];
    }
}

int InformationTree::expand(int parent, const Round& world, CardSet untried, Random& random) {
    const Card card = anyOf(untried, random);
    legalPlays(world.rules(), CardSet{card}, world.takeable(), m_plays);
    // Plays are identified by the card and what it takes; those that are children already are
    // skipped.
    for (int child = node(parent).firstChild; child != 0; child = node(child).nextSibling) {
        std::erase(m_plays, node(child).play);
        if (world.hand(world.turn()).contains(node(child).play.card)) {
            ++node(child).available;
        }
    }
    const auto count = static_cast<std::uint32_t>(m_plays.size());
    if (count == 1) {
        node(parent).tried.insert(card);
    }
    const int made = static_cast<int>(m_nodes.size());
    Node child;
    child.play = m_plays[random.below(count)];
    child.available = 1;
    child.nextSibling = node(parent).firstChild;
    m_nodes.push_back(child);
    node(parent).firstChild = made;
    return made;
}

int InformationTree::select(int parent, CardSet hand) {
    // The table is public, so at one node a card has the same captures in every world.
    int best = 0;
    double bestBound = 0;
    for (int child = node(parent).firstChild; child != 0; child = node(child).nextSibling) {
        Node& candidate = node(child);
        if (!hand.contains(candidate.play.card)) {
            continue;
        }
        ++candidate.available;
        const double bound =
            static_cast<double>(candidate.points) / candidate.visits +
            m_exploration * std::sqrt(roughLog(candidate.available) / candidate.visits);
        if (best == 0 || bound > bestBound) {
            best = child;
            bestBound = bound;
        }
    }
    return best;
}

std::vector<InformationTree::Searched> InformationTree::searched() const {
    std::vector<Searched> plays;
    for (int child = m_nodes.front().firstChild; child != 0;) {
        const Node& candidate = m_nodes[static_cast<std::size_t>(child)];
        plays.push_back({candidate.play, candidate.visits,
                         static_cast<double>(candidate.points) / candidate.visits});
        child = candidate.nextSibling;
    }
    std::stable_sort(plays.begin(), plays.end(),
                     [](const Searched& a, const Searched& b) { return a.visits > b.visits; });
    return plays;
}

} // namespace settebello
