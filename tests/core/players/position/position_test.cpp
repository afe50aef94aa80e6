// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/position/position.h"

#include "core/players/full_deal_helpers.h"

#include "rules/legal_plays.h"

#include <gtest/gtest.h>

#include <vector>

namespace settebello {
namespace {

/// Plays whole deals at random beside the engine and compares after every play.
TEST(PositionRules, PlayAsTheEngineDoes) {
    Random random(5);
    for (int i = 0; i < 100 * oracleFactor(); ++i) {
        const RuleSet rules = randomFullDealRules(random, true);
        PositionRules open(rules);
        Pack pack(rules.pack.cards);
        pack.shuffle(random);
        Round round(rules, pack, 0);
        Position position = open.position(round);
        std::vector<Play> plays;
        std::vector<Play> openPlays;
        while (!round.over()) {
            legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), plays);
            openPlays.clear();
            open.legalPlays(position, openPlays);
            ASSERT_EQ(openPlays, plays) << rulesText(rules);
            const Play play = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
            round.applyLegal(play);
            open.make(position, play);
            ASSERT_EQ(position.over, round.over());
            const Values values = differences(round);
            for (int side = 0; side < rules.sides(); ++side) {
                ASSERT_EQ(position.piles[side], round.pile(side));
                ASSERT_EQ(open.difference(position, side), values[static_cast<std::size_t>(side)])
                    << rulesText(rules);
            }
        }
    }
}

/// Unmakes every legal play of whole deals.
TEST(PositionRules, UnmakeWhatTheyMade) {
    Random random(6);
    for (int i = 0; i < 60 * oracleFactor(); ++i) {
        const RuleSet rules = randomFullDealRules(random, true);
        PositionRules open(rules);
        Pack pack(rules.pack.cards);
        pack.shuffle(random);
        Position position = open.position(Round(rules, pack, 0));
        std::vector<Play> plays;
        while (!position.over) {
            plays.clear();
            open.legalPlays(position, plays);
            const Position before = position;
            for (const Play& play : plays) {
                const auto undo = open.make(position, play);
                ASSERT_NE(position, before);
                open.unmake(position, undo);
                ASSERT_EQ(position, before) << rulesText(rules) << toString(play);
            }
            open.make(position, plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
        }
    }
}

/// A view that asks for a play while there is a stock; nothing if the match ended before.
std::optional<PlayerView> viewWithStock(Random& random) {
    const RuleSet rules = randomRules(random);
    Match match(rules, random.next());
    match.deal();
    playAtRandom(match, static_cast<int>(random.below(26)), random);
    if (match.over() || match.needsDeal()) {
        return std::nullopt;
    }
    const PlayerView view = match.view(match.turn());
    return view.phase == Phase::Playing && view.stockSize > 0 ? std::optional(view) : std::nullopt;
}

TEST(PositionRules, PlayOnWithUnknownHandsWhileThereIsAStock) {
    Random random(7);
    int views = 0;
    for (int i = 0; i < 400; ++i) {
        const auto view = viewWithStock(random);
        if (!view) {
            continue;
        }
        ++views;
        PositionRules rules(view->rules);
        Position position = rules.position(*view);
        const Position before = position;
        std::vector<Play> plays;
        rules.legalPlays(position, plays);
        for (const Play& play : plays) {
            const auto undo = rules.make(position, play);
            ASSERT_EQ(position.over, position.wholeSuitSide >= 0);
            ASSERT_EQ(position.turn, view->rules.seatAfter(view->seat));
            const int swept =
                isSweep(view->rules, play, view->table, false) && play.isCapture() ? 1 : 0;
            ASSERT_EQ(position.sweeps[view->side()], before.sweeps[view->side()] + swept);
            // The next seat plays a card that is not known to be in its hand.
            const Card card = view->unseen().first();
            const auto second = rules.make(position, {card, CardSet()});
            rules.unmake(position, second);
            rules.unmake(position, undo);
            ASSERT_EQ(position, before) << rulesText(view->rules);
        }
    }
    EXPECT_GT(views, 150);
}

TEST(PositionRules, TakeBackPlaysWithoutAnUndo) {
    Random random(8);
    for (int i = 0; i < 300; ++i) {
        const auto view = viewWithStock(random);
        if (!view || view->rules.capture.steal) { // whose pile it was is then unknown
            continue;
        }
        PositionRules rules(view->rules);
        const Position before = rules.position(*view);
        std::vector<Play> plays;
        rules.legalPlays(before, plays);
        for (const Play& play : plays) {
            Position after = before;
            rules.make(after, play);
            rules.takeBack(after, view->seat, play);
            ASSERT_EQ(after.table, before.table);
            ASSERT_EQ(after.piles, before.piles);
            ASSERT_EQ(after.sweeps, before.sweeps);
            ASSERT_EQ(after.cardPoints, before.cardPoints);
            ASSERT_EQ(after.turn, before.turn);
        }
    }
}

} // namespace
} // namespace settebello
