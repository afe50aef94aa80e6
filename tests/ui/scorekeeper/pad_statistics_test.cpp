// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/pad_statistics.h"

#include "rules/presets.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// A match that the first side wins with eleven sweeps; the other side has these.
PadFile matchOf(const std::vector<std::string>& names, int othersSweeps) {
    NamedRules rules{"", "scopa", findPreset("scopa")->rules};
    rules.rules.match.doubleBelow = 8;
    KeptScore score{rules, names, ScorePad(rules.rules)};
    for (int i = 0; i < rules.rules.match.target; ++i) {
        score.pad.add(NotedSweep{0});
    }
    for (int i = 0; i < othersSweeps; ++i) {
        score.pad.add(NotedSweep{1});
    }
    score.pad.add(NotedRound{BySide<CardSet>{}});
    return {"file", {}, score, {}};
}

TEST(PadStatistics, CountsEverySideByItsName) {
    const QList<PadTotals> totals =
        padTotals({matchOf({"Ciro", "Anna"}, 8), matchOf({"Anna", "Ciro"}, 7)});
    ASSERT_EQ(totals.size(), 2);
    const PadTotals& anna = totals[0];
    EXPECT_EQ(anna.name, "Anna");
    EXPECT_EQ(anna.matches, 2);
    EXPECT_EQ(anna.won, 1);
    EXPECT_EQ(anna.doubles, 1) << "Ciro had less than eight points";
    EXPECT_EQ(anna.points, 19);
    EXPECT_EQ(anna.sweeps, 19);
    EXPECT_EQ(totals[1].won, 1);
    EXPECT_EQ(totals[1].doubles, 0);
}

} // namespace
} // namespace settebello
