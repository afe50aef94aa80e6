// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/scoring.h"

#include "rules/score_by_item.h"
#include "support/contract.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// For assertions alone.
[[maybe_unused]] bool areDisjoint(std::span<const Tally> tallies) {
    CardSet seen;
    return std::ranges::all_of(tallies, [&](const Tally& tally) {
        const bool isNew = !seen.intersects(tally.pile);
        seen |= tally.pile;
        return isNew;
    });
}

} // namespace

Points ownPoints(const RuleSet& rules, const Tally& tally) {
    Points points;
    forEachItem<Award::EachSide>([&](auto place) {
        constexpr ScoringItemInfo kInfo = kScoringItems[place]; // GCC inlines through a copy only
        points[kInfo.item] = kInfo.value(rules, tally);
    });
    return points;
}

PointsBySide scoreRound(const RuleSet& rules, std::span<const Tally> tallies) {
    SETTEBELLO_ASSERT(tallies.size() >= 2 && tallies.size() <= kMaxSeats && areDisjoint(tallies));
    return scoreByItem(rules, tallies.size(), [&](ScoringItem, std::size_t side) -> const Tally& {
        return tallies[side];
    });
}

int cardPoints(const RuleSet& rules, Card card) {
    return ownPoints(rules, {CardSet{card}, 0, 0}).total();
}

int groupPoints(const ScoringItemInfo& item, const RuleSet& rules) {
    const CardSet cards = item.cards(rules);
    if (item.award != Award::EachSide || bonusCards(rules).containsAll(cards)) {
        return 0;
    }
    int points = item.value(rules, {cards, 0, 0});
    for (const Card card : cards) {
        points -= item.value(rules, {CardSet{card}, 0, 0});
    }
    return points;
}

std::vector<CardGroup> cardGroups(const RuleSet& rules) {
    std::vector<CardGroup> groups;
    for (const ScoringItemInfo& info : kScoringItems) {
        if (const int points = groupPoints(info, rules); points != 0) {
            groups.push_back({info.cards(rules), points});
        }
    }
    return groups;
}

bool scoresFurther(const RuleSet& rules) {
    return rules.scoring.ponino || rules.scoring.courtsAndAces;
}

int furtherPoints(const RuleSet& rules, const Tally& tally) {
    return infoOf(ScoringItem::Ponino).value(rules, tally) +
           (rules.scoring.courtsAndAces ? scoring_items::pointOfKing(rules, tally.pile) : 0);
}

CardSet furtherCards(const RuleSet& rules) {
    return scoring_items::horses(rules).onlyIf(rules.scoring.ponino) |
           scoring_items::courtsAndAces(rules).onlyIf(rules.scoring.courtsAndAces);
}

bool canLosePoints(const RuleSet& rules) {
    const Tally everything{CardSet::all(), 0, 0};
    return std::any_of(kScoringItems.begin(), kScoringItems.end(), [&](const auto& info) {
        return info.award == Award::EachSide && info.value(rules, everything) < 0;
    });
}

int certainPoints(const ScoringItemInfo& item, const RuleSet& rules, std::span<const Tally> tallies,
                  CardSet uncaptured, int side) {
    SETTEBELLO_ASSERT(side >= 0 && std::cmp_less(side, tallies.size()));
    if (rules.capture.steal && !uncaptured.empty()) {
        return 0; // any pile may still be stolen
    }
    const auto withRest = [&](const Tally& tally) {
        return item.value(rules,
                          {tally.pile | uncaptured.printed(), tally.sweeps, tally.declarations});
    };
    const Tally& own = tallies[static_cast<std::size_t>(side)];
    if (item.award == Award::EachSide) {
        return std::min(item.value(rules, own), withRest(own));
    }
    if (!item.inForce(rules)) {
        return 0;
    }
    const int value = item.value(rules, own);
    const bool isCertain = std::ranges::all_of(
        tallies, [&](const Tally& other) { return &other == &own || value > withRest(other); });
    return isCertain ? 1 : 0;
}

} // namespace settebello
