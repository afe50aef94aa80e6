// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/position/position.h"

#include "cards/pack.h"
#include "players/evaluation/points_ahead.h"
#include "rules/legal_plays.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

} // namespace

PositionRules::PositionRules(const RuleSet& rules)
    : m_rules(rules)
    , m_captureCache(rules)
    , m_needsFourSuits(rules.scoring.prime == Prime::Primiera &&
                       rules.scoring.primieraNeedsFourSuits) {
    for (const Card card : Pack::contents(rules.pack.cards)) {
        const int points = ownPoints(rules, Tally{CardSet{card}, 0, 0}).total();
        m_cardPoints[at(card.index())] = static_cast<std::int8_t>(points);
        if (points != 0) {
            m_special.insert(card);
        }
    }
    m_bonus = CardSet::ofSuit(rules.bonusSuit()) & Pack::contents(rules.pack.cards);
    m_bonusCount = m_bonus.size();
    RuleSet anySuits = rules;
    anySuits.scoring.primieraNeedsFourSuits = false; // so that one suit can be asked for alone
    for (unsigned mask = 0; mask <= kSuitMask; ++mask) {
        const CardSet cards = CardSet::fromBits(mask);
        const int shift = static_cast<int>(rules.bonusSuit()) * kRankCount;
        const CardSet bonus = CardSet::fromBits(std::uint64_t{mask} << shift);
        int runs = ownPoints(rules, Tally{bonus, 0, 0}).total();
        for (const Card card : bonus) {
            runs -= m_cardPoints[at(card.index())];
        }
        m_runPoints[mask] = static_cast<std::int8_t>(runs);
        m_hasRuns = m_hasRuns || runs != 0;
        if (rules.scoring.prime != Prime::None) {
            m_prime[mask] = static_cast<std::uint8_t>(primeRank(anySuits, cards));
        }
    }
}

Position PositionRules::open(std::span<const CardSet> hands, CardSet table,
                             std::span<const Tally> tallies, int turn, int lastCapturer) const {
    Position round;
    std::copy_n(hands.begin(), at(m_rules.table.players), round.hands.begin());
    round.table = table;
    round.turn = static_cast<std::int16_t>(turn);
    round.lastCapturer = static_cast<std::int16_t>(lastCapturer);
    for (int side = 0; side < m_rules.sides(); ++side) {
        const Tally& tally = tallies[at(side)];
        take(round, side, tally.pile);
        round.settled[at(side)] =
            static_cast<std::int16_t>(round.settled[at(side)] + tally.sweeps + tally.declarations);
    }
    return round;
}

void PositionRules::plays(const Position& round, std::vector<Play>& plays) {
    const unsigned capturing = m_captureCache.reach(round.table).capturing;
    const bool mayLay = !m_rules.capture.compulsory;
    const bool loneAce = round.table.empty() && m_rules.capture.ace != Ace::Plain &&
                         m_rules.capture.loneAce == LoneAce::TakesItself;
    for (const Card card : round.hand()) {
        if ((capturing >> (card.rank() - 1) & 1) != 0) {
            for (const CardSet captured : m_captureCache.captures(round.table, card.rank())) {
                plays.push_back({card, captured});
            }
        } else if (loneAce && card.rank() == kAce) {
            plays.push_back({card, CardSet{card}});
        } else {
            plays.push_back({card, CardSet()});
            continue;
        }
        if (mayLay) {
            plays.push_back({card, CardSet()});
        }
    }
}

bool PositionRules::sweeps(const Position& round, const Play& play) const {
    if (play.captured != round.table || round.table.empty()) {
        return false;
    }
    const bool lastPlay = round.hands[at(m_rules.seatAfter(round.turn))].empty();
    return isSweep(m_rules, play, round.table, lastPlay);
}

void PositionRules::take(Position& round, int side, CardSet cards) const {
    CardSet& pile = round.piles[at(side)];
    pile |= cards;
    int points = round.settled[at(side)];
    const CardSet special = cards & m_special;
    for (const Card card : special) {
        points += cardPoints(card);
    }
    round.settled[at(side)] = static_cast<std::int16_t>(points);
    if (m_rules.scoring.wholeSuitWins && pile.containsAll(m_bonus)) {
        round.wholeSuitSide = static_cast<std::int16_t>(side);
        round.over = true;
    }
}

void PositionRules::play(Position& round, const Play& play) const {
    const int seat = round.turn;
    if (play.isCapture()) {
        const int side = m_rules.sideOf(seat);
        round.settled[at(side)] =
            static_cast<std::int16_t>(round.settled[at(side)] + (sweeps(round, play) ? 1 : 0));
        round.hands[at(seat)].erase(play.card);
        round.table -= play.captured;
        round.lastCapturer = static_cast<std::int16_t>(side);
        take(round, side, play.captured | CardSet{play.card});
        if (round.over) {
            return;
        }
    } else {
        round.hands[at(seat)].erase(play.card);
        round.table.insert(play.card);
    }
    const int next = m_rules.seatAfter(seat);
    round.turn = static_cast<std::int16_t>(next);
    if (round.hands[at(next)].empty()) {
        round.over = true;
        if (round.lastCapturer >= 0) {
            take(round, round.lastCapturer, round.table);
            round.table = CardSet();
        }
    }
}

int PositionRules::prime(CardSet pile) const {
    int sum = 0;
    for (int suit = 0; suit < kSuitCount; ++suit) {
        const unsigned mask = suitMask(pile, suit);
        if (mask == 0 && m_needsFourSuits) {
            return -1;
        }
        sum += m_prime[mask];
    }
    return sum;
}

std::array<int, kMaxSeats> PositionRules::points(const Position& round) const {
    std::array<int, kMaxSeats> points{};
    const int sides = m_rules.sides();
    const auto award = [&](auto value) {
        int best = -1;
        int bestValue = 0;
        for (int side = 0; side < sides; ++side) {
            const int its = value(round.piles[at(side)]);
            if (side == 0 || its > bestValue) {
                best = side;
                bestValue = its;
            } else if (its == bestValue) {
                best = -1;
            }
        }
        if (best >= 0) {
            ++points[at(best)];
        }
    };
    award([](CardSet pile) { return pile.size(); });
    award([&](CardSet pile) { return (pile & m_bonus).size(); });
    if (m_rules.scoring.prime != Prime::None) {
        award([&](CardSet pile) { return prime(pile); });
    }
    for (int side = 0; side < sides; ++side) {
        points[at(side)] += round.settled[at(side)];
        if (m_hasRuns) {
            points[at(side)] += runPoints(round.piles[at(side)]);
        }
    }
    if (round.wholeSuitSide >= 0) {
        points[at(round.wholeSuitSide)] += wholeSuitPoints();
    }
    return points;
}

int PositionRules::difference(const Position& round, int side) const {
    return aheadOfOthers(points(round), m_rules.sides(), side);
}

} // namespace settebello
