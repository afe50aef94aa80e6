// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/table_store.h"

#include "game/friends.h"
#include "game/match_autosave.h"
#include "game/record_file.h"
#include "statistics/between_us.h"
#include "storage/atomic_file.h"
#include "storage/match_summary.h"
#include "ui/friends/friends_table.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

using namespace test;

/// Where a program keeps its matches.
struct Place {
    QTemporaryDir folder;
    GameController controller;
    MatchAutosave autosave{controller, folder.path()};
    QString tableFile() const { return folder.filePath(QStringLiteral("friends.table.json")); }
    std::filesystem::path tablePath() const { return tableFile().toStdString(); }
    QStringList records() const { return recordFiles(autosave.matchesFolder()); }
};

RuleSet shortScopa() {
    RuleSet rules = rulesOf("scopa");
    rules.match.target = 6;
    return rules;
}

/// What a host has told is always kept: whatever lies on the disk goes on with what guests know.
TEST(TableStore, KeepsBeforeItTells) {
    FriendsTable table(rulesOf("cirulla"), {{1, 1}}, 5);
    Place place;
    TableStore store(table.host(), place.autosave, place.tablePath());
    table.start();
    int compared = 0;
    table.playUntil([&] {
        QString notice;
        const session::KeptTable kept = TableStore::left(place.tablePath(), notice);
        EXPECT_EQ(notice, QString());
        if (kept.host) {
            session::Host host(kept.host->table, kept.host->secret, testHash(), {});
            EXPECT_FALSE(host.restore(kept.host->journal));
            session::KeptTable::OfGuest guest = table.guest(0).kept().guests.front();
            session::Guest other(guest.secret, testHash(), guest.name);
            other.restore(guest.lines);
            host.connected(1, {});
            other.connected();
            for (std::optional<std::string> up = "", down = ""; up || down;) {
                if ((up = other.nextLine())) {
                    host.received(1, *up, {});
                }
                if ((down = host.nextLine(1, {}))) {
                    other.received(*down);
                }
            }
            EXPECT_FALSE(host.fault(1)) << host.fault(1)->text();
            EXPECT_FALSE(other.fault()) << other.fault()->text();
            ++compared;
        }
        return table.host().revealed() != nullptr;
    });
    EXPECT_GT(compared, 40);
}

#ifndef _WIN32
/// The file knows all cards; a failed disk, or a file of another version, changes nothing of that.
TEST(TableStore, IsReadByItsOwnerAlone) {
    FriendsTable table(shortScopa(), {{1, 1}}, 5);
    Place place;
    ASSERT_FALSE(writeFile(place.tablePath(), session::keptTableText({})));
    std::filesystem::permissions(place.tablePath(), std::filesystem::perms::owner_read |
                                                        std::filesystem::perms::others_read);
    TableStore store(table.host(), place.autosave, place.tablePath());
    table.start();
    table.playUntil([&] { return table.host().question().has_value(); });
    store.flush();
    using std::filesystem::perms;
    EXPECT_EQ(std::filesystem::status(place.tablePath()).permissions(),
              perms::owner_read | perms::owner_write);
}
#endif

/// A finished match is among the matches of all sides, once, and counts between the two alone.
TEST(TableStore, FilesAMatchThatIsOver) {
    FriendsTable table(shortScopa(), {{1, 1}}, 8);
    Place here;
    Place there;
    TableStore host(table.host(), here.autosave, here.tablePath());
    TableStore guest(table.guest(0), there.autosave, there.tablePath());
    table.start();
    table.playUntil([&] { return table.isOver(); });
    ASSERT_TRUE(waitUntil([&] { return !here.records().empty() && !there.records().empty(); }));
    std::vector<std::string> texts;
    for (const Place* place : {&here, &there}) {
        ASSERT_EQ(place->records().size(), 1);
        QString why;
        const auto record = readMatchFile(place->records().front(), why);
        ASSERT_TRUE(record) << why.toStdString();
        EXPECT_TRUE(hasFriends(record->setup));
        EXPECT_FALSE(summarizeMatch(*record)) << "not among those against levels";
        const auto shared = SharedMatch::of(*record);
        ASSERT_TRUE(shared);
        const BetweenUs score = BetweenUs::of({*shared});
        EXPECT_EQ(score.people.size(), 2);
        EXPECT_EQ(score.pairs.size(), 1);
        texts.push_back(recordText(withFriendsHere(record->setup), record->match));
    }
    EXPECT_EQ(texts[0], texts[1]);
    EXPECT_TRUE(waitUntil([&] { return !QFile::exists(there.tableFile()); }))
        << "is not needed any more";
    EXPECT_TRUE(QFile::exists(here.tableFile())) << "a guest may still ask";

    const auto again = table.host().recorded();
    here.autosave.fileOther({again->first, *again->second});
    here.autosave.saveNow();
    EXPECT_EQ(here.records().size(), 1) << "filed once";
    host.forget();
    EXPECT_FALSE(QFile::exists(here.tableFile()));
}

/// The match that was left unfinished is not lost.
TEST(TableStore, MakesRoomForAFinishedMatch) {
    Place place;
    MatchSetup setup;
    setup.seats = {{"", kPerson}, {"Ciro", "casual"}};
    {
        Match left(setup.rules.rules, 4);
        left.deal();
        std::vector<Decision> legal;
        legalDecisions(left.view(left.turn()), legal);
        left.apply(legal.front());
        ASSERT_FALSE(writeFile(place.autosave.file().toStdString(), recordText(setup, left)));
    }
    FriendsTable table(shortScopa(), {{1, 1}}, 9);
    TableStore store(table.host(), place.autosave, place.tablePath());
    table.start();
    table.playUntil([&] { return table.isOver(); });
    ASSERT_TRUE(waitUntil([&] { return place.records().size() == 2; }));
    EXPECT_FALSE(place.autosave.lastLeft().isEmpty());
}

/// A match with friends goes on with them alone.
TEST(RecordFile, OfAnUnfinishedMatchWithFriendsIsNotResumed) {
    QTemporaryDir folder;
    MatchSetup setup;
    setup.seats = {{"Anna", kPerson}, {"Ciro", kFriend}};
    Match match(setup.rules.rules, 4);
    match.deal();
    const QString file = folder.filePath(QStringLiteral("match.scopa.json"));
    ASSERT_FALSE(writeFile(file.toStdString(), recordText(setup, match)));
    QString why;
    EXPECT_FALSE(readMatchFile(file, why));
    EXPECT_EQ(why, QStringLiteral("It was played with friends, who are needed to go on with it."));
}

} // namespace
} // namespace settebello
