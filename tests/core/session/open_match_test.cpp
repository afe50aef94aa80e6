// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/open_match.h"

#include "core/session/session_games.h"
#include "session/public_state.h"

namespace settebello::session {
namespace {

using namespace test;
using Kind = Decision::Kind;

/// Where a packet may be declared all are asked, whatever they hold, and nothing else goes on.
TEST(OpenMatch, AsksAllWhetherTheyDeclare) {
    OpenMatch open(Match(rulesOf("cirulla"), 1, 1));
    ASSERT_TRUE(open.dealFrom(packFrom("1D 10S 2D 9S 3D 8S 4D 5D 6D 7D")));
    if (open.match().round().phase() == Phase::CutChoice) {
        ASSERT_EQ(open.apply(Decision(Kind::KeepCut)), DecisionFault::None);
    }
    ASSERT_TRUE(open.declaring());
    for (const int seat : {0, 1}) {
        EXPECT_EQ(questionTo(open.match(), seat, true)->phase, Phase::Declaring);
        EXPECT_EQ(questionTo(open.match(), seat, true)->turn, seat);
    }
    const CardSet hand = open.match().round().hand(0);
    EXPECT_EQ(open.apply(Play{hand.first(), {}}), DecisionFault::NotAsked);
    BySeat<bool> declares{};
    declares[0] = true;
    declares[1] = true; // has nothing to show
    open.show(declares);
    const auto told = open.messagesFor(1);
    ASSERT_EQ(told.size(), 1U);
    const Shown& shown = std::get<Shown>(told.front());
    ASSERT_EQ(shown.declared.size(), 1U);
    EXPECT_EQ(shown.declared.front(), (Shown::Declared{0, hand}));
}

} // namespace
} // namespace settebello::session
