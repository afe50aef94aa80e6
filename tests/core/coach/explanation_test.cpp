// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/explanation.h"

#include "core/players/levels/level_helpers.h"
#include "core/players/redealt_view.h"

#include "analysis/decision_judge.h"
#include "coach/play_result.h"
#include "players/levels/levels.h"
#include "rules/legal_plays.h"

#include <map>

namespace settebello {
namespace {

using namespace test;
using Kind = Cause::Kind;

Limits few() {
    Limits limits;
    limits.iterations = 30;
    return limits;
}

/// What a player of that level decides, and why.
struct Explained {
    Decision decision;
    Explanation explanation;

    const Cause& first() const { return explanation.causes.front(); }
};

Explained explained(std::string_view level, const PlayerView& view, std::uint64_t seed) {
    const Decision decision = *makePlayer(level, seed, few())->choose(view, StopToken());
    return {decision, *explain(view, decision, {level, seed, few()}, StopToken())};
}

/// How many of a hundred players of a level have this cause first when they decide so; others do
/// not matter. @param check is called with each such cause.
template <typename Check>
int countOf(Kind kind, std::string_view level, const PlayerView& view, const std::string& decided,
            Check check) {
    int count = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Explained found = explained(level, view, seed);
        if (toString(found.decision) == decided && found.first().kind == kind) {
            check(found.first());
            ++count;
        }
    }
    return count;
}

/// Like countOf(), but all who decide so must have this cause.
template <typename Check>
void expectAlways(Kind kind, std::string_view level, const PlayerView& view,
                  const std::string& decided, Check check) {
    int count = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        count += toString(*makePlayer(level, seed)->choose(view, StopToken())) == decided ? 1 : 0;
    }
    EXPECT_GT(count, 5) << "too few for a meaningful test";
    EXPECT_EQ(countOf(kind, level, view, decided, check), count);
}

TEST(Explanation, SaysNothingOfAPlayThatCannotBeAskedForAgain) {
    const PlayerView view = viewOf(RuleSet{}, "7C 8S 5D", "8C 7D 9S");
    const Decision played = decision("7C=7D");
    const auto kindOf = [&](const Decision& made, const Decider& decider) {
        return explain(view, made, decider, StopToken())->causes.front().kind;
    };
    EXPECT_NE(kindOf(played, {"good", 1, {}}), Kind::NotKnown);
    EXPECT_EQ(kindOf(played, {"good", std::nullopt, {}}), Kind::NotKnown) << "an older record";
    EXPECT_EQ(kindOf(played, {"greedy", 1, {}}), Kind::NotKnown) << "no level of ours";
    EXPECT_EQ(kindOf(played, {"engine:bot", 1, {}}), Kind::NotKnown);
    for (const char* level : {"beginner", "good", "expert", "master"}) {
        EXPECT_EQ(kindOf(decision("5D"), {level, 1, few()}), Kind::NotKnown)
            << level << " would not play so";
    }
}

TEST(Explanation, NeedsNoneWhereThereWasNoChoice) {
    const PlayerView view = viewOf(RuleSet{}, "7C", "7D 9S");
    for (const char* level : {"beginner", "master"}) {
        EXPECT_EQ(explained(level, view, 1).first().kind, Kind::Forced) << level;
    }
}

TEST(Explanation, StopsWhenItIsNotWantedAnyMore) {
    StopSource stop;
    stop.requestStop();
    const PlayerView view = viewOf(RuleSet{}, "7C 8S 5D", "8C 7D 9S");
    EXPECT_FALSE(explain(view, decision("7C=7D"), {"master", 1, few()}, stop.token()));
}

TEST(Explanation, NamesTheCaptureThatWasNotSeen) {
    const PlayerView view = viewOf(RuleSet{}, "9C 10B", "1D 3D 5S 8S");
    const auto isSum = [](const Cause& cause) {
        EXPECT_TRUE(cause.instead.play.isCapture());
        EXPECT_GE(cause.instead.play.captured.size(), 2);
    };
    EXPECT_GT(countOf(Kind::OverlookedCapture, "beginner", view, "10B", isSum), 10);
}

TEST(Explanation, TellsWhoOnlyMeantToLayTheirCard) {
    const PlayerView view = viewOf(RuleSet{}, "6C 7B", "1D 2S 3B");
    const auto any = [](const Cause& /*cause*/) {};
    EXPECT_GT(countOf(Kind::MeantToLay, "beginner", view, "6C=1D+2S+3B", any), 50);
}

TEST(Explanation, NamesTheCardsForgotten) {
    PlayerView view = viewOf(RuleSet{}, "4C 10D", "5S");
    view.tallies[1].pile = set("9D 9C 9S 9B");
    view.stockSize = view.unseen().size() - 3;
    for (int i = 0; i < 4; ++i) {
        view.moves.push_back({1, decision("8C=8D")});
    }
    expectAlways(Kind::ForgotCards, "casual", view, "10D", [](const Cause& cause) {
        EXPECT_TRUE(set("9D 9C 9S 9B").containsAll(cause.cards));
        EXPECT_FALSE(cause.cards.empty());
        EXPECT_EQ(toString(cause.instead), "4C");
    });
}

TEST(Explanation, NamesTheSumThatWasNotAddedUp) {
    const PlayerView view = viewOf(RuleSet{}, "2C 5D", "7S 1S");
    expectAlways(Kind::DidNotAddUp, "beginner", view, "2C", [](const Cause& cause) {
        EXPECT_EQ(cause.count, 10);
        EXPECT_EQ(toString(cause.instead), "5D");
    });
}

TEST(Explanation, NamesWhatWasNotForeseen) {
    const PlayerView view = viewOf(RuleSet{}, "9S 10S", "9B 10B 7S 2D");
    expectAlways(Kind::DidNotForesee, "beginner", view, "9S=9B", [](const Cause& cause) {
        EXPECT_EQ(toString(cause.instead), "10S=10B");
        EXPECT_FALSE(cause.cards.empty());
    });
}

TEST(Explanation, ShowsWhatASearchThoughtOfThePlays) {
    Match match(RuleSet{}, 4);
    match.deal();
    const PlayerView view = match.view(match.turn());
    for (const char* level : {"expert", "master"}) {
        for (std::uint64_t seed = 1; seed < 5; ++seed) {
            const Explained found = explained(level, view, seed);
            if (found.first().kind == Kind::ThoughtThrough) {
                ASSERT_GE(found.explanation.considered.size(), 2U);
                EXPECT_EQ(found.explanation.considered.front().decision, found.decision);
            } else {
                EXPECT_STREQ(level, "expert") << "master thinks about every play";
            }
        }
    }
}

TEST(Explanation, SaysWhereAClaimWasForgotten) {
    RuleSet rules;
    rules.match.callingOut = true;
    PlayerView view = viewOf(rules, "7C 8S", "2C 9S");
    view.scores = {{10, 0}};
    view.tallies[0].pile = set("7D"); // the eleventh point
    view.stockSize = view.unseen().size() - 3;
    int missed = 0;
    int claimed = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Explained found = explained("beginner", view, seed);
        const bool claims = found.decision.kind == Decision::Kind::ClaimOut;
        EXPECT_EQ(found.first().kind, claims ? Kind::Claims : Kind::OverlookedClaim);
        ++(claims ? claimed : missed);
    }
    EXPECT_GT(missed, 5);
    EXPECT_GT(claimed, 5);
}

TEST(Explanation, SaysWhatWasDeclaredAndWhatWasOverlooked) {
    PlayerView view = viewOf(rulesOf("bazzica"), "4C 3D 2S", "9C");
    view.phase = Phase::Declaring;
    std::map<Kind, int> counts;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        ++counts[explained("beginner", view, seed).first().kind];
    }
    EXPECT_EQ(counts.size(), 2U);
    EXPECT_GT(counts[Kind::Declares], 5);
    EXPECT_GT(counts[Kind::OverlookedDeclaration], 5);
}

/// What a cause says of a play must be so.
void expectTrue(const PlayerView& view, const Decision& played, const Cause& cause) {
    const PlayResult made(view, played.play);
    const PlayResult instead(view, cause.instead.play);
    std::vector<Decision> legal;
    legalDecisions(view, legal);
    const bool isAlternative = cause.instead != played &&
                               std::find(legal.begin(), legal.end(), cause.instead) != legal.end();
    switch (cause.kind) {
    case Kind::OverlookedCapture:
        EXPECT_TRUE(isAlternative && cause.instead.play.isCapture());
        break;
    case Kind::MeantToLay:
        EXPECT_TRUE(played.play.isCapture());
        break;
    case Kind::ForgotCards:
        EXPECT_TRUE(isAlternative);
        EXPECT_TRUE((cause.cards & view.uncaptured()).empty() && !cause.cards.empty());
        break;
    case Kind::DidNotAddUp:
        EXPECT_TRUE(isAlternative && (cause.count > 0) == !made.sweepers().empty());
        break;
    case Kind::DidNotForesee:
        EXPECT_TRUE(isAlternative && made.left().containsAll(cause.cards) && !cause.cards.empty());
        break;
    case Kind::Sweeps:
        EXPECT_TRUE(isAlternative && made.isSweep());
        break;
    case Kind::TakesValuable:
        EXPECT_TRUE(isAlternative && cause.cards == made.taken() && !cause.cards.empty());
        break;
    case Kind::TakesMost:
        EXPECT_TRUE(isAlternative && cause.count > instead.taken().size());
        break;
    case Kind::KeepsValuable:
        EXPECT_TRUE(isAlternative && !played.play.isCapture());
        EXPECT_EQ(cause.cards, CardSet{cause.instead.play.card});
        break;
    case Kind::AvoidsSweep:
        EXPECT_TRUE(isAlternative && !instead.sweepers().empty() && made.sweepers().empty());
        break;
    case Kind::LeavesLess:
        EXPECT_TRUE(isAlternative && instead.left().containsAll(cause.cards));
        break;
    case Kind::LeavesNothing:
        EXPECT_TRUE(isAlternative && made.exposed().empty());
        break;
    case Kind::LaysDouble:
        EXPECT_TRUE(isAlternative && view.hand.sizeOfRank(played.play.card.rank()) > 1);
        break;
    case Kind::OnlyCapture:
        EXPECT_TRUE(played.play.isCapture());
        break;
    case Kind::NoCapture:
        EXPECT_TRUE(std::none_of(legal.begin(), legal.end(), [](const Decision& decision) {
            return decision.play.isCapture();
        }));
        break;
    case Kind::NotKnown:
        ADD_FAILURE() << "asked again, it decides otherwise";
        break;
    default:
        break;
    }
}

/// Every cause is true, and the same whatever the seat does not see.
TEST(Explanation, IsTrueAndUsesWhatTheSeatKnewAlone) {
    constexpr std::array kLevels{"beginner", "casual", "good",   "beginner", "casual",
                                 "good",     "expert", "master", "beginner", "casual"};
    std::map<Kind, int> counts;
    Random random(2026);
    const FairnessExtent wanted = fairnessExtent();
    int explainedPlays = 0;
    for (int turn = 0; explainedPlays < wanted.positions * 3; ++turn) {
        const RuleSet rules = rulesOfTurn(turn, random);
        Match match(rules, random.next());
        match.deal();
        const std::uint64_t seed = random.next();
        while (match.turn() >= 0) {
            const PlayerView view = match.view(match.turn());
            const bool explains = random.below(8) == 0;
            const char* const level = explains ? kLevels[random.below(kLevels.size())] : "good";
            const Decision made = *makePlayer(level, seed, few())->choose(view, StopToken());
            if (explains && !isForced(view, made)) {
                SCOPED_TRACE(std::string(level) + ", " + toString(made) + ", " + rulesText(rules));
                const Decider decider{level, seed, few()};
                const auto found = explain(view, made, decider, StopToken());
                for (const Cause& cause : found->causes) {
                    expectTrue(view, made, cause);
                    ++counts[cause.kind];
                }
                ASSERT_FALSE(found->causes.empty());
                const PlayerView other = redealtView(match, view, random);
                EXPECT_EQ(explain(other, made, decider, StopToken())->causes, found->causes);
                ++explainedPlays;
            }
            ASSERT_EQ(match.apply(made), DecisionFault::None);
        }
    }
    EXPECT_GT(counts.size(), 12U) << "too few kinds for a meaningful test";
}

} // namespace
} // namespace settebello
