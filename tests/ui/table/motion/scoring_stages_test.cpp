// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/motion/scoring_stages.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// The names beside the rows of the first item, from the top down.
QStringList namesByRow(int players, bool teams, int viewer) {
    RuleSet rules;
    rules.table.players = players;
    rules.table.teams = teams;
    Board board;
    board.reset(rules, viewer);
    board.apply(RoundStarted{});
    LayoutParameters parameters;
    parameters.size = {1280, 800};
    parameters.players = players;
    parameters.teams = teams;
    parameters.viewer = viewer;
    const TableLayout layout(parameters);
    const Poses rest = restingPoses(board, layout);
    const QStringList sides = QStringList{"Anna", "Ciro", "Rosa", "Zoe"}.mid(0, rules.sides());
    const Stages stages = scoringStages(RoundScored{}, {board, board, layout, rest, sides});
    QStringList names;
    for (const Effect::Row& row : stages.front().effect.rows) {
        names += row.name;
    }
    return names;
}

/// As on the score sheet and at the end of the match, whoever looks.
TEST(ScoringStages, ShowTheSidesInTheOrderOfTheirSeats) {
    for (int viewer = 0; viewer < 4; ++viewer) {
        EXPECT_EQ(namesByRow(4, false, viewer), QStringList({"Anna", "Ciro", "Rosa", "Zoe"}));
        EXPECT_EQ(namesByRow(4, true, viewer), QStringList({"Anna", "Ciro"}));
    }
    EXPECT_EQ(namesByRow(3, false, 0), QStringList({"Anna", "Ciro", "Rosa"}));
    for (int viewer = 0; viewer < 2; ++viewer) {
        EXPECT_EQ(namesByRow(2, false, viewer), QStringList({"Anna", "Ciro"}));
    }
}

} // namespace
} // namespace settebello
