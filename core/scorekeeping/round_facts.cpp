// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeping/round_facts.h"

#include "cards/pack.h"
#include "rules/score_by_item.h"
#include "rules/scoring_items.h"
#include "support/contract.h"

#include <algorithm>

namespace settebello {

namespace {

Comparison RoundFacts::*comparisonOf(ScoringItem item) {
    SETTEBELLO_ASSERT(infoOf(item).award == Award::StrictlyMost);
    switch (item) {
    case ScoringItem::Cards:
        return &RoundFacts::cards;
    case ScoringItem::Suit:
        return &RoundFacts::suit;
    default:
        return &RoundFacts::prime;
    }
}

CardSet firstCards(CardSet cards, int count) {
    CardSet first;
    for (auto card = cards.begin(); card != cards.end() && first.size() < count; ++card) {
        first.insert(*card);
    }
    return first;
}

/// What is known of the piles, with what follows from the numbers of the bonus suit.
class Knowledge {
public:
    Knowledge(const RuleSet& rules, const RoundFacts& facts)
        : m_rules(rules)
        , m_owned(facts.owned)
        , m_open(Pack::contents(rules.pack.cards) - facts.left) {
        for (int side = 0; side < rules.sides(); ++side) {
            m_open -= m_owned[side];
        }
        const CardSet suit = bonusCards(rules);
        for (int side = 0; side < rules.sides(); ++side) {
            const auto* counts = std::get_if<CardCounts>(&facts.suit);
            // Whoever has all is entered by number.
            const bool partly = std::holds_alternative<HasMost>(facts.suit);
            const int most = counts != nullptr ? (*counts)[side] : suit.size() - (partly ? 1 : 0);
            m_suitRoom[side] = most - (m_owned[side] & suit).size();
        }
        const CardSet openSuit = m_open & suit;
        for (int side = 0; side < rules.sides(); ++side) {
            if (std::holds_alternative<CardCounts>(facts.suit) && !openSuit.empty() &&
                m_suitRoom[side] >= openSuit.size()) {
                m_owned[side] |= openSuit;
                m_open -= openSuit;
                m_suitRoom[side] -= openSuit.size();
                break;
            }
        }
    }

    CardSet owned(int side) const { return m_owned[side]; }
    CardSet open() const { return m_open; }

    /// Whether a number that never falls or never rises as a pile grows is the same for every pile
    /// that the side may have.
    template <typename Value>
    bool isCertain(int side, Value value) const {
        const int least = value(m_owned[side]);
        const CardSet suit = m_open & bonusCards(m_rules);
        const CardSet all = m_owned[side] | m_open;
        if (m_suitRoom[side] >= suit.size()) {
            return value(all) == least;
        }
        if (m_suitRoom[side] <= 0) {
            return value(all - suit) == least;
        }
        return std::all_of(suit.begin(), suit.end(),
                           [&](Card missing) { return value(all - CardSet{missing}) == least; });
    }

private:
    const RuleSet& m_rules;
    BySide<CardSet> m_owned;
    CardSet m_open; ///< cards that any side may have
    BySide<int> m_suitRoom{};
};

/// Whether who has most follows from the cards that are owned.
bool isComparisonCertain(const RuleSet& rules, const Knowledge& known,
                         const ScoringItemInfo& info) {
    const auto least = [&](int side) { return info.value(rules, {known.owned(side), 0, 0}); };
    const auto most = [&](int side) {
        return info.value(rules, {known.owned(side) | known.open(), 0, 0});
    };
    bool allCertain = true;
    for (int side = 0; side < rules.sides(); ++side) {
        bool isAhead = true;
        for (int other = 0; other < rules.sides(); ++other) {
            isAhead = isAhead && (other == side || least(side) > most(other));
        }
        if (isAhead) {
            return true;
        }
        allCertain = allCertain && least(side) == most(side);
    }
    return allCertain;
}

bool isDecided(const RuleSet& rules, const RoundFacts& facts, const Knowledge& known,
               const ScoringItemInfo& info) {
    if (!info.inForce(rules)) {
        return true;
    }
    if (info.award == Award::StrictlyMost) {
        return !std::holds_alternative<std::monostate>(facts[info.item]) ||
               isComparisonCertain(rules, known, info);
    }
    for (int side = 0; side < rules.sides(); ++side) {
        // With a sweep, because points for sweeps may depend on the cards.
        if (!known.isCertain(side, [&](CardSet pile) { return info.value(rules, {pile, 1, 0}); })) {
            return false;
        }
    }
    return true;
}

bool isWholeSuitDecided(const RuleSet& rules, const Knowledge& known) {
    for (int side = 0; rules.scoring.wholeSuitWins && side < rules.sides(); ++side) {
        if (!known.isCertain(side,
                             [&](CardSet pile) { return holdsWholeSuit(rules, pile) ? 1 : 0; })) {
            return false;
        }
    }
    return true;
}

/// Whether the side named can have more of an item than every other, or the number is possible.
bool isPossible(const RuleSet& rules, const RoundFacts& facts, ScoringItem item) {
    const auto* counts = std::get_if<CardCounts>(&facts[item]);
    if (counts != nullptr && item == ScoringItem::Prime) {
        return false;
    }
    if (counts != nullptr) {
        for (int side = 0; side < rules.sides(); ++side) {
            const CountRange range = countRange(rules, facts, item, side, *counts);
            if ((*counts)[side] < range.fewest || (*counts)[side] > range.most) {
                return false;
            }
        }
        return true;
    }
    const auto* most = std::get_if<HasMost>(&facts[item]);
    const ScoringItemInfo& info = infoOf(item);
    if (most == nullptr || (most->side == kNobody && info.inForce(rules))) {
        return true;
    }
    if (!info.inForce(rules) || most->side < 0 || most->side >= rules.sides()) {
        return false;
    }
    const Knowledge known(rules, facts);
    const int best = info.value(rules, {known.owned(most->side) | known.open(), 0, 0});
    for (int side = 0; side < rules.sides(); ++side) {
        if (side != most->side && info.value(rules, {known.owned(side), 0, 0}) >= best) {
            return false;
        }
    }
    return true;
}

} // namespace

const Comparison& RoundFacts::operator[](ScoringItem item) const {
    return this->*comparisonOf(item);
}

Comparison& RoundFacts::operator[](ScoringItem item) {
    return this->*comparisonOf(item);
}

ItemTallies talliesOfPiles(std::span<const Tally> tallies) {
    ItemTallies all{};
    for (BySide<Tally>& item : all) {
        std::copy(tallies.begin(), tallies.end(), item.begin());
    }
    return all;
}

ItemTallies talliesOfFacts(const RuleSet& rules, const RoundFacts& facts,
                           std::span<const Tally> made) {
    const Knowledge known(rules, facts);
    ItemTallies tallies{};
    for (const ScoringItemInfo& info : kScoringItems) {
        const Comparison said = info.award == Award::StrictlyMost ? facts[info.item] : Comparison();
        for (int side = 0; side < rules.sides(); ++side) {
            Tally& tally = tallies[indexOf(info.item)][side];
            tally = made[static_cast<std::size_t>(side)];
            if (const auto* most = std::get_if<HasMost>(&said)) {
                tally.pile = info.cards(rules).onlyIf(most->side == side);
            } else if (const auto* counts = std::get_if<CardCounts>(&said)) {
                tally.pile = firstCards(info.cards(rules), (*counts)[side]);
            } else {
                tally.pile = known.owned(side);
            }
        }
    }
    return tallies;
}

PointsBySide scoreTallies(const RuleSet& rules, const ItemTallies& tallies) {
    const auto sides = static_cast<std::size_t>(rules.sides());
    return scoreByItem(rules, sides, [&](ScoringItem item, std::size_t side) -> const Tally& {
        return tallies[indexOf(item)][side];
    });
}

int wholeSuitSide(const RuleSet& rules, const ItemTallies& tallies) {
    for (int side = 0; rules.scoring.wholeSuitWins && side < rules.sides(); ++side) {
        // The cards of single sides are those of the piles, unlike the cards of a comparison.
        if (holdsWholeSuit(rules, tallies[indexOf(ScoringItem::AllCoins)][side].pile)) {
            return side;
        }
    }
    return kNobody;
}

bool isDecided(const RuleSet& rules, const RoundFacts& facts, ScoringItem item) {
    return isDecided(rules, facts, Knowledge(rules, facts), infoOf(item));
}

CardSet ownersNeeded(const RuleSet& rules, const RoundFacts& facts) {
    const Knowledge known(rules, facts);
    CardSet needed;
    for (const ScoringItemInfo& info : kScoringItems) {
        if (info.award == Award::EachSide && !isDecided(rules, facts, known, info)) {
            needed |= info.cards(rules);
        }
    }
    if (!isWholeSuitDecided(rules, known)) {
        needed |= bonusCards(rules);
    }
    return needed & known.open();
}

CardSet primeOwnersNeeded(const RuleSet& rules, const RoundFacts& facts) {
    const Knowledge known(rules, facts);
    const ScoringItemInfo& prime = infoOf(ScoringItem::Prime);
    if (isDecided(rules, facts, known, prime)) {
        return {};
    }
    RuleSet anySuits = rules; // a pile that lacks a suit is worth its other cards
    anySuits.scoring.primieraNeedsFourSuits = false;
    CardSet needed;
    for (const Card card : prime.cards(rules) & known.open()) {
        for (int side = 0; side < rules.sides(); ++side) {
            const CardSet pile = known.owned(side);
            if (primeRank(anySuits, pile | CardSet{card}) > primeRank(anySuits, pile)) {
                needed.insert(card);
            }
        }
    }
    return needed;
}

bool decideRound(const RuleSet& rules, const RoundFacts& facts) {
    const Knowledge known(rules, facts);
    return isWholeSuitDecided(rules, known) &&
           std::ranges::all_of(kScoringItems, [&](const ScoringItemInfo& info) {
               return isDecided(rules, facts, known, info);
           });
}

CountRange countRange(const RuleSet& rules, const RoundFacts& facts, ScoringItem item, int side,
                      const CardCounts& before) {
    SETTEBELLO_ASSERT(item == ScoringItem::Cards || item == ScoringItem::Suit);
    const CardSet cards = infoOf(item).cards(rules);
    CountRange range{(facts.owned[side] & cards).size(), (cards - facts.left).size()};
    for (int other = 0; other < rules.sides(); ++other) {
        if (other != side) {
            range.most -= other < side ? before[other] : (facts.owned[other] & cards).size();
        }
    }
    return range;
}

bool arePossible(const RuleSet& rules, const RoundFacts& facts) {
    CardSet seen = facts.left;
    for (int side = 0; side < rules.sides(); ++side) {
        if (seen.intersects(facts.owned[side])) {
            return false;
        }
        seen |= facts.owned[side];
    }
    return Pack::contents(rules.pack.cards).containsAll(seen) &&
           isPossible(rules, facts, ScoringItem::Cards) &&
           isPossible(rules, facts, ScoringItem::Suit) &&
           isPossible(rules, facts, ScoringItem::Prime);
}

} // namespace settebello
