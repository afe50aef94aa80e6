// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/finished_tables.h"

#include "crypto/primitives.h"
#include "crypto/session_numbers.h"
#include "friends/friends_session.h"
#include "game/match_autosave.h"
#include "ui/friends/friends_table.h"

#include <QDir>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class FinishedTablesTest : public testing::Test {
protected:
    void SetUp() override {
        if (!net::hasCryptography()) {
            GTEST_SKIP() << "nobody can play with friends without libsodium";
        }
    }
    FriendsPlace place(const std::filesystem::path& file) {
        net::TableOptions options;
        options.address = QHostAddress(QHostAddress::LocalHost);
        options.openPort = false;
        options.nearby = false;
        return {m_autosave, file, options};
    }
    /// A table whose match is over; the number makes it another one.
    static session::KeptTable finished(int number) {
        RuleSet rules = test::rulesOf("scopa");
        rules.match.target = 1;
        const std::string id =
            QStringLiteral("%1").arg(number, 32, 16, QLatin1Char('0')).toStdString();
        test::FriendsTable table(rules, {{1, 1}}, 5, {id, net::sessionHash()});
        table.start();
        table.playUntil([&] { return table.isOver(); });
        return table.host().kept();
    }
    QStringList files() const {
        return QDir(folder()).entryList({"*.table.json"}, QDir::Files, QDir::Name);
    }
    QString folder() const { return m_folder.filePath("finished"); }

    QTemporaryDir m_folder;
    GameController m_controller;
    MatchAutosave m_autosave{m_controller, m_folder.path()};
    FinishedTables m_tables{folder(),
                            [this](const std::filesystem::path& file) { return place(file); }};
    const QDate m_today{2026, 11, 27};
};

TEST_F(FinishedTablesTest, AreKeptOnceEachAndForAWeek) {
    const session::KeptTable kept = finished(0);
    m_tables.add(kept, m_today);
    m_tables.add(kept, m_today.addDays(1));
    ASSERT_EQ(files().size(), 1);
    EXPECT_TRUE(files().front().startsWith("2026-11-27 "));
    m_tables.open(m_today.addDays(FinishedTables::kDays));
    EXPECT_EQ(files().size(), 1);
    m_tables.open(m_today.addDays(FinishedTables::kDays + 1));
    EXPECT_TRUE(files().isEmpty());
}

TEST_F(FinishedTablesTest, OnlyTheLastFewWait) {
    for (int i = 0; i <= FinishedTables::kMost; ++i) {
        m_tables.add(finished(i), m_today.addDays(i));
    }
    EXPECT_EQ(files().size(), FinishedTables::kMost + 1);
    m_tables.open(m_today.addDays(FinishedTables::kMost));
    ASSERT_EQ(files().size(), FinishedTables::kMost);
    EXPECT_TRUE(files().front().startsWith("2026-11-28 "));
}

TEST_F(FinishedTablesTest, WhatIsDamagedIsNotOpened) {
    ASSERT_TRUE(QDir().mkpath(folder()));
    QFile file(folder() + "/2026-11-27 0.table.json");
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{}");
    file.close();
    m_tables.open(m_today);
    EXPECT_FALSE(files().contains("2026-11-27 0.table.json"));
}

} // namespace
} // namespace settebello
