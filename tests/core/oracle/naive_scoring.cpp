// SPDX-License-Identifier: GPL-3.0-or-later
#include "naive_scoring.h"

#include <algorithm>
#include <optional>

namespace settebello::naive {

namespace {

Suit bonusSuit(const RuleSet& rules) {
    return rules.scoring.bonusSuit == BonusSuit::Cups ? Suit::Cups : Suit::Coins;
}

int countSuit(const Cards& pile, Suit suit) {
    int count = 0;
    for (const Card card : pile) {
        count += card.suit() == suit ? 1 : 0;
    }
    return count;
}

int countRank(const Cards& pile, int rank) {
    int count = 0;
    for (const Card card : pile) {
        count += card.rank() == rank ? 1 : 0;
    }
    return count;
}

double primieraValue(PrimieraScale scale, int rank) {
    //                                   A     2   3   4   5   6   7   J    H    K
    static const double kStandard[] = {16, 12, 13, 14, 15, 18, 21, 10, 10, 10};
    static const double kHalves[] = {5.5, 2, 3, 4, 5, 6, 7, 0.5, 0.5, 0.5};
    static const double kHurrikan[] = {16, 12, 13, 14, 15, 18, 21, 8, 9, 10};
    const double* values = scale == PrimieraScale::Standard ? kStandard
                           : scale == PrimieraScale::Halves ? kHalves
                                                            : kHurrikan;
    return values[rank - 1];
}

/// Nothing if the pile cannot compete.
std::optional<double> primiera(const RuleSet& rules, const Cards& pile) {
    double sum = 0;
    for (const Suit suit : {Suit::Coins, Suit::Cups, Suit::Swords, Suit::Batons}) {
        double best = 0;
        for (const Card card : pile) {
            if (card.suit() == suit) {
                best = std::max(best, primieraValue(rules.scoring.primieraScale, card.rank()));
            }
        }
        if (countSuit(pile, suit) == 0 && rules.scoring.primieraNeedsFourSuits) {
            return std::nullopt;
        }
        sum += best;
    }
    return sum;
}

/// The sides with the highest value; a side without a value does not compete.
std::vector<std::size_t> best(const std::vector<std::size_t>& sides,
                              const std::vector<std::optional<double>>& values) {
    std::vector<std::size_t> leading;
    for (const std::size_t side : sides) {
        if (!values[side]) {
            continue;
        }
        if (!leading.empty() && *values[side] > *values[leading[0]]) {
            leading.clear();
        }
        if (leading.empty() || *values[side] == *values[leading[0]]) {
            leading.push_back(side);
        }
    }
    return leading;
}

std::vector<std::size_t> primeWinners(const RuleSet& rules, const std::vector<Cards>& piles,
                                      const std::vector<std::size_t>& all) {
    std::vector<std::optional<double>> primes;
    std::vector<std::optional<double>> sevens;
    std::vector<std::optional<double>> sixes;
    for (const Cards& pile : piles) {
        primes.push_back(primiera(rules, pile));
        sevens.emplace_back(countRank(pile, 7));
        sixes.emplace_back(countRank(pile, 6));
    }
    switch (rules.scoring.prime) {
    case Prime::Primiera:
        return best(all, primes);
    case Prime::Sevens:
        return best(best(all, sevens), sixes);
    case Prime::None:
        break;
    }
    return {};
}

int lowRun(const RuleSet& rules, const Cards& pile) {
    int length = 0;
    for (int rank = 1; rank <= 10 && holds(pile, Card(bonusSuit(rules), rank)); ++rank) {
        ++length;
    }
    return length;
}

int highRun(const RuleSet& rules, const Cards& pile) {
    int length = 0;
    for (int rank = 10; rank >= 1 && holds(pile, Card(bonusSuit(rules), rank)); --rank) {
        ++length;
    }
    return length;
}

/// How many cards of each suit the pack has.
int suitSize(const RuleSet& rules) {
    return rules.pack.cards == 40 ? 10 : 9;
}

int runPoints(int length, int most) {
    return length < 3 ? 0 : std::min(length, most);
}

Score ownItems(const RuleSet& rules, const Cards& pile) {
    const Suit bonus = bonusSuit(rules);
    Score score;
    score["settebello"] = holds(pile, Card(bonus, 7)) && !rules.scoring.courtsAndAces ? 1 : 0;
    score["courtsAndAces"] = 0;
    if (rules.scoring.courtsAndAces) {
        const int cards =
            countRank(pile, 1) + countRank(pile, 8) + countRank(pile, 9) + countRank(pile, 10);
        score["courtsAndAces"] = cards + (cards == 8 && holds(pile, Card(bonus, 10)) ? 1 : 0);
    }
    score["reBello"] = rules.scoring.reBello && holds(pile, Card(bonus, 10)) ? 1 : 0;
    score["donna"] = rules.scoring.donna && holds(pile, Card(bonus, 9)) ? 1 : 0;
    score["twoOfBatons"] = holds(pile, Card(Suit::Batons, 2)) ? rules.scoring.twoOfBatons : 0;
    score["lowCards"] = 0;
    if (rules.scoring.lowCards) {
        score["lowCards"] += holds(pile, Card(bonus, 1)) ? 1 : 0;
        score["lowCards"] += holds(pile, Card(bonus, 2)) ? 2 : 0;
        score["lowCards"] += holds(pile, Card(bonus, 3)) ? 3 : 0;
    }
    score["napola"] = 0;
    if (rules.scoring.napola == Napola::ToSix) {
        score["napola"] = runPoints(lowRun(rules, pile), 6);
    } else if (rules.scoring.napola == Napola::ToHorse) {
        score["napola"] = runPoints(lowRun(rules, pile), 9);
    }
    score["scalette"] = 0;
    if (rules.scoring.scalette) {
        const int high = highRun(rules, pile);
        score["scalette"] = runPoints(lowRun(rules, pile), 9);
        score["scalette"] += high < 3 ? 0 : std::min(5 + (high - 3), 11);
    }
    score["piccola"] = 0;
    if (rules.scoring.piccola && holds(pile, Card(bonus, 1)) && holds(pile, Card(bonus, 2)) &&
        holds(pile, Card(bonus, 3))) {
        score["piccola"] = 3;
        const int last = rules.scoring.piccolaToSeven ? 7 : 6;
        for (int next = 4; next <= last && holds(pile, Card(bonus, next)); ++next) {
            ++score["piccola"];
        }
    }
    score["grande"] = rules.scoring.grande && highRun(rules, pile) >= 3 ? 5 : 0;
    score["allSevens"] = rules.scoring.allSevens && countRank(pile, 7) == 4 ? 1 : 0;
    score["allCoins"] = rules.scoring.allCoins && countSuit(pile, bonus) == suitSize(rules) ? 1 : 0;
    return score;
}

} // namespace

std::vector<std::string> itemsAfterRound(const RuleSet& rules) {
    std::vector<std::string> items{"settebello", "prime", "suit", "cards"};
    if (rules.match.marking == MarkingOrder::CardsFirst) {
        items = {"cards", "suit", "settebello", "prime"};
    }
    for (const char* item :
         {"courtsAndAces", "ponino", "reBello", "donna", "lowCards", "napola", "scalette",
          "piccola", "grande", "allSevens", "allCoins", "twoOfBatons"}) {
        items.emplace_back(item);
    }
    return items;
}

std::vector<Score> score(const RuleSet& rules, const Piles& piles) {
    std::vector<Score> scores;
    std::vector<std::size_t> all;
    std::vector<std::optional<double>> cards;
    std::vector<std::optional<double>> suit;
    for (std::size_t side = 0; side < piles.cards.size(); ++side) {
        all.push_back(side);
        cards.emplace_back(static_cast<double>(piles.cards[side].size()));
        suit.emplace_back(countSuit(piles.cards[side], bonusSuit(rules)));
        Score score = ownItems(rules, piles.cards[side]);
        score["sweeps"] = rules.scoring.courtsAndAces ? 0 : piles.sweeps[side];
        score["ponino"] = rules.scoring.ponino && countRank(piles.cards[side], 9) == 4
                              ? piles.sweeps[side] // once more
                              : 0;
        score["declarations"] = piles.declarations[side];
        score["cards"] = score["suit"] = score["prime"] = 0;
        scores.push_back(score);
    }
    const auto award = [&](const char* item, const std::vector<std::size_t>& winners) {
        if (winners.size() == 1) {
            scores[winners[0]][item] = 1;
        }
    };
    if (!rules.scoring.courtsAndAces) {
        award("cards", best(all, cards));
        award("suit", best(all, suit));
    }
    award("prime", primeWinners(rules, piles.cards, all));
    for (Score& score : scores) {
        if (rules.capture.steal) { // nothing else counts
            score["suit"] = score["settebello"] = score["sweeps"] = 0;
        }
    }
    for (Score& score : scores) {
        int total = 0;
        for (const auto& [item, points] : score) {
            total += points;
        }
        score["total"] = total;
    }
    return scores;
}

int wholeSuitSide(const RuleSet& rules, const std::vector<Cards>& piles) {
    for (std::size_t side = 0; side < piles.size(); ++side) {
        if (countSuit(piles[side], bonusSuit(rules)) == suitSize(rules)) {
            return static_cast<int>(side);
        }
    }
    return -1;
}

std::vector<int> certain(const RuleSet& rules, const Piles& piles) {
    Cards rest = wholePack(rules);
    for (const Cards& pile : piles.cards) {
        for (const Card card : pile) {
            takeOut(rest, card);
        }
    }
    if (rules.capture.steal && !rest.empty()) { // all can be lost again
        return std::vector<int>(piles.cards.size());
    }
    std::vector<Score> least;
    for (std::size_t receiver = 0; receiver < piles.cards.size(); ++receiver) {
        Piles later = piles;
        later.cards[receiver].insert(later.cards[receiver].end(), rest.begin(), rest.end());
        const std::vector<Score> scores = score(rules, later);
        if (least.empty()) {
            least = scores;
        }
        for (std::size_t side = 0; side < scores.size(); ++side) {
            for (const auto& [item, points] : scores[side]) {
                least[side][item] = std::min(least[side][item], points);
            }
        }
    }
    std::vector<int> certain;
    for (Score& score : least) {
        score.erase("total"); // the least of each item together is less than the least total
        int sum = 0;
        for (const auto& [item, points] : score) {
            sum += points;
        }
        certain.push_back(sum);
    }
    return certain;
}

int winnerOf(const RuleSet& rules, const std::vector<int>& scores) {
    bool reached = false;
    for (const int score : scores) {
        reached = reached || (rules.match.exceedTarget ? score > rules.match.target
                                                       : score >= rules.match.target);
    }
    if (!reached) {
        return -1;
    }
    for (std::size_t side = 0; side < scores.size(); ++side) {
        bool isBest = true;
        for (std::size_t other = 0; other < scores.size(); ++other) {
            const bool beats = rules.match.lowestWins ? scores[side] < scores[other]
                                                      : scores[side] > scores[other];
            isBest = isBest && (other == side || beats);
        }
        if (isBest) {
            return static_cast<int>(side);
        }
    }
    return -1;
}

Cards wholePack(const RuleSet& rules) {
    Cards cards;
    for (const Suit suit : {Suit::Coins, Suit::Cups, Suit::Swords, Suit::Batons}) {
        for (int rank = 1; rank <= 10; ++rank) {
            if (rank != 2 || rules.pack.cards == 40) {
                cards.push_back(Card(suit, rank));
            }
        }
    }
    return cards;
}

} // namespace settebello::naive
