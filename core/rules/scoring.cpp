// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/scoring.h"

#include "cards/pack.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace settebello {

namespace {

// Half points by rank, so that the scale `halves` stays in whole numbers. Index 0 is no card.
using Scale = std::array<int, kRankCount + 1>;
constexpr Scale kStandard{0, 32, 24, 26, 28, 30, 36, 42, 20, 20, 20};
constexpr Scale kHalves{0, 11, 4, 6, 8, 10, 12, 14, 1, 1, 1};
constexpr Scale kHurrikan{0, 32, 24, 26, 28, 30, 36, 42, 16, 18, 20};

/// The best card's value for every set of cards of one suit; no cards are worth 0.
using BestBySet = std::array<std::uint8_t, 1U << kRankCount>;
constexpr BestBySet bestOf(const Scale& scale) {
    BestBySet best{};
    for (std::size_t set = 1; set < best.size(); ++set) {
        const int rank = static_cast<int>(std::bit_width(set));
        const std::size_t others = set - (std::size_t{1} << (rank - 1));
        best[set] = static_cast<std::uint8_t>(
            std::max<int>(best[others], scale[static_cast<std::size_t>(rank)]));
    }
    return best;
}
constexpr BestBySet kBestStandard = bestOf(kStandard);
constexpr BestBySet kBestHalves = bestOf(kHalves);
constexpr BestBySet kBestHurrikan = bestOf(kHurrikan);

const BestBySet& bestBy(PrimieraScale scale) {
    switch (scale) {
    case PrimieraScale::Halves:
        return kBestHalves;
    case PrimieraScale::Hurrikan:
        return kBestHurrikan;
    case PrimieraScale::Standard:
        break;
    }
    return kBestStandard;
}

/// The side whose value is above every other, or −1.
template <typename Value>
int strictlyHighest(std::span<const Tally> tallies, Value value) {
    int best = -1;
    int bestValue = value(tallies[0].pile) - 1;
    for (std::size_t side = 0; side < tallies.size(); ++side) {
        const int its = value(tallies[side].pile);
        best = its == bestValue ? -1 : best;
        best = its > bestValue ? static_cast<int>(side) : best;
        bestValue = std::max(bestValue, its);
    }
    return best;
}

int napolaPoints(Napola napola, int run) {
    constexpr int kShortest = 3;
    const int longest = napola == Napola::ToSix ? kSix : kHorse;
    return napola == Napola::None || run < kShortest ? 0 : std::min(run, longest);
}

int scalettePoints(int low, int high) {
    constexpr int kShortest = 3;
    constexpr int kFirstPoints = 5;
    constexpr int kMostPoints = 11;
    const int highPoints =
        high < kShortest ? 0 : std::min(high - kShortest + kFirstPoints, kMostPoints);
    return napolaPoints(Napola::ToHorse, low) + highPoints;
}

} // namespace

int Points::total() const {
    return cards + suit + settebello + prime + sweeps + reBello + napola + scalette + lowCards +
           declarations + twoOfBatons;
}

int primieraHalves(const RuleSet& rules, CardSet pile) {
    const BestBySet& bestOfSuit = bestBy(rules.scoring.primieraScale);
    int sum = 0;
    bool lacksSuit = false;
    for (int suit = 0; suit < kSuitCount; ++suit) {
        const int best = bestOfSuit[pile.ranksOf(static_cast<Suit>(suit))];
        lacksSuit = lacksSuit || best == 0;
        sum += best;
    }
    return lacksSuit && rules.scoring.primieraNeedsFourSuits ? -1 : sum;
}

int primeRank(const RuleSet& rules, CardSet pile) {
    if (rules.scoring.prime == Prime::Primiera) {
        return primieraHalves(rules, pile);
    }
    constexpr int kMoreThanAllSixes = kSuitCount + 1;
    return pile.sizeOfRank(kSeven) * kMoreThanAllSixes + pile.sizeOfRank(kSix);
}

int runFromAce(const RuleSet& rules, CardSet pile) {
    return std::countr_one(pile.ranksOf(rules.bonusSuit()));
}

int runFromKing(const RuleSet& rules, CardSet pile) {
    // The king moved to the highest bit of all.
    return std::countl_one(pile.ranksOf(rules.bonusSuit()) << (32 - kRankCount));
}

bool holdsWholeSuit(const RuleSet& rules, CardSet pile) {
    return pile.containsAll(CardSet::ofSuit(rules.bonusSuit()) & Pack::contents(rules.pack.cards));
}

Points ownPoints(const RuleSet& rules, const Tally& tally) {
    const Suit bonus = rules.bonusSuit();
    const auto has = [&](Card card) { return tally.pile.contains(card) ? 1 : 0; };
    const int low = runFromAce(rules, tally.pile);
    Points points;
    points.settebello = has(Card(bonus, kSeven));
    points.sweeps = tally.sweeps;
    points.reBello = rules.scoring.reBello ? has(Card(bonus, kKing)) : 0;
    points.napola = napolaPoints(rules.scoring.napola, low);
    points.scalette =
        rules.scoring.scalette ? scalettePoints(low, runFromKing(rules, tally.pile)) : 0;
    for (int rank = kAce; rules.scoring.lowCards && rank <= 3; ++rank) {
        points.lowCards += rank * has(Card(bonus, rank));
    }
    points.declarations = tally.declarations;
    points.twoOfBatons = rules.scoring.twoOfBatons * has(Card(Suit::Batons, kTwo));
    return points;
}

PointsBySide scoreRound(const RuleSet& rules, std::span<const Tally> tallies) {
    PointsBySide points;
    for (std::size_t side = 0; side < tallies.size(); ++side) {
        points[side] = ownPoints(rules, tallies[side]);
    }
    const auto award = [&](int Points::*item, auto value) {
        const int side = strictlyHighest(tallies, value);
        if (side >= 0) {
            points[static_cast<std::size_t>(side)].*item = 1;
        }
    };
    const CardSet bonus = CardSet::ofSuit(rules.bonusSuit());
    award(&Points::cards, [](CardSet pile) { return pile.size(); });
    award(&Points::suit, [&](CardSet pile) { return (pile & bonus).size(); });
    if (rules.scoring.prime != Prime::None) {
        award(&Points::prime, [&](CardSet pile) { return primeRank(rules, pile); });
    }
    return points;
}

} // namespace settebello
