// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_id.h"

#include "project_file.h"
#include "storage/record.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

namespace settebello {
namespace {

Record recordOnDisk() {
    std::ifstream in(projectFile("tests/data/records/scopa-13-3.scopa.json"));
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    Faults faults;
    auto record = readRecord(text, 1, faults);
    EXPECT_TRUE(record) << (faults.empty() ? "" : faults.front().text());
    return record.value();
}

/// One decision of a match by these rules.
Match oneDecision(const RuleSet& rules, std::uint64_t seed) {
    Match match(rules, seed);
    match.deal();
    std::vector<Decision> legal;
    legalDecisions(match.view(match.turn()), legal);
    match.apply(legal.front());
    return match;
}

/// They are in files.
TEST(MatchId, IsTheSameInEveryVersionAndOnEveryMachine) {
    const Match match = recordOnDisk().match;
    EXPECT_EQ(idWithoutRules(match), "95d97e08aed2f728");
    EXPECT_EQ(matchId(match), "4851bbba072846f2");
}

TEST(MatchId, DiffersBetweenMatchesButNotBetweenCopies) {
    Match match = oneDecision(RuleSet(), 1);
    EXPECT_EQ(matchId(oneDecision(RuleSet(), 1)), matchId(match));
    EXPECT_NE(matchId(oneDecision(RuleSet(), 2)), matchId(match)) << "other cards";
    const std::string before = matchId(match);
    std::vector<Decision> legal;
    legalDecisions(match.view(match.turn()), legal);
    match.apply(legal.front());
    EXPECT_NE(matchId(match), before) << "another decision";
    EXPECT_EQ(before.size(), 16U);
}

TEST(MatchId, DiffersBetweenRules) {
    RuleSet house;
    house.scoring.reBello = true;
    const Match match = oneDecision(RuleSet(), 1);
    const Match other = oneDecision(house, 1);
    EXPECT_NE(matchId(other), matchId(match));
    EXPECT_EQ(idWithoutRules(other), idWithoutRules(match));
}

} // namespace
} // namespace settebello
