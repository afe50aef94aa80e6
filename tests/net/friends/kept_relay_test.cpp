// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/kept_relay.h"

#include "friends/invitation.h"
#include "friends/joined_table.h"
#include "relay/public_brokers.h"

#include <QSet>

#include <gtest/gtest.h>

using namespace settebello;
using namespace settebello::net;

namespace {

Broker ofClub() {
    Broker broker;
    broker.host = QStringLiteral("relay.example.org");
    broker.port = 1884;
    broker.user = QStringLiteral("circolo");
    broker.password = QStringLiteral("perché no");
    broker.tls = false;
    return broker;
}

KeptRelay read(const std::string& text, FileVersion expected = FileVersion::Supported) {
    KeptRelay relay;
    Faults faults;
    EXPECT_EQ(parseKeptRelay(text, relay, faults), expected);
    EXPECT_EQ(faults.empty(), expected == FileVersion::Supported);
    return relay;
}

} // namespace

TEST(KeptRelay, IsReadAsItWasWritten) {
    EXPECT_EQ(read(keptRelayText(ofClub())), ofClub());
    EXPECT_EQ(read(keptRelayText(std::nullopt)), std::nullopt);
}

TEST(KeptRelay, ThatIsDamagedIsNotUsed) {
    const std::string head = R"({"format":"settebello.relay","version":)";
    EXPECT_FALSE(read(head + R"(1,"relay":"a b"})", FileVersion::Unrecognized));
    EXPECT_FALSE(read(head + R"(1,"relay":"a","port":1})", FileVersion::Unrecognized));
    EXPECT_FALSE(read(head + R"(1,"relay":"a","user":1})", FileVersion::Unrecognized));
    EXPECT_FALSE(read(head + R"(2,"relay":"a"})", FileVersion::Newer));
    EXPECT_FALSE(read("{}", FileVersion::Unrecognized));
}

TEST(Broker, WithoutTlsSaysSo) {
    EXPECT_EQ(textOf(ofClub()), QStringLiteral("mqtt://relay.example.org:1884"));
    const auto read = readBroker(QStringLiteral("mqtt://relay.example.org"));
    ASSERT_TRUE(read);
    EXPECT_FALSE(read->tls);
    EXPECT_EQ(read->port, 1883);
    EXPECT_TRUE(readBroker(QStringLiteral("relay.example.org"))->tls);
    for (const char* bad : {"mqtt://", "http://a", "a b", "a/b", "user@a"}) {
        EXPECT_FALSE(readBroker(QLatin1String(bad))) << bad;
    }
    Invitation invitation;
    invitation.key = QByteArray(kKeySize, 'k');
    invitation.broker = readBroker(textOf(ofClub()));
    EXPECT_EQ(readLink(linkOf(invitation)), invitation);
}

/// A password goes to the broker that it was entered for, and to no other.
TEST(Broker, KeepsItsPasswordToItself) {
    Broker named = ofClub();
    named.user.clear();
    named.password.clear();
    EXPECT_EQ(brokerToUse(named, ofClub()), ofClub());
    EXPECT_EQ(brokerToUse(std::nullopt, ofClub()), std::nullopt);
    EXPECT_EQ(brokerToUse(named, std::nullopt), named);
    for (int change = 0; change < 3; ++change) {
        Broker other = named;
        other.host = change == 0 ? QStringLiteral("relay.example.com") : other.host;
        other.port = change == 1 ? 1885 : other.port;
        other.tls = change == 2;
        EXPECT_EQ(brokerToUse(other, ofClub()), other);
    }
}

/// The broker learns the first word from the place, and nothing about the others.
TEST(Broker, ThePlaceFollowsFromTheFirstWordAlone) {
    const auto place = [](const char* second, const char* third) {
        return planFor({QStringLiteral("limone"), QLatin1String(second), QLatin1String(third)},
                       ofClub())
            .place;
    };
    EXPECT_EQ(place("cavallo", "ponte"), place("ponte", "fiore"));
    EXPECT_NE(place("cavallo", "ponte"),
              planFor({QStringLiteral("ponte"), {}, {}}, ofClub()).place);
}

TEST(PublicBrokers, NeedNothingButTheirName) {
    QSet<QString> hosts;
    for (const Broker& broker : publicBrokers()) {
        EXPECT_TRUE(broker.tls);
        EXPECT_EQ(readBroker(textOf(broker)), broker) << broker.host.toStdString();
        hosts += broker.host;
    }
    EXPECT_EQ(hosts.size(), publicBrokers().size());
    EXPECT_GE(hosts.size(), 2);
}
