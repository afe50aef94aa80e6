// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reaction.h"

#include <gtest/gtest.h>

#include <vector>

namespace settebello {

namespace {

using enum Expression;

const Card kSettebello(Suit::Coins, 7);
const Card kSevenOfCups(Suit::Cups, 7);

RuleSet rulesFor(int players, bool teams = false, bool lowestWins = false) {
    RuleSet rules;
    rules.table.players = players;
    rules.table.teams = teams;
    rules.match.lowestWins = lowestWins;
    return rules;
}

/// What the seats show; empty if the event is nothing to them.
std::vector<Expression> shown(const Event& event, const RuleSet& rules) {
    const auto reaction = reactionTo(event, rules);
    if (!reaction) {
        return {};
    }
    const auto seats = reaction->first(rules.table.players);
    return {seats.begin(), seats.end()};
}

using Seats = std::vector<Expression>;

TEST(Reaction, ToASweep) {
    const SweepMade sweep{1, 1, kSevenOfCups, 1};
    EXPECT_EQ(shown(sweep, rulesFor(2)), (Seats{Annoyed, Sweeping}));
    EXPECT_EQ(shown(sweep, rulesFor(3)), (Seats{Annoyed, Sweeping, Annoyed}));
    EXPECT_EQ(shown(sweep, rulesFor(4, true)), (Seats{Annoyed, Sweeping, Annoyed, Pleased}));
    EXPECT_EQ(shown(sweep, rulesFor(3, false, true)), (Seats{Pleased, Annoyed, Pleased}))
        << "the fewest points win";
}

TEST(Reaction, ToTheSettebello) {
    const RuleSet rules = rulesFor(4, true);
    const Seats pleased{Pleased, Waiting, Pleased, Waiting};
    EXPECT_EQ(shown(CardsCaptured{0, 0, kSevenOfCups, CardSet{kSettebello}}, rules), pleased);
    EXPECT_EQ(shown(CardsCaptured{0, 0, kSettebello, CardSet{kSevenOfCups}}, rules), pleased);
    EXPECT_EQ(shown(CardsCaptured{0, 0, kSevenOfCups, CardSet{Card(Suit::Swords, 7)}}, rules),
              Seats());
    EXPECT_EQ(shown(CardLaid{0, kSettebello}, rules), Seats());
    EXPECT_EQ(
        shown(CardsCaptured{0, 0, kSevenOfCups, CardSet{kSettebello}}, rulesFor(2, false, true)),
        (Seats{Annoyed, Waiting}))
        << "the fewest points win";
}

/// In games of the suit of cups the card is the seven of cups.
TEST(Reaction, ToTheCardOfTheBonusSuit) {
    RuleSet rules = rulesFor(2);
    rules.scoring.bonusSuit = BonusSuit::Cups;
    const CardsCaptured capture{0, 0, Card(Suit::Swords, 7), CardSet{kSettebello}};
    EXPECT_EQ(shown(capture, rules), Seats());
    EXPECT_EQ(shown(CardsCaptured{0, 0, capture.card, CardSet{kSevenOfCups}}, rules),
              (Seats{Pleased, Waiting}));
}

TEST(Reaction, ToAStolenPile) {
    const PileStolen theft{
        0, 0, kSettebello, kSevenOfCups, 1, CardSet{kSevenOfCups, Card(Suit::Swords, 7)}};
    EXPECT_EQ(shown(theft, rulesFor(3)), (Seats{Pleased, Annoyed, Waiting}));
    EXPECT_EQ(shown(theft, rulesFor(4, true)), (Seats{Pleased, Annoyed, Pleased, Annoyed}));
    EXPECT_EQ(shown(theft, rulesFor(3, false, true)), (Seats{Annoyed, Pleased, Waiting}))
        << "the fewest points win";
}

RoundScored scoredWith(std::vector<int> sweeps) {
    RoundScored scored;
    for (std::size_t side = 0; side < sweeps.size(); ++side) {
        scored.points[side][ScoringItem::Sweeps] = sweeps[side];
    }
    return scored;
}

TEST(Reaction, ToTheScoreOfARound) {
    EXPECT_EQ(shown(scoredWith({1, 3}), rulesFor(2)), (Seats{Beaten, Winning}));
    EXPECT_EQ(shown(scoredWith({2, 2}), rulesFor(2)), Seats()) << "a tie";
    EXPECT_EQ(shown(scoredWith({2, 0, 2}), rulesFor(3)), Seats());
    EXPECT_EQ(shown(scoredWith({0, 0, 1}), rulesFor(3)), (Seats{Beaten, Beaten, Winning}));
    EXPECT_EQ(shown(scoredWith({0, 1}), rulesFor(4, true)),
              (Seats{Beaten, Winning, Beaten, Winning}));
    EXPECT_EQ(shown(scoredWith({1, 3}), rulesFor(2, false, true)), (Seats{Winning, Beaten}));
}

TEST(Reaction, ToTheEndOfAMatch) {
    MatchResult result;
    result.winner = 1;
    EXPECT_EQ(shown(MatchWon{result}, rulesFor(2)), (Seats{Beaten, Winning}));
}

} // namespace

} // namespace settebello
