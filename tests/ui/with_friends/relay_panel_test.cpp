// SPDX-License-Identifier: GPL-3.0-or-later
#include "with_friends/relay_panel.h"

#include "friends/relay_store.h"
#include "relay/public_brokers.h"
#include "widgets/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class RelayPanelTest : public testing::Test {
protected:
    RelayPanelTest() {
        panel.setPossible(true);
        panel.show();
    }
    template <typename Widget>
    Widget& named(const char* name) {
        return *panel.findChild<Widget*>(name);
    }
    void choose(int place) {
        auto& choice = named<QComboBox>("relay");
        choice.setCurrentIndex(place);
        emit choice.activated(place);
    }
    void chooseOwn() { choose(named<QComboBox>("relay").count() - 1); }
    void enter(const char* field, const char* text) {
        named<QLineEdit>(field).setText(text);
        emit named<QLineEdit>(field).editingFinished();
    }
    /// What is in the file.
    std::optional<net::Broker> saved() {
        store.saveNow();
        return RelayStore(folder.path()).relay();
    }
    QTemporaryDir folder;
    RelayStore store{folder.path()};
    RelayPanel panel{store};
};

TEST_F(RelayPanelTest, ThereIsNoneAtFirst) {
    EXPECT_FALSE(saved());
    EXPECT_EQ(named<QComboBox>("relay").currentIndex(), 0);
    EXPECT_FALSE(named<QLineEdit>("relayAddress").isVisible());
    EXPECT_FALSE(QFile::exists(folder.filePath("relay.json")));
}

TEST_F(RelayPanelTest, APublicOneIsChosenByName) {
    choose(1);
    EXPECT_EQ(saved(), net::publicBrokers().front());
    EXPECT_TRUE(named<QComboBox>("relay").currentText().contains("test.mosquitto.org"));
    EXPECT_TRUE(named<QLabel>("aboutRelay").text().contains("sees your internet address"));
    choose(0);
    EXPECT_FALSE(saved());
}

TEST_F(RelayPanelTest, ThatOfAClubIsEntered) {
    chooseOwn();
    EXPECT_FALSE(saved());
    enter("relayAddress", " mqtts://relay.example.org:8884 ");
    enter("relayUser", "circolo");
    enter("relayPassword", "segreta");
    net::Broker relay;
    relay.host = "relay.example.org";
    relay.port = 8884;
    relay.user = "circolo";
    relay.password = "segreta";
    EXPECT_EQ(saved(), relay);
    named<QCheckBox>("relayTls").click();
    relay.tls = false;
    EXPECT_EQ(saved(), relay);
    enter("relayAddress", "relay.example.org");
    EXPECT_EQ(saved()->port, net::Broker::kPortWithoutTls);
    EXPECT_EQ(named<QLineEdit>("relayPassword").echoMode(), QLineEdit::Password);
    const RelayPanel other(store);
    EXPECT_EQ(other.findChild<QLineEdit*>("relayAddress")->text(), "relay.example.org");
    EXPECT_FALSE(other.findChild<QCheckBox*>("relayTls")->isChecked());
    choose(1); // and back
    chooseOwn();
    EXPECT_EQ(saved()->user, "circolo");
}

TEST_F(RelayPanelTest, OnlyTheOwnerCanReadThePassword) {
    chooseOwn();
    enter("relayAddress", "relay.example.org");
    EXPECT_TRUE(saved());
#ifdef Q_OS_UNIX
    EXPECT_EQ(QFile::permissions(folder.filePath("relay.json")) &
                  (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
              QFile::Permissions());
#endif
}

TEST_F(RelayPanelTest, WhatIsNoAddressIsExplained) {
    chooseOwn();
    enter("relayAddress", "the club's computer");
    EXPECT_TRUE(warningText(&named<QLabel>("relayProblem")).contains("the club's computer"));
    EXPECT_FALSE(saved());
    EXPECT_TRUE(named<QLineEdit>("relayAddress").isVisible());
    enter("relayAddress", "relay.example.org");
    EXPECT_EQ(warningText(&named<QLabel>("relayProblem")), QString());
    EXPECT_TRUE(saved());
}

TEST_F(RelayPanelTest, IsDisabledInABuildWithoutRelays) {
    panel.setPossible(false);
    EXPECT_FALSE(named<QComboBox>("relay").isEnabled());
    EXPECT_TRUE(named<QLabel>("aboutRelay").text().contains("libmosquitto"));
}

TEST(RelayStore, ADamagedFileIsReported) {
    QTemporaryDir folder;
    QFile file(folder.filePath("relay.json"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"settebello.relay","version":1,"relay":"a b"})");
    file.close();
    const RelayStore store(folder.path());
    EXPECT_FALSE(store.relay());
    ASSERT_EQ(store.notices().size(), 1);
    EXPECT_TRUE(store.notices().front().contains("/relay"));
}

} // namespace
} // namespace settebello
