// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_names.h"
#include "game/match_text.h"
#include "rules/presets.h"
#include "table/layout/table_layout.h"
#include "table/motion/director.h"
#include "widgets/announcer.h"

#include "ui/decisions_in.h"
#include "ui/pass_lock.h"
#include "ui/table/dealing_table.h"
#include "ui/table/question_lock.h"
#include "ui/wait_until.h"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

#include <array>
#include <set>

namespace settebello {

/// A match of several people at one screen.
class HandOverTable : public DealingTable {
protected:
    HandOverTable()
        : DealingTable({800, 560}) {}

    static MatchSetup setupOf(std::string_view preset, const std::set<int>& people) {
        MatchSetup setup;
        setup.rules.rules = findPreset(preset)->rules;
        setup.rules.rules.match.target = setup.rules.rules.table.players > 2 ? 1 : 3;
        setup.rules.rules.match.callingOut = setup.rules.rules.table.players == 2;
        setup.seed = 7;
        const std::array names{"Anna", "Ciro", "Rosa", "Zoe"};
        for (int seat = 0; seat < setup.rules.rules.table.players; ++seat) {
            setup.seats.push_back({names[static_cast<std::size_t>(seat)],
                                   people.count(seat) != 0 ? kPerson : "greedy"});
        }
        return setup;
    }

    /// Everything that a screen reader could read, also of what is hidden at the moment; of
    /// announcements see heard().
    QStringList accessibleTexts() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QStringList all;
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&view);
        for (int i = 0; i < table->childCount(); ++i) {
            if (QAccessibleInterface* place = table->child(i)) {
                all += place->text(QAccessible::Name) + ' ' + place->text(QAccessible::Description);
            }
        }
        for (QWidget* widget : view.findChildren<QWidget*>()) {
            if (qobject_cast<Announcer*>(widget->parentWidget()) == nullptr) {
                const QAccessibleInterface* part = QAccessible::queryAccessibleInterface(widget);
                all += part->text(QAccessible::Name) + ' ' + part->text(QAccessible::Description) +
                       ' ' + widget->toolTip();
            }
        }
        return all;
    }

    /// The announcements that a screen reader could still read.
    QStringList heard() const {
        QStringList all;
        for (const auto* label : view.findChild<Announcer*>()->findChildren<QLabel*>()) {
            all += label->text();
        }
        all.removeAll(QString());
        return all;
    }

    /// @param sees the seat that may see its hand, or −1.
    void expectHidden(int sees) {
        const Round& round = controller.match().round();
        const Poses resting = restingPoses(view.director().board(), view.director().layout());
        const QString words = accessibleTexts().join('\n').toLower();
        CardSet hidden;
        for (int seat = 0; seat < controller.setup().rules.rules.table.players; ++seat) {
            if (seat != sees) {
                hidden |= round.hand(seat) - round.shownCards(seat);
            }
        }
        if (round.phase() == Phase::CutChoice && round.turn() != sees) {
            hidden.insert(round.cutCard());
        }
        for (const Card card : hidden) {
            EXPECT_FALSE(view.director().board().isOpen(card)) << toString(card);
            EXPECT_EQ(view.director().poses()[card].face, 0) << toString(card);
            EXPECT_EQ(resting[card].face, 0) << toString(card);
            EXPECT_FALSE(words.contains(cardName(card).toLower())) << toString(card);
            EXPECT_NE(view.focusedCard(), card);
        }
        if (sees >= 0) {
            for (const Card card : round.hand(sees)) {
                EXPECT_TRUE(view.director().board().isOpen(card)) << toString(card);
            }
            EXPECT_EQ(view.director().layout().seat(sees).edge, Edge::Bottom);
        }
    }

    QPushButton* answer() const {
        for (QPushButton* button : view.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->objectName() != "claimOut") {
                return button;
            }
        }
        return nullptr;
    }

    std::size_t decisions() const { return decisionsIn(controller.match()); }

    /// Runs while the question on the table cannot be answered.
    QTimer* lock() const { return questionLock(view); }

    /// Lets that time pass at once.
    void passLock() { settebello::passLock(*lock()); }

    /// The person who is to get the screen takes it, or confirms that a play is taken back.
    void takeScreen() {
        view.finishMotion();
        ASSERT_TRUE(view.handingOver());
        ASSERT_TRUE(answer());
        passLock();
        QTest::keyClick(&view, Qt::Key_S);
        ASSERT_FALSE(view.handingOver());
    }

    /// Answers any question by keyboard.
    void play() {
        const std::size_t before = decisions();
        const int seat = controller.askedSeat();
        const Phase phase = controller.phase();
        if (phase != Phase::Playing) {
            ASSERT_TRUE(answer());
            passLock();
            QTest::mouseClick(answer(), Qt::LeftButton);
        } else {
            for (const auto key : {Qt::Key_1, Qt::Key_Return, Qt::Key_1}) {
                if (decisions() == before && controller.asksPerson()) {
                    QTest::keyClick(&view, key);
                    QCoreApplication::processEvents();
                }
            }
        }
        ASSERT_TRUE(waitUntil([&] {
            return decisions() != before || controller.askedSeat() != seat ||
                   controller.phase() != phase;
        }));
    }

    int turn() const { return controller.askedSeat(); }
};

} // namespace settebello
