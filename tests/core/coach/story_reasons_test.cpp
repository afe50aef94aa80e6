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
#include <map>
#include <string>

namespace settebello {
namespace {

using namespace test;
using Kind = Reason::Kind;

constexpr int kWorlds = 2000;

std::vector<std::string> said(const PlayerView& view, const char* best, const char* other) {
    const Play better = decision(best).play;
    const Play worse = decision(other).play;
    const Stories stories = storiesOf(view, better, worse, kWorlds);
    std::vector<std::string> texts;
    for (const auto& [reason, weight] : storyReasons(view, better, worse, stories, kOften)) {
        EXPECT_GT(weight, 0);
        texts.push_back(toString(reason));
    }
    return texts;
}

/// Lays the ace for the four, and says in how many worlds that works.
TEST(StoryReasons, CountTheWorlds) {
    const PlayerView view = viewOf(RuleSet(), "1D 4B", "3S 10S", 2);
    const Play better = decision("1D").play;
    const Play worse = decision("4B").play;
    const Stories stories = storiesOf(view, better, worse, kWorlds);
    ASSERT_FALSE(stories.isForced);
    ASSERT_EQ(stories.worlds.size(), static_cast<std::size_t>(kWorlds));
    const auto reasons = storyReasons(view, better, worse, stories, kOften);
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

/// A king on the table waits for the own king after both plays, whichever one prefers to play then.
TEST(StoryReasons, DoNotSayOfOnePlayWhatTheOtherLeavesToo) {
    PlayerView view = viewOf(RuleSet(), "6C 4S 10S", "2D 3C 1S 6S 10B", 2);
    for (const std::string& text : said(view, "4S=3C+1S", "6C=6S")) {
        EXPECT_FALSE(text.starts_with("takesNext") && text.ends_with(":10B by 10S)")) << text;
    }
}

/// The worse play has nothing to its credit.
TEST(StoryReasons, SayNothingForTheWorsePlay) {
    const PlayerView view = viewOf(RuleSet(), "1D 4B", "3S 10S", 2);
    EXPECT_TRUE(said(view, "4B", "1D").empty());
}

CardSet tableAfter(CardSet table, const Play& play) {
    return play.isCapture() ? table - play.captured : table | CardSet{play.card};
}

/// What the other player, whose hand is known, may do after a play.
std::vector<Play> repliesTo(const PlayerView& view, const Play& play) {
    std::vector<Play> replies;
    legalPlays(view.rules, view.uncaptured() - view.hand - view.table, tableAfter(view.table, play),
               replies);
    return replies;
}

/// Whether the seat can make a capture that a reason names, whatever the other plays before.
bool canTakeWhateverIsPlayed(const PlayerView& view, const Play& first, const Reason& reason) {
    const CardSet with = reason.with - CardSet{first.card};
    const auto replies = repliesTo(view, first);
    return std::all_of(replies.begin(), replies.end(), [&](const Play& reply) {
        std::vector<Play> own;
        legalPlays(view.rules, with, tableAfter(tableAfter(view.table, first), reply), own);
        return std::any_of(own.begin(), own.end(), [&](const Play& play) {
            return play.captured.containsAll(reason.cards);
        });
    });
}

/// What perfect play to the end brings is really so: the lines are played again by the rules.
TEST(StoryReasons, AreTrueOfPerfectPlay) {
    constexpr int kPositions = 400;
    Random random(31);
    int checked = 0;
    std::map<Kind, int> kinds;
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
                for (const auto& [reason, weight] :
                     storyReasons(view, best, other, stories, kOften)) {
                    ++checked;
                    EXPECT_EQ(reason.count + reason.otherCount, 0);
                    const auto isSure = [&](const Play& play) {
                        return canTakeWhateverIsPlayed(view, play, reason);
                    };
                    ++kinds[reason.kind];
                    if (reason.kind == Kind::GetsLast) {
                        const auto last =
                            std::find_if(lines->better.rbegin(), lines->better.rend(),
                                         [](const Play& play) { return play.isCapture(); });
                        ASSERT_NE(last, lines->better.rend());
                        EXPECT_EQ(reason.with, CardSet{last->card});
                        EXPECT_TRUE(reason.cards.empty() ||
                                    reason.cards.containsAll(last->captured));
                    }
                    if (reason.kind == Kind::TakesNext || reason.kind == Kind::MayTakeNext) {
                        EXPECT_TRUE(capturesIn(lines->better, reason.cards, reason.with));
                        EXPECT_TRUE(view.hand.containsAll(reason.with));
                        EXPECT_EQ(isSure(best), reason.kind == Kind::TakesNext);
                        EXPECT_FALSE(isSure(other));
                    } else if (reason.kind == Kind::DeniesCapture ||
                               reason.kind == Kind::TakesFirst) {
                        EXPECT_TRUE(capturesIn(lines->played, reason.cards, reason.with));
                        EXPECT_FALSE(view.hand.intersects(reason.with));
                        for (const Play& reply : repliesTo(view, best)) {
                            EXPECT_FALSE(reply.captured.intersects(reason.cards));
                        }
                    }
                }
            }
            match.apply(Decision(plays[random.below(static_cast<std::uint32_t>(plays.size()))]));
        }
    }
    for (const Kind kind : {Kind::TakesNext, Kind::MayTakeNext, Kind::TakesFirst,
                            Kind::DeniesCapture, Kind::GetsLast}) {
        EXPECT_GT(kinds[kind], 0) << nameOf(kind);
    }
}

} // namespace
} // namespace settebello
