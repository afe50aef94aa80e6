// SPDX-License-Identifier: GPL-3.0-or-later
#include "naive_plays.h"

#include <algorithm>
#include <cstddef>

namespace settebello::naive {

namespace {

struct Subset {
    Cards cards;
    int sum = 0;
};

/// No capture adds up to more: a king takes ten, and an ace takes fourteen to fifteen.
constexpr int kHighestSum = 14;

/// Every non-empty subset that could be a capture at all.
std::vector<Subset> subsets(const Cards& table, int cupsSeven) {
    std::vector<Subset> found;
    constexpr std::size_t kFewEnough = 12;
    if (table.size() <= kFewEnough) {
        for (unsigned mask = 1; mask < 1U << table.size(); ++mask) {
            int sum = 0;
            for (std::size_t i = 0; i < table.size(); ++i) {
                sum += (mask >> i & 1U) != 0 ? playedRank(table[i], cupsSeven) : 0;
            }
            if (sum > kHighestSum) {
                continue;
            }
            Subset subset;
            subset.sum = sum;
            for (std::size_t i = 0; i < table.size(); ++i) {
                if ((mask >> i & 1U) != 0) {
                    subset.cards.push_back(table[i]);
                }
            }
            found.push_back(subset);
        }
        return found;
    }
    // There are too many subsets to test all: each card joins those that it keeps small enough.
    found.emplace_back();
    for (const Card card : table) {
        const std::size_t before = found.size();
        const int rank = playedRank(card, cupsSeven);
        for (std::size_t i = 0; i < before; ++i) {
            if (found[i].sum + rank <= kHighestSum) {
                Subset larger = found[i];
                larger.cards.push_back(card);
                larger.sum += rank;
                found.push_back(larger);
            }
        }
    }
    found.erase(found.begin());
    return found;
}

std::vector<Cards> aceCandidates(const RuleSet& rules, Card ace, const Cards& table,
                                 const std::vector<Subset>& sets, bool first, int cupsSeven) {
    if (table.empty()) {
        return rules.capture.loneAce == LoneAce::TakesItself ? std::vector<Cards>{{ace}}
                                                             : std::vector<Cards>{};
    }
    std::vector<Cards> aces;
    for (const Card card : table) {
        if (playedRank(card, cupsSeven) == 1) {
            aces.push_back({card});
        }
    }
    if (first && rules.capture.firstAce == FirstAce::TakesAces) {
        return aces;
    }
    if (aces.empty()) {
        return {table};
    }
    const int most = rules.capture.maxCards;
    for (const Subset& set : sets) {
        if (rules.capture.aceFifteen && rules.capture.sum != Sum::Equal && set.sum == 14 &&
            (most == 0 || static_cast<int>(set.cards.size()) <= most)) {
            aces.push_back(set.cards);
        }
    }
    return aces;
}

std::vector<Cards> candidates(const RuleSet& rules, int rank, const std::vector<Subset>& sets) {
    std::vector<Cards> found;
    for (const Subset& set : sets) {
        const bool equal = set.sum == rank;
        const bool fifteen = set.sum + rank == 15;
        const bool fits = rules.capture.sum == Sum::Equal     ? equal
                          : rules.capture.sum == Sum::Fifteen ? fifteen
                                                              : equal || fifteen;
        const auto most = static_cast<std::size_t>(rules.capture.maxCards);
        if (fits && (most == 0 || set.cards.size() <= most)) {
            found.push_back(set.cards);
        }
    }
    if (found.empty() || rules.capture.choice == Choice::Free) {
        return found;
    }
    std::size_t fewest = found[0].size();
    for (const Cards& set : found) {
        fewest = std::min(fewest, set.size());
    }
    if (rules.capture.choice == Choice::SingleFirst && fewest != 1) {
        return found;
    }
    std::vector<Cards> filtered;
    for (const Cards& set : found) {
        if (set.size() == fewest) {
            filtered.push_back(set);
        }
    }
    return filtered;
}

} // namespace

void sortCards(Cards& cards) {
    std::sort(cards.begin(), cards.end());
}

bool holds(const Cards& cards, Card card) {
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

void takeOut(Cards& cards, Card card) {
    cards.erase(std::find(cards.begin(), cards.end(), card));
}

std::string playText(Card card, const Cards& captured) {
    std::string text = toString(card);
    for (std::size_t i = 0; i < captured.size(); ++i) {
        text += (i == 0 ? "=" : "+") + toString(captured[i]);
    }
    return text;
}

Card playedCard(const std::string& text) {
    return *parseCard(text.substr(0, text.find('=')));
}

Cards capturedCards(const std::string& text) {
    Cards cards;
    std::size_t from = text.find('=');
    while (from != std::string::npos) {
        const std::size_t to = text.find('+', from + 1);
        const std::size_t length = to == std::string::npos ? to : to - from - 1;
        cards.push_back(*parseCard(text.substr(from + 1, length)));
        from = to;
    }
    return cards;
}

int playedRank(Card card, int cupsSeven) {
    return card == Card(Suit::Cups, 7) ? cupsSeven : card.rank();
}

Texts legalPlays(const RuleSet& rules, const Cards& hand, const Cards& table, const Cards& tops,
                 bool first, int cupsSeven) {
    const std::vector<Subset> sets = subsets(table, cupsSeven);
    Texts plays;
    bool onlyAces = true;
    for (const Card card : hand) {
        onlyAces = onlyAces && playedRank(card, cupsSeven) == 1;
    }
    for (const Card card : hand) {
        const int rank = playedRank(card, cupsSeven);
        if (first && rules.capture.firstAce == FirstAce::Forbidden && rank == 1 && !onlyAces) {
            continue;
        }
        const bool specialAce = rank == 1 && rules.capture.ace != Ace::Plain;
        auto captures = specialAce ? aceCandidates(rules, card, table, sets, first, cupsSeven)
                                   : candidates(rules, rank, sets);
        for (const Card top : tops) {
            if (rules.capture.steal && top.rank() == card.rank()) {
                captures.push_back({top});
            }
        }
        for (const Cards& capture : captures) {
            plays.push_back(playText(card, capture));
        }
        if (captures.empty() || !rules.capture.compulsory) {
            plays.push_back(playText(card, {}));
        }
    }
    std::sort(plays.begin(), plays.end());
    return plays;
}

} // namespace settebello::naive
