// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_round.h"

#include "lesson/lesson_steps.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

Card card(const char* text) {
    return *parseCard(text);
}

/// What the learner may take with the card that a step is about.
std::vector<CardSet> capturesAt(LessonTopic topic) {
    for (const LessonStep& step : lessonSteps()) {
        if (step.topic == topic) {
            std::vector<CardSet> captures;
            legalCaptures(RuleSet(), LessonRound::play(step.plays).card,
                          LessonRound::after(step.plays).round().table(), captures);
            return captures;
        }
    }
    return {};
}

TEST(LessonRound, IsPlayedByTheRulesFromTheFirstCardToTheLast) {
    for (int plays = 0; plays <= LessonRound::kPlays; ++plays) {
        EXPECT_EQ(LessonRound::playsOf(LessonRound::after(plays).roundEvents()), plays);
    }
    EXPECT_TRUE(LessonRound::after(LessonRound::kPlays).round().over());
}

TEST(LessonRound, EndsAsTheTextSays) {
    const Match match = LessonRound::after(LessonRound::kPlays);
    const Round& round = match.round();
    EXPECT_EQ(round.pile(0).size(), 26);
    EXPECT_EQ((round.pile(0) & CardSet::ofSuit(Suit::Coins)).size(), 7);
    EXPECT_EQ((round.pile(0) & CardSet::ofRank(kSeven)).size(), 4);
    EXPECT_EQ(round.sweeps(0), 2);
    EXPECT_EQ(round.sweeps(1), 0);
    EXPECT_EQ(match.score(0), 6);
    EXPECT_EQ(match.score(1), 0);
}

TEST(LessonRound, EachPlayIsTheLearnersTurn) {
    for (const LessonStep& step : lessonSteps()) {
        const Match match = LessonRound::after(step.plays);
        EXPECT_EQ(match.turn(), step.action == LessonStep::Action::Watch ? 1 : 0);
        for (const Card wanted : step.wanted) {
            EXPECT_TRUE(match.round().hand(0).contains(wanted)) << toString(wanted);
        }
    }
}

TEST(LessonRound, ShowsOneCardOfEachSuitAtFirst) {
    const CardSet table = LessonRound::after(0).round().table();
    for (const Suit suit : {Suit::Coins, Suit::Cups, Suit::Swords, Suit::Batons}) {
        EXPECT_EQ((table & CardSet::ofSuit(suit)).size(), 1);
    }
}

TEST(LessonRound, LeavesAChoiceOnlyWhereAStepIsAboutIt) {
    for (const LessonTopic topic :
         {LessonTopic::SameValue, LessonTopic::Sum, LessonTopic::SingleFirst, LessonTopic::Sweep,
          LessonTopic::Settebello, LessonTopic::Primiera, LessonTopic::Cards}) {
        EXPECT_EQ(capturesAt(topic).size(), 1U) << static_cast<int>(topic);
    }
    const std::vector<CardSet> coins = capturesAt(LessonTopic::Coins);
    ASSERT_EQ(coins.size(), 2U);
    EXPECT_NE(coins[0].intersects(CardSet::ofSuit(Suit::Coins)),
              coins[1].intersects(CardSet::ofSuit(Suit::Coins)));
}

TEST(LessonRound, HasASumBesideTheSingleCardThatComesFirst) {
    const CardSet table = LessonRound::after(4).round().table();
    EXPECT_EQ(table, (CardSet{card("2D"), card("8S"), card("6B")}));
    EXPECT_EQ(checkPlay(RuleSet(), CardSet{card("8C")}, table,
                        {card("8C"), CardSet{card("2D"), card("6B")}}),
              PlayFault::SingleFirst);
}

TEST(LessonRound, TheOtherPlayerPlaysAsPrepared) {
    const auto opponent = LessonRound::opponent();
    for (int plays = 1; plays < LessonRound::kPlays; plays += 2) {
        const Match match = LessonRound::after(plays);
        EXPECT_EQ(opponent->choose(match.view(1), StopSource().token()),
                  Decision(LessonRound::play(plays)));
    }
}

} // namespace
} // namespace settebello
