// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/person.h"

#include <gtest/gtest.h>

#include <future>
#include <thread>

namespace settebello {
namespace {

TEST(Person, GivesTheAnswerHandedIn) {
    Person person;
    const Decision answer = Play{Card(Suit::Coins, 7), {}};
    auto chosen =
        std::async(std::launch::async, [&] { return person.choose(PlayerView(), StopToken()); });
    person.answer(answer); // before or after choose() has begun: both must do
    EXPECT_EQ(chosen.get(), answer);
}

TEST(Person, GivesNoAnswerOnceStopped) {
    Person person;
    const StopSource stop;
    auto chosen =
        std::async(std::launch::async, [&] { return person.choose(PlayerView(), stop.token()); });
    stop.requestStop();
    EXPECT_EQ(chosen.get(), std::nullopt);
    EXPECT_TRUE(stop.token().stopRequested());
    EXPECT_FALSE(StopToken().stopRequested());
}

TEST(Person, AStoppedQuestionTakesNoAnswerFromTheNext) {
    Person person;
    const Decision answer = Play{Card(Suit::Coins, 7), {}};
    const StopSource stop;
    stop.requestStop(); // taken back before the thread has come to ask
    person.answer(answer);
    EXPECT_EQ(person.choose(PlayerView(), stop.token()), std::nullopt);
    EXPECT_EQ(person.choose(PlayerView(), StopToken()), answer);
}

TEST(Person, AWithdrawnAnswerIsNotGivenToTheNextQuestion) {
    Person person;
    person.answer(Play{Card(Suit::Coins, 7), {}});
    person.withdraw();
    const Decision later = Play{Card(Suit::Cups, 2), {}};
    person.answer(later);
    EXPECT_EQ(person.choose(PlayerView(), StopToken()), later);
}

} // namespace
} // namespace settebello
