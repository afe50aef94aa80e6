// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/open_outlook.h"

#include "game/outcome.h"
#include "players/evaluation/match_evaluation.h"
#include "players/policy/softmax_policy.h"
#include "players/position/points_ahead.h"
#include "players/position/position.h"
#include "players/solvers/open_solver.h"
#include "rules/objective.h"
#include "support/contract.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace settebello {

namespace {

constexpr int kSolvedCards = 8; ///< in hands; between two sides

/// How often the policy plays at random. Nothing else varies where all cards are dealt, and there
/// people and levels play less alike.
constexpr int kRandomPercent = 10;

void shuffle(std::vector<Card>& cards, std::size_t from, Random& random) {
    for (std::size_t left = cards.size(); left > from + 1; --left) {
        const auto drawn = random.below(static_cast<std::uint32_t>(left - from));
        std::swap(cards[left - 1], cards[from + drawn]);
    }
}

/// The round with another order of the same pack, with its moves.
Round playedFrom(const RuleSet& rules, const Match::PlayedRound& played, std::vector<Card>& cards,
                 const BySide<int>& scores) {
    Round round(rules, *Pack::fromCards(cards), played.dealer, nullptr, scores);
    for (const PlayerView::Move& move : played.moves) {
        round.apply(move.decision);
    }
    return round;
}

Outlook divided(const Outlook& sum, int playouts) {
    Outlook mean;
    mean.add(sum, 1.0 / playouts);
    return mean;
}

} // namespace

BySide<double> chancesAfter(const Round& round, const MatchChance& chance) {
    const RuleSet& rules = round.rules();
    BySide<double> chances{};
    std::optional<Win> win;
    BySide<int> scores = round.scoresBefore();
    if (round.over()) {
        const RoundOutcome outcome =
            outcomeOfRound(rules, scores, round.points(), round.wholeSuitSide());
        scores = outcome.marking.scores;
        win = outcome.win;
    }
    for (int side = 0; side < rules.sides(); ++side) {
        chances[side] = win ? (win->side == side ? 1 : 0) : chance.between(scores, side);
    }
    return chances;
}

struct OpenOutlook::OpenPlay {
    explicit OpenPlay(const RuleSet& ruleSet)
        : rules(ruleSet)
        , policy(rules)
        , solver(rules, kTableLog2)
        , evaluation(rules, {}) {}
    static constexpr int kTableLog2 = 14;
    static constexpr int kDecisive = 160; ///< percent; see SoftmaxPolicy::draw()

    Play drawn(const Position& position, Random& random) {
        policy.setPosition(position);
        return policy.draw(random, kDecisive);
    }

    PositionRules rules;
    SoftmaxPolicy policy;
    OpenSolver solver;
    MatchEvaluation evaluation; ///< for the points of solved rounds alone
};

OpenOutlook::OpenOutlook(const RuleSet& rules)
    : m_rules(rules)
    , m_chance(rules)
    , m_policy(rules, kRandomPercent) {
    // Positions know nothing of a match that ends at once, and the solver needs piles that only
    // grow.
    if (!Objective(rules).marksAtOnce() && rules.pilesOnlyGrow()) {
        m_openPlay = std::make_unique<OpenPlay>(rules);
    }
}

OpenOutlook::~OpenOutlook() = default;

/// From the deal on where there is never a stock, otherwise once the last cards can be solved.
bool OpenOutlook::canPlayOpen(const Round& round) const {
    return m_openPlay && round.phase() == Phase::Playing && round.stockSize() == 0 &&
           (m_rules.deal.handCards == HandCards::All || isSolvable(round));
}

/// @pre canPlayOpen() but for the number of cards
bool OpenOutlook::isSolvable(const Round& round) const {
    return m_rules.sides() == 2 && round.cardsInHands() <= kSolvedCards;
}

/// A play as in a playout.
Play OpenOutlook::drawn(const Round& round, Random& random) {
    return canPlayOpen(round) ? m_openPlay->drawn(m_openPlay->rules.position(round), random)
                              : m_policy.choose(round, random);
}

void OpenOutlook::addPlayout(Round round, Random& random, Outlook& sum) {
    while (round.phase() != Phase::Redeal && round.phase() != Phase::Over) {
        if (canPlayOpen(round)) {
            addOpenPlay(round, random, sum);
            return;
        }
        m_policy.playOn(round, random);
    }
    const BySide<int> ahead = markedPointsAhead(round);
    const BySide<double> chances = chancesAfter(round, m_chance);
    for (int side = 0; side < m_rules.sides(); ++side) {
        sum.points[side] += ahead[side];
        sum.chance[side] += chances[side];
    }
}

void OpenOutlook::addOpenPlay(const Round& round, Random& random, Outlook& sum) {
    PositionRules& rules = m_openPlay->rules;
    Position position = rules.position(round);
    const int solved = m_rules.sides() == 2 ? kSolvedCards : 0;
    while (!position.over && position.cardsInHands() > solved) {
        rules.make(position, m_openPlay->drawn(position, random));
    }
    BySide<int> points = rules.points(position);
    if (!position.over) {
        const int difference = m_openPlay->solver.solve(position, 0, rules.difference(position, 0));
        points = m_openPlay->evaluation.pointsOfDifference(position, difference, 0);
    }
    const int won = position.over ? position.wholeSuitSide : -1;
    for (int side = 0; side < m_rules.sides(); ++side) {
        sum.points[side] += Objective(m_rules).lead(points, side);
        sum.chance[side] += won >= 0 ? (won == side ? 1 : 0)
                                     : m_chance.afterRound(round.scoresBefore(), points, side);
    }
}

Outlook OpenOutlook::of(const Round& round, int playouts, Random& random) {
    SETTEBELLO_ASSERT(playouts >= 1);
    const CardSet stock = round.stock();
    std::vector<Card> cards(stock.begin(), stock.end());
    std::size_t known = 0;
    if (round.phase() == Phase::CutChoice) { // the cut card is seen
        std::swap(*std::find(cards.begin(), cards.end(), round.cutCard()), cards.front());
        known = 1;
    }
    Outlook sum;
    for (int i = 0; i < playouts; ++i) {
        Round world = round;
        if (!cards.empty()) {
            shuffle(cards, known, random);
            world.replaceHidden(round.hands(), cards);
        }
        addPlayout(world, random, sum);
    }
    return divided(sum, playouts);
}

OpenOutlook::Trial OpenOutlook::tried(const Round& world, const Play& play, Random& random) {
    Round with = world;
    with.applyLegal(play);
    Round without = world;
    bool isSame = false; // as often, so that only what differs is left to chance
    if (!canPlayOpen(world) || !isSolvable(world)) {
        const Play other = drawn(world, random);
        without.applyLegal(other);
        isSame = other == play;
    }
    const Random luck(random.next());
    Trial trial;
    Random each = luck;
    addPlayout(without, each, trial.before);
    if (!isSame) {
        each = luck;
        addPlayout(with, each, trial.change);
        trial.change.add(trial.before, -1);
    }
    return trial;
}

Outlook OpenOutlook::ofRedeals(const Match::PlayedRound& played, int dealt,
                               const BySide<int>& scores, int playouts, Random& random) {
    SETTEBELLO_ASSERT(playouts >= 1);
    std::vector<Card> cards(played.pack.cards().begin(), played.pack.cards().end());
    Outlook sum;
    for (int i = 0; i < playouts;) {
        shuffle(cards, static_cast<std::size_t>(dealt), random);
        const Round round = playedFrom(m_rules, played, cards, scores);
        if (round.phase() != Phase::Redeal) { // void deals are dealt again
            addPlayout(round, random, sum);
            ++i;
        }
    }
    return divided(sum, playouts);
}

Outlook OpenOutlook::atEnd(const Match& match) const {
    const Round& round = match.round();
    BySide<int> marked{}; // in a round that a claim has ended
    for (int side = 0; side < m_rules.sides(); ++side) {
        marked[side] = match.score(side) - round.scoresBefore()[side];
    }
    const BySide<int> ahead = markedPointsAhead(round);
    Outlook end;
    for (int side = 0; side < m_rules.sides(); ++side) {
        end.points[side] = round.over() ? ahead[side] : Objective(m_rules).lead(marked, side);
        end.chance[side] = match.result() ? (match.result()->winner == side ? 1 : 0)
                                          : m_chance.between(match.scores(), side);
    }
    return end;
}

} // namespace settebello
