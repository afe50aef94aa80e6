// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/open_match.h"

#include "core/game/other_world.h"
#include "core/session/session_games.h"
#include "session/public_state.h"

namespace settebello::session {
namespace {

using namespace test;
using Kind = Decision::Kind;

void tell(const OpenMatch& open, int seat, std::vector<std::string>& lines) {
    for (const FromHost& message : open.messagesFor(seat)) {
        lines.push_back(lineOf(message));
    }
}

/// All that a seat is told of a round in play, from its deal on, line by line. @param undealt the
/// match before it.
std::vector<std::string> roundTold(const Match& undealt, const Match& match, int seat) {
    OpenMatch open(undealt);
    std::vector<std::string> lines;
    const Match::PlayedRound& played = match.played().back();
    EXPECT_TRUE(open.dealFrom(played.pack));
    tell(open, seat, lines);
    auto move = played.moves.begin();
    const auto atEnd = [&] { return move == played.moves.end(); };
    while (!atEnd() || (open.declaring() && match.round().phase() == Phase::Playing)) {
        if (open.declaring()) {
            BySeat<bool> declares{};
            for (; !atEnd() &&
                   (move->decision.kind == Kind::Declare || move->decision.kind == Kind::Pass);
                 ++move) {
                declares[move->seat] = move->decision.kind == Kind::Declare;
            }
            if (atEnd() && match.round().phase() == Phase::Declaring) {
                break; // not all have answered
            }
            open.show(declares);
        } else {
            EXPECT_EQ(open.apply(move->decision), DecisionFault::None);
            ++move;
        }
        tell(open, seat, lines);
    }
    BySeat<bool> all{};
    all.fill(true);
    if (const auto last = open.lastDecision(all)) {
        lines.push_back(lineOf(FromHost(open.takeBack(*last))));
    }
    return lines;
}

/// The canary: hidden cards are exchanged at many positions of every game, and what a seat is told
/// stays the same to the byte.
TEST(OpenMatch, TellsNothingOfHiddenCards) {
    Random random(41);
    int all = 0;
    int game = 0;
    for (const RuleSet& rules : sessionGames()) {
        int compared = 0;
        int differed = 0;
        for (int round = 0; compared < 350 && round < 60; ++round) {
            const Match undealt(rules, random.next());
            Match match = undealt;
            match.deal();
            while (match.turn() >= 0) {
                for (int seat = 0; seat < rules.table.players; ++seat) {
                    if (random.below(2) > 0 || isSecretlyAsked(match, seat)) {
                        continue;
                    }
                    if (const auto other = otherWorld(undealt, match, seat, random)) {
                        ++compared;
                        differed +=
                            other->played().back().pack != match.played().back().pack ? 1 : 0;
                        ASSERT_EQ(roundTold(undealt, match, seat),
                                  roundTold(undealt, *other, seat));
                    }
                }
                const PlayerView view = match.view(match.turn());
                match.apply(anyAnswer(view, random));
            }
        }
        EXPECT_GE(compared, 300) << "game " << game;
        EXPECT_GT(differed, compared / 2) << "the cards were not exchanged";
        all += compared;
        ++game;
    }
    EXPECT_GE(all, 10'000);
}

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
