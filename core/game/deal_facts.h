// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "game/declaration.h"
#include "rules/rule_set.h"

#include <cstdint>
#include <vector>

namespace settebello {

// What follows from the rules of a deal (rules.md §3). The round deals by these facts, and the
// texts about the rules state them. Texts ask also where the cards do not go round evenly, which
// checkRules() refuses.

/// How many cards each player gets in a round.
constexpr int cardsEach(const RuleSet& rules) {
    return (rules.pack.cards - rules.deal.tableCards) / rules.table.players;
}

/// How many cards lie face up before the first play: if all cards are dealt at once, also those
/// that do not go round evenly.
constexpr int openCards(const RuleSet& rules) {
    return rules.deal.handCards == HandCards::All
               ? rules.pack.cards - cardsEach(rules) * rules.table.players
               : rules.deal.tableCards;
}

/// True if the first table cards can include so many of one rank. @param limit of redealOnKings,
/// redealOnEqual or redealOnAces; 0: never.
constexpr bool canRedeal(const RuleSet& rules, int limit) {
    return limit > 0 && openCards(rules) >= limit;
}

/// Whether some of the cards make a group of that sum. @param cards at most a few.
inline bool haveGroup(CardSet cards, int sum) {
    std::uint64_t sums = 1; // bit s: some cards add up to s
    for (const Card card : cards) {
        sums |= sums << card.rank();
    }
    return sum >= 0 && (sums >> sum & 1) != 0;
}

/// What the first table cards must add up to for each sweep that they bring the dealer.
inline constexpr int kSumOfSweep = 15;

/// How many sweeps the first table cards bring the dealer, who then takes them: one if they add up
/// to 15, two if to 30, else none; with deal.twoFifteens two only if they make two groups of 15. A
/// wild card counts what makes it so; it cannot make both.
inline int sweepsOfFirstTable(const RuleSet& rules, CardSet table) {
    if (!rules.deal.tableSweeps) {
        return 0;
    }
    const CardSet wild = CardSet{kWildSeven}.onlyIf(rules.deal.wildOnTable) & table;
    const int sum = sumOfRanks(table - wild);
    for (const int sweeps : {1, 2}) {
        const int missing = sweeps * kSumOfSweep - sum;
        const bool fits = wild.empty() ? missing == 0 : missing >= kAce && missing <= kKing;
        const bool grouped =
            sweeps == 1 || !rules.deal.twoFifteens || haveGroup(table - wild, kSumOfSweep);
        if (fits && grouped) {
            return sweeps;
        }
    }
    return 0;
}

/// What the first table cards add up to where they are sweeps, a wild seven as the rank that makes
/// it so: 15 for each. 0 where they are none.
inline int sumOfFirstTable(const RuleSet& rules, CardSet table) {
    return kSumOfSweep * sweepsOfFirstTable(rules, table);
}

/// How many cards each player gets in the next packet. Nobody gets a packet of one: the last packet
/// of three has four or two instead.
/// @param share cards that each has yet to get.
constexpr int packetSize(const RuleSet& rules, int share) {
    constexpr int kSmallPacket = 3;
    constexpr int kLargePacket = 6;
    switch (rules.deal.handCards) {
    case HandCards::All:
        return share;
    case HandCards::Six:
        return kLargePacket;
    case HandCards::Three:
        break;
    }
    return share <= kSmallPacket + 1 ? share : kSmallPacket;
}

/// How many cards each player gets, packet by packet; at least one packet.
inline std::vector<int> packetSizes(const RuleSet& rules) {
    std::vector<int> sizes;
    for (int share = cardsEach(rules); share > 0; share -= sizes.back()) {
        sizes.push_back(packetSize(rules, share));
    }
    return sizes;
}

} // namespace settebello
