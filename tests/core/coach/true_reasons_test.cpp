// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/true_reasons.h"

#include "core/coach/naive_reasons.h"
#include "core/players/player_helpers.h"
#include "core/players/redealt_view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace settebello {
namespace {

using namespace test;
using Kind = Reason::Kind;

/// Two of the plays that are legal, and a view that asks for one.
struct ReasonPosition {
    const Match& match;
    const PlayerView& view;
    const Play& best;
    const Play& other;
};

/// Plays rounds of all presets and of any other rules at random, and shows every position where
/// there is something to choose, with two plays drawn at random.
/// @param isNamed only where the seven of cups is played as another card, which is rare
template <typename Show>
void forRandomPositions(int count, std::uint64_t seed, bool isNamed, Show show) {
    Random random(seed);
    std::vector<Play> plays;
    for (int turn = 0; count > 0; ++turn) {
        const RuleSet rules = rulesOfTurn(turn, random);
        if (isNamed && !rules.declarations.wildKeepsRank) {
            continue;
        }
        Match match(rules, random.next());
        match.deal();
        while (match.turn() >= 0 && match.played().size() == 1 && count > 0) {
            const PlayerView view = match.view(match.turn());
            std::vector<Decision> decisions;
            legalDecisions(view, decisions);
            if (view.phase == Phase::Playing) {
                legalPlays(view.rules, view.hand, view.takeable(), plays);
                const auto any = [&] {
                    return plays[random.below(static_cast<std::uint32_t>(plays.size()))];
                };
                const Play best = any();
                const Play other = any();
                if (best != other && !(isNamed && view.uncaptured().named().empty())) {
                    show(ReasonPosition{match, view, best, other});
                    --count;
                }
                match.apply(Decision(any()));
            } else {
                match.apply(decisions[random.below(static_cast<std::uint32_t>(decisions.size()))]);
            }
        }
    }
}

/// Every claim is checked again by brute force.
void expectTrue(const ReasonPosition& position, const Reason& reason) {
    const naive::NaiveReasons naive(position.view, position.best, position.other);
    EXPECT_EQ(naive.faultOf(reason), "") << toString(reason) << ": " << toString(position.best)
                                         << " not " << toString(position.other) << "\n"
                                         << rulesText(position.view.rules);
}

TEST(TrueReasons, AreTrue) {
    constexpr int kPositions = 100'000;
    std::map<Kind, int> seen;
    forRandomPositions(kPositions, 48, false, [&](const ReasonPosition& position) {
        for (const Reason& reason : trueReasons(position.view, position.best, position.other)) {
            ++seen[reason.kind];
            expectTrue(position, reason);
        }
    });
    for (auto kind = Kind::SecuresItem; kind <= Kind::Sheds;
         kind = static_cast<Kind>(static_cast<int>(kind) + 1)) {
        EXPECT_GT(seen[kind], 0) << nameOf(kind) << " never came up";
    }
}

TEST(TrueReasons, AreTrueOfANamedSeven) {
    constexpr int kPositions = 2000;
    forRandomPositions(kPositions, 49, true, [](const ReasonPosition& position) {
        for (const Reason& reason : trueReasons(position.view, position.best, position.other)) {
            expectTrue(position, reason);
        }
    });
}

/// What the seat cannot see makes no difference.
TEST(TrueReasons, DoNotDependOnHiddenCards) {
    constexpr int kPositions = 2000;
    Random random(220);
    forRandomPositions(kPositions, 7, false, [&](const ReasonPosition& position) {
        const PlayerView other = redealtView(position.match, position.view, random);
        EXPECT_EQ(trueReasons(other, position.best, position.other),
                  trueReasons(position.view, position.best, position.other));
    });
}

TEST(TrueReasons, SpeakOfWhatIsAvoidedWhereTheFewestPointsWin) {
    RuleSet rules;
    rules.match.lowestWins = true;
    const PlayerView view = viewOf(rules, "7C 1S 7B", "7D 9C 10D 10C");
    const auto reasons = trueReasons(view, decision("1S").play, decision("7C=7D").play);
    EXPECT_EQ(reasons,
              (std::vector<Reason>{Reason(Kind::AvoidsSettebello), Reason(Kind::TakesNothing)}));
}

/// What the side does not gain by a play is not said to be gained.
TEST(TrueReasons, DoNotSpeakOfCoinsAgainstTheSettebello) {
    const PlayerView view = viewOf(RuleSet(), "7C 2D 7S", "7D 2B 7B");
    for (const char* best : {"2D=2B", "7C=7B"}) {
        for (const Reason& reason :
             trueReasons(view, decision(best).play, decision("7S=7D").play)) {
            EXPECT_NE(reason.kind, Kind::TakesBonusSuit) << best;
            EXPECT_NE(reason.kind, Kind::TakesSevens) << best;
        }
    }
}

/// Every capture takes two cards.
TEST(TrueReasons, DoNotCountTwoCards) {
    const PlayerView view = viewOf(RuleSet(), "9C 2S", "9B 10B");
    for (const Reason& reason : trueReasons(view, decision("9C=9B").play, decision("2S").play)) {
        EXPECT_NE(reason.kind, Kind::TakesCards);
    }
}

/// The end of a round between two, seat 0 to play: what is in no pile and neither listed nor in the
/// own hand is in the other.
PlayerView endView(const std::string& hand, const std::string& table, const std::string& other,
                   int dealer) {
    PlayerView view;
    view.dealer = dealer;
    view.hand = set(hand);
    view.table = set(table);
    view.handSizes[0] = view.hand.size();
    view.handSizes[1] = set(other).size();
    view.tallies[0].pile =
        Pack::contents(kCardCount) - view.hand - view.table - set(other); // of either side
    view.lastCapturer = 0;
    return view;
}

bool isTrue(const PlayerView& view, const char* best, const char* other, Kind kind) {
    const auto reasons = trueReasons(view, decision(best).play, decision(other).play);
    return std::any_of(reasons.begin(), reasons.end(),
                       [&](const Reason& reason) { return reason.kind == kind; });
}

TEST(TrueReasons, KeepTheLastCardsOfARank) {
    const PlayerView view = endView("10C 10S 2B", "9D", "9C 5S 6B", 1);
    EXPECT_TRUE(isTrue(view, "2B", "10C", Kind::KeepsLastOfRank));
    EXPECT_FALSE(isTrue(view, "10C", "2B", Kind::KeepsLastOfRank));
    const PlayerView third = endView("10C 10S 2B", "9D", "9C 5S 10B", 1);
    EXPECT_FALSE(isTrue(third, "2B", "10C", Kind::KeepsLastOfRank)) << "another king is out";
}

/// The deuce must be kept to take the last one from the table.
TEST(TrueReasons, SayThatTheDealerMissesTheLastCapture) {
    const PlayerView view = endView("2D 5C 4S", "5S 8S 2B", "5D 6C 7C", 1);
    EXPECT_TRUE(isTrue(view, "5C=5S", "2D=2B", Kind::DealerMissesLast));
    EXPECT_FALSE(isTrue(view, "2D=2B", "5C=5S", Kind::DealerMissesLast));
    EXPECT_FALSE(isTrue(view, "5C=5S", "2D=2B", Kind::DealerGetsLast)) << "of the other side";
}

/// The dealer keeps the five for the five that the other must lay.
TEST(TrueReasons, SayThatTheDealerGetsTheLastCapture) {
    const PlayerView view = endView("7D 5C 2B", "8S 9S 10B", "5D 10C", 0);
    EXPECT_TRUE(isTrue(view, "7D", "2B", Kind::DealerGetsLast));
    EXPECT_FALSE(isTrue(view, "2B", "7D", Kind::DealerGetsLast));
}

struct Example {
    const char* name;
    const char* hand;
    const char* table;
    const char* best;
    const char* other;
    const char* reason; ///< one that must be given
};

void PrintTo(const Example& example, std::ostream* out) {
    *out << example.name;
}

class ReasonExample : public testing::TestWithParam<Example> {};

TEST_P(ReasonExample, IsGiven) {
    const Example& example = GetParam();
    const PlayerView view = viewOf(RuleSet(), example.hand, example.table);
    const auto reasons =
        trueReasons(view, decision(example.best).play, decision(example.other).play);
    std::vector<std::string> texts;
    std::transform(reasons.begin(), reasons.end(), std::back_inserter(texts),
                   [](const Reason& reason) { return toString(reason); });
    EXPECT_NE(std::find(texts.begin(), texts.end(), example.reason), texts.end())
        << testing::PrintToString(texts);
}

INSTANTIATE_TEST_SUITE_P(
    Scopa, ReasonExample,
    testing::Values(
        Example{"Sweep", "9D 1S", "4S 5B", "9D=4S+5B", "1S", "sweeps"},
        Example{"Settebello", "7C 1S", "7D 4D 10B", "7C=7D", "1S", "takesSettebello"},
        Example{"Sevens", "7C 1S", "7S 4D 10B", "7C=7S", "1S", "takesSevens(2:7C,7S)"},
        Example{"Coins", "9D 1S", "4D 5D 10B", "9D=4D+5D", "1S", "takesBonusSuit(3:4D,5D,9D)"},
        Example{"TooMuch", "2S 8B", "5B 1C", "8B", "2S", "leavesTooMuch(14/3:8D,8C,8S)"},
        Example{"Pair", "4D 1S 8S 8B", "4C 4S 1B", "1S=1B", "4D=4C", "leavesPair(2/4:5D,5C,5S,5B)"},
        Example{"CoinsWithTheSettebello", "10D 10C", "7D 2D 3D 1C", "10D=3D+7D", "10C=3D+7D",
                "takesBonusSuit(3/2:3D,7D,10D)"},
        Example{"SettebelloWaits", "7C 7S 7B 10S", "7D 10B", "10S=10B", "7C=7D", "settebelloWaits"},
        Example{"TwoSevens", "7C 10S", "7S 7B 10B", "10S=10B", "7C=7S", "leavesTwoSevens(7S,7B)"}),
    [](const auto& example) { return std::string(example.param.name); });

} // namespace
} // namespace settebello
