// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/position/position.h"

#include "cards/pack.h"
#include "game/deal_facts.h"
#include "players/position/comparisons.h"
#include "players/position/points_ahead.h"
#include "rules/legal_plays.h"
#include "rules/objective.h"
#include "support/contract.h"

#include <algorithm>
#include <utility>

namespace settebello {

PositionRules::PositionRules(const RuleSet& rules, WorkBudget* work)
    : m_rules(rules)
    , m_work(work)
    , m_captureCache(rules)
    , m_pack(Pack::contents(rules.pack.cards))
    , m_groups(cardGroups(rules))
    , m_needsFourSuits(rules.scoring.prime == Prime::Primiera &&
                       rules.scoring.primieraNeedsFourSuits)
    , m_scoresFurther(settebello::scoresFurther(rules)) {
    for (const Card card : m_pack) {
        const int points = ownPoints(rules, Tally{CardSet{card}, 0, 0}).total();
        m_cardPoints[card] = static_cast<std::int8_t>(points);
        if (points != 0) {
            m_special.insert(card);
        }
    }
    m_bonus = CardSet::ofSuit(rules.bonusSuit()) & m_pack;
    m_bonusCount = m_bonus.size();
    RuleSet anySuits = rules;
    anySuits.scoring.primieraNeedsFourSuits = false; // so that a pile of one suit has a prime
    for (unsigned mask = 0; mask <= kSuitMask; ++mask) {
        const CardSet cards = CardSet::fromBits(mask);
        const int shift = static_cast<int>(rules.bonusSuit()) * kRankCount;
        const CardSet bonus = CardSet::fromBits(std::uint64_t{mask} << shift);
        const int joint = ownPoints(rules, Tally{bonus, 0, 0}).total() - sumOfCardPoints(bonus);
        m_bonusPoints[mask] = static_cast<std::int8_t>(joint);
        m_jointCards |= m_bonus.onlyIf(joint != 0);
        if (rules.scoring.prime != Prime::None) {
            m_prime[mask] = static_cast<std::uint8_t>(primeRank(anySuits, cards));
        }
    }
    for (const CardGroup& group : m_groups) {
        m_jointCards |= group.cards;
    }
    m_jointCards |= furtherCards(rules);
}

Position PositionRules::position(std::span<const CardSet> hands, CardSet table,
                                 std::span<const Tally> tallies, int turn, int lastCapturer) const {
    SETTEBELLO_ASSERT(std::cmp_greater_equal(hands.size(), m_rules.table.players) &&
                      std::cmp_greater_equal(tallies.size(), m_rules.sides()));
    SETTEBELLO_ASSERT(turn >= 0 && turn < m_rules.table.players);
    SETTEBELLO_ASSERT(lastCapturer >= -1 && lastCapturer < m_rules.sides());
    Position position;
    std::copy_n(hands.begin(), m_rules.table.players, position.hands.begin());
    position.table = table;
    position.turn = static_cast<std::int8_t>(turn);
    position.lastCapturer = static_cast<std::int8_t>(lastCapturer);
    for (int side = 0; side < m_rules.sides(); ++side) {
        const Tally& tally = tallies[static_cast<std::size_t>(side)];
        take(position, side, tally.pile);
        position.sweeps[side] = static_cast<std::int16_t>(tally.sweeps + tally.declarations);
        position.declared[side] = static_cast<std::int16_t>(tally.declarations);
    }
    return position;
}

Position PositionRules::position(const PlayerView& view) const {
    BySeat<CardSet> hands{};
    hands[view.seat] = view.hand;
    Position shown = position(hands, view.table, view.tallies, view.turn, view.lastCapturer);
    shown.tops = view.tops;
    shown.stock = static_cast<std::int8_t>(view.stockSize);
    return shown;
}

Position PositionRules::position(const Round& round) const {
    Position open =
        position(round.hands(), round.table(), round.tallies(), round.turn(), round.lastCapturer());
    open.tops = round.tops();
    open.stock = static_cast<std::int8_t>(round.stockSize());
    return open;
}

void PositionRules::legalPlays(CardSet hand, CardSet table, std::vector<Play>& plays) {
    const std::size_t before = plays.size();
    const unsigned capturing = m_captureCache.reach(table).capturing;
    const bool mayLay = !m_rules.capture.compulsory;
    const bool loneAce = table.empty() && m_rules.capture.ace != Ace::Plain &&
                         m_rules.capture.loneAce == LoneAce::TakesItself;
    for (const Card card : hand) {
        if ((capturing >> (card.rank() - 1) & 1) != 0) {
            for (const CardSet captured : m_captureCache.captures(table, card.rank())) {
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
    spend(static_cast<std::int64_t>(plays.size() - before));
}

/// Whether no more cards lie open than were dealt to the table.
bool PositionRules::isFirstPlay(const Position& position) const {
    CardSet open = position.table;
    for (const CardSet pile : position.piles) {
        open |= pile;
    }
    return open.size() == openCards(m_rules);
}

void PositionRules::firstPlays(const Position& position, std::vector<Play>& plays) const {
    std::vector<Play> first;
    settebello::legalPlays(m_rules, position.hand(), position.table, first);
    plays.insert(plays.end(), first.begin(), first.end());
    spend(static_cast<std::int64_t>(first.size()));
}

bool PositionRules::sweeps(const Position& position, const Play& play) const {
    if (play.captured != position.table || position.table.empty()) {
        return false;
    }
    const bool lastPlay =
        position.stock == 0 && position.hands[m_rules.seatAfter(position.turn)].empty();
    return isSweep(m_rules, play, position.table, lastPlay);
}

int PositionRules::sumOfCardPoints(CardSet cards) const {
    int points = 0;
    for (const Card card : cards& m_special) {
        points += cardPoints(card);
    }
    return points;
}

void PositionRules::take(Position& position, int side, CardSet cards) const {
    CardSet& pile = position.piles[side];
    pile |= cards;
    std::int16_t& points = position.cardPoints[side];
    points = static_cast<std::int16_t>(points + sumOfCardPoints(cards));
    if (m_rules.scoring.wholeSuitWins && pile.containsAll(m_bonus)) {
        position.wholeSuitSide = static_cast<std::int8_t>(side);
        position.over = true;
    }
}

PositionRules::Undo PositionRules::make(Position& position, const Play& play) const {
    SETTEBELLO_ASSERT(!position.over &&
                      (takeable(position) | CardSet{play.card}).containsAll(play.captured));
    spend(1);
    const int seat = position.turn;
    const int side = m_rules.sideOf(seat);
    const int next = m_rules.seatAfter(seat);
    Undo undo;
    undo.hand = position.hands[seat];
    undo.table = position.table;
    undo.tops = position.tops;
    undo.pile = position.piles[side];
    undo.sweeps = position.sweeps[side];
    undo.cardPoints = position.cardPoints[side];
    undo.turn = position.turn;
    undo.lastCapturer = position.lastCapturer;
    position.hands[seat].erase(play.card);
    if (play.isCapture()) {
        std::int16_t& swept = position.sweeps[side];
        swept = static_cast<std::int16_t>(swept + (sweeps(position, play) ? 1 : 0));
        position.lastCapturer = static_cast<std::int8_t>(side);
        if (m_rules.capture.steal) {
            steal(position, side, play, undo);
        }
        position.table -= play.captured;
        take(position, side, (play.captured | CardSet{play.card}).printed());
    } else {
        position.table.insert(play.card);
    }
    position.turn = static_cast<std::int8_t>(next);
    if (position.stock == 0 && position.hands[next].empty() && !position.over) {
        endRound(position, undo);
    }
    return undo;
}

/// Makes the card of a capture the top of the pile of its side, and takes the pile whose top it
/// takes. Single cards score nothing where piles may be stolen, so that only the piles change.
void PositionRules::steal(Position& position, int side, const Play& play, Undo& undo) const {
    const CardSet stolen = play.captured & position.tops;
    for (int other = 0; other < m_rules.sides() && !stolen.empty(); ++other) {
        if (position.piles[other].intersects(stolen)) {
            undo.robbedSide = static_cast<std::int8_t>(other);
            undo.stolenPile = std::exchange(position.piles[other], CardSet());
            position.piles[side] |= undo.stolenPile;
            break;
        }
    }
    position.tops = (position.tops - position.piles[side]) | CardSet{play.card.printed()};
}

/// Gives what is left on the table to the last capturer, or to the dealer, who plays last.
void PositionRules::endRound(Position& position, Undo& undo) const {
    position.over = true;
    const int taker = m_rules.sweep.leftovers == Leftovers::Dealer ? m_rules.sideOf(undo.turn)
                                                                   : position.lastCapturer;
    if (taker < 0) {
        return;
    }
    undo.leftoversSide = static_cast<std::int8_t>(taker);
    undo.leftoversPile = position.piles[taker];
    undo.leftoversPoints = position.cardPoints[taker];
    take(position, taker, position.table.printed());
    position.table = CardSet();
}

void PositionRules::unmake(Position& position, const Undo& undo) const {
    SETTEBELLO_ASSERT(m_rules.seatAfter(undo.turn) == position.turn);
    if (position.over) {
        position.over = false;
        position.wholeSuitSide = -1;
        if (undo.leftoversSide >= 0) { // first, because the side that played may be the same
            position.piles[undo.leftoversSide] = undo.leftoversPile;
            position.cardPoints[undo.leftoversSide] = undo.leftoversPoints;
        }
    }
    const int side = m_rules.sideOf(undo.turn);
    position.tops = undo.tops;
    if (undo.robbedSide >= 0) {
        position.piles[undo.robbedSide] = undo.stolenPile;
    }
    position.hands[undo.turn] = undo.hand;
    position.table = undo.table;
    position.piles[side] = undo.pile;
    position.sweeps[side] = undo.sweeps;
    position.cardPoints[side] = undo.cardPoints;
    position.turn = undo.turn;
    position.lastCapturer = undo.lastCapturer;
}

void PositionRules::takeBack(Position& position, int seat, const Play& play) const {
    SETTEBELLO_ASSERT(position.stock > 0 && m_rules.pilesOnlyGrow());
    position.turn = static_cast<std::int8_t>(seat);
    position.lastCapturer = -1;
    if (!play.isCapture()) {
        position.table.erase(play.card);
        return;
    }
    const int side = m_rules.sideOf(seat);
    const CardSet taken = (play.captured | CardSet{play.card}).printed();
    position.piles[side] -= taken;
    position.table |= play.captured - CardSet{play.card};
    const int sweeps = isSweep(m_rules, play, position.table, false) ? 1 : 0;
    position.sweeps[side] = static_cast<std::int16_t>(position.sweeps[side] - sweeps);
    position.cardPoints[side] =
        static_cast<std::int16_t>(position.cardPoints[side] - sumOfCardPoints(taken));
}

CardSet PositionRules::hidden(const Position& position) const {
    CardSet cards = m_pack - position.table.printed();
    for (const CardSet pile : position.piles) {
        cards -= pile;
    }
    if (m_rules.declarations.wildKeepsRank) {
        for (const CardSet hand : position.hands) {
            cards = cards.asPlayedAmong(hand);
        }
    }
    return cards;
}

BySide<int> PositionRules::points(const Position& position) const {
    BySide<int> points{};
    const int sides = m_rules.sides();
    forEachComparison(*this, [&](auto value) {
        const int best = strictlyHighest(static_cast<std::size_t>(sides), [&](std::size_t side) {
            return value(position.piles[side]);
        });
        if (best >= 0) {
            ++points[best];
        }
    });
    for (int side = 0; side < sides; ++side) {
        points[side] += position.settled(side);
        if (!m_jointCards.empty()) {
            points[side] += jointPoints(position.piles[side]);
        }
        points[side] += m_scoresFurther ? furtherPoints(position, side) : 0;
    }
    if (position.wholeSuitSide >= 0) {
        points[position.wholeSuitSide] += Objective(m_rules).worth(wholeSuitPoints());
    }
    return points;
}

int PositionRules::difference(const Position& position, int side) const {
    return Objective(m_rules).lead(points(position), side);
}

} // namespace settebello
