// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/luck.h"

#include "core/players/player_helpers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace settebello {
namespace {

using namespace test;

CardLuck dealing(const Match& match, int dealtBefore = 0) {
    OpenOutlook outlook(match.rules());
    Random random(5);
    return luckOfDealing(outlook, match, dealtBefore, random);
}

TEST(Luck, OfGoodCardsIsGood) {
    const Match good = matchDealt(RuleSet(), {"4D 7D 7C", "8C 9C 10C"}, "1S 1B 2S 7S");
    const Luck luck = dealing(good).luck;
    EXPECT_GT(luck.points[0], 1);
    EXPECT_GT(luck.chance[0], 0.05);
    const Match bad = matchDealt(RuleSet(), {"8C 9C 10C", "4D 7D 7C"}, "1S 2B 6S 7S");
    EXPECT_LT(dealing(bad).luck.points[0], -0.5);
}

TEST(Luck, OfOneSideIsTheMisfortuneOfTheOther) {
    for (const char* preset : {"scopa", "scopone"}) {
        Match match(rulesOf(preset), 3);
        match.deal();
        const CardLuck found = dealing(match);
        EXPECT_NEAR(found.luck.points[0] + found.luck.points[1], 0, 1e-9);
        EXPECT_NEAR(found.luck.chance[0] + found.luck.chance[1], 0, 1e-9);
        EXPECT_NEAR(found.outlook.chance[0] + found.outlook.chance[1], 1, 1e-9);
    }
}

/// However badly somebody plays, the cards are not to blame.
TEST(Luck, IsNoneOnAverage) {
    for (const char* preset : {"scopa", "scopone"}) {
        const RuleSet rules = rulesOf(preset);
        OpenOutlook outlook(rules);
        Random random(8);
        double sum = 0;
        double squares = 0;
        constexpr int kDeals = 12;
        for (int deal = 0; deal < kDeals; ++deal) {
            Match match(rules, random.next(), 0);
            double luck = 0;
            match.deal();
            const auto add = [&](int dealtBefore) {
                luck += luckOfDealing(outlook, match, dealtBefore, random).luck.points[0];
            };
            add(0);
            while (match.turn() >= 0) {
                const int stock = match.round().stockSize();
                const int dealtBefore = dealtCards(match.round());
                std::vector<Decision> decisions;
                legalDecisions(match.view(match.turn()), decisions);
                const bool isFirst = match.turn() == 0; // always the first play: a poor player
                match.apply(decisions[isFirst ? 0 : decisions.size() - 1]);
                if (match.round().stockSize() != stock) {
                    add(dealtBefore);
                }
            }
            sum += luck;
            squares += luck * luck;
        }
        const double error = std::sqrt(squares) / kDeals;
        EXPECT_LT(std::abs(sum / kDeals), 3 * error) << preset;
        EXPECT_GT(error * std::sqrt(kDeals), 0.5) << preset; // there is luck
    }
}

/// The play of the seat to answer.
Luck luckOfPlay(const Match& match, const std::string& play) {
    OpenOutlook outlook(match.rules());
    PlayLuck luck(match.rules());
    Random random(5);
    return luck.of(outlook, match, decision(play).play, random).luck;
}

/// Four is left, and the other player has a four, or has none.
TEST(Luck, OfAPlayIsThatTheOtherCannotAnswer) {
    const std::string leavesFour = "9C=5S+4B";
    const Match bad = matchDealt(RuleSet(), {"9C 10S 8B", "4C 4S 10B"}, "5S 4B 1D 3D");
    const Match good = matchDealt(RuleSet(), {"9C 10S 8B", "10D 9S 10B"}, "5S 4B 1D 3D");
    const Luck misfortune = luckOfPlay(bad, leavesFour);
    const Luck fortune = luckOfPlay(good, leavesFour);
    EXPECT_LT(misfortune.points[0], -0.3);
    EXPECT_GT(fortune.points[0], 0.15);
    EXPECT_GT(fortune.chance[0], misfortune.chance[0]);
    EXPECT_NEAR(fortune.points[0] + fortune.points[1], 0, 1e-9);
}

/// Over all that a seat has to reckon with, before anybody has played. The play is always the first
/// that is allowed; what a seat reckons with does not depend on what it decides.
TEST(Luck, OfPlaysIsNoneOnAverage) {
    for (const char* preset : {"scopa", "scopone", "cirulla"}) {
        const RuleSet rules = rulesOf(preset);
        OpenOutlook outlook(rules);
        PlayLuck plays(rules);
        Random random(8);
        double sum = 0;
        double squares = 0;
        constexpr int kDeals = 30;
        for (int deal = 0; deal < kDeals;) {
            Match match(rules, random.next(), 0);
            match.deal();
            std::vector<Decision> decisions;
            legalDecisions(match.view(match.turn()), decisions);
            if (match.round().phase() != Phase::Playing || decisions.size() < 2) {
                continue;
            }
            const int side = rules.sideOf(match.turn());
            const double luck =
                plays.of(outlook, match, decisions.front().play, random).luck.points[side];
            sum += luck;
            squares += luck * luck;
            ++deal;
        }
        const double error = std::sqrt(squares) / kDeals;
        EXPECT_LT(std::abs(sum / kDeals), 3 * error) << preset;
        EXPECT_GT(error * std::sqrt(kDeals), 0.1) << preset; // there is luck
    }
}

/// The packet that comes after it is other luck.
TEST(Luck, OfAPlayDoesNotDependOnTheStock) {
    Match match(RuleSet(), 4, 0);
    match.deal();
    while (match.round().hand(match.turn()).size() > 1) {
        std::vector<Decision> decisions;
        legalDecisions(match.view(match.turn()), decisions);
        match.apply(decisions.front());
    }
    const Match::PlayedRound& played = match.played().back();
    std::vector<Card> cards(played.pack.cards().begin(), played.pack.cards().end());
    std::reverse(cards.begin() + dealtCards(match.round()), cards.end());
    Match other(match.rules(), 1, played.dealer);
    ASSERT_TRUE(other.dealFrom(Pack::fromCards(cards).value()));
    for (const PlayerView::Move& move : played.moves) {
        other.apply(move.decision);
    }
    std::vector<Decision> decisions;
    legalDecisions(match.view(match.turn()), decisions);
    const std::string play = toString(decisions.front());
    EXPECT_EQ(luckOfPlay(match, play), luckOfPlay(other, play));
}

/// The card that the cutter sees is dealt by itself; what follows the choice is another dealing.
TEST(Luck, KnowsTheCutCard) {
    Match match(rulesOf("chkobba"), 2);
    match.deal();
    EXPECT_EQ(dealtCards(match.round()), 1);
    const Card cut = match.round().cutCard();
    const Luck luck = dealing(match).luck;
    EXPECT_LT(std::abs(luck.points[0]), 1.5);
    match.apply(Decision(Decision::Kind::KeepCut));
    EXPECT_TRUE(match.round().hand(match.round().turn()).contains(cut));
    EXPECT_NE(dealing(match, 1).luck, luck);
}

} // namespace
} // namespace settebello
