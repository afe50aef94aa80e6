// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader says of the dialog of a new match.
#include "ui/new_match/new_match_fixture.h"
#include "ui/read_at_once.h"
#include "ui/wait_until.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace settebello {
namespace {

using NewMatchReading = NewMatchFixture;

TEST_F(NewMatchReading, BeginsWithTheTitleAlone) {
    EXPECT_EQ(readAtOnce(*QAccessible::queryAccessibleInterface(m_dialog.get())), QStringList());
    tick("/deal/cut");
    EXPECT_EQ(readAtOnce(*QAccessible::queryAccessibleInterface(m_dialog.get())), QStringList());
}

TEST_F(NewMatchReading, GoesOnWithTheSelectedGame) {
    pickPreset("Cirulla");
    const int row = presetList()->currentRow();
    ASSERT_GT(row, 0);
    m_dialog->activateWindow();
    ASSERT_TRUE(waitUntil([this] { return m_dialog->isActiveWindow(); }));
    m_dialog->findChild<QPushButton*>("start")->setFocus();
    QCoreApplication::processEvents();
    const QSignalSpy announced(presetList(), &PresetList::selectedAnnounced);
    presetList()->setFocus();
    EXPECT_EQ(announced.size(), 0) << "the list itself comes first";
    QCoreApplication::processEvents();
    ASSERT_EQ(announced.size(), 1);
    EXPECT_EQ(announced[0][0].toInt(), row);
    const QAccessibleInterface* list = QAccessible::queryAccessibleInterface(presetList());
    EXPECT_EQ(list->child(row)->text(QAccessible::Name), "Cirulla");
    EXPECT_TRUE(list->child(row)->state().selected);
}

TEST_F(NewMatchReading, GoesNoFurtherWithoutTheFocus) {
    m_dialog->activateWindow();
    ASSERT_TRUE(waitUntil([this] { return m_dialog->isActiveWindow(); }));
    auto* start = m_dialog->findChild<QPushButton*>("start");
    start->setFocus();
    const QSignalSpy announced(presetList(), &PresetList::selectedAnnounced);
    presetList()->setFocus();
    start->setFocus();
    QCoreApplication::processEvents();
    EXPECT_EQ(announced.size(), 0);
}

} // namespace
} // namespace settebello
