// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"
#include "rules/subset_sums.h"
#include "support/contract.h"

#include <algorithm>
#include <type_traits>

namespace settebello {

struct PlainCapture;

/// What each card may capture from one table, after the filter of capture.choice (rules.md §4); as
/// the first card of a round, if capture.firstAce is not `free`.
/// Everything that lists, counts, checks or draws plays uses this class.
/// @tparam Rules RuleSet::Capture, or a type with constants in place of its members, for which the
/// compiler generates a fast path.
template <typename Rules>
class BasicCaptures {
public:
    /// @param rules kept by reference. @param table any cards, also none.
    BasicCaptures(const Rules& rules, CardSet table)
        : m_rules(rules)
        , m_table(table)
        , m_counts(table, !std::is_same_v<Rules, PlainCapture>)
        , m_countable(rules.sum == Sum::Equal && !limited() &&
                      table.size() <= SubsetCounts::kMostCards) {}

    /// How many captures a card has. @pre it is not on the table.
    int count(Card card) const {
        SETTEBELLO_ASSERT(!m_table.contains(card));
        if (followsAceRule(card)) {
            return countForAce(card) + (options(card).sets ? countSets(card) : 0);
        }
        const int alone = m_rules.choice == Choice::Free ? 0 : countSingles(card);
        if (m_countable) {
            // Without a branch, because no branch predictor could guess the outcome.
            return alone + (m_counts[card.rank()] & -static_cast<int>(alone == 0));
        }
        return alone != 0 ? alone : countSets(card);
    }
    /// The capture of that number in the order of forEach(); empty if there are not that many.
    /// @pre which ≥ 0
    CardSet nth(Card card, int which) const {
        SETTEBELLO_ASSERT(which >= 0);
        const Options options = this->options(card);
        if (!m_countable || !options.together.empty()) {
            return nthAny(card, which);
        }
        if (options.sets && which < m_counts[card.rank()]) {
            return SubsetCounts::nth(m_table, card.rank(), which);
        }
        std::uint64_t left = options.singles.bits();
        for (; which > 0; --which) {
            left &= left - 1;
        }
        return CardSet::fromBits(left & (~left + 1));
    }
    /// Calls `take` with every capture of a card, each once, until it returns false.
    /// @param take bool(CardSet). @return false if `take` ever did.
    template <typename Take>
    bool forEach(Card card, Take&& take) const;

    /// Whether a card with this number of captures may be laid instead.
    bool mayBeLaid(int captures) const { return captures == 0 || !m_rules.compulsory; }
    /// True if the card is an ace with a rule of its own (capture.ace).
    bool followsAceRule(Card card) const {
        return m_rules.ace != Ace::Plain && card.rank() == kAce;
    }
    /// True if the card captures cards of that sum (capture.sum).
    bool fits(Card card, int sum) const {
        return !forEachSum(card, [=](int allowed) { return allowed != sum; });
    }
    /// The most cards that one play takes (capture.maxCards).
    int mostCards() const { return m_rules.maxCards == 0 ? kCardCount : m_rules.maxCards; }

private:
    static constexpr int kFifteen = 15;

    /// What a card may take: one of `singles`, or all of `together`, or one of the sets that add up
    /// to one of its sums.
    struct Options {
        CardSet singles;
        CardSet together;
        bool sets = false;
    };

    Options options(Card card) const {
        if (followsAceRule(card)) {
            return aceOptions(card);
        }
        // Both other choices prefer one card to any set; `free` finds single cards as sets of one.
        const CardSet alone = m_rules.choice == Choice::Free ? CardSet() : singles(card);
        return {alone, CardSet(), alone.empty()};
    }
    Options aceOptions(Card ace) const;
    CardSet singles(Card card) const {
        const int fifteen = kFifteen - card.rank();
        CardSet cards;
        cards |= m_rules.sum == Sum::Fifteen ? CardSet() : CardSet::playedAs(card.rank());
        cards |=
            m_rules.sum == Sum::Equal || fifteen > kKing ? CardSet() : CardSet::playedAs(fifteen);
        return cards & m_table;
    }
    bool limited() const { return m_rules.maxCards != 0 || m_rules.choice == Choice::Fewest; }
    int countForAce(Card ace) const;
    int countSingles(Card card) const {
        const int fifteen = kFifteen - card.rank();
        return (m_rules.sum == Sum::Fifteen ? 0 : m_table.sizeOfRank(card.rank())) +
               (m_rules.sum == Sum::Equal || fifteen > kKing ? 0 : m_table.sizeOfRank(fifteen));
    }
    int countSets(Card card) const;
    CardSet nthAny(Card card, int which) const;
    template <typename Find>
    bool forEachSum(Card card, Find find) const;
    template <typename Take>
    bool forEachSet(Card card, Take& take) const;

    const Rules& m_rules;
    CardSet m_table;
    SubsetCounts m_counts;
    bool m_countable; ///< m_counts says how many sets there are
};

using Captures = BasicCaptures<RuleSet::Capture>;

/// The default capture rules, which most games use, as constants; where no seven of cups is played
/// as another card.
struct PlainCapture {
    // NOLINTBEGIN(readability-identifier-naming): named as in RuleSet::Capture
    static constexpr Sum sum = Sum::Equal;
    static constexpr int maxCards = 0;
    static constexpr Choice choice = Choice::SingleFirst;
    static constexpr bool compulsory = true;
    static constexpr Ace ace = Ace::Plain;
    static constexpr LoneAce loneAce = LoneAce::Stays;
    static constexpr bool aceFifteen = false;
    static constexpr FirstAce firstAce = FirstAce::Free;
    // NOLINTEND(readability-identifier-naming)
};

/// Calls `use` with the capture rules, as constants if they are the default ones.
template <typename Use>
decltype(auto) withCaptureRules(const RuleSet& rules, Use use) {
    if (rules.capture == RuleSet::Capture() && !rules.declarations.wildKeepsRank) {
        constexpr PlainCapture kPlain;
        return use(kPlain);
    }
    return use(rules.capture);
}

/// Calls `use` with the captures from a table, their rules as constants if they are the
/// default ones.
template <typename Use>
decltype(auto) withCaptures(const RuleSet& rules, CardSet table, Use use) {
    return withCaptureRules(rules, [&](const auto& capture) -> decltype(auto) {
        return use(BasicCaptures(capture, table));
    });
}

// Rarely needed members are compiled once, in captures.cpp, so that callers stay small.
extern template class BasicCaptures<RuleSet::Capture>;
extern template class BasicCaptures<PlainCapture>;

template <typename Rules>
template <typename Take>
inline bool BasicCaptures<Rules>::forEach(Card card, Take&& take) const {
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

template <typename Rules>
inline typename BasicCaptures<Rules>::Options BasicCaptures<Rules>::aceOptions(Card ace) const {
    if (m_table.empty()) {
        const bool takesItself = m_rules.loneAce == LoneAce::TakesItself;
        return {CardSet(), takesItself ? CardSet{ace} : CardSet(), false};
    }
    const CardSet aces = m_table & CardSet::playedAs(kAce);
    if (m_rules.firstAce == FirstAce::TakesAces) {
        return {aces, CardSet(), false};
    }
    if (aces.empty()) {
        return {CardSet(), m_table, false};
    }
    return {aces, CardSet(), m_rules.aceFifteen && m_rules.sum != Sum::Equal};
}

/// The sums of table cards that the card captures, at most two.
template <typename Rules>
template <typename Find>
inline bool BasicCaptures<Rules>::forEachSum(Card card, Find find) const {
    const bool fifteenOnly = m_rules.sum == Sum::Fifteen || followsAceRule(card);
    return (fifteenOnly || find(card.rank())) &&
           (m_rules.sum == Sum::Equal || find(kFifteen - card.rank()));
}

template <typename Rules>
template <typename Take>
bool BasicCaptures<Rules>::forEachSet(Card card, Take& take) const {
    if (m_countable && m_counts[card.rank()] == 0) {
        return true;
    }
    const SubsetWalk walk(m_table);
    if (m_rules.choice != Choice::Fewest || followsAceRule(card)) {
        return forEachSum(card, [&](int sum) { return walk.atMost(sum, mostCards(), take); });
    }
    bool found = false;
    const auto takeFirst = [&](CardSet set) {
        found = true;
        return take(set);
    };
    const int most = std::min(mostCards(), SubsetWalk::kLargestSet);
    for (int cards = 2; cards <= most && !found; ++cards) {
        if (!forEachSum(card, [&](int sum) { return walk.exactly(sum, cards, takeFirst); })) {
            return false;
        }
    }
    return true;
}

} // namespace settebello
