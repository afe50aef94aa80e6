// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/friends_session.h"

#include "crypto/primitives.h"
#include "game/match_autosave.h"
#include "net/net_helpers.h"
#include "settings/file_access.h"
#include "ui/wait_until.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// A host that ends the match of one of two people before the other has a seat.
TEST(FriendsSession, ComesBackToAnotherMatchOnlyIfAllHadSeats) {
    if (!net::hasCryptography()) {
        GTEST_SKIP() << "nobody can play with friends without libsodium";
    }
    net::TestHost host(2);
    QObject::connect(
        &host.table, &net::HostedTable::changed, &host.table,
        [&] { host.table.stop(net::Ending::Again); }, Qt::QueuedConnection);
    QTemporaryDir folder;
    GameController controller;
    MatchAutosave autosave(controller, folder.path());
    const auto session = FriendsSession::join(
        {host.byLink(), host.byLink()}, {"Maria", "Ugo"},
        {autosave, toPath(folder.filePath("friends.table.json")), net::onlyHere()});
    std::optional<net::Ending> ending;
    QObject::connect(session.get(), &FriendsSession::failed, session.get(),
                     [&](net::Ending why) { ending = why; });
    session->start();
    ASSERT_TRUE(waitUntil([&] { return ending.has_value(); }));
    EXPECT_EQ(*ending, net::Ending::Closed);
}

} // namespace
} // namespace settebello
