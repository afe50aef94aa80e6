// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/packet_declarations.h"

#include "core/game/game_helpers.h"
#include "session/public_state.h"
#include "ui/game/played_again.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

using namespace test;

const Decision kDeclare(Decision::Kind::Declare);
const Decision kPass(Decision::Kind::Pass);

/// A round of bazzica for three in which Anna, seat 0, who deals, and seat 1 can declare.
class DeclarationsOfThree : public ::testing::Test {
protected:
    DeclarationsOfThree()
        : rules(rulesOf("bazzica"))
        , match((rules.table.players = 3, rules), 3, 0) {
        match.dealFrom(packFrom("1D 3D 7D 2C 4C 7C 5S 9S 7S"), &events);
    }
    PacketDeclarations askedOf(const std::vector<int>& people) const {
        return {match, setupWith(rules, people)};
    }

    RuleSet rules;
    Match match;
    Events events;
};

TEST_F(DeclarationsOfThree, AreDueWhenAPacketOfThreeHasBeenDealt) {
    EXPECT_TRUE(session::declarationsAreDue(match, events));
    Events later;
    Match passed = match;
    passed.apply(kPass, &later);
    passed.apply(kPass, &later);
    ASSERT_EQ(passed.round().phase(), Phase::Playing);
    EXPECT_FALSE(session::declarationsAreDue(passed, later)) << "nothing was dealt since";
    EXPECT_TRUE(session::declarationsAreDue(passed, passed.roundEvents()))
        << "nobody can see whether all have answered";
    Match shown = match;
    shown.apply(kPass);
    shown.apply(kDeclare);
    EXPECT_FALSE(session::declarationsAreDue(shown, shown.roundEvents()));
    std::vector<Decision> legal;
    legalDecisions(passed.view(1), legal);
    passed.apply(legal.front());
    EXPECT_FALSE(session::declarationsAreDue(passed, passed.roundEvents()));

    Match scopa(RuleSet(), 3, 0);
    Events dealt;
    scopa.deal(&dealt);
    EXPECT_FALSE(session::declarationsAreDue(scopa, dealt)) << "nothing is declared there";
}

/// With 36 cards four players get packets of 3, 3 and 2.
TEST(Declarations, AreNotDueAboutPacketsOfOtherSizes) {
    RuleSet rules = rulesOf("bazzica");
    rules.table.players = 4;
    rules.pack.cards = 36;
    Match match(rules, 5, 0);
    Events events;
    match.deal(&events);
    std::vector<bool> due;
    std::vector<Decision> legal;
    while (match.turn() >= 0) {
        for (const Event& event : events) {
            if (std::holds_alternative<PacketDealt>(event)) {
                due.push_back(session::declarationsAreDue(match, events));
            }
        }
        events.clear();
        legalDecisions(match.view(match.turn()), legal);
        match.apply(legal.back(), &events);
    }
    EXPECT_EQ(due, (std::vector<bool>{true, true, false}));
}

TEST_F(DeclarationsOfThree, OfOnePersonAskNobodyWhoHasNoChoice) {
    EXPECT_EQ(askedOf({0}).askedSeat(), 0);
    EXPECT_EQ(askedOf({0}).opponents(), (std::vector<int>{1}));
    EXPECT_EQ(askedOf({2}).askedSeat(), -1);
    EXPECT_EQ(askedOf({2}).opponents(), (std::vector<int>{1, 0}));
    EXPECT_FALSE(askedOf({2}).complete()) << "opponents have to answer, too";
}

TEST_F(DeclarationsOfThree, OfSeveralPeopleAskAllWhateverTheyHold) {
    PacketDeclarations asked = askedOf({0, 1, 2});
    EXPECT_FALSE(asked.hasOpponents());
    std::vector<int> order;
    while (!asked.complete()) {
        const int seat = asked.askedSeat();
        order.push_back(seat);
        const PlayerView view = *session::questionTo(match, seat, true);
        EXPECT_EQ(view.turn, seat);
        EXPECT_EQ(view.hand, match.round().hand(seat));
        std::vector<Decision> legal;
        legalDecisions(view, legal);
        EXPECT_EQ(legal, seat == 2 ? std::vector{kPass} : (std::vector{kDeclare, kPass}));
        asked.answer(legal.front());
    }
    EXPECT_EQ(order, (std::vector<int>{0, 2, 1}));
    Events shown;
    const Match answered = asked.answered(match, shown);
    EXPECT_EQ(answered.round().phase(), Phase::Playing);
    EXPECT_EQ(answered.played().back().moves,
              (std::vector<PlayerView::Move>{{1, kDeclare}, {0, kDeclare}}))
        << "an empty question is not recorded";
    EXPECT_EQ(eventsOf<DeclarationsShown>(shown).size(), 1U);
}

/// A match that was left after the first answer: whoever has given it is asked once more, since the
/// others would see that somebody is left out.
TEST_F(DeclarationsOfThree, OfSeveralPeopleReplaceAnswersOfAMatchThatWasLeft) {
    match.apply(kDeclare);
    PacketDeclarations asked = askedOf({0, 1});
    EXPECT_EQ(asked.askedSeat(), 0);
    asked.answer(kDeclare);
    EXPECT_EQ(asked.askedSeat(), 1);
    asked.answer(kPass);
    EXPECT_FALSE(asked.complete());
    EXPECT_TRUE(asked.opponents().empty());
    asked.answerForOpponents({});
    ASSERT_TRUE(asked.complete());
    Events shown;
    EXPECT_EQ(asked.answered(match, shown).played().back().moves,
              (std::vector<PlayerView::Move>{{1, kPass}, {0, kDeclare}}));
}

TEST_F(DeclarationsOfThree, OfOnePersonKeepWhatOpponentsHaveAnswered) {
    match.apply(kDeclare);
    PacketDeclarations asked = askedOf({0});
    EXPECT_EQ(asked.askedSeat(), 0);
    EXPECT_TRUE(asked.opponents().empty());
    asked.answerForOpponents({});
    asked.answer(kPass);
    Events shown;
    EXPECT_EQ(asked.answered(match, shown).played().back().moves,
              (std::vector<PlayerView::Move>{{1, kDeclare}, {0, kPass}}));
}

} // namespace
} // namespace settebello
