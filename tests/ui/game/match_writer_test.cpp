// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_writer.h"

#include "core/analysis/analysis_helpers.h"
#include "game/record_file.h"

#include <QDir>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

Record recordOfSeed(std::uint64_t seed) {
    const Match match = test::playedMatch(test::shortMatch(), 1000, "greedy", seed);
    Record record{{{"", "scopa", match.rules()}, {}}, match};
    record.setup.seats = {{"Anna", kPerson}, {"Ciro", "greedy"}};
    return record;
}

/// As on a full disk, on which nothing can be written.
TEST(MatchWriter, NamesMatchesByWhenTheyEndedHoweverLongTheyWait) {
    const QTemporaryDir folder;
    MatchWriter writer(folder.path());
    ASSERT_TRUE(QDir().mkpath(writer.file() + "/taken"));
    const QDateTime ended(QDate(2026, 11, 21), QTime(18, 5));
    for (int match = 0; match < 3; ++match) {
        writer.keep(recordOfSeed(static_cast<std::uint64_t>(match)), ended.addSecs(600 * match));
    }
    writer.saveNow();
    EXPECT_EQ(writer.unfiled(), 3);
    ASSERT_TRUE(QDir(writer.file()).removeRecursively());
    writer.saveNow();
    EXPECT_EQ(writer.unfiled(), 0);
    EXPECT_EQ(
        QDir(writer.matchesFolder()).entryList(QDir::Files, QDir::Name),
        QStringList({"2026-11-21 18.05.00 scopa.scopa.json", "2026-11-21 18.15.00 scopa.scopa.json",
                     "2026-11-21 18.25.00 scopa.scopa.json"}));
}

TEST(MatchWriter, HasDatesOfFourDigitsWhateverTheClockSays) {
    const QTime noon(12, 0);
    EXPECT_EQ(dateOfTime(QDateTime(QDate(2026, 11, 21), noon)), "2026-11-21 12:00:00");
    EXPECT_EQ(dateOfTime(QDateTime(QDate(12026, 11, 21), noon)), "9999-12-31 23:59:59");
    EXPECT_EQ(dateOfTime(QDateTime(QDate(-26, 11, 21), noon)), "0001-01-01 00:00:00");
}

} // namespace
} // namespace settebello
