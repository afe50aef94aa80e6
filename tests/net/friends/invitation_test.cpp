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

std::optional<Invitation> fromFile(const QByteArray& content) {
    settebello::Faults faults;
    auto read = readInvitationFile(content, faults);
    EXPECT_EQ(read.has_value(), faults.empty());
    return read;
}

} // namespace

TEST(Invitation, IsReadAsItWasWritten) {
    EXPECT_EQ(readLink(linkOf(example())), example());
    EXPECT_EQ(fromFile(invitationFile(example())), example());
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
    EXPECT_EQ(fromFile(linkOf(example()).toLatin1()), std::nullopt);
    EXPECT_EQ(fromFile(invitationFile(example()) + QByteArray(5000, 'x')), std::nullopt);
}

/// Whoever gets one that is damaged reads where, and what was expected.
TEST(Invitation, WhatIsWrongIsNamed) {
    const auto faultOf = [](QByteArray content, const QByteArray& old, const QByteArray& now) {
        settebello::Faults faults;
        EXPECT_TRUE(content.contains(old)) << old.toStdString();
        EXPECT_FALSE(readInvitationFile(content.replace(old, now), faults));
        return faults.empty() ? std::string() : faults.front().text();
    };
    const QByteArray file = invitationFile(example());
    EXPECT_EQ(faultOf(file, "4000", "70000"),
              "/at: 192.0.2.1:70000 is not 192.0.2.1:4000, [2001:db8::1]:4000");
    EXPECT_EQ(faultOf(file, "8883", "0"), "/relay: relay.example:0 is not relay.example.org:8883");
    EXPECT_EQ(faultOf(file, "key=A", "key="), "/key: … is not [A-Za-z0-9_-]{22}");
    EXPECT_EQ(faultOf(file, "key=", "lock="), "/key: is missing");
    EXPECT_EQ(faultOf(file, "table 1", "table 2"),
              "/version: 2 is not known here: the file is newer than this program, which reads "
              "version 1");
    EXPECT_EQ(faultOf(file, "settebello:table", "https:table").substr(0, 11), "https:table");
    EXPECT_TRUE(isInvitationFile(file));
    EXPECT_TRUE(isInvitationFile("Settebello table 7"));
    EXPECT_FALSE(isInvitationFile("{}"));
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
