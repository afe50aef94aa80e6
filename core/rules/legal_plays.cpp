// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/legal_plays.h"

#include "cards/random.h"
#include "rules/captures.h"

#include <array>

namespace settebello {

namespace {

int sumOf(CardSet cards) {
    int sum = 0;
    for (const Card card : cards) {
        sum += card.rank();
    }
    return sum;
}

/// Whether a card that has so many captures may be laid instead (rules.md §4).
bool mayBeLaid(const RuleSet& rules, int captures) {
    return captures == 0 || !rules.capture.compulsory;
}

} // namespace

void legalCaptures(const RuleSet& rules, Card card, CardSet table, std::vector<CardSet>& captures) {
    captures.clear();
    Captures(rules, table).forEach(card, [&](CardSet captured) {
        captures.push_back(captured);
        return true;
    });
}

void legalPlays(const RuleSet& rules, CardSet hand, CardSet table, std::vector<Play>& plays) {
    plays.clear();
    Captures captures(rules, table);
    for (const Card card : hand) {
        int found = 0;
        captures.forEach(card, [&](CardSet captured) {
            plays.push_back({card, captured});
            ++found;
            return true;
        });
        if (mayBeLaid(rules, found)) {
            plays.push_back({card, CardSet()});
        }
    }
}

Play drawLegalPlay(const RuleSet& rules, CardSet hand, CardSet table, Random& random) {
    std::array<int, kCardCount> captureCounts; // as many as the hand has cards
    std::size_t size = 0;
    int plays = 0;
    Captures captures(rules, table);
    for (const Card card : hand) {
        const int count = captures.count(card);
        captureCounts[size++] = count;
        plays += count + (mayBeLaid(rules, count) ? 1 : 0);
    }
    int drawn = static_cast<int>(random.below(static_cast<std::uint32_t>(plays)));
    const int* count = captureCounts.data();
    for (const Card card : hand) {
        if (drawn < *count) {
            return {card, captures.nth(card, drawn)};
        }
        drawn -= *count;
        if (mayBeLaid(rules, *count) && drawn-- == 0) {
            return {card, CardSet()};
        }
        ++count;
    }
    return {}; // not reached
}

bool isSweep(const RuleSet& rules, const Play& play, CardSet table, bool lastPlay) {
    const bool takingAce = play.card.rank() == kAce && rules.capture.ace == Ace::TakesAll;
    return play.isCapture() && play.captured == table && !takingAce &&
           (!lastPlay || rules.sweep.onLastCard);
}

PlayFault checkPlay(const RuleSet& rules, CardSet hand, CardSet table, const Play& play) {
    if (!hand.contains(play.card)) {
        return PlayFault::NotInHand;
    }
    Captures captures(rules, table);
    if (!play.isCapture()) {
        return mayBeLaid(rules, captures.count(play.card)) ? PlayFault::None
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
