// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/legal_plays.h"

#include "cards/random.h"
#include "rules/captures.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace settebello {

namespace {

int sumOf(CardSet cards) {
    int sum = 0;
    for (const Card card : cards) {
        sum += card.rank();
    }
    return sum;
}

} // namespace

void legalCaptures(const RuleSet& rules, Card card, CardSet table, std::vector<CardSet>& captures) {
    captures.clear();
    Captures(rules.capture, table).forEach(card, [&](CardSet captured) {
        captures.push_back(captured);
        return true;
    });
}

void legalPlays(const RuleSet& rules, CardSet hand, CardSet table, std::vector<Play>& plays) {
    plays.clear();
    withCaptures(rules, table, [&](auto&& captures) {
        for (const Card card : hand) {
            int found = 0;
            captures.forEach(card, [&](CardSet captured) {
                plays.push_back({card, captured});
                ++found;
                return true;
            });
            if (captures.mayBeLaid(found)) {
                plays.push_back({card, CardSet()});
            }
        }
    });
}

Play drawLegalPlay(const RuleSet& rules, CardSet hand, CardSet table, Random& random) {
    return withCaptures(rules, table, [&](auto&& captures) -> Play {
        // As many as the hand has cards; not initialized, because this is the heart of searches.
        std::array<std::uint8_t, kCardCount> cards;
        std::array<int, kCardCount> captureCounts;
        std::array<int, kCardCount> playsUpTo; // of this card and all before it
        std::size_t size = 0;
        int plays = 0;
        for (const Card card : hand) {
            const int count = captures.count(card);
            plays += count + static_cast<int>(captures.mayBeLaid(count));
            cards[size] = static_cast<std::uint8_t>(card.index());
            captureCounts[size] = count;
            playsUpTo[size++] = plays;
        }
        const int drawn = static_cast<int>(random.below(static_cast<std::uint32_t>(plays)));
        // All are looked at, because leaving at the right one is a jump that nobody can foresee.
        std::size_t which = 0;
        int before = 0;
        for (std::size_t i = 0; i < size; ++i) {
            const int passed = -static_cast<int>(playsUpTo[i] <= drawn);
            which -= static_cast<std::size_t>(passed);
            before = std::max(before, playsUpTo[i] & passed);
        }
        const Card card = Card::fromIndex(cards[which]);
        const int capture = drawn - before;
        return {card, capture < captureCounts[which] ? captures.nth(card, capture) : CardSet()};
    });
}

PlayFault checkPlay(const RuleSet& rules, CardSet hand, CardSet table, const Play& play) {
    if (!hand.contains(play.card)) {
        return PlayFault::NotInHand;
    }
    Captures captures(rules.capture, table);
    if (!play.isCapture()) {
        return captures.mayBeLaid(captures.count(play.card)) ? PlayFault::None
                                                             : PlayFault::MustCapture;
    }
    const bool found =
        !captures.forEach(play.card, [&](CardSet captured) { return captured != play.captured; });
    if (found) {
        return PlayFault::None;
    }
    if (!table.containsAll(play.captured)) {
        return PlayFault::NotOnTable;
    }
    if (captures.followsAceRule(play.card)) {
        return PlayFault::AceRule;
    }
    if (!captures.fits(play.card, sumOf(play.captured))) {
        return PlayFault::WrongSum;
    }
    if (play.captured.size() > captures.mostCards()) {
        return PlayFault::TooManyCards;
    }
    return rules.capture.choice == Choice::SingleFirst ? PlayFault::SingleFirst
                                                       : PlayFault::FewestCards;
}

} // namespace settebello
