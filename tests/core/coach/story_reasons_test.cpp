// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/story_reasons.h"

#include "analysis/forced_line.h"
#include "coach/advice.h"
#include "core/players/player_helpers.h"
#include "game/player_view.h"
#include "rules/legal_plays.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace settebello {
namespace {

using namespace test;
using Kind = Reason::Kind;

constexpr int kWorlds = 2000;

std::vector<std::string> said(const PlayerView& view, const char* best, const char* other) {
    const Play better = decision(best).play;
    const Stories stories = storiesOf(view, better, decision(other).play, kWorlds);
    std::vector<std::string> texts;
    for (const auto& [reason, weight] : storyReasons(view, better, stories, kOften)) {
        EXPECT_GT(weight, 0);
        texts.push_back(toString(reason));
    }
    return texts;
}

bool contains(const std::vector<std::string>& texts, const std::string& text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

/// The end of a round between two, seat 0 to play with both hands known; what is nowhere else is in
/// the pile of the other.
PlayerView lastCards(const std::string& hand, const std::string& table, const std::string& other,
                     const std::string& pile, int dealer) {
    PlayerView view;
    view.rules = findPreset("scopa")->rules;
    view.dealer = dealer;
    view.hand = set(hand);
    view.table = set(table);
    view.handSizes[0] = view.hand.size();
    view.handSizes[1] = set(other).size();
    view.tallies[0].pile = set(pile);
    view.tallies[1].pile =
        Pack::contents(kCardCount) - view.hand - view.table - set(other) - set(pile);
    view.lastCapturer = 1;
    return view;
}

constexpr const char* kPile = "1D 2D 6D 7D 9D 4C 1S 3S 7S 8S 1B 2B 4B 6B 7B 8B";

/// The other must lay the deuce; the five takes it with the three, the four would not.
TEST(StoryReasons, NameTheCardThatCapturesLast) {
    const PlayerView view = lastCards("4D 5C", "3D", "2S", kPile, 0);
    const auto texts = said(view, "4D", "5C");
    EXPECT_TRUE(contains(texts, "getsLast(3D,2S by 5C)")) << testing::PrintToString(texts);
    EXPECT_FALSE(contains(said(view, "5C", "4D"), "getsLast(3D,2S by 5C)"));
}

/// Lays the ace for the four, and says in how many worlds that works.
TEST(StoryReasons, CountTheWorlds) {
    const PlayerView view = viewOf(RuleSet(), "1D 4B", "3S 10S", 2);
    const Play better = decision("1D").play;
    const Stories stories = storiesOf(view, better, decision("4B").play, kWorlds);
    ASSERT_FALSE(stories.isForced);
    ASSERT_EQ(stories.worlds.size(), static_cast<std::size_t>(kWorlds));
    const auto reasons = storyReasons(view, better, stories, kOften);
    const auto found = std::find_if(reasons.begin(), reasons.end(), [](const WeighedReason& each) {
        return each.reason.kind == Kind::TakesNext;
    });
    ASSERT_NE(found, reasons.end());
    EXPECT_EQ(found->reason.cards, set("1D 3S"));
    EXPECT_EQ(found->reason.with, set("4B"));
    const auto cases = [&](const auto& happens) {
        const auto times = std::count_if(stories.worlds.begin(), stories.worlds.end(), happens);
        return (10 * static_cast<int>(times) + kWorlds / 2) / kWorlds;
    };
    EXPECT_EQ(found->reason.count, cases([](const TwoStories& each) {
                  return each.best.next && each.best.next->captured == set("1D 3S");
              }));
    EXPECT_EQ(found->reason.otherCount, 0) << "the four is laid";
    EXPECT_GE(found->reason.count, found->reason.otherCount + 3);
}

/// The worse play has nothing to its credit.
TEST(StoryReasons, SayNothingForTheWorsePlay) {
    const PlayerView view = viewOf(RuleSet(), "1D 4B", "3S 10S", 2);
    EXPECT_TRUE(said(view, "4B", "1D").empty());
}

/// What perfect play to the end brings is really so: the lines are played again by the rules.
TEST(StoryReasons, AreTrueOfPerfectPlay) {
    constexpr int kPositions = 400;
    Random random(31);
    int checked = 0;
    std::vector<Play> plays;
    for (int turn = 0; checked < kPositions; ++turn) {
        Match match(RuleSet(), random.next());
        match.deal();
        while (match.turn() >= 0 && match.played().size() == 1) {
            const PlayerView view = match.view(match.turn());
            legalPlays(view.rules, view.hand, view.takeable(), plays);
            const Play best = plays.front();
            const Play other = plays.back();
            const auto lines = best == other ? std::nullopt : forcedLines(view, best, other);
            if (lines) {
                const Stories stories = storiesOf(view, best, other, kWorlds);
                ASSERT_TRUE(stories.isForced);
                const auto capturesIn = [&](const std::vector<Play>& line, CardSet cards,
                                            CardSet with) {
                    return std::any_of(line.begin(), line.end(), [&](const Play& play) {
                        return play.captured.containsAll(cards) && play.isCapture() &&
                               (with.empty() || with.contains(play.card));
                    });
                };
                for (const auto& [reason, weight] : storyReasons(view, best, stories, kOften)) {
                    ++checked;
                    EXPECT_EQ(reason.count + reason.otherCount, 0);
                    if (reason.kind == Kind::TakesNext) {
                        EXPECT_TRUE(capturesIn(lines->better, reason.cards, reason.with));
                        EXPECT_TRUE(view.hand.containsAll(reason.with));
                    } else if (reason.kind == Kind::DeniesCapture ||
                               reason.kind == Kind::TakesFirst) {
                        EXPECT_TRUE(capturesIn(lines->played, reason.cards, reason.with));
                        EXPECT_FALSE(view.hand.intersects(reason.with));
                    }
                }
            }
            match.apply(Decision(plays[random.below(static_cast<std::uint32_t>(plays.size()))]));
        }
    }
}

} // namespace
} // namespace settebello
