// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/statistics_store.h"

#include "project_file.h"
#include "settings/language_manager.h"
#include "ui/unfinished_texts.h"
#include "ui/wait_until.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class StatisticsStoreTest : public ::testing::Test {
protected:
    void SetUp() override {
        m_languages.use("en");
        QDir(m_folder.path()).mkdir("matches");
        QFile record(projectFile("tests/data/records/scopa-13-3.scopa.json"));
        ASSERT_TRUE(record.open(QIODevice::ReadOnly));
        m_won = record.readAll();
        m_won.replace("\"kind\": \"greedy\"", "\"kind\": \"human\"");
        m_won.replace("\"kind\": \"random\"", "\"kind\": \"good\"");
        m_lost = m_won;
        m_lost.replace("\"kind\": \"human\"", "\"kind\": \"x\"");
        m_lost.replace("\"kind\": \"good\"", "\"kind\": \"human\"");
        m_lost.replace("\"kind\": \"x\"", "\"kind\": \"good\"");
    }
    void open(bool ownsFolder = true) {
        m_store.reset();
        m_store = std::make_unique<StatisticsStore>(m_folder.path(), matches(), ownsFolder);
    }
    QString matches() const { return m_folder.filePath("matches"); }
    void keep(const QString& name, const QByteArray& text) const {
        QFile file(matches() + "/" + name);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    void settle() {
        for (int i = 0; i < 2; ++i) { // what is read is then written
            m_store->flush();
            QCoreApplication::processEvents();
        }
    }
    int count() const { return static_cast<int>(m_store->statistics().matches.size()); }
    QByteArray file(const QString& name = "statistics.json") const {
        QFile in(m_folder.filePath(name));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

    static constexpr auto kName = "2026-11-21 18.05.00 scopa.scopa.json";
    LanguageManager m_languages;
    QTemporaryDir m_folder;
    QByteArray m_won;
    QByteArray m_lost;
    std::unique_ptr<StatisticsStore> m_store;
};

TEST_F(StatisticsStoreTest, CountsARecordOnceAndKeepsIt) {
    open();
    keep(kName, m_won);
    QSignalSpy changed(m_store.get(), &StatisticsStore::changed);
    m_store->count(kName);
    settle();
    ASSERT_EQ(count(), 1);
    const MatchSummary& match = m_store->statistics().matches[0];
    EXPECT_TRUE(match.won);
    EXPECT_EQ(match.date, "2026-11-21 18:05:00");
    EXPECT_EQ(match.level, "good");
    EXPECT_EQ(match.ours.score, 13);
    m_store->count(kName);
    m_store->countNew();
    settle();
    EXPECT_EQ(count(), 1);
    EXPECT_EQ(changed.count(), 1);
    open();
    EXPECT_EQ(count(), 1) << "after a restart";
    EXPECT_TRUE(m_store->notices().isEmpty());
}

TEST_F(StatisticsStoreTest, CatchesUpAfterACrash) {
    keep(kName, m_won);
    open();
    EXPECT_EQ(count(), 0);
    m_store->countNew();
    settle();
    EXPECT_EQ(count(), 1) << "the record was kept, the statistics were not written";
    keep("copy of it.scopa.json", m_won);
    m_store->countNew();
    settle();
    EXPECT_EQ(count(), 1) << "the same match under another name";
}

TEST_F(StatisticsStoreTest, PassesOverMatchesOfPeopleAgainstPeople) {
    QByteArray people = m_won;
    people.replace("\"kind\": \"good\"", "\"kind\": \"human\"");
    keep(kName, people);
    open();
    m_store->countNew();
    settle();
    EXPECT_EQ(count(), 0);
    EXPECT_TRUE(m_store->notices().isEmpty());
    EXPECT_TRUE(knowsRecord(m_store->statistics(), kName)) << "it need not be read again";
    EXPECT_TRUE(file().contains("passedOver"));
}

TEST_F(StatisticsStoreTest, ClearingLastsUntilARecount) {
    keep(kName, m_won);
    open();
    m_store->countNew();
    settle();
    m_store->clear();
    settle();
    EXPECT_EQ(count(), 0);
    EXPECT_TRUE(QFile::exists(matches() + "/" + kName)) << "the record stays";
    open();
    m_store->countNew();
    settle();
    EXPECT_EQ(count(), 0);
    QSignalSpy recounted(m_store.get(), &StatisticsStore::recounted);
    m_store->countAgain();
    settle();
    EXPECT_EQ(count(), 1);
    ASSERT_EQ(recounted.count(), 1);
    EXPECT_EQ(recounted[0][0].toInt(), 1);
    EXPECT_TRUE(recounted[0][1].toStringList().isEmpty());
}

TEST_F(StatisticsStoreTest, CountingAgainKeepsMatchesWhoseRecordIsGone) {
    keep(kName, m_won);
    open();
    m_store->countNew();
    settle();
    QFile::remove(matches() + "/" + kName);
    m_store->countAgain();
    settle();
    EXPECT_EQ(count(), 1);
}

TEST_F(StatisticsStoreTest, ReportsAnUnreadableRecordOnceAndLeavesIt) {
    keep(kName, m_won.left(500));
    QDir(matches()).mkdir("folder.scopa.json");
    open();
    QSignalSpy reported(m_store.get(), &StatisticsStore::noticesChanged);
    m_store->countNew();
    settle();
    EXPECT_EQ(reported.count(), 1);
    const QString text = m_store->notices().join('\n');
    EXPECT_TRUE(text.contains(kName)) << qPrintable(text);
    EXPECT_TRUE(text.contains("folder.scopa.json: cannot be read: is not a file"))
        << qPrintable(text);
    QFile record(matches() + "/" + kName);
    ASSERT_TRUE(record.open(QIODevice::ReadOnly));
    EXPECT_EQ(record.readAll(), m_won.left(500));
    open();
    m_store->countNew();
    settle();
    EXPECT_FALSE(m_store->notices().join('\n').contains(kName)) << "it was reported already";
}

TEST_F(StatisticsStoreTest, SetsABrokenFileAsideAndCountsAfresh) {
    keep(kName, m_won);
    QFile broken(m_folder.filePath("statistics.json"));
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write("\x01\x02 no json");
    broken.close();
    open();
    m_store->countNew();
    settle();
    EXPECT_EQ(count(), 1);
    EXPECT_EQ(file("statistics.json.broken-1"), "\x01\x02 no json");
    EXPECT_TRUE(m_store->notices().join('\n').contains("statistics.json.broken-1"));
    SKIP_IF_UNFINISHED("it");
    m_languages.use("it");
    EXPECT_TRUE(m_store->notices().join('\n').contains("non è JSON")) << "in the language in use";
}

TEST_F(StatisticsStoreTest, WritesNothingWhereTheFileIsNewerOrAnothersProgram) {
    keep(kName, m_won);
    const QByteArray newer = R"({"format": "settebello.statistics", "version": 2, "matches": []})";
    QFile written(m_folder.filePath("statistics.json"));
    ASSERT_TRUE(written.open(QIODevice::WriteOnly));
    written.write(newer);
    written.close();
    open();
    EXPECT_FALSE(m_store->canWrite());
    m_store->countNew();
    m_store->clear();
    settle();
    EXPECT_EQ(file(), newer);
    EXPECT_EQ(m_store->notices().size(), 1);
    written.remove();
    open(false);
    EXPECT_FALSE(m_store->canWrite());
    m_store->countNew();
    settle();
    EXPECT_EQ(file(), QByteArray());
}

TEST_F(StatisticsStoreTest, WhatCouldNotBeWrittenIsWrittenLater) {
    open();
    const QString inTheWay = m_folder.filePath("statistics.json");
    QDir().mkpath(inTheWay + "/taken"); // stops also those who may write anywhere
    keep(kName, m_won);
    m_store->count(kName);
    settle();
    EXPECT_EQ(m_store->unsaved().size(), 1);
    ASSERT_TRUE(QDir(inTheWay).removeRecursively());
    ASSERT_TRUE(waitUntil([&] { return m_store->unsaved().isEmpty(); }));
    open();
    EXPECT_EQ(count(), 1);
}

TEST_F(StatisticsStoreTest, WhatCouldNotBeWrittenIsWrittenAtTheEnd) {
    open();
    const QString inTheWay = m_folder.filePath("statistics.json");
    QDir().mkpath(inTheWay + "/taken");
    keep(kName, m_won);
    m_store->count(kName);
    settle();
    ASSERT_TRUE(QDir(inTheWay).removeRecursively());
    open();
    EXPECT_EQ(count(), 1);
}

TEST_F(StatisticsStoreTest, ASecondWindowGoesOnWithWhatTheFirstHasLeft) {
    open();
    StatisticsStore second(m_folder.path(), matches(), false);
    keep(kName, m_won);
    m_store->count(kName);
    settle();
    second.clear();
    second.flush();
    EXPECT_FALSE(second.canWrite());
    m_store.reset();
    second.takeFolder();
    ASSERT_TRUE(waitUntil([&] { return second.canWrite(); }));
    ASSERT_EQ(second.statistics().matches.size(), 1U) << "what was not its own to change";
    QFile::remove(matches() + "/" + kName);
    second.clear();
    second.flush();
    open();
    EXPECT_EQ(count(), 0);
}

TEST_F(StatisticsStoreTest, ASecondWindowCountsWhatEndedBeforeTheFirstWasClosed) {
    open();
    StatisticsStore second(m_folder.path(), matches(), false);
    m_store.reset();
    keep(kName, m_won);
    second.takeFolder();
    ASSERT_TRUE(waitUntil([&] { return second.statistics().matches.size() == 1; }));
    second.flush();
    open();
    EXPECT_EQ(count(), 1);
}

TEST_F(StatisticsStoreTest, AMatchWithABadEntryIsCountedFromItsRecordAgain) {
    keep(kName, m_lost);
    open();
    m_store->countNew();
    settle();
    QByteArray text = file();
    text.replace("\"won\": false", "\"won\": \"no\"");
    QFile bad(m_folder.filePath("statistics.json"));
    ASSERT_TRUE(bad.open(QIODevice::WriteOnly));
    bad.write(text);
    bad.close();
    open();
    EXPECT_EQ(count(), 0);
    EXPECT_TRUE(m_store->notices().join('\n').contains("/matches/0/won"));
    m_store->countNew();
    settle();
    ASSERT_EQ(count(), 1);
    EXPECT_FALSE(m_store->statistics().matches[0].won);
    EXPECT_EQ(file("statistics.json.broken-1"), text) << "and its former contents are not lost";
}

} // namespace
} // namespace settebello
