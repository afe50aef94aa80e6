// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/legal_plays.h"

#include <algorithm>
#include <array>

namespace settebello {

namespace {

constexpr int kFifteen = 15;

/// The sums of table cards that a card of that value captures, at most two of them (rules.md §4).
struct Targets {
    std::array<int, 2> sums{};
    int count = 0;

    Targets(Sum rule, int value) {
        if (rule != Sum::Fifteen) {
            sums[static_cast<std::size_t>(count++)] = value;
        }
        if (rule != Sum::Equal) {
            sums[static_cast<std::size_t>(count++)] = kFifteen - value;
        }
    }
    bool contains(int sum) const {
        return std::find(sums.begin(), sums.begin() + count, sum) != sums.begin() + count;
    }
};

int sumOf(CardSet cards) {
    int sum = 0;
    for (const Card card : cards) {
        sum += card.rank();
    }
    return sum;
}

/// Collects every set of exactly or at most so many table cards with a given sum.
class SubsetSearch {
public:
    SubsetSearch(CardSet table, std::vector<CardSet>& found)
        : m_found(found) {
        // High ranks first: they overshoot soonest, so that little is tried in vain.
        for (int rank = kKing; rank >= kAce; --rank) {
            for (const Card card : table& CardSet::ofRank(rank)) {
                m_cards[static_cast<std::size_t>(m_size++)] = card;
            }
        }
    }

    void atMost(int sum, int cards) { extend(0, sum, cards, CardSet(), false); }
    void exactly(int sum, int cards) { extend(0, sum, cards, CardSet(), true); }

private:
    void extend(int from, int sum, int cards, CardSet chosen, bool exact) {
        if (sum == 0) {
            if (!exact || cards == 0) {
                m_found.push_back(chosen);
            }
            return;
        }
        if (cards == 0) {
            return;
        }
        for (int i = from; i < m_size; ++i) {
            const Card card = m_cards[static_cast<std::size_t>(i)];
            if (card.rank() * cards < sum) {
                return; // this and all later cards are too low to reach the sum
            }
            if (card.rank() <= sum) {
                chosen.insert(card);
                extend(i + 1, sum - card.rank(), cards - 1, chosen, exact);
                chosen.erase(card);
            }
        }
    }

    std::array<Card, kCardCount> m_cards{};
    int m_size = 0;
    std::vector<CardSet>& m_found;
};

int mostCards(const RuleSet& rules) {
    return rules.capture.maxCards == 0 ? kCardCount : rules.capture.maxCards;
}

void aceCaptures(const RuleSet& rules, Card ace, CardSet table, std::vector<CardSet>& captures) {
    if (table.empty()) {
        if (rules.capture.loneAce == LoneAce::TakesItself) {
            captures.push_back(CardSet{ace});
        }
        return;
    }
    const CardSet aces = table & CardSet::ofRank(kAce);
    for (const Card other : aces) {
        captures.push_back(CardSet{other});
    }
    if (aces.empty()) {
        captures.push_back(table);
    }
}

bool followsAceRule(const RuleSet& rules, Card card) {
    return card.rank() == kAce && rules.capture.ace != Ace::Plain;
}

} // namespace

void legalCaptures(const RuleSet& rules, Card card, CardSet table, std::vector<CardSet>& captures) {
    captures.clear();
    if (followsAceRule(rules, card)) {
        aceCaptures(rules, card, table, captures);
        return;
    }
    const Targets targets(rules.capture.sum, card.rank());
    const int most = std::min(mostCards(rules), table.size());
    SubsetSearch search(table, captures);
    const auto exactly = [&](int cards) {
        for (int i = 0; i < targets.count; ++i) {
            search.exactly(targets.sums[static_cast<std::size_t>(i)], cards);
        }
    };
    switch (rules.capture.choice) {
    case Choice::SingleFirst:
        exactly(1);
        if (!captures.empty()) {
            return;
        }
        break;
    case Choice::Fewest:
        for (int cards = 1; cards <= most && captures.empty(); ++cards) {
            exactly(cards);
        }
        return;
    case Choice::Free:
        break;
    }
    for (int i = 0; i < targets.count; ++i) {
        search.atMost(targets.sums[static_cast<std::size_t>(i)], most);
    }
}

void legalPlays(const RuleSet& rules, CardSet hand, CardSet table, std::vector<Play>& plays) {
    // One buffer a thread, so that a search that asks a million times allocates nothing.
    thread_local std::vector<CardSet> captures;
    plays.clear();
    for (const Card card : hand) {
        legalCaptures(rules, card, table, captures);
        for (const CardSet captured : captures) {
            plays.push_back({card, captured});
        }
        if (captures.empty() || !rules.capture.compulsory) {
            plays.push_back({card, CardSet()});
        }
    }
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
    thread_local std::vector<CardSet> captures;
    legalCaptures(rules, play.card, table, captures);
    if (!play.isCapture()) {
        return captures.empty() || !rules.capture.compulsory ? PlayFault::None
                                                             : PlayFault::MustCapture;
    }
    if (std::find(captures.begin(), captures.end(), play.captured) != captures.end()) {
        return PlayFault::None;
    }
    if (!table.containsAll(play.captured)) {
        return PlayFault::NotOnTable;
    }
    if (followsAceRule(rules, play.card)) {
        return PlayFault::AceRule;
    }
    if (!Targets(rules.capture.sum, play.card.rank()).contains(sumOf(play.captured))) {
        return PlayFault::WrongSum;
    }
    if (play.captured.size() > mostCards(rules)) {
        return PlayFault::TooManyCards;
    }
    return rules.capture.choice == Choice::SingleFirst ? PlayFault::SingleFirst
                                                       : PlayFault::FewestCards;
}

} // namespace settebello
