// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/kept_ways.h"

#include <gtest/gtest.h>

using namespace settebello;
using namespace settebello::net;

namespace {

KeptWays ofHost() {
    KeptWays ways;
    ways.host = TableSecrets{QByteArray(kKeySize, 'k'), 4000, {QByteArray(32, 's'), QByteArray()}};
    return ways;
}

KeptWays ofGuest() {
    KeptWays ways;
    ways.guest = JoinPlan{SecretKind::Seat,
                          QByteArray(32, 's'),
                          {},
                          QStringLiteral("00ff"),
                          {{QHostAddress(QStringLiteral("192.0.2.1")), 4000},
                           {QHostAddress(QStringLiteral("2001:db8::1")), 4001}},
                          Broker{QStringLiteral("relay.example"), 8884, {}, {}, {}}};
    return ways;
}

/// The first fault of a text, or how it was read.
std::string faultOf(const std::string& text) {
    KeptWays ways;
    Faults faults;
    const FileVersion version = parseKeptWays(text, ways, faults);
    EXPECT_TRUE(version == FileVersion::Supported || (!ways.host && !ways.guest));
    return faults.empty() ? "" : faults.front().text();
}

std::string replaced(std::string text, const std::string& old, const std::string& now) {
    const std::size_t at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return text.replace(at, old.size(), now);
}

} // namespace

TEST(KeptWays, AreReadAsTheyWereWritten) {
    KeptWays read;
    Faults faults;
    ASSERT_EQ(parseKeptWays(keptWaysText(ofHost()), read, faults), FileVersion::Supported);
    EXPECT_EQ(read.host->key, ofHost().host->key);
    EXPECT_EQ(read.host->port, 4000);
    EXPECT_EQ(read.host->seats, ofHost().host->seats);
    EXPECT_FALSE(read.guest);
    ASSERT_EQ(parseKeptWays(keptWaysText(ofGuest()), read, faults), FileVersion::Supported);
    EXPECT_FALSE(read.host);
    EXPECT_EQ(read.guest->kind, SecretKind::Seat);
    EXPECT_EQ(read.guest->secret, ofGuest().guest->secret);
    EXPECT_EQ(read.guest->place, ofGuest().guest->place);
    EXPECT_EQ(read.guest->endpoints, ofGuest().guest->endpoints);
    EXPECT_EQ(read.guest->broker, ofGuest().guest->broker);
    EXPECT_TRUE(faults.empty());
}

TEST(KeptWays, ThatAreDamagedAreNotUsed) {
    const std::string host = keptWaysText(ofHost());
    const std::string guest = keptWaysText(ofGuest());
    EXPECT_NE(faultOf(replaced(host, "6b6b", "6B6b")).find("/host/key"), std::string::npos);
    EXPECT_NE(faultOf(replaced(host, "4000", "70000")).find("/host/port"), std::string::npos);
    EXPECT_NE(faultOf(replaced(host, "7373", "")).find("/host/seats"), std::string::npos);
    EXPECT_NE(faultOf(replaced(host, "\"\"", "7")).find("/host/seats"), std::string::npos);
    EXPECT_NE(faultOf(replaced(host, "\"port\"", "\"part\"")).find("/host/part"),
              std::string::npos);
    EXPECT_NE(faultOf(replaced(guest, "7373", "")).find("/guest/secret"), std::string::npos);
    EXPECT_NE(faultOf(replaced(guest, "192.0.2.1", "192.0.2.x")).find("/guest/ways"),
              std::string::npos);
    EXPECT_NE(faultOf(replaced(guest, ":8884", ":0")).find("/guest/relay"), std::string::npos);
    EXPECT_NE(faultOf("{}"), "");
    EXPECT_NE(faultOf("\xff"), "");
}

TEST(Broker, IsReadWithAndWithoutAPort) {
    const auto withPort = readBroker(QStringLiteral("relay.example:1234"));
    ASSERT_TRUE(withPort);
    EXPECT_EQ(withPort->host, QStringLiteral("relay.example"));
    EXPECT_EQ(withPort->port, 1234);
    EXPECT_EQ(readBroker(QStringLiteral("relay.example"))->port, 8883);
    EXPECT_EQ(readBroker(QStringLiteral("[2001:db8::1]:1"))->host, QStringLiteral("2001:db8::1"));
    for (const char* bad : {"", ":", ":1", "a:", "a:0", "a:65536", "a:b"}) {
        EXPECT_FALSE(readBroker(QLatin1String(bad))) << bad;
    }
}
