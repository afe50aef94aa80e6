// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "players/levels/levels.h"
#include "rules/presets.h"
#include "storage/record.h"

#include "core/storage/temporary_folder.h"

#include <gtest/gtest.h>

namespace settebello::cli {
namespace {

std::string playedRecord(const RuleSet& rules, int decisions) {
    Match match(rules, 3);
    const auto player = makePlayer("random", 4);
    for (int i = 0; i < decisions && !match.over(); ++i) {
        if (match.needsDeal()) {
            match.deal();
        }
        match.apply(*player->choose(match.view(match.turn()), StopToken()));
    }
    const std::vector<SeatSetup> players(static_cast<std::size_t>(rules.table.players));
    return recordText({{"", "scopa", rules}, players}, match);
}

TEST(ReplayCommand, ChecksEveryRecord) {
    const TemporaryFolder folder;
    folder.write("whole", playedRecord(RuleSet{}, 100000));
    folder.write("begun", playedRecord(findPreset("scopone")->rules, 10));
    const std::string whole = folder.path("whole").string();
    const std::string begun = folder.path("begun").string();
    const RunResult ran = run({"replay", whole, begun});
    EXPECT_EQ(ran.exitCode, 0) << ran.out;
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.out.substr(0, whole.size() + 16), whole + ": holds, rounds ");
    EXPECT_NE(ran.out.find(" has won\n" + begun + ": holds, rounds 1, score 0:0, not over\n"),
              std::string::npos)
        << ran.out;
}

TEST(ReplayCommand, ReportsTheFirstBadRecord) {
    const TemporaryFolder folder;
    const std::string good = playedRecord(RuleSet{}, 10);
    folder.write("good", good);
    std::string bad = good;
    bad.replace(bad.find("\"plays\": ["), 10, "\"plays\": [\"8D=8D\",");
    folder.write("bad", bad);
    folder.write("worse", "{");
    const std::string badPath = folder.path("bad").string();
    const RunResult ran =
        run({"replay", folder.path("good").string(), badPath, folder.path("worse").string()});
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_NE(ran.out.find("\n" + badPath + ": /rounds/0/plays/0: 8D=8D: "), std::string::npos)
        << ran.out;
    EXPECT_EQ(ran.out.find("worse"), std::string::npos);
}

} // namespace
} // namespace settebello::cli
