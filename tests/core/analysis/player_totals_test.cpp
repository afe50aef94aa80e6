// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/player_totals.h"

#include "rules/presets.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

Moment decided(int seat, double points, double chance, LossPlace place, double error = 0) {
    Moment moment;
    moment.kind = Moment::Kind::Decided;
    moment.seat = seat;
    Judgement judgement;
    judgement.options.resize(2);
    judgement.points = {points, error};
    judgement.chance = {chance, 0};
    judgement.mark = markOf(judgement.points, judgement.chance);
    judgement.place = place;
    moment.judgement = judgement;
    return moment;
}

Moment lucky(Moment moment, double luck) {
    moment.luck.emplace();
    moment.luck->points[0] = luck;
    moment.luck->points[1] = -luck;
    return moment;
}

Moment dealt(int move, double luck) {
    Moment moment;
    moment.move = move;
    return lucky(moment, luck);
}

Moment ended(double ahead) {
    Moment moment;
    moment.kind = Moment::Kind::Ended;
    moment.ahead.emplace();
    (*moment.ahead)[0] = ahead;
    (*moment.ahead)[1] = -ahead;
    return moment;
}

TEST(PlayerTotals, AddUpWhatCounts) {
    Analysis analysis;
    analysis.moments = {dealt(0, 1.5),
                        lucky(decided(0, 0.5, 0.05, LossPlace::Coins), 0.25),
                        decided(1, 1, 0.1, LossPlace::Sweeps),
                        decided(0, 0.3, 0.01, LossPlace::Cards, 0.2), // within the noise
                        dealt(3, -0.5),
                        decided(0, 0, 0, LossPlace::Other),
                        ended(3),
                        dealt(0, 0),
                        decided(0, 0.1, 0.01, LossPlace::Coins),
                        ended(-1)};
    PlayerTotals totals;
    totals.add(analysis, RuleSet(), 0);
    EXPECT_EQ(totals.matches(), 1);
    EXPECT_EQ(totals.deals(), 2);
    EXPECT_EQ(totals.decisions(), 4);
    EXPECT_EQ(totals.marked(Mark::Doubtful), 1);
    EXPECT_EQ(totals.marked(Mark::None), 3);
    EXPECT_NEAR(totals.lostPoints(), 0.6, 1e-12);
    EXPECT_NEAR(totals.lostChance(), 0.07, 1e-12);
    EXPECT_NEAR(totals.lostIn(LossPlace::Coins), 0.6, 1e-12);
    EXPECT_EQ(totals.lostIn(LossPlace::Cards), 0);
    EXPECT_NEAR(totals.lossPerDeal().mean(), 0.3, 1e-12);
    EXPECT_NEAR(totals.lossPerDecision().mean(), 0.15, 1e-12);
    EXPECT_EQ(totals.result().sum(), 2);
    EXPECT_EQ(totals.luck().sum(), 1.25);
    EXPECT_EQ(totals.hiddenLuck(), 0.25);
    EXPECT_EQ(totals.adjusted().sum(), 0.75);
    EXPECT_NEAR(totals.skill().sum(), 0.4, 1e-12);
    const PlayerTotals::Balance balance = totals.balance();
    EXPECT_NEAR(balance.own + balance.others + balance.luck + balance.rest, balance.result, 1e-12);
    EXPECT_EQ(balance.own, -totals.sideLost());
    EXPECT_NEAR(totals.residual(), 2 - 1.25 - 0.4, 1e-12);
    PlayerTotals other;
    other.add(analysis, RuleSet(), 1);
    EXPECT_EQ(other.result().sum(), -2);
    EXPECT_EQ(other.luck().sum(), -1.25);
    EXPECT_NEAR(other.residual(), -totals.residual(), 1e-12);
    totals.add(analysis, RuleSet(), 0);
    EXPECT_EQ(totals.matches(), 2);
    EXPECT_EQ(totals.result().sum(), 4);
}

/// Without a mistake in a few decisions it is not known that there will be none.
TEST(PlayerTotals, NameALevelAsFarAsItIsKnown) {
    Analysis analysis;
    PlayerTotals totals;
    EXPECT_FALSE(totals.ladderPlace());
    totals.add(analysis, RuleSet(), 0);
    EXPECT_FALSE(totals.ladderPlace()) << "no decision";
    analysis.moments.assign(20, decided(0, 0, 0, LossPlace::Other));
    totals.add(analysis, RuleSet(), 0);
    ASSERT_TRUE(totals.ladderPlace());
    EXPECT_EQ(totals.ladderPlace()->level, "master");
    EXPECT_EQ(totals.ladderPlace()->from, "casual");
    for (int match = 0; match < 40; ++match) {
        totals.add(analysis, RuleSet(), 0);
    }
    EXPECT_EQ(totals.ladderPlace()->from, "master");
    totals.add(analysis, findPreset("scopone")->rules, 0);
    EXPECT_FALSE(totals.ladderPlace()) << "losses in other games count otherwise";
}

TEST(SampleMean, IsUncertainOfAFew) {
    SampleMean mean;
    mean.add(1);
    EXPECT_FALSE(mean.halfWidth());
    mean.add(3);
    EXPECT_NEAR(*mean.halfWidth(), 12.706, 1e-3); // Student's t with one degree of freedom
    for (int i = 0; i < 4; ++i) {
        mean.add(1);
        mean.add(3);
    }
    EXPECT_NEAR(mean.mean(), 2, 1e-12);
    EXPECT_NEAR(*mean.halfWidth(), 2.262 * 1.0541 / 3.1623, 1e-3);
    EXPECT_NEAR(*mean.halfWidthOfSum(), 10 * *mean.halfWidth(), 1e-9);
}

TEST(LevelLadder, NamesTheNearestLevel) {
    for (const LadderKind kind : {LadderKind::Duel, LadderKind::FullDeal, LadderKind::Packets}) {
        const auto rungs = ladder(kind);
        for (std::size_t i = 0; i < rungs.size(); ++i) {
            EXPECT_EQ(ladderPlace(kind, rungs[i].loss, 0).level, rungs[i].level);
            EXPECT_TRUE(i == 0 || rungs[i].loss < rungs[i - 1].loss) << rungs[i].level;
        }
        const LadderPlace wide = ladderPlace(kind, rungs[2].loss, 10'000);
        EXPECT_EQ(wide.from, "beginner");
        EXPECT_EQ(wide.to, "master");
        EXPECT_FALSE(wide.isBelow);
        EXPECT_EQ(ladderPlace(kind, rungs[2].loss, std::nullopt).to, "master");
        EXPECT_TRUE(ladderPlace(kind, 5 * rungs[0].loss, 1).isBelow);
    }
}

TEST(LevelLadder, KnowsTheKindOfGame) {
    EXPECT_EQ(ladderKind(RuleSet()), LadderKind::Duel);
    EXPECT_EQ(ladderKind(findPreset("scopone")->rules), LadderKind::FullDeal);
    RuleSet three;
    three.table.players = 3;
    EXPECT_EQ(ladderKind(three), LadderKind::Packets);
}

} // namespace
} // namespace settebello
