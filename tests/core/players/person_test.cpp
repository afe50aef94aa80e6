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

} // namespace
} // namespace settebello
