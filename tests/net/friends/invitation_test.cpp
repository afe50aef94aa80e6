// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/invitation.h"

#include "friends/missing_libraries.h"

#include <gtest/gtest.h>

using namespace settebello::net;

namespace {

Invitation example() {
    Invitation invitation;
    invitation.key = QByteArray::fromHex("000102030405060708090a0b0c0dfeff");
    invitation.endpoints = {{QHostAddress(QStringLiteral("192.0.2.1")), 4000},
                            {QHostAddress(QStringLiteral("2001:db8::1")), 65535}};
    invitation.broker = Broker{QStringLiteral("relay.example"), 8883, {}, {}, {}};
    return invitation;
}

} // namespace

TEST(Invitation, IsReadAsItWasWritten) {
    EXPECT_EQ(readLink(linkOf(example())), example());
    EXPECT_EQ(readInvitationFile(invitationFile(example())), example());
    Invitation bare;
    bare.key = example().key;
    EXPECT_EQ(readLink(linkOf(bare)), bare);
    EXPECT_TRUE(linkOf(example()).startsWith(QStringLiteral("settebello:table?key=")));
}

TEST(Invitation, NothingElseIsRead) {
    const QString link = linkOf(example());
    for (const QString& other :
         {QString(), QStringLiteral("https://example.org/?key=AAECAwQFBgcICQoLDA3-_w"),
          QString(link).replace(QStringLiteral("table"), QStringLiteral("chair")),
          QString(link).replace(QStringLiteral("key="), QStringLiteral("key=A")),
          QString(link).replace(QStringLiteral("key="), QStringLiteral("key=*")),
          QString(link).replace(QStringLiteral("4000"), QStringLiteral("70000")),
          QString(link).replace(QStringLiteral("192.0.2.1"), QStringLiteral("name.example")),
          QString(link).replace(QStringLiteral("8883"), QStringLiteral("0")),
          link + QStringLiteral("&at=192.0.2.1:1").repeated(kMaxEndpoints),
          link + QString(5000, QLatin1Char('x'))}) {
        EXPECT_EQ(readLink(other), std::nullopt) << other.left(200).toStdString();
    }
    EXPECT_EQ(readInvitationFile(linkOf(example()).toLatin1()), std::nullopt);
    EXPECT_EQ(readInvitationFile(invitationFile(example()) + QByteArray(5000, 'x')), std::nullopt);
}

TEST(Ways, AreReadAsTheyWereWritten) {
    const Ways ways{example().endpoints, QStringLiteral("0123abcd")};
    EXPECT_EQ(readWays(textOf(ways)), ways);
    EXPECT_EQ(readWays(textOf(Ways{})), Ways{});
    EXPECT_EQ(readWays("[]"), std::nullopt);
    EXPECT_EQ(readWays("{\"at\":[5]}"), std::nullopt);
    EXPECT_EQ(readWays("{\"topic\":\"" + QByteArray(100, 'a') + "\"}"), std::nullopt);
    EXPECT_EQ(readWays(QByteArray(10000, '[')), std::nullopt);
}

TEST(MissingLibraries, AreNamed) {
    for (const QString& name : missingLibraries()) {
        EXPECT_TRUE(name == QStringLiteral("miniupnpc") || name == QStringLiteral("libmosquitto"))
            << name.toStdString();
    }
}
