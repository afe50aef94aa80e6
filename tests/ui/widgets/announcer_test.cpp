// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/announcer.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// Screen readers are told of the labels that appear and ask for their texts afterwards.
class AnnouncerTest : public testing::Test, public QObject {
protected:
    AnnouncerTest() {
        for (QLabel* label : announcer.findChildren<QLabel*>()) {
            label->installEventFilter(this);
        }
        window.show();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Show) {
            appeared += watched;
        }
        return false;
    }

    QStringList spoken() const {
        QStringList texts;
        for (QObject* label : appeared) {
            const QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(label);
            EXPECT_EQ(seen->role(), QAccessible::Notification);
            texts += seen->text(QAccessible::Name);
        }
        return texts;
    }

    QObjectList appeared;
    QWidget window;
    Announcer announcer{&window};
};

TEST_F(AnnouncerTest, EachTextIsHeardThoughOthersFollowAtOnce) {
    EXPECT_EQ(spoken(), QStringList()) << "as the window opens";
    const QStringList texts{"One.", "Two.", "Three.", "Three."};
    for (const QString& text : texts) {
        announcer.announce(text);
    }
    EXPECT_EQ(spoken(), texts);
    EXPECT_EQ(announcer.text(), "Three.");
}

TEST_F(AnnouncerTest, ATextIsHeardNoMoreOnceItIsForgotten) {
    announcer.announce("One.");
    announcer.announce({});
    announcer.clear();
    EXPECT_EQ(spoken(), QStringList(QString()));
    EXPECT_EQ(announcer.text(), "");
}

TEST_F(AnnouncerTest, WhatIsPrivateCanBeForgottenAlone) {
    announcer.announce("One.");
    announcer.announcePrivately("Two.");
    announcer.announce("Three.");
    announcer.forgetPrivate();
    EXPECT_EQ(spoken(), QStringList({"One.", QString(), "Three."}));
    EXPECT_EQ(announcer.text(), "Three.");
    announcer.announcePrivately("Four.");
    announcer.forgetPrivate();
    EXPECT_EQ(announcer.text(), "");
    for (int i = 0; i < 8; ++i) { // each label was private or not once
        announcer.announce("Five.");
    }
    announcer.forgetPrivate();
    EXPECT_EQ(announcer.text(), "Five.");
}

/// Also the first pixel of a large letter, or of a coloured ground.
TEST_F(AnnouncerTest, NothingOfItIsEverSeen) {
    for (const char* style : {"QLabel { background: red; }", "QWidget { background: red; }",
                              "QLabel { font-size: 40px; color: red; margin: 0; }"}) {
        window.setStyleSheet(QStringLiteral("* { background: white; } ") + style);
        announcer.clear();
        announcer.hide();
        const QImage without = window.grab().toImage();
        announcer.show();
        for (const char* text : {"█████", "One.", "█"}) {
            announcer.announce(text);
            EXPECT_EQ(window.grab().toImage(), without) << style << text;
        }
    }
}

} // namespace
} // namespace settebello
