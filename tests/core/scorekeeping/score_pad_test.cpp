// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeping/score_pad.h"

#include "cards/random.h"
#include "core/oracle/random_rules.h"
#include "game/match.h"
#include "rules/check_rules.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <array>

namespace settebello {
namespace {

const RuleSet& rulesOf(const char* preset) {
    return findPreset(preset)->rules;
}

/// A round of scopa that brings the first side these points of cards, coins, settebello, primiera.
NotedRound scopaRound(int points) {
    RoundFacts facts;
    const auto side = [&](int place) { return place < points ? 0 : 1; };
    facts.cards = HasMost{side(0)};
    facts.suit = HasMost{side(1)};
    facts.owned[side(2)].insert(Card(Suit::Coins, kSeven));
    facts.prime = HasMost{side(3)};
    return {facts};
}

Decision randomDecision(const Match& match, Random& random) {
    if (match.rules().match.callingOut && match.round().phase() == Phase::Playing &&
        random.below(60) == 0) {
        return Decision(Decision::Kind::ClaimOut);
    }
    std::vector<Decision> decisions;
    legalDecisions(match.view(match.turn()), decisions);
    std::erase(decisions, Decision(Decision::Kind::ClaimOut)); // or nearly every match ends by one
    return decisions[random.below(static_cast<std::uint32_t>(decisions.size()))];
}

/// Whoever keeps the score of a match notes what happens, as it happens.
class Scorekeeper {
public:
    explicit Scorekeeper(const RuleSet& rules)
        : pad(rules) {}

    void note(const Match& match, const Events& events) {
        bool byPoints = false;
        for (const Event& event : events) {
            if (const auto* sweep = std::get_if<SweepMade>(&event)) {
                add(NotedSweep{sweep->side});
            } else if (const auto* shown = std::get_if<DeclarationsShown>(&event)) {
                noteDeclarations(match, *shown);
            } else if (const auto* claim = std::get_if<ClaimMade>(&event)) {
                add(NotedClaim{claim->side, piles(match)});
            }
            byPoints = byPoints || std::holds_alternative<TargetReached>(event);
            if (std::holds_alternative<RoundScored>(event) && !byPoints) {
                add(NotedRound{piles(match)});
            }
        }
    }

    ScorePad pad;

private:
    void add(const PadEntry& entry) { EXPECT_EQ(pad.add(entry), PadFault::None); }

    void noteDeclarations(const Match& match, const DeclarationsShown& shown) {
        for (const auto& each : shown.declarations) {
            if (each.points > 0) {
                add(NotedDeclaration{match.rules().sideOf(each.seat), each.points});
            }
        }
    }

    static BySide<CardSet> piles(const Match& match) {
        BySide<CardSet> all{};
        for (int side = 0; side < match.rules().sides(); ++side) {
            all[side] = match.round().pile(side);
        }
        return all;
    }
};

void expectSame(const Match& match, const ScorePad& pad) {
    ASSERT_EQ(pad.scores(), match.scores());
    ASSERT_EQ(pad.result(), match.result());
    for (std::size_t i = 0; i < match.played().size(); ++i) {
        if (match.played()[i].scored) {
            ASSERT_EQ(pad.rounds()[i].points, match.played()[i].points);
        }
    }
}

/// Ties, claims, double wins, the whole suit, the end in the middle of a round: all as in a match
/// that the program deals.
TEST(ScorePad, ComesToWhatTheMatchComesTo) {
    Random random(5);
    std::array<int, 4> ended{};
    int doubles = 0;
    for (int i = 0; i < 1500; ++i) {
        RuleSet rules = randomRules(random);
        rules.match.target = 1 + static_cast<int>(random.below(15));
        rules.match.doubleBelow = random.below(2) == 0 ? 8 : 0;
        if (!checkRules(rules).empty()) {
            rules.match.doubleBelow = 0;
        }
        Match match(rules, random.next());
        Scorekeeper keeper(rules);
        while (!match.over() && match.played().size() < 40) {
            Events events;
            if (match.needsDeal()) {
                match.deal(&events);
            } else {
                match.apply(randomDecision(match, random), &events);
            }
            keeper.note(match, events);
        }
        ASSERT_NO_FATAL_FAILURE(expectSame(match, keeper.pad)) << rulesText(rules);
        if (match.result()) {
            ++ended[static_cast<std::size_t>(match.result()->by)];
            doubles += match.result()->isDouble ? 1 : 0;
        }
    }
    for (const int matches : ended) {
        EXPECT_GT(matches, 0);
    }
    EXPECT_GT(doubles, 0);
}

TEST(ScorePad, PlaysOnWhileTheTopIsTied) {
    ScorePad pad(rulesOf("scopa"));
    for (int i = 0; i < 6; ++i) {
        EXPECT_EQ(pad.add(scopaRound(2)), PadFault::None);
    }
    EXPECT_EQ(pad.scores(), (BySide<int>{12, 12}));
    EXPECT_FALSE(pad.result());
    EXPECT_EQ(pad.add(NotedSweep{1}), PadFault::None);
    EXPECT_FALSE(pad.result()) << "the round is not over";
    EXPECT_EQ(pad.add(scopaRound(2)), PadFault::None);
    ASSERT_TRUE(pad.result());
    EXPECT_EQ(pad.result()->winner, 1);
    EXPECT_EQ(pad.add(NotedSweep{0}), PadFault::MatchOver);
}

TEST(ScorePad, EndsWithTheSweepThatReachesTheTarget) {
    RuleSet rules = rulesOf("scopa");
    rules.match.end = MatchEnd::AtOnce;
    rules.match.target = 2;
    ScorePad pad(rules);
    pad.add(NotedSweep{1});
    EXPECT_EQ(pad.markedScores(), (BySide<int>{0, 1}));
    EXPECT_EQ(pad.scores(), (BySide<int>{0, 0}));
    pad.add(NotedSweep{1});
    ASSERT_TRUE(pad.result());
    EXPECT_EQ(pad.result()->winner, 1);
    pad.undo();
    EXPECT_FALSE(pad.result());
    EXPECT_TRUE(pad.rounds().empty());
    EXPECT_EQ(pad.made()[1].sweeps, 1);
}

/// A first table of two fifteens is two sweeps at once, though the first may reach the target.
TEST(ScorePad, CountsBothSweepsOfAFirstTable) {
    RuleSet rules = rulesOf("escoba");
    rules.match.end = MatchEnd::AtOnce;
    rules.match.target = 1;
    ScorePad pad(rules);
    EXPECT_EQ(pad.add(NotedSweep{0}), PadFault::None);
    ASSERT_TRUE(pad.result());
    EXPECT_EQ(pad.add(NotedSweep{1}), PadFault::MatchOver) << "one dealer takes both";
    EXPECT_EQ(pad.add(NotedSweep{0}), PadFault::None);
    EXPECT_EQ(pad.scores(), (BySide<int>{2, 0}));
    EXPECT_EQ(pad.add(NotedSweep{0}), PadFault::MatchOver) << "a table makes no three";

    rules.match.target = 2;
    ScorePad later(rules);
    later.add(NotedSweep{1});
    later.add(NotedSweep{0});
    later.add(NotedSweep{0});
    ASSERT_TRUE(later.result());
    EXPECT_EQ(later.add(NotedSweep{0}), PadFault::MatchOver) << "not of the first table";
}

/// Anna and Ciro show their hands together: what both win counts, whoever's is noted first.
TEST(ScorePad, CountsDeclarationsOfOnePacketTogether) {
    RuleSet rules = rulesOf("cirulla");
    rules.match.end = MatchEnd::AtOnce;
    rules.match.target = 3;
    ScorePad pad(rules);
    EXPECT_EQ(pad.add(NotedDeclaration{0, 3}), PadFault::None);
    ASSERT_TRUE(pad.result());
    EXPECT_EQ(pad.add(NotedSweep{1}), PadFault::MatchOver);
    EXPECT_EQ(pad.add(NotedDeclaration{0, 3}), PadFault::MatchOver) << "each player shows once";
    EXPECT_EQ(pad.add(NotedDeclaration{1, 10}), PadFault::None);
    ASSERT_TRUE(pad.result());
    EXPECT_EQ(pad.result()->winner, 1);
    EXPECT_EQ(pad.scores(), (BySide<int>{3, 10}));
    pad.undo();
    EXPECT_EQ(pad.result()->winner, 0);
    EXPECT_EQ(pad.add(NotedDeclaration{1, 3}), PadFault::None);
    EXPECT_FALSE(pad.result()) << "tied";
    EXPECT_EQ(pad.markedScores(), (BySide<int>{3, 3}));
    EXPECT_EQ(pad.add(NotedSweep{0}), PadFault::None);
    ASSERT_TRUE(pad.result());
    EXPECT_EQ(pad.result()->winner, 0);
}

TEST(ScorePad, CorrectsARoundBeforeTheLast) {
    ScorePad pad(rulesOf("scopa"));
    pad.add(NotedSweep{0});
    pad.add(scopaRound(4));
    pad.add(NotedSweep{1});
    pad.add(scopaRound(1));
    pad.add(NotedSweep{1});
    EXPECT_EQ(pad.scores(), (BySide<int>{6, 4}));
    EXPECT_EQ(pad.noted(0), scopaRound(4));
    EXPECT_FALSE(pad.canCorrect(2)) << "not over yet";
    EXPECT_EQ(pad.correct(0, {0, 2}, scopaRound(3)), PadFault::None);
    EXPECT_EQ(pad.rounds()[0].scores, (BySide<int>{3, 3}));
    EXPECT_EQ(pad.scores(), (BySide<int>{4, 7}));
    EXPECT_EQ(pad.made()[1].sweeps, 1) << "of the round in play";
    EXPECT_EQ(pad.noted(0), scopaRound(3));
    EXPECT_EQ(pad.noted(1), scopaRound(1));
}

TEST(ScorePad, LosesNoRoundToACorrection) {
    ScorePad pad(rulesOf("scopa"));
    pad.add(scopaRound(4));
    pad.add(scopaRound(4));
    const std::vector<PadEntry> before = pad.entries();
    EXPECT_EQ(pad.correct(0, {9, 0}, scopaRound(4)), PadFault::MatchOver);
    EXPECT_EQ(pad.correct(0, {}, {}), PadFault::NotDecided);
    EXPECT_EQ(pad.entries(), before);
    EXPECT_EQ(pad.scores(), (BySide<int>{8, 0}));
    EXPECT_EQ(pad.correct(1, {9, 0}, scopaRound(4)), PadFault::None) << "nothing follows";
    EXPECT_TRUE(pad.result());
}

TEST(ScorePad, KeepsDeclarationsOfACorrectedRound) {
    ScorePad pad(rulesOf("cirulla"));
    pad.add(NotedDeclaration{1, 3});
    pad.add(NotedSweep{0});
    pad.add(NotedRound{BySide<CardSet>{}});
    ASSERT_EQ(pad.scores(), (BySide<int>{1, 3}));
    EXPECT_EQ(pad.correct(0, {}, NotedRound{BySide<CardSet>{}}), PadFault::None);
    EXPECT_EQ(pad.scores(), (BySide<int>{0, 3}));
}

TEST(ScorePad, TakesBackOneEntryAfterAnother) {
    ScorePad pad(rulesOf("scopa"));
    pad.add(NotedSweep{0});
    pad.add(scopaRound(4));
    EXPECT_EQ(pad.scores(), (BySide<int>{5, 0}));
    EXPECT_EQ(pad.made()[0].sweeps, 0);
    pad.undo();
    EXPECT_EQ(pad.scores(), (BySide<int>{0, 0}));
    EXPECT_EQ(pad.made()[0].sweeps, 1) << "the round is in play again";
    pad.undo();
    EXPECT_TRUE(pad.entries().empty());
    EXPECT_EQ(pad.made()[0].sweeps, 0);
}

TEST(ScorePad, RefusesWhatNoRoundOfTheRulesCanBe) {
    ScorePad pad(rulesOf("scopa"));
    EXPECT_EQ(pad.add(NotedSweep{2}), PadFault::NotPossible);
    EXPECT_EQ(pad.add(NotedDeclaration{0, 3}), PadFault::NotPossible) << "nothing is declared";
    EXPECT_EQ(pad.add(NotedClaim{0, {}}), PadFault::NotPossible) << "nobody may claim";
    EXPECT_EQ(pad.add(NotedRound{RoundFacts()}), PadFault::NotDecided);
    BySide<CardSet> piles{};
    piles[0] = piles[1] = CardSet{Card(Suit::Coins, kSeven)};
    EXPECT_EQ(pad.add(NotedRound{piles}), PadFault::NotPossible);
    EXPECT_TRUE(pad.entries().empty());
}

TEST(ScorePad, KnowsWhatDeclarationsWin) {
    EXPECT_EQ(declarationPoints(rulesOf("scopa")), std::vector<int>());
    EXPECT_EQ(declarationPoints(rulesOf("cirulla")), (std::vector<int>{3, 10}));
    EXPECT_EQ(declarationPoints(rulesOf("sbarazzina")), (std::vector<int>{2, 3, 7}));
}

TEST(ScorePad, ComputesWhatDeclarationsWinOnce) {
    ScorePad pad(rulesOf("cirulla"));
    const std::vector<int>* const points = &pad.declarationPoints();
    EXPECT_EQ(*points, declarationPoints(rulesOf("cirulla")));
    ASSERT_EQ(pad.add(NotedDeclaration{0, 10}), PadFault::None);
    ASSERT_EQ(pad.add(NotedDeclaration{1, 3}), PadFault::None);
    pad.undo(); // takes the other entry again
    EXPECT_EQ(&pad.declarationPoints(), points);
    EXPECT_EQ(&ScorePad(pad).declarationPoints(), points);
    EXPECT_EQ(pad.add(NotedDeclaration{1, 4}), PadFault::NotPossible);
}

} // namespace
} // namespace settebello
