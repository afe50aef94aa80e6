// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/evaluation/pile_evaluation.h"

#include "cards/pack.h"
#include "rules/objective.h"
#include "support/contract.h"

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

// Who has each card of a suit, as a number of ten digits in base three: 0 nobody yet, 1 the first
// side, 2 the second.
constexpr int kOwners = 3;
constexpr std::size_t kPlaces = 59049; // 3 to the 10
constexpr std::size_t kSuitSets = 1U << kRankCount;

constexpr std::array<std::uint16_t, kSuitSets> kDigits = [] {
    std::array<std::uint16_t, kSuitSets> digits{};
    for (std::size_t set = 0; set < kSuitSets; ++set) {
        std::uint16_t number = 0;
        for (int rank = kRankCount - 1; rank >= 0; --rank) {
            number = static_cast<std::uint16_t>(number * kOwners + (set >> rank & 1U));
        }
        digits[set] = number;
    }
    return digits;
}();

std::uint64_t ranksOf(CardSet cards, int suit) {
    return cards.bits() >> (suit * kRankCount) & (kSuitSets - 1);
}

constexpr std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}

/// What an index stands for.
struct Owners {
    std::array<CardSet, 2> piles;
    std::size_t free = 0; ///< what a card in no pile adds to the number; 0: there is none

    Owners(std::size_t place, CardSet suit) {
        std::size_t digit = 1;
        for (int rank = kAce; rank <= kKing; ++rank, digit *= kOwners) {
            const std::size_t owner = place / digit % kOwners;
            const CardSet card = suit & CardSet::ofRank(rank);
            if (owner > 0) {
                piles[owner - 1] |= card;
            } else if (!card.empty()) {
                free = digit;
            }
        }
    }
};

/// How sure a lead is: the points of one item to be expected, by lead² · kLeadScale / variance.
constexpr int kLeadScale = 64;

} // namespace

PileEvaluation::PileEvaluation(const RuleSet& rules)
    : m_rules(rules)
    , m_groups(cardGroups(rules)) {
    SETTEBELLO_ASSERT(rules.sides() == 2);
    for (std::size_t i = 0; i < m_likelihood.size(); ++i) {
        const double ratio = static_cast<double>(i) / kLeadScale;
        m_likelihood[i] = static_cast<int>(std::lround(kPoint * std::erf(std::sqrt(ratio / 2))));
    }
    for (const Card card : CardSet::all() - CardSet::ofSuit(rules.bonusSuit())) {
        if (cardPoints(rules, card) != 0) {
            m_scoringCards.insert(card);
        }
    }
    fillBonus();
    fillPrime();
    fillCards();
}

std::size_t PileEvaluation::place(CardSet first, CardSet second, int suit) {
    return kDigits[ranksOf(first, suit)] + 2U * kDigits[ranksOf(second, suit)];
}

// Every entry is the average of the two in which one more card is taken; those have higher indices.
void PileEvaluation::fillBonus() {
    constexpr int kWholeSuit = 12 * kPoint; // as good as the match
    const CardSet whole = CardSet::ofSuit(m_rules.bonusSuit()) & Pack::contents(m_rules.pack.cards);
    const bool countsCards = !m_rules.scoring.courtsAndAces;
    m_bonus.assign(kPlaces, 0);
    for (std::size_t place = kPlaces; place-- > 0;) {
        const Owners owners(place, whole);
        if (owners.free > 0) {
            m_bonus[place] = (m_bonus[place + owners.free] + m_bonus[place + 2 * owners.free]) / 2;
            continue;
        }
        int points = 0;
        for (const int side : {0, 1}) {
            const CardSet own = owners.piles[index(side)];
            const CardSet other = owners.piles[index(1 - side)];
            int value = ownPoints(m_rules, {own, 0, 0}).total() * kPoint;
            value += countsCards && own.size() > other.size() ? kPoint : 0;
            if (m_rules.scoring.wholeSuitWins && own.containsAll(whole)) {
                value += Objective(m_rules).worth(kWholeSuit);
            }
            points += side == 0 ? value : -value;
        }
        m_bonus[place] = points;
    }
}

void PileEvaluation::fillPrime() {
    constexpr double kScale = 16;
    constexpr double kMissing = 60; // as good as lost
    const auto& scoring = m_rules.scoring;
    if (scoring.prime == settebello::Prime::None) {
        return;
    }
    struct Moments {
        double mean = 0;
        double square = 0;
    };
    const CardSet whole = CardSet::ofSuit(Suit::Coins) & Pack::contents(m_rules.pack.cards);
    RuleSet lenient = m_rules; // scores piles of one suit
    lenient.scoring.primieraNeedsFourSuits = false;
    const auto best = [&](CardSet pile) {
        const bool missing = pile.empty() && scoring.prime == settebello::Prime::Primiera &&
                             scoring.primieraNeedsFourSuits;
        return missing ? -kMissing : static_cast<double>(primeRank(lenient, pile));
    };
    std::vector<Moments> moments(kPlaces);
    m_prime.resize(kPlaces);
    for (std::size_t place = kPlaces; place-- > 0;) {
        const Owners owners(place, whole);
        Moments& here = moments[place];
        if (owners.free > 0) {
            const Moments& first = moments[place + owners.free];
            const Moments& second = moments[place + 2 * owners.free];
            here = {(first.mean + second.mean) / 2, (first.square + second.square) / 2};
        } else {
            const double lead = best(owners.piles[0]) - best(owners.piles[1]);
            here = {lead, lead * lead};
        }
        m_prime[place] = {
            static_cast<int>(std::lround(here.mean * kScale)),
            static_cast<int>(std::lround((here.square - here.mean * here.mean) * kScale * kScale))};
    }
}

void PileEvaluation::fillCards() {
    // Cards are won in twos and threes, so that the lead spreads wider than card by card.
    constexpr double kSpread = 1.5;
    constexpr int kLeads = 2 * kCardCount + 1;
    m_cards.assign(index(kLeads * (kCardCount + 1)), 0);
    if (m_rules.scoring.courtsAndAces) {
        return; // most cards score nothing
    }
    for (int free = 0; free <= kCardCount; ++free) {
        for (int lead = -kCardCount; lead <= kCardCount; ++lead) {
            const double sure = free == 0 ? (lead > 0) - (lead < 0)
                                          : std::erf(lead / (kSpread * std::sqrt(2.0 * free)));
            m_cards[index(free * kLeads + lead + kCardCount)] =
                static_cast<int>(std::lround(kPoint * sure));
        }
    }
}

int PileEvaluation::primeStanding(CardSet first, CardSet second) const {
    std::int64_t mean = 0;
    std::int64_t variance = 0;
    for (int suit = 0; suit < kSuitCount; ++suit) {
        const Prime& here = m_prime[place(first, second, suit)];
        mean += here.mean;
        variance += here.variance;
    }
    if (variance == 0) {
        return mean == 0 ? 0 : mean > 0 ? kPoint : -kPoint;
    }
    const std::int64_t ratio = mean * mean * kLeadScale / variance;
    const int sure = ratio < static_cast<std::int64_t>(m_likelihood.size())
                         ? m_likelihood[static_cast<std::size_t>(ratio)]
                         : kPoint;
    return mean > 0 ? sure : -sure;
}

/// Of groups of which one side alone has cards: the chance that it gets the others too.
int PileEvaluation::groupStanding(CardSet first, CardSet second) const {
    int points = 0;
    for (const CardGroup& group : m_groups) {
        const int free = (group.cards - first - second).size();
        const int all = group.points * kPoint >> free;
        points += second.intersects(group.cards) ? 0 : all;
        points -= first.intersects(group.cards) ? 0 : all;
    }
    return points;
}

/// Of points that depend on the sweeps or on how many cards there are.
int PileEvaluation::furtherStanding(const Position& position) const {
    const CardSet cards = furtherCards(m_rules);
    const CardSet free = cards - position.piles[0] - position.piles[1];
    int points = 0;
    for (const int side : {0, 1}) {
        const int made = position.sweeps[side] - position.declared[side];
        const Tally best{position.piles[side] | free, made, 0};
        const int all = furtherPoints(m_rules, best) * kPoint >> free.size();
        points += side == 0 ? all : -all;
    }
    return points;
}

int PileEvaluation::standing(const Position& position) const {
    constexpr int kLeads = 2 * kCardCount + 1;
    const CardSet first = position.piles[0];
    const CardSet second = position.piles[1];
    const int suit = static_cast<int>(m_rules.bonusSuit());
    const int free = m_rules.pack.cards - first.size() - second.size();
    const int lead = first.size() - second.size();
    int points = m_bonus[place(first, second, suit)];
    points += m_cards[index(free * kLeads + lead + kCardCount)];
    if (!m_prime.empty()) {
        points += primeStanding(first, second);
    }
    points += groupStanding(first, second);
    if (scoresFurther(m_rules)) {
        points += furtherStanding(position);
    }
    points += (position.sweeps[0] - position.sweeps[1]) * kPoint;
    for (const Card card : (first | second) & m_scoringCards) {
        const int value = cardPoints(m_rules, card) * kPoint;
        points += first.contains(card) ? value : -value;
    }
    return Objective(m_rules).worth(points);
}

} // namespace settebello
