// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/legal_plays.h"

#include <algorithm>
#include <array>

namespace settebello {

namespace {

constexpr int kFifteen = 15;

constexpr std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

/// The sums of table cards that a card of that value captures, at most two of them (rules.md §4).
struct Targets {
    std::array<int, 2> sums{};
    int count = 0;

    Targets(Sum rule, int value) {
        if (rule != Sum::Fifteen) {
            sums[at(count++)] = value;
        }
        if (rule != Sum::Equal) {
            sums[at(count++)] = kFifteen - value;
        }
    }
    int highest() const { return *std::max_element(sums.begin(), sums.end()); }
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
    /// @param highestSum no greater sum is going to be asked for.
    SubsetSearch(CardSet table, int highestSum, std::vector<CardSet>& found)
        : m_found(found) {
        // High ranks first: they overshoot soonest, so that little is tried in vain.
        for (const Card card : table) {
            if (card.rank() > highestSum) {
                continue;
            }
            int place = m_size++;
            for (; place > 0 && m_cards[at(place - 1)].rank() < card.rank(); --place) {
                m_cards[at(place)] = m_cards[at(place - 1)];
            }
            m_cards[at(place)] = card;
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
            const Card card = m_cards[at(i)];
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

void singleCaptures(const Targets& targets, CardSet table, std::vector<CardSet>& captures) {
    for (int i = 0; i < targets.count; ++i) {
        const int rank = targets.sums[at(i)];
        if (rank <= kKing) {
            for (const Card card : table& CardSet::ofRank(rank)) {
                captures.push_back(CardSet{card});
            }
        }
    }
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
    if (rules.capture.choice != Choice::Free) { // both other choices prefer one card to any set
        singleCaptures(targets, table, captures);
        if (!captures.empty()) {
            return;
        }
    }
    const int most = std::min(mostCards(rules), table.size());
    SubsetSearch search(table, targets.highest(), captures);
    if (rules.capture.choice != Choice::Fewest) {
        for (int i = 0; i < targets.count; ++i) {
            search.atMost(targets.sums[at(i)], most);
        }
        return;
    }
    for (int cards = 2; cards <= most && captures.empty(); ++cards) {
        for (int i = 0; i < targets.count; ++i) {
            search.exactly(targets.sums[at(i)], cards);
        }
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
