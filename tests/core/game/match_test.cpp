// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match.h"
#include "players/reference/greedy_player.h"
#include "players/reference/random_player.h"
#include "rules/check_rules.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

/// Plays a match with the listed players seated in turn; false if it does not end.
bool playOut(Match& match, std::vector<std::unique_ptr<Player>>& players, Events* events) {
    constexpr int kMostRounds = 500;
    for (int rounds = 0; !match.over();) {
        if (match.needsDeal()) {
            match.deal(events);
            if (++rounds > kMostRounds) {
                return false;
            }
            continue;
        }
        const int seat = match.turn();
        auto& player = players[static_cast<std::size_t>(seat) % players.size()];
        const auto decision = player->choose(match.view(seat), StopToken());
        if (!decision || match.apply(*decision, events) != DecisionFault::None) {
            ADD_FAILURE() << "an illegal decision";
            return false;
        }
    }
    return true;
}

class EveryPreset : public testing::TestWithParam<Preset> {};

/// The events since the last deal.
Events ofLastRound(const Events& all) {
    const auto begins = [](const Event& event) {
        return std::holds_alternative<RoundStarted>(event);
    };
    Events round(std::find_if(all.rbegin(), all.rend(), begins).base() - 1, all.end());
    // Void deals and the scoring of the round are not repeated.
    const auto isVoid = [](const Event& event) { return std::holds_alternative<Redealt>(event); };
    const auto dealtAnew = std::find_if(round.rbegin(), round.rend(), isVoid).base();
    round.erase(round.begin() + 1, std::max(dealtAnew, round.begin() + 1));
    std::erase_if(round, [](const Event& event) {
        return std::holds_alternative<RoundScored>(event) ||
               std::holds_alternative<ClaimMade>(event) || std::holds_alternative<MatchWon>(event);
    });
    return round;
}

TEST_P(EveryPreset, RepeatsItsRoundEventsAtEveryMoment) {
    Match match(GetParam().rules, 3);
    RandomPlayer player(3);
    Events events;
    for (int i = 0; i < 200 && !match.over(); ++i) {
        if (match.needsDeal()) {
            match.deal(&events);
        } else {
            match.apply(*player.choose(match.view(match.turn()), StopToken()), &events);
        }
        ASSERT_EQ(match.roundEvents(), ofLastRound(events)) << "after decision " << i;
    }
}

TEST_P(EveryPreset, RewindsToAnyDecisionAndContinues) {
    Match match(GetParam().rules, 4);
    RandomPlayer player(4);
    std::vector<Match> states; // of the round in play, by decisions taken
    for (int i = 0; i < 120 && !match.over(); ++i) {
        if (match.needsDeal()) {
            match.deal();
            states.clear();
        }
        if (states.size() != match.played().back().moves.size()) {
            states.clear(); // the cutter's choice made the deal void
        }
        states.push_back(match);
        match.apply(*player.choose(match.view(match.turn()), StopToken()));
        if (match.turn() < 0 || match.played().back().moves.size() != states.size()) {
            continue;
        }
        for (std::size_t moves = 0; moves < states.size(); ++moves) {
            Match back = match.rewound(moves);
            ASSERT_EQ(back.turn(), states[moves].turn());
            ASSERT_EQ(back.view(back.turn()), states[moves].view(back.turn()));
            ASSERT_EQ(back.played().back().moves.size(), moves);
        }
    }
}

TEST(Match, ContinuesWithTheSameDealsAfterRewinding) {
    Match match(RuleSet(), 9);
    match.deal();
    GreedyPlayer player;
    const auto toTheEnd = [&player](Match& m) {
        while (!m.needsDeal() && !m.over()) {
            m.apply(*player.choose(m.view(m.turn()), StopToken()));
        }
    };
    for (int i = 0; i < 10; ++i) {
        match.apply(*player.choose(match.view(match.turn()), StopToken()));
    }
    Match back = match.rewound(4);
    toTheEnd(match);
    toTheEnd(back);
    ASSERT_TRUE(match.needsDeal() && back.needsDeal());
    match.deal();
    back.deal();
    EXPECT_TRUE(match.played().back().pack == back.played().back().pack);
    EXPECT_EQ(match.scores(), back.scores());
}

TEST_P(EveryPreset, IsPlayedToTheEnd) {
    const RuleSet& rules = GetParam().rules;
    ASSERT_TRUE(checkRules(rules).empty());
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Match match(rules, seed);
        std::vector<std::unique_ptr<Player>> players;
        players.push_back(std::make_unique<GreedyPlayer>());
        players.push_back(std::make_unique<RandomPlayer>(seed));
        Events events;
        ASSERT_TRUE(playOut(match, players, &events)) << "seed " << seed;
        ASSERT_TRUE(match.result());
        ASSERT_TRUE(std::holds_alternative<MatchWon>(events.back()));
        EXPECT_EQ(std::get<MatchWon>(events.back()).result, *match.result());
        if (match.result()->by == MatchResult::By::Points) {
            const int winner = match.result()->winner;
            int most = match.score(winner);
            for (int side = 0; side < rules.sides(); ++side) {
                const int behind = match.score(winner) - match.score(side);
                EXPECT_TRUE(side == winner || (rules.match.lowestWins ? behind < 0 : behind > 0));
                most = std::max(most, match.score(side));
            }
            EXPECT_GE(most, rules.match.target);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Presets, EveryPreset,
                         testing::ValuesIn(presets().begin(), presets().end()),
                         [](const auto& preset) {
                             std::string name(preset.param.id);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

/// Plays a whole round with the first legal play of each turn from a pack in that order.
void playRound(Match& match, const Pack& pack) {
    ASSERT_TRUE(match.dealFrom(pack));
    std::vector<Decision> legal;
    while (!match.over() && !match.round().over()) {
        legalDecisions(match.view(match.turn()), legal);
        ASSERT_EQ(match.apply(legal.front()), DecisionFault::None);
    }
}

Pack shuffled(std::uint64_t seed) {
    Random random(seed);
    Pack pack;
    pack.shuffle(random);
    return pack;
}

TEST(Match, TheDealMovesInTheDirectionOfPlay) {
    RuleSet rules;
    rules.table.players = 3;
    rules.match.target = 101;
    rules.deal.redealOnKings = 0;
    Match match(rules, 1, 2);
    for (const int dealer : {2, 0, 1, 2}) {
        EXPECT_TRUE(match.needsDeal());
        playRound(match, shuffled(5));
        EXPECT_EQ(match.round().dealer(), dealer);
        EXPECT_EQ(match.played().back().dealer, dealer);
    }
    EXPECT_EQ(match.played().size(), 4U);
}

TEST(Match, TheFirstDealerIsDrawn) {
    BySeat<int> dealers{};
    RuleSet rules;
    rules.table.players = 4;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        Match match(rules, seed);
        match.deal();
        ++dealers[match.round().dealer()];
    }
    for (const int times : dealers.first(rules.table.players)) {
        EXPECT_GT(times, 60);
    }
}

TEST(Match, ContinuesWhileTheLeadersAreTied) {
    // Whatever the packs bring, a match ends exactly when one side is at the target and alone
    // ahead.
    int levelBeyondTarget = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        RuleSet rules;
        rules.match.target = 3;
        rules.deal.redealOnKings = 0;
        Match match(rules, seed);
        for (std::uint64_t round = 0; !match.over(); ++round) {
            playRound(match, shuffled(seed * 100 + round));
            const bool ended =
                std::max(match.score(0), match.score(1)) >= 3 && match.score(0) != match.score(1);
            EXPECT_EQ(match.over(), ended);
            levelBeyondTarget += match.score(0) >= 3 && match.score(0) == match.score(1) ? 1 : 0;
        }
        EXPECT_GT(match.score(match.result()->winner), match.score(1 - match.result()->winner));
    }
    EXPECT_GT(levelBeyondTarget, 0) << "no match of these was level";
}

TEST(Match, CountsDoubleOverALoserBelowTheLine) {
    int doubles = 0;
    int singles = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        RuleSet rules;
        rules.match.target = 11;
        rules.match.doubleBelow = 8;
        rules.deal.redealOnKings = 0;
        Match match(rules, seed);
        for (std::uint64_t round = 0; !match.over(); ++round) {
            playRound(match, shuffled(seed * 100 + round));
        }
        const bool isDouble = match.score(1 - match.result()->winner) < 8;
        EXPECT_EQ(match.result()->isDouble, isDouble);
        (isDouble ? doubles : singles) += 1;
    }
    EXPECT_GT(doubles, 0);
    EXPECT_GT(singles, 0);
}

TEST(Match, ScoresCanBeNegative) {
    int below = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        RuleSet rules;
        rules.scoring.twoOfBatons = -5;
        rules.deal.redealOnKings = 0;
        Match match(rules, seed);
        playRound(match, shuffled(seed));
        below += std::min(match.score(0), match.score(1)) < 0 ? 1 : 0;
    }
    EXPECT_GT(below, 0);
}

TEST(Match, TheWholeSuitWinsWhateverTheScore) {
    RuleSet rules;
    rules.table.players = 2;
    rules.scoring.wholeSuitWins = true;
    rules.capture.compulsory = false;
    rules.deal.handCards = HandCards::All;
    rules.deal.tableCards = 0;
    rules.match.target = 101;
    // Seat 0 leads and has the batons, seat 1 the coins, which it lays one after the other.
    std::vector<Card> order;
    for (int rank = kKing; rank >= kAce; --rank) {
        order.emplace_back(Suit::Batons, rank);
        order.emplace_back(Suit::Coins, rank);
    }
    for (const Card card : CardSet::ofSuit(Suit::Cups) | CardSet::ofSuit(Suit::Swords)) {
        order.push_back(card);
    }
    Match match(rules, 1, 1);
    ASSERT_TRUE(match.dealFrom(Pack::fromCards(order).value()));
    ASSERT_EQ(match.apply(Play{match.round().hand(0).first(), {}}), DecisionFault::None);
    for (int rank = kKing; rank >= kAce; --rank) {
        const Card coin(Suit::Coins, rank);
        ASSERT_EQ(match.apply(Play{coin, {}}), DecisionFault::None);
        ASSERT_EQ(match.apply(Play{Card(Suit::Batons, rank), {coin}}), DecisionFault::None);
    }
    ASSERT_TRUE(match.over());
    EXPECT_EQ(match.result()->by, MatchResult::By::WholeSuit);
    EXPECT_EQ(match.result()->winner, 0);
    EXPECT_TRUE(match.played().back().scored);
}

TEST(Match, RefusesAPackThatDoesNotFit) {
    Match match(RuleSet{}, 1, 0);
    EXPECT_FALSE(match.dealFrom(Pack(36)));
    std::vector<Card> kings = {Card(Suit::Coins, 1), Card(Suit::Coins, 2), Card(Suit::Coins, 3),
                               Card(Suit::Coins, 4), Card(Suit::Coins, 5), Card(Suit::Coins, 6)};
    for (const Card king : CardSet::ofRank(kKing)) {
        kings.push_back(king);
    }
    CardSet rest = CardSet::all();
    for (const Card card : kings) {
        rest.erase(card);
    }
    kings.insert(kings.end(), rest.begin(), rest.end());
    EXPECT_FALSE(match.dealFrom(Pack::fromCards(kings).value())) << "four kings lie on the table";
    EXPECT_TRUE(match.needsDeal());
    EXPECT_TRUE(match.played().empty());
}

TEST(Match, RedealsByTheSameDealerUntilTheTableIsValid) {
    RuleSet rules;
    rules.deal.redealOnAces = 1; // about a third of all deals
    int redeals = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Match match(rules, seed, 1);
        Events events;
        match.deal(&events);
        EXPECT_FALSE(match.round().table().intersects(CardSet::ofRank(kAce)));
        EXPECT_EQ(match.round().dealer(), 1);
        EXPECT_EQ(match.played().size(), 1U);
        for (const Event& event : events) {
            redeals += std::holds_alternative<Redealt>(event) ? 1 : 0;
        }
    }
    EXPECT_GT(redeals, 10);
}

TEST(PlayerView, ContainsNothingThatTheSeatMayNotSee) {
    for (const Preset& preset : presets()) {
        Random random(3);
        Match match(preset.rules, 3);
        match.deal();
        std::vector<Decision> legal;
        while (!match.round().over()) {
            const Round& round = match.round();
            for (int seat = 0; seat < preset.rules.table.players; ++seat) {
                const PlayerView view = match.view(seat);
                EXPECT_EQ(view.hand, round.hand(seat));
                CardSet hidden = round.stock();
                for (int other = 0; other < preset.rules.table.players; ++other) {
                    if (other != seat) {
                        hidden |= round.hand(other) - round.shownCards(other);
                    }
                }
                if (view.cutCard) {
                    hidden.erase(*view.cutCard);
                }
                EXPECT_EQ(view.unseen(), hidden) << preset.id;
            }
            legalDecisions(match.view(match.turn()), legal);
            match.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            if (match.over()) {
                break;
            }
        }
    }
}

TEST(PlayerView, TheCutCardIsSeenByTheCutterAlone) {
    Match match(findPreset("chkobba")->rules, 1, 0);
    match.deal();
    EXPECT_TRUE(match.view(1).cutCard);
    EXPECT_FALSE(match.view(0).cutCard);
}

} // namespace
} // namespace settebello
