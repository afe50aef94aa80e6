// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/record_file.h"

#include "settings/file_access.h"
#include "settings/language_manager.h"
#include "ui/history/record_files.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

class RecordFileTest : public testing::Test {
protected:
    RecordFileTest() { m_languages.use("en"); }

    QString file() const { return m_files.inside("2026-11-20 21.14.09 scopa.scopa.json"); }
    void write(const MatchSetup& setup) const { RecordFiles::write(file(), recordBytes(setup)); }

    LanguageManager m_languages;
    RecordFiles m_files;
};

TEST_F(RecordFileTest, HoldsTheMatchAndWhenAndWhereItWasPlayed) {
    const MatchSetup setup = setupOfTwo(3);
    write(setup);
    const RecordRead read = readRecordFile(file());
    ASSERT_TRUE(read.record);
    EXPECT_FALSE(read.fault);
    EXPECT_EQ(recordText(read.record->setup, read.record->match),
              recordText(setup, playedOut(setup)));
    EXPECT_EQ(read.record->date, "2026-11-20 21:14:09");
    EXPECT_EQ(toQString(read.record->file), file());
}

TEST_F(RecordFileTest, SaysWhetherTheFileOrItsContentsAreAtFault) {
    EXPECT_FALSE(readRecordFile(file()).fileWasRead);
    RecordFiles::write(file(), "{");
    const RecordRead read = readRecordFile(file());
    EXPECT_TRUE(read.fileWasRead);
    EXPECT_FALSE(read.record);
    EXPECT_TRUE(read.fault);
}

TEST_F(RecordFileTest, IsNoMatchForTheWindowIfAProgramPlayedInIt) {
    MatchSetup setup = setupOfTwo(3);
    setup.seats[1].level = "engine:rm -r";
    write(setup);
    EXPECT_TRUE(readRecordFile(file()).record) << "the statistics count it";
    QString why;
    EXPECT_FALSE(readMatchFile(file(), why));
    EXPECT_EQ(why, "This program has no opponent called “engine:rm -r”.");
    EXPECT_FALSE(readMatchText(recordBytes(setup).toStdString(), file(), why));
}

TEST_F(RecordFileTest, ShowsNamesAsTextOfOneLine) {
    MatchSetup setup = setupOfTwo(3);
    setup.seats[0].name = "An\nna " + std::string(100, 'a');
    write(setup);
    const std::string name = readRecordFile(file()).record->setup.seats[0].name;
    EXPECT_EQ(name.find('\n'), std::string::npos);
    EXPECT_LE(QString::fromStdString(name).size(), 24);
}

TEST_F(RecordFileTest, HasTheTimeOfTheFileIfItsNameSaysNone) {
    const QString other = m_files.inside("anna.scopa.json");
    RecordFiles::write(other, recordBytes(setupOfTwo(3)));
    const QDateTime time(QDate(2025, 3, 4), QTime(5, 6, 7));
    QFile changed(other);
    ASSERT_TRUE(changed.open(QIODevice::ReadWrite));
    ASSERT_TRUE(changed.setFileTime(time, QFileDevice::FileModificationTime));
    changed.close();
    EXPECT_EQ(dateOfRecord(other), "2025-03-04 05:06:07");
    EXPECT_EQ(timeOfDate(dateOfRecord(other)), time);
    EXPECT_FALSE(timeOfDate("").isValid());
}

} // namespace
} // namespace settebello
