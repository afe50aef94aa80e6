// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/scoring.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// Calls `visit` with the index of every item as a constant, so that the compiler can inline the
/// table's functions: searches score rounds by the million.
template <typename Visit>
constexpr void forEachItem(Visit visit) {
    [&]<std::size_t... kPlaces>(std::index_sequence<kPlaces...>) {
        (visit(std::integral_constant<std::size_t, kPlaces>()), ...);
    }
    (std::make_index_sequence<kScoringItems.size()>());
}

/// The side whose value is above every other, or −1.
template <typename Value>
int strictlyHighest(std::span<const Tally> tallies, Value value) {
    int best = 0;
    int bestValue = value(tallies[0]);
    for (std::size_t side = 1; side < tallies.size(); ++side) {
        const int current = value(tallies[side]);
        best = current == bestValue ? -1 : best;
        best = current > bestValue ? static_cast<int>(side) : best;
        bestValue = std::max(bestValue, current);
    }
    return best;
}

} // namespace

Points ownPoints(const RuleSet& rules, const Tally& tally) {
    Points points;
    forEachItem([&](auto place) {
        constexpr ScoringItemInfo kInfo = kScoringItems[place]; // GCC inlines through a copy only
        if constexpr (kInfo.award == Award::EachSide) {
            points[kInfo.item] = kInfo.value(rules, tally);
        }
    });
    return points;
}

PointsBySide scoreRound(const RuleSet& rules, std::span<const Tally> tallies) {
    PointsBySide points;
    for (std::size_t side = 0; side < tallies.size(); ++side) {
        points[side] = ownPoints(rules, tallies[side]);
    }
    forEachItem([&](auto place) {
        constexpr ScoringItemInfo kInfo = kScoringItems[place]; // GCC inlines through a copy only
        if constexpr (kInfo.award == Award::StrictlyMost) {
            if (kInfo.inForce(rules)) {
                const int side = strictlyHighest(
                    tallies, [&](const Tally& tally) { return kInfo.value(rules, tally); });
                if (side >= 0) {
                    points[side][kInfo.item] = 1;
                }
            }
        }
    });
    return points;
}

int cardPoints(const RuleSet& rules, Card card) {
    return ownPoints(rules, {CardSet{card}, 0, 0}).total();
}

bool canLosePoints(const RuleSet& rules) {
    const Tally everything{CardSet::all(), 0, 0};
    return std::any_of(kScoringItems.begin(), kScoringItems.end(), [&](const auto& info) {
        return info.award == Award::EachSide && info.value(rules, everything) < 0;
    });
}

int certainPoints(const ScoringItemInfo& item, const RuleSet& rules, std::span<const Tally> tallies,
                  CardSet uncaptured, int side) {
    const auto withRest = [&](const Tally& tally) {
        return item.value(rules, {tally.pile | uncaptured, tally.sweeps, tally.declarations});
    };
    const Tally& own = tallies[static_cast<std::size_t>(side)];
    const int value = item.value(rules, own);
    if (item.award == Award::EachSide) {
        return std::min(value, withRest(own));
    }
    const bool isCertain =
        item.inForce(rules) && std::ranges::all_of(tallies, [&](const Tally& other) {
            return &other == &own || value > withRest(other);
        });
    return isCertain ? 1 : 0;
}

} // namespace settebello
