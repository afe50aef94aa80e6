// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/solvers/open_solver.h"

#include "players/position/comparisons.h"
#include "rules/objective.h"
#include "support/contract.h"

#include <algorithm>
#include <cstdlib>

namespace settebello {

namespace {

constexpr std::uint8_t kNoPlay = 255;

constexpr std::uint64_t mix(std::uint64_t x) {
    x = (x ^ x >> 32) * 0xD6E8FEB86659FD93;
    return x ^ x >> 29;
}

} // namespace

OpenSolver::OpenSolver(PositionRules& rules, int tableLog2)
    : m_rules(rules)
    , m_table(std::size_t{1} << tableLog2)
    , m_shift(64 - tableLog2) {
    constexpr std::size_t kDeepest = 1024;
    m_plays.reserve(kDeepest);
    m_order.reserve(kDeepest);
    for (const Card card : CardSet::all()) {
        // A rough value of the card in play, for the order in which plays are tried.
        int value = 4 + 8 * m_rules.cardPoints(card);
        value += m_rules.bonusCards().contains(card) ? 4 : 0;
        value += card.rank() == kSeven ? 6 : card.rank() == kSix ? 2 : 0;
        m_cardValues[card] = static_cast<std::int8_t>(value);
    }
}

int OpenSolver::solve(const Position& position, int side, int guess) {
    SETTEBELLO_ASSERT(position.stock == 0);
    Position played = position;
    if (m_rules.rules().sides() == 2) {
        return side == 0 ? narrowDown(played, guess) : -narrowDown(played, -guess);
    }
    return maxN(played)[side];
}

std::optional<int> OpenSolver::solve(const Position& position, int side, int guess,
                                     const StopToken& stop) {
    SETTEBELLO_ASSERT(m_rules.rules().sides() == 2);
    m_stop = &stop;
    const int value = solve(position, side, guess);
    m_stop = nullptr;
    if (!m_stopped) {
        return value;
    }
    m_stopped = false;
    forget();
    return std::nullopt;
}

void OpenSolver::forget() {
    std::fill(m_table.begin(), m_table.end(), Entry());
}

/// Looks now and then.
bool OpenSolver::isStopped() {
    constexpr std::uint64_t kBetween = 4096;
    if (m_stop != nullptr && m_nodes % kBetween == 0) {
        m_stopped = m_stopped || m_stop->stopRequested();
    }
    return m_stopped;
}

void OpenSolver::solvePlays(const Position& position, std::vector<Solved>& solved) {
    SETTEBELLO_ASSERT(!position.over && position.stock == 0);
    const int side = m_rules.rules().sideOf(position.turn);
    std::vector<Play> plays;
    m_rules.legalPlays(position, plays);
    solved.clear();
    int guess = 0;
    for (const Play& play : plays) {
        Position after = position;
        m_rules.make(after, play);
        guess = solve(after, side, guess);
        solved.push_back({play, guess});
    }
}

/// Converges on the value by testing repeatedly whether it is at least some bound (MTD(f), Plaat
/// 1996): cheap, because there are few values and the table keeps earlier results. For side 0.
int OpenSolver::narrowDown(Position& position, int guess) {
    Bounds left = bounds(position);
    int value = std::clamp(guess, left.low, left.high);
    while (left.low < left.high && !m_stopped) {
        const int beta = value == left.low ? value + 1 : value;
        value = alphaBeta(position, beta - 1, beta);
        (value < beta ? left.high : left.low) = value;
    }
    return left.low;
}

/// What the final difference of side 0 can still be, whatever is played.
OpenSolver::Bounds OpenSolver::bounds(const Position& position) const {
    const RuleSet& rules = m_rules.rules();
    if (position.over) {
        const int points = m_rules.difference(position, 0);
        return {points, points};
    }
    Bounds all = pointBounds(position);
    if (!Objective(rules).wantsPoints()) {
        all = {-all.high, -all.low};
    }
    if (rules.scoring.wholeSuitWins) {
        const CardSet bonus = m_rules.bonusCards();
        all.high += position.piles[1].intersects(bonus) ? 0 : m_rules.wholeSuitPoints();
        all.low -= position.piles[0].intersects(bonus) ? 0 : m_rules.wholeSuitPoints();
    }
    return all;
}

/// By how much the points of side 0 can still exceed those of side 1, the whole suit apart.
OpenSolver::Bounds OpenSolver::pointBounds(const Position& position) const {
    const RuleSet& rules = m_rules.rules();
    const CardSet mine = position.piles[0];
    const CardSet theirs = position.piles[1];
    const int points = position.settled(0) - position.settled(1);
    BySide<CardSet> held{};
    for (int seat = 0; seat < rules.table.players; ++seat) {
        held[rules.sideOf(seat)] |= position.hands[seat];
    }
    const CardSet left = (position.table | held[0] | held[1]).printed();
    Bounds all{points, points};
    const CardSet special = left & m_rules.specialCards();
    for (const Card card : special) {
        all.low -= std::abs(m_rules.cardPoints(card));
        all.high += std::abs(m_rules.cardPoints(card));
    }
    all.high += held[0].size(); // a sweep with every card
    all.low -= held[1].size();
    if (position.table.empty()) { // nothing to sweep yet
        const bool ours = rules.sideOf(position.turn) == 0;
        all.high -= ours ? 1 : 0;
        all.low += ours ? 0 : 1;
    }
    forEachComparison(m_rules, [&](auto value) {
        const int least = value(mine);
        const int most = value(mine | left);
        const int theirLeast = value(theirs);
        const int theirMost = value(theirs | left);
        all.low += (least > theirMost) - (least < theirMost);
        all.high += (most > theirLeast) - (most < theirLeast);
    });
    if (!m_rules.jointCards().empty()) {
        all.high += m_rules.jointPoints(mine | left) - m_rules.jointPoints(theirs);
        all.low += m_rules.jointPoints(mine) - m_rules.jointPoints(theirs | left);
    }
    if (m_rules.scoresFurther()) {
        const int king = rules.scoring.courtsAndAces ? 1 : 0; // with just so many cards
        all.high += m_rules.furtherPoints(position, 0, left, held[0].size()) + king;
        all.low -= m_rules.furtherPoints(position, 1, left, held[1].size()) + king;
    }
    return all;
}

/// By how many points that nothing changes any more side 0 is ahead.
int OpenSolver::settledAhead(const Position& position) const {
    return Objective(m_rules.rules()).worth(position.settled(0) - position.settled(1));
}

/// Everything that the points still to be won depend on; of the piles only what the comparisons
/// see of them.
std::uint64_t OpenSolver::keyOf(const Position& position) const {
    constexpr int kPastTurn = kPlayedCardCount + 4;
    std::uint64_t key = mix(position.table.bits() +
                            (static_cast<std::uint64_t>(position.turn) << kPlayedCardCount) +
                            (static_cast<std::uint64_t>(position.lastCapturer + 1) << kPastTurn));
    const int players = m_rules.rules().table.players;
    for (int seat = 0; seat < players; ++seat) {
        key = mix(key + position.hands[seat].bits());
    }
    const CardSet bonus = m_rules.bonusCards();
    const CardSet joint =
        m_rules.jointCards() | bonus.onlyIf(m_rules.rules().scoring.wholeSuitWins);
    const CardSet mine = position.piles[0];
    const CardSet theirs = position.piles[1];
    const int prime = m_rules.rules().scoring.prime == Prime::None ? 0 : 1;
    std::uint64_t piles = static_cast<std::uint64_t>(mine.size());
    piles = piles << 6 | static_cast<std::uint64_t>((mine & bonus).size());
    key = mix(key + piles);
    if (!joint.empty()) {
        key = mix(key + (mine & joint).bits());
    }
    if (m_rules.scoresFurther()) {
        constexpr std::uint64_t kMoreThanSweeps = 64;
        key = mix(key + static_cast<std::uint64_t>(position.sweeps[0]) * kMoreThanSweeps +
                  static_cast<std::uint64_t>(position.sweeps[1]));
    }
    if (prime != 0) {
        key = mix(key + m_rules.primeKey(mine));
        key = mix(key + m_rules.primeKey(theirs));
    }
    return key;
}

int OpenSolver::alphaBeta(Position& position, int alpha, int beta) {
    ++m_nodes;
    if (isStopped()) {
        return alpha;
    }
    const Bounds possible = bounds(position);
    if (possible.low >= beta || possible.low == possible.high) {
        return possible.low;
    }
    if (possible.high <= alpha) {
        return possible.high;
    }
    // The table holds the points to come, so that points won before need no separate entries.
    const int settled = settledAhead(position);
    const std::uint64_t key = keyOf(position);
    Entry& entry = m_table[key >> m_shift];
    std::uint8_t best = kNoPlay;
    bool known = entry.key == key;
    if (known) {
        const int low = entry.low + settled;
        const int high = entry.high + settled;
        if (low >= beta || low == high) {
            return low;
        }
        if (high <= alpha) {
            return high;
        }
        best = entry.best;
    }
    const int value = tryPlays(position, alpha, beta, best);
    known = entry.key == key; // deeper positions may have overwritten the entry
    if (!known) {
        entry = {key, static_cast<std::int16_t>(possible.low - settled),
                 static_cast<std::int16_t>(possible.high - settled), best};
    }
    entry.best = best;
    if (value > alpha) {
        entry.low = static_cast<std::int16_t>(std::max<int>(entry.low, value - settled));
    }
    if (value < beta) {
        entry.high = static_cast<std::int16_t>(std::min<int>(entry.high, value - settled));
    }
    return value;
}

/// @param best in: the index of the play to try first; out: that of the best.
int OpenSolver::tryPlays(Position& position, int alpha, int beta, std::uint8_t& best) {
    const bool ours = m_rules.rules().sideOf(position.turn) == 0;
    const std::size_t begin = m_plays.size();
    m_rules.legalPlays(position, m_plays);
    const std::size_t end = m_plays.size();
    order(position, begin, best);
    int value = ours ? INT16_MIN : INT16_MAX;
    for (std::size_t i = begin; i < end; ++i) {
        const std::uint8_t place = m_order[i].place;
        const auto undo = m_rules.make(position, m_plays[begin + place]);
        const int found = alphaBeta(position, alpha, beta);
        m_rules.unmake(position, undo);
        if (ours ? found > value : found < value) {
            value = found;
            best = place;
            (ours ? alpha : beta) = ours ? std::max(alpha, found) : std::min(beta, found);
            if (alpha >= beta) {
                break;
            }
        }
    }
    m_plays.resize(begin);
    m_order.resize(begin);
    return value;
}

void OpenSolver::order(const Position& position, std::size_t begin, int bestFirst) {
    const int next = m_rules.rules().seatAfter(position.turn);
    const unsigned nextRanks = CaptureCache::ranks(position.hands[next]);
    for (std::size_t i = begin; i < m_plays.size(); ++i) {
        const auto place = static_cast<std::uint8_t>(i - begin);
        constexpr int kFirst = 10000;
        const int early = place == bestFirst ? kFirst : promise(position, m_plays[i], nextRanks);
        std::size_t to = i;
        m_order.push_back({});
        for (; to > begin && m_order[to - 1].promise < early; --to) {
            m_order[to] = m_order[to - 1];
        }
        m_order[to] = {early, place};
    }
}

/// How early a play is to be tried. @param nextRanks of the cards in the next hand.
int OpenSolver::promise(const Position& position, const Play& play, unsigned nextRanks) {
    constexpr int kSweep = 60;
    int value = 0;
    CardSet left = position.table;
    if (play.isCapture()) {
        for (const Card card : play.captured | CardSet{play.card}) {
            value += m_cardValues[card];
        }
        value += m_rules.sweeps(position, play) ? kSweep : 0;
        left -= play.captured;
    } else {
        value = -m_cardValues[play.card];
        left.insert(play.card);
    }
    value = Objective(m_rules.rules()).worth(value);
    return value - ((m_rules.captureCache().reach(left).sweeping & nextRanks) != 0 ? kSweep : 0);
}

OpenSolver::Values OpenSolver::maxN(Position& position) {
    ++m_nodes;
    const int sides = m_rules.rules().sides();
    Values best{};
    if (position.over) {
        for (int side = 0; side < sides; ++side) {
            best[side] = m_rules.difference(position, side);
        }
        return best;
    }
    const int mover = m_rules.rules().sideOf(position.turn);
    const std::size_t begin = m_plays.size();
    m_rules.legalPlays(position, m_plays);
    const std::size_t end = m_plays.size();
    for (std::size_t i = begin; i < end; ++i) {
        const auto undo = m_rules.make(position, m_plays[i]);
        const Values values = maxN(position);
        m_rules.unmake(position, undo);
        best = i == begin || values[mover] > best[mover] ? values : best;
    }
    m_plays.resize(begin);
    return best;
}

} // namespace settebello
