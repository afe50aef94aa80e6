// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_helpers.h"

#include "storage/atomic_file.h"
#include "storage/record.h"

#include <algorithm>
#include <memory>

using namespace settebello;
using namespace settebello::table;

namespace {

constexpr int kPatience = 60'000; // ms

/// A host and one guest in this process.
struct Game {
    explicit Game(TableArguments host, const std::string& level = "random") {
        host.records = pathIn(folder, "host");
        if (host.net.port == 0) {
            host.net.port = freePort();
        }
        hosted = std::make_unique<HostedGame>(host, 1, ofHost.streams);
        EXPECT_TRUE(hosted->start()) << ofHost.err.str();
        guest = guestArguments(ofHost.out.str(), level);
        reachHere(guest, host.net.port);
        guest.records = pathIn(folder, "guest");
        guest.matches = host.matches;
        join();
    }
    static quint16 freePort() {
        QTcpServer server;
        server.listen(QHostAddress::LocalHost, 0);
        return server.serverPort();
    }
    void join() {
        joined = std::make_unique<JoinedGame>(guest, ofGuest.streams);
        QObject::connect(joined.get(), &JoinedGame::finished, joined.get(),
                         [this] { guestFinished = true; });
        QObject::connect(hosted.get(), &HostedGame::finished, hosted.get(),
                         [this] { hostFinished = true; });
        EXPECT_TRUE(joined->start()) << ofGuest.err.str();
    }
    bool end() {
        return QTest::qWaitFor([this] { return guestFinished && hostFinished; }, kPatience);
    }
    /// Of all matches, by the name of the file.
    std::vector<Match> records(const char* side) const {
        std::vector<std::filesystem::path> files;
        for (const auto& entry : std::filesystem::directory_iterator(pathIn(folder, side))) {
            files.push_back(entry.path());
        }
        std::ranges::sort(files);
        std::vector<Match> matches;
        for (const std::filesystem::path& file : files) {
            Faults faults;
            const auto record = readRecord(readFile(file, faults).value_or(""), 1, faults);
            EXPECT_TRUE(record) << faults.front().text();
            matches.push_back(record->match);
        }
        return matches;
    }

    QTemporaryDir folder;
    TestStreams ofHost;
    TestStreams ofGuest;
    std::unique_ptr<HostedGame> hosted;
    TableArguments guest;
    std::unique_ptr<JoinedGame> joined;
    bool guestFinished = false;
    bool hostFinished = false;
};

int count(const std::string& text, const std::string& part) {
    int found = 0;
    for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) {
        ++found;
    }
    return found;
}

} // namespace

TEST(TableGames, PlayMatchAfterMatchToTheEnd) {
    TableArguments host = hostArguments({"greedy", kGuest.data()});
    host.matches = 3;
    Game game(host);
    ASSERT_TRUE(game.end()) << game.ofHost.out.str() << game.ofGuest.out.str();
    EXPECT_EQ(game.hosted->status(), cli::kSuccess) << game.ofHost.err.str();
    EXPECT_EQ(game.joined->status(), cli::kSuccess) << game.ofGuest.err.str();
    const std::vector<Match> matches = game.records("host");
    const std::vector<Match> same = game.records("guest");
    ASSERT_EQ(matches.size(), 3U);
    ASSERT_EQ(same.size(), 3U);
    for (std::size_t i = 0; i < matches.size(); ++i) {
        EXPECT_TRUE(matches[i].over());
        EXPECT_EQ(matches[i].played().back().pack, same[i].played().back().pack);
        EXPECT_EQ(matches[i].scores(), same[i].scores());
    }
    EXPECT_EQ(count(game.ofGuest.out.str(), "match is over"), 3);
    EXPECT_EQ(count(game.ofHost.out.str(), "match is over"), 3);
}

TEST(TableGames, AHostWithNoOtherMatchEndsTheGuestToo) {
    Game game(hostArguments({kGuest.data(), "greedy"}));
    game.joined->stop();
    game.guest.matches = 5;
    game.join();
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return game.guestFinished || game.hostFinished; }, kPatience));
    EXPECT_EQ(count(game.ofGuest.out.str(), "match is over"), 1) << game.ofGuest.out.str();
}

TEST(TableGames, ProgramsThatFailAreReplacedAndNamed) {
    TableArguments host = hostArguments({"engine:/nowhere/bot", kGuest.data()});
    Game game(host, "engine:/nowhere/other");
    ASSERT_TRUE(game.end()) << game.ofHost.out.str() << game.ofGuest.out.str();
    EXPECT_EQ(game.hosted->status(), cli::kCheckFailed);
    EXPECT_EQ(game.joined->status(), cli::kCheckFailed);
    EXPECT_NE(game.ofHost.err.str().find("/nowhere/bot"), std::string::npos);
    EXPECT_NE(game.ofHost.err.str().find("; good plays on"), std::string::npos);
    EXPECT_NE(game.ofGuest.err.str().find("/nowhere/other"), std::string::npos);
    EXPECT_EQ(game.ofGuest.out.str().find("/nowhere/bot"), std::string::npos);
    EXPECT_TRUE(game.records("host").front().over());
}

TEST(TableGames, ARecordThatAKilledProgramHadNotWrittenIsWritten) {
    const QTemporaryDir kept;
    TableArguments host = hostArguments({"greedy", kGuest.data()});
    host.state = pathIn(kept, "state");
    Game game(host);
    ASSERT_TRUE(game.end()) << game.ofHost.out.str() << game.ofGuest.out.str();
    const std::vector<Match> written = game.records("host");
    ASSERT_EQ(written.size(), 1U);
    game.hosted.reset();
    std::filesystem::remove_all(pathIn(game.folder, "host"));
    host.records = pathIn(game.folder, "host");
    TestStreams test;
    HostedGame again(host, 1, test.streams);
    ASSERT_TRUE(again.start()) << test.err.str();
    const std::vector<Match> same = game.records("host");
    ASSERT_EQ(same.size(), 1U);
    EXPECT_EQ(same.front().scores(), written.front().scores());
    EXPECT_EQ(count(test.out.str(), "match is over"), 1);
}

TEST(TableGames, WrongWordsAreSaid) {
    TableArguments host = hostArguments({"greedy", kGuest.data()});
    Game game(host);
    game.joined->stop();
    TestStreams test;
    TableArguments wrong = game.guest;
    wrong.plan.secret = QByteArray(net::kKeySize, 'x');
    JoinedGame stranger(wrong, test.streams);
    bool isFinished = false;
    QObject::connect(&stranger, &JoinedGame::finished, &stranger, [&] { isFinished = true; });
    ASSERT_TRUE(stranger.start());
    ASSERT_TRUE(QTest::qWaitFor([&] { return isFinished; }, kPatience));
    EXPECT_EQ(stranger.status(), cli::kCheckFailed);
    EXPECT_NE(test.err.str().find("settebello-table: "), std::string::npos);
}
