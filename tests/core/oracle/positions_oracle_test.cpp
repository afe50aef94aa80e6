// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare.h"
#include "game/certain_points.h"
#include "naive_plays.h"
#include "random_rules.h"
#include "rules/legal_plays.h"
#include "rules/scoring.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace settebello {
namespace {

// 8 parts × 500 rule sets × 50 are the 200,000 positions of a normal run.
constexpr int kParts = 8;
constexpr int kRuleSets = 500;
constexpr int kPositionsEach = 50;

/// The parameter is the part and its seed; the parts can run in parallel.
class PositionsOracle : public testing::TestWithParam<std::uint64_t> {};

INSTANTIATE_TEST_SUITE_P(Part, PositionsOracle,
                         testing::Range(std::uint64_t{0}, std::uint64_t{kParts}));

struct RandomPosition {
    naive::Cards hand;
    naive::Cards table;
};

RandomPosition randomPosition(const RuleSet& rules, Random& random) {
    Pack pack(rules.pack.cards);
    pack.shuffle(random);
    // Mostly tables of usual size, now and then a large one.
    const std::uint32_t most = random.below(12) == 0 ? 15 : 8;
    const int onTable = static_cast<int>(random.below(most));
    const int inHand = 1 + static_cast<int>(random.below(10));
    RandomPosition position;
    for (int i = 0; i < onTable + inHand; ++i) {
        (i < onTable ? position.table : position.hand).push_back(pack[i]);
    }
    naive::sortCards(position.hand);
    naive::sortCards(position.table);
    return position;
}

TEST_P(PositionsOracle, LegalPlays) {
    Random random(GetParam() * 10 + 1);
    std::vector<Play> plays;
    for (int i = 0; i < kRuleSets * oracleFactor(); ++i) {
        const RuleSet rules = randomRules(random);
        for (int j = 0; j < kPositionsEach; ++j) {
            const RandomPosition position = randomPosition(rules, random);
            const naive::Texts expected = // as the first of a round, where that matters
                naive::legalPlays(rules, position.hand, position.table, {}, true);
            legalPlays(rules, toCardSet(position.hand), toCardSet(position.table), plays);
            naive::Texts found;
            for (const Play& play : plays) {
                found.push_back(toString(play));
            }
            std::sort(found.begin(), found.end());
            ASSERT_EQ(found, expected) << disagreement(rules) << "rule set " << i << ", " << j;
        }
    }
}

/// A random play of a hand card, mostly a plausible one, legal or not.
Play anyPlay(const RandomPosition& position, Random& random) {
    const Card card = position.hand[random.below(static_cast<std::uint32_t>(position.hand.size()))];
    Play play{card, {}};
    for (const Card other : position.table) {
        if (random.below(3) == 0) {
            play.captured.insert(other);
        }
    }
    if (random.below(20) == 0) {
        play.captured.insert(Card::fromIndex(static_cast<int>(random.below(kCardCount))));
    }
    return play;
}

TEST_P(PositionsOracle, CheckPlayAllowsWhatIsLegalAndNothingElse) {
    Random random(GetParam() * 10 + 2);
    for (int i = 0; i < kRuleSets / 10 * oracleFactor(); ++i) {
        const RuleSet rules = randomRules(random);
        for (int j = 0; j < kPositionsEach; ++j) {
            const RandomPosition position = randomPosition(rules, random);
            const naive::Texts legal =
                naive::legalPlays(rules, position.hand, position.table, {}, true);
            const CardSet hand = toCardSet(position.hand);
            const CardSet table = toCardSet(position.table);
            const Play play = anyPlay(position, random);
            const bool expected =
                std::find(legal.begin(), legal.end(), toString(play)) != legal.end();
            ASSERT_EQ(checkPlay(rules, hand, table, play) == PlayFault::None, expected)
                << disagreement(rules) << toString(play);
            for (const std::string& text : legal) {
                ASSERT_EQ(checkPlay(rules, hand, table, *parsePlay(text)), PlayFault::None);
            }
        }
    }
}

/// Cards distributed among the sides and nobody so that ties and long runs are likely too.
naive::Piles randomPiles(const RuleSet& rules, Random& random) {
    const auto sides = static_cast<std::uint32_t>(rules.sides());
    naive::Piles piles;
    piles.cards.resize(sides);
    const std::uint32_t nobody = random.below(3); // none, few or many cards not captured
    const std::uint32_t favourite = random.below(sides);
    const std::uint32_t favour = random.below(4);
    for (const Card card : naive::wholePack(rules)) {
        const bool suits = card.suit() == rules.bonusSuit() || card.rank() == kSeven;
        if (suits && random.below(5) < favour) {
            piles.cards[favourite].push_back(card);
        } else if (random.below(10) >= nobody * 4) {
            piles.cards[random.below(sides)].push_back(card);
        }
    }
    for (std::uint32_t side = 0; side < sides; ++side) {
        piles.sweeps.push_back(static_cast<int>(random.below(4)));
        piles.declarations.push_back(rules.scoring.declarations == Declarations::None
                                         ? 0
                                         : static_cast<int>(random.below(9)));
    }
    return piles;
}

std::vector<Tally> tallies(const naive::Piles& piles) {
    std::vector<Tally> all;
    for (std::size_t side = 0; side < piles.cards.size(); ++side) {
        all.push_back({toCardSet(piles.cards[side]), piles.sweeps[side], piles.declarations[side]});
    }
    return all;
}

TEST_P(PositionsOracle, Scoring) {
    Random random(GetParam() * 10 + 3);
    for (int i = 0; i < kRuleSets * oracleFactor(); ++i) {
        const RuleSet rules = randomRules(random);
        for (int j = 0; j < kPositionsEach; ++j) {
            const naive::Piles piles = randomPiles(rules, random);
            const std::vector<naive::Score> expected = naive::score(rules, piles);
            const PointsBySide found = scoreRound(rules, tallies(piles));
            for (std::size_t side = 0; side < expected.size(); ++side) {
                ASSERT_EQ(toScore(found[side]), expected[side])
                    << disagreement(rules) << "rule set " << i << ", " << j << ", side " << side;
            }
            ASSERT_EQ(holdsWholeSuit(rules, toCardSet(piles.cards[0])),
                      naive::wholeSuitSide(rules, piles.cards) == 0);
        }
    }
}

TEST_P(PositionsOracle, CertainPoints) {
    Random random(GetParam() * 10 + 4);
    for (int i = 0; i < kRuleSets / 10 * oracleFactor(); ++i) {
        const RuleSet rules = randomRules(random);
        for (int j = 0; j < kPositionsEach; ++j) {
            const naive::Piles piles = randomPiles(rules, random);
            const std::vector<int> expected = naive::certain(rules, piles);
            CardSet uncaptured = Pack::contents(rules.pack.cards);
            for (const Tally& tally : tallies(piles)) {
                uncaptured -= tally.pile;
            }
            for (int side = 0; side < rules.sides(); ++side) {
                ASSERT_EQ(certainPoints(rules, tallies(piles), uncaptured, side),
                          expected[static_cast<std::size_t>(side)])
                    << disagreement(rules) << "rule set " << i << ", " << j << ", side " << side;
            }
        }
    }
}

} // namespace
} // namespace settebello
