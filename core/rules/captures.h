// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"
#include "rules/subset_sums.h"

#include <algorithm>
#include <optional>

namespace settebello {

/// What each card may capture from one table, after the filter of capture.choice (rules.md §4).
/// The one place that knows: everything that lists, counts, checks or draws plays asks here.
class Captures {
public:
    /// @param rules kept by reference. @param table any cards, also none.
    Captures(const RuleSet& rules, CardSet table)
        : m_rules(rules.capture)
        , m_table(table) {}

    /// How many captures a card has. @param card one that is not on the table.
    int count(Card card);
    /// One of them. @param which 0 … count(card) − 1; the order is that of forEach().
    CardSet nth(Card card, int which);
    /// Calls `take` with every capture of a card, each once, until it returns false.
    /// @param take bool(CardSet). @return false if `take` ever did.
    template <typename Take>
    bool forEach(Card card, Take&& take);

    /// True if an ace's own rule holds for the card (capture.ace).
    bool followsAceRule(Card card) const {
        return card.rank() == kAce && m_rules.ace != Ace::Plain;
    }
    /// True if cards of that sum are a capture's worth (capture.sum).
    bool fits(Card card, int sum) const {
        return (m_rules.sum != Sum::Fifteen && sum == card.rank()) ||
               (m_rules.sum != Sum::Equal && sum == kFifteen - card.rank());
    }
    /// The most cards that one play takes (capture.maxCards).
    int mostCards() const { return m_rules.maxCards == 0 ? kCardCount : m_rules.maxCards; }

private:
    static constexpr int kFifteen = 15;
    /// Four aces, four twos and two threes are already more than any sum.
    static constexpr int kLargestSet = 9;

    /// What a card may take: one of `singles`, or all of `together`, or one of the sets that make
    /// its sums.
    struct Options {
        CardSet singles;
        CardSet together;
        bool sets = false;
    };
    Options options(Card card) const;
    Options aceOptions(Card ace) const;
    CardSet singles(Card card) const;
    bool limited() const { return m_rules.maxCards != 0 || m_rules.choice == Choice::Fewest; }
    int countSets(Card card);
    template <typename Take>
    bool forEachSet(Card card, Take&& take);
    const SubsetWalk& walk() { return m_walk ? *m_walk : m_walk.emplace(m_table); }

    const RuleSet::Capture& m_rules;
    CardSet m_table;
    std::optional<SubsetCounts> m_counts; // both only once they are needed
    std::optional<SubsetWalk> m_walk;
};

inline CardSet Captures::singles(Card card) const {
    CardSet cards;
    if (m_rules.sum != Sum::Fifteen) {
        cards |= CardSet::ofRank(card.rank());
    }
    if (m_rules.sum != Sum::Equal && kFifteen - card.rank() <= kKing) {
        cards |= CardSet::ofRank(kFifteen - card.rank());
    }
    return cards & m_table;
}

inline Captures::Options Captures::options(Card card) const {
    if (followsAceRule(card)) {
        return aceOptions(card);
    }
    // Both other choices prefer one card to any set; `free` finds the single cards as sets of one.
    const CardSet alone = m_rules.choice == Choice::Free ? CardSet() : singles(card);
    return {alone, CardSet(), alone.empty()};
}

inline int Captures::count(Card card) {
    const Options options = this->options(card);
    if (options.sets) {
        return countSets(card);
    }
    return options.singles.size() + (options.together.empty() ? 0 : 1);
}

inline int Captures::countSets(Card card) {
    if (!limited()) {
        if (!m_counts) {
            m_counts.emplace(m_table);
        }
        if (m_counts->isExact()) {
            const int fifteen = m_rules.sum == Sum::Equal ? 0 : (*m_counts)[kFifteen - card.rank()];
            return fifteen + (m_rules.sum == Sum::Fifteen ? 0 : (*m_counts)[card.rank()]);
        }
    }
    int count = 0;
    forEachSet(card, [&](CardSet) {
        ++count;
        return true;
    });
    return count;
}

template <typename Take>
bool Captures::forEach(Card card, Take&& take) {
    const Options options = this->options(card);
    for (const Card single : options.singles) {
        if (!take(CardSet{single})) {
            return false;
        }
    }
    if (!options.together.empty() && !take(options.together)) {
        return false;
    }
    return !options.sets || forEachSet(card, take);
}

template <typename Take>
bool Captures::forEachSet(Card card, Take&& take) {
    const auto forEachSum = [&](auto find) {
        return (m_rules.sum == Sum::Fifteen || find(card.rank())) &&
               (m_rules.sum == Sum::Equal || find(kFifteen - card.rank()));
    };
    if (m_rules.choice != Choice::Fewest) {
        return forEachSum([&](int sum) { return walk().atMost(sum, mostCards(), take); });
    }
    bool found = false;
    const auto takeFirst = [&](CardSet set) {
        found = true;
        return take(set);
    };
    const int most = std::min(mostCards(), kLargestSet);
    for (int cards = 2; cards <= most && !found; ++cards) {
        if (!forEachSum([&](int sum) { return walk().exactly(sum, cards, takeFirst); })) {
            return false;
        }
    }
    return true;
}

} // namespace settebello
