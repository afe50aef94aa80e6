// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/piles.h"

#include "cards/by_card.h"
#include "support/contract.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace settebello {

namespace {

// Half points, so that the scale `halves` stays in whole numbers.
using Scale = ByRank<int>;
constexpr Scale kStandard{32, 24, 26, 28, 30, 36, 42, 20, 20, 20};
constexpr Scale kHalves{11, 4, 6, 8, 10, 12, 14, 1, 1, 1};
constexpr Scale kHurrikan{32, 24, 26, 28, 30, 36, 42, 16, 18, 20};

/// The best card's value for every set of cards of one suit; no cards are worth 0.
using BestBySet = std::array<std::uint8_t, 1U << kRankCount>;
constexpr BestBySet bestOf(const Scale& scale) {
    BestBySet best{};
    for (std::size_t set = 1; set < best.size(); ++set) {
        const int rank = static_cast<int>(std::bit_width(set));
        const std::size_t others = set - (std::size_t{1} << (rank - 1));
        best[set] = static_cast<std::uint8_t>(std::max<int>(best[others], scale[rank]));
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

} // namespace

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
    SETTEBELLO_ASSERT(rules.scoring.prime != Prime::None);
    if (rules.scoring.prime == Prime::Primiera) {
        return primieraHalves(rules, pile);
    }
    constexpr int kMoreThanAllSixes = kSuitCount + 1;
    return pile.sizeOfRank(kSeven) * kMoreThanAllSixes + pile.sizeOfRank(kSix);
}

CardSet primieraCards(const RuleSet& rules, CardSet pile) {
    RuleSet anySuits = rules; // values piles of one card
    anySuits.scoring.primieraNeedsFourSuits = false;
    CardSet best;
    for (int suit = 0; suit < kSuitCount; ++suit) {
        std::optional<Card> most;
        int mostHalves = 0;
        for (const Card card : pile& CardSet::ofSuit(static_cast<Suit>(suit))) {
            if (const int halves = primieraHalves(anySuits, {card}); halves > mostHalves) {
                most = card;
                mostHalves = halves;
            }
        }
        if (most) {
            best.insert(*most);
        }
    }
    return best;
}

CardSet primeCards(const RuleSet& rules, CardSet pile) {
    return rules.scoring.prime == Prime::Primiera
               ? primieraCards(rules, pile)
               : pile & (CardSet::ofRank(kSeven) | CardSet::ofRank(kSix));
}

} // namespace settebello
