// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/line.h"

#include "analysis/story.h"

#include "analysis/forced_line.h"
#include "core/players/player_helpers.h"
#include "core/players/redealt_view.h"
#include "players/policy/obvious_decision.h"
#include "players/search/last_packet_search.h"
#include "rules/legal_plays.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

using namespace test;

/// Shows positions of random play under all presets and any other rules, with two legal plays.
/// @param isWanted bool(const PlayerView&)
/// @param show void(const Match&, const PlayerView&, const Play&, const Play&)
template <typename IsWanted, typename Show>
void forPositions(int count, std::uint64_t seed, IsWanted isWanted, Show show) {
    Random random(seed);
    for (int turn = 0; count > 0; ++turn) {
        Match match(rulesOfTurn(turn, random), random.next());
        match.deal();
        while (match.turn() >= 0 && match.played().size() == 1) {
            const PlayerView view = match.view(match.turn());
            std::vector<Decision> decisions;
            legalDecisions(view, decisions);
            std::erase(decisions, Decision(Decision::Kind::ClaimOut));
            if (view.phase == Phase::Playing && decisions.size() > 1 && count > 0 &&
                isWanted(view)) {
                show(match, view, decisions.front().play, decisions.back().play);
                --count;
            }
            match.apply(decisions[random.below(static_cast<std::uint32_t>(decisions.size()))]);
        }
    }
}

/// Whether the steps can be played one after the other: every seat with a card that it may hold.
void expectLegal(const PlayerView& view, const Play& play, const Line& line) {
    RuleSet rules = view.rules;
    rules.capture.firstAce = FirstAce::Free; // a card was played
    CardSet table = play.isCapture() ? view.table - play.captured : view.table | CardSet{play.card};
    CardSet own = view.hand - CardSet{play.card};
    CardSet others = view.uncaptured() - view.hand - view.table;
    int seat = view.seat;
    for (const Line::Step& step : line.steps) {
        seat = view.rules.seatAfter(seat);
        EXPECT_EQ(step.seat, seat);
        CardSet& hand = seat == view.seat ? own : others;
        ASSERT_TRUE(hand.contains(step.play.card)) << toString(Decision(step.play));
        std::vector<Play> plays;
        legalPlays(rules, {step.play.card}, table, plays);
        EXPECT_NE(std::find(plays.begin(), plays.end(), step.play), plays.end())
            << toString(Decision(step.play));
        hand.erase(step.play.card);
        table =
            step.play.isCapture() ? table - step.play.captured : table | CardSet{step.play.card};
    }
}

/// Two of three, where the table shows all that can be captured.
bool isAny(const PlayerView& view) {
    return !view.rules.capture.steal &&
           (view.hand.size() + view.stockSize + view.table.size()) % 3 != 0;
}

TEST(Line, IsLegal) {
    constexpr int kPositions = 300;
    int lines = 0;
    forPositions(kPositions, 5, isAny,
                 [&](const Match&, const PlayerView& view, const Play& one, const Play& other) {
                     if (const auto found = linesOf(view, one, other)) {
                         ++lines;
                         expectLegal(view, other, found->played);
                         expectLegal(view, one, found->better);
                         EXPECT_LE(found->played.times, found->played.worlds);
                     }
                 });
    EXPECT_GT(lines, kPositions / 2);
}

/// What the seat cannot see makes no difference.
TEST(Line, DoesNotDependOnHiddenCards) {
    Random random(31);
    const FairnessExtent wanted = fairnessExtent();
    forPositions(
        wanted.positions, 9, isAny,
        [&](const Match& match, const PlayerView& view, const Play& one, const Play& other) {
            const auto lines = linesOf(view, one, other);
            for (int i = 0; i < wanted.reshuffles; ++i) {
                EXPECT_EQ(linesOf(redealtView(match, view, random), one, other), lines)
                    << rulesText(view.rules);
            }
        });
}

bool isEnd(const PlayerView& view) {
    return LastPacketSearch::covers(view) && !mayEndAtOnce(view) && view.hand.size() <= 4;
}

/// Every step is one that the solver thinks best, and the last one ends the round.
TEST(Line, IsTheSolversInTheEnd) {
    constexpr int kPositions = 60;
    forPositions(
        kPositions, 17, isEnd,
        [&](const Match& match, const PlayerView& view, const Play& one, const Play& other) {
            const auto lines = linesOf(view, one, other);
            ASSERT_TRUE(lines);
            Match after = match;
            after.apply(Decision(other));
            EXPECT_TRUE(lines->played.isForced);
            for (const Line::Step& step : lines->played.steps) {
                ASSERT_EQ(after.turn(), step.seat);
                LastPacketSearch search;
                const auto candidates = search.analyze(after.view(step.seat), {});
                const auto found =
                    std::find_if(candidates.begin(), candidates.end(), [&](const Candidate& each) {
                        return each.decision == Decision(step.play);
                    });
                ASSERT_NE(found, candidates.end());
                EXPECT_EQ(found->chance, candidates.front().chance);
                const bool hasMost =
                    std::none_of(candidates.begin(), candidates.end(), [&](const Candidate& each) {
                        return each.chance == found->chance && each.points > found->points;
                    });
                EXPECT_TRUE(hasMost) << toString(Decision(step.play));
                ASSERT_EQ(after.apply(Decision(step.play)), DecisionFault::None);
            }
            EXPECT_TRUE(after.round().over());
        });
}

/// Where all cards are dealt, the next player is likely to have a seven for the settebello.
TEST(Line, ShowsThePunishment) {
    const PlayerView view =
        viewOf(findPreset("scopone")->rules, "7D 1D 2D 1C 2C 3C 1B 2B 3B", "8D 8C 9C 10C", 9);
    const auto lines = linesOf(view, decision("1B").play, decision("7D").play);
    ASSERT_TRUE(lines);
    ASSERT_FALSE(lines->played.steps.empty());
    EXPECT_TRUE(lines->played.steps.front().play.captured.contains(Card(Suit::Coins, kSeven)));
    EXPECT_GT(2 * lines->played.times, lines->played.worlds);
}

TEST(Line, StopsWhenAsked) {
    const StopSource source;
    source.requestStop();
    const PlayerView view = viewOf(RuleSet(), "7D 10C 10S", "9S");
    EXPECT_FALSE(linesOf(view, decision("10C").play, decision("7D").play, source.token()));
}

/// By item, how the two ends differ.
TEST(ForcedLine, SaysWhichItemDiffers) {
    PlayerView view;
    view.hand = set("7C");
    view.table = set("7D 7S");
    view.handSizes[0] = 1;
    view.handSizes[1] = 1;
    view.dealer = 0;
    view.tallies[1].pile = Pack::contents(kCardCount) - view.hand - view.table - set("2B");
    view.lastCapturer = 1;
    const Stories stories = storiesOf(view, decision("7C=7D").play, decision("7C=7S").play, 1);
    ASSERT_TRUE(stories.isForced);
    EXPECT_EQ(stories.differences(view)[ScoringItem::Settebello].sum(), 0)
        << "the last capture brings it anyway";
}

} // namespace
} // namespace settebello
