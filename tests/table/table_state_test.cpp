// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_state.h"

#include "storage/atomic_file.h"
#include "table/table_helpers.h"

#include <QSignalSpy>

using namespace settebello;
using namespace settebello::table;

namespace {

session::KeptTable someTable() {
    session::KeptTable table;
    table.guests.push_back({session::Number{1, 2, 3, 4}, "Anna", {}, {}});
    return table;
}

net::KeptWays someWays() {
    net::KeptWays ways;
    ways.host = net::TableSecrets{QByteArray(net::kKeySize, 'k'), 4000, {}};
    return ways;
}

} // namespace

TEST(TableState, IsReadAgainAndReadByNobodyElse) {
    const QTemporaryDir folder;
    const std::filesystem::path place = pathIn(folder, "new") / "1";
    TestStreams test;
    Report report(test.streams, "");
    {
        TableState state(place, report);
        ASSERT_TRUE(state.open());
        state.keep(someTable());
        state.keepPrevious(someTable());
        state.keep(someWays());
        TableState second(place, report);
        EXPECT_FALSE(second.open()) << "one program at a time";
        EXPECT_EQ(report.status(), cli::kUsageError);
        EXPECT_NE(test.err.str().find("another program uses it"), std::string::npos);
    }
    TableState again(place, report);
    ASSERT_TRUE(again.open());
    EXPECT_EQ(again.table(), someTable());
    EXPECT_EQ(again.previous(), someTable());
    EXPECT_EQ(again.ways().host->key, someWays().host->key);
#ifndef _WIN32
    EXPECT_EQ(std::filesystem::status(place).permissions(), std::filesystem::perms::owner_all);
#endif
}

TEST(TableState, WhatIsKeptInTheBackgroundIsTheLatest) {
    const QTemporaryDir folder;
    const std::filesystem::path place = pathIn(folder, "1");
    TestStreams test;
    Report report(test.streams, "");
    session::KeptTable last = someTable();
    const auto expectLast = [&] {
        TableState again(place, report);
        ASSERT_TRUE(again.open());
        EXPECT_EQ(again.table(), last);
    };
    for (const bool waits : {true, false}) {
        TableState state(place, report);
        ASSERT_TRUE(state.open());
        QSignalSpy kept(&state, &TableState::kept);
        for (int i = 0; i < 5; ++i) {
            last.guests.front().name += waits ? "a" : "o";
            state.keepSoon(last);
            EXPECT_TRUE(state.isKeeping());
        }
        EXPECT_TRUE(!waits || kept.wait());
        EXPECT_EQ(kept.count(), waits ? 1 : 0);
        EXPECT_EQ(state.isKeeping(), !waits);
    } // ends at once, and has kept everything
    expectLast();
}

TEST(TableState, WhatIsDamagedIsSetAside) {
    const QTemporaryDir folder;
    const std::filesystem::path place = pathIn(folder, "1");
    ASSERT_FALSE(writeFile(place / "table.json", "{\"format\":\"settebello.table\""));
    TestStreams test;
    Report report(test.streams, "");
    TableState state(place, report);
    EXPECT_TRUE(state.open());
    EXPECT_EQ(state.table(), session::KeptTable());
    EXPECT_TRUE(std::filesystem::exists(place / "table.json.broken-1"));
    EXPECT_NE(test.err.str().find("table.json.broken-1"), std::string::npos) << test.err.str();
}

TEST(TableState, ANewerVersionIsLeftAlone) {
    const QTemporaryDir folder;
    const std::filesystem::path place = pathIn(folder, "1");
    const std::string newer = R"({"format":"settebello.ways","version":2})";
    ASSERT_FALSE(writeFile(place / "ways.json", newer));
    TestStreams test;
    Report report(test.streams, "");
    EXPECT_FALSE(TableState(place, report).open());
    Faults faults;
    EXPECT_EQ(readFile(place / "ways.json", faults), newer);
    EXPECT_EQ(report.status(), cli::kUsageError);
}

TEST(TableState, WithoutAFolderNothingIsKept) {
    TestStreams test;
    Report report(test.streams, "");
    TableState state({}, report);
    ASSERT_TRUE(state.open());
    state.keep(someTable());
    state.keep(someWays());
    EXPECT_EQ(report.status(), cli::kSuccess);
}
