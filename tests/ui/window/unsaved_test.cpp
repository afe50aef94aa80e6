// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be saved is tried again, in every window, and nobody quits without knowing of it.
#include "window/main_window.h"

#include "game/game_controller.h"
#include "game/statistics_store.h"
#include "settings/settings_store.h"
#include "storage/settings_merge.h"
#include "table/table_view.h"
#include "ui/wait_until.h"
#include "widgets/notice_bar.h"

#include <QAbstractButton>
#include <QCursor>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <memory>

namespace settebello {
namespace {

class Unsaved : public ::testing::Test {
protected:
    Unsaved() {
        m_window = std::make_unique<MainWindow>(WindowOptions{m_folder.path(), 1, "en"});
        m_window->show();
    }
    /// A folder in the place of the settings stops anybody, also those who may write anywhere.
    QString blocker() const { return m_folder.filePath("settings.json"); }
    void block() const { ASSERT_TRUE(QDir().mkpath(blocker() + "/taken")); }
    void unblock() const { ASSERT_TRUE(QDir(blocker()).removeRecursively()); }
    /// Changes a setting in vain.
    void change() const {
        block();
        m_window->store().change([](Settings& settings) { settings.display.soundVolume = 7; });
        ASSERT_TRUE(waitUntil([&] { return notice().isVisible(); }));
    }
    int savedVolume() const {
        return readVersionedFile(kSettingsFormat, blocker().toStdU16String())
            .value.display.soundVolume;
    }
    NoticeBar& notice() const { return *m_window->findChild<NoticeBar*>(); }
    QMessageBox* question() const { return m_window->findChild<QMessageBox*>(); }
    static MatchSetup setup() { return {{}, {{"Anna", kPerson}, {"Ciro", "greedy"}}, 3}; }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

TEST_F(Unsaved, IsNoReasonToAskWhereThereIsNone) {
    m_window->store().change([](Settings& settings) { settings.display.soundVolume = 7; });
    EXPECT_TRUE(m_window->close());
    EXPECT_FALSE(question());
    EXPECT_EQ(savedVolume(), 7);
}

TEST_F(Unsaved, IsAskedAboutBeforeQuittingEvenIfItHasJustChanged) {
    block();
    m_window->store().change([](Settings& settings) { settings.display.soundVolume = 7; });
    EXPECT_FALSE(m_window->close());
    EXPECT_TRUE(m_window->isVisible());
    ASSERT_TRUE(question());
    EXPECT_TRUE(question()->informativeText().contains("settings (")) << "it says what";
    EXPECT_FALSE(m_window->close());
    EXPECT_EQ(m_window->findChildren<QMessageBox*>().size(), 1) << "asked once";
    question()->defaultButton()->click();
    ASSERT_TRUE(waitUntil([&] { return !question(); }));
    EXPECT_TRUE(m_window->isVisible());
    unblock();
    ASSERT_TRUE(waitUntil([&] { return !notice().isVisible(); }));
    EXPECT_TRUE(m_window->isVisible()) << "it was not to be closed";
    EXPECT_TRUE(m_window->close());
    EXPECT_EQ(savedVolume(), 7);
}

TEST_F(Unsaved, IsAskedAboutEvenIfAMatchHasJustBegun) {
    ASSERT_TRUE(QDir().mkpath(m_folder.filePath("match.scopa.json/taken")));
    m_window->startMatch(setup());
    EXPECT_FALSE(m_window->close());
    ASSERT_TRUE(question());
    EXPECT_TRUE(question()->informativeText().contains("match in play")) << "it says what";
}

TEST_F(Unsaved, IsLostIfThePlayerSaysSo) {
    change();
    EXPECT_FALSE(m_window->close());
    ASSERT_TRUE(question());
    question()->findChild<QAbstractButton*>("quitUnsaved")->click();
    EXPECT_TRUE(waitUntil([&] { return !m_window->isVisible(); }));
}

TEST_F(Unsaved, LetsTheWindowCloseAsSoonAsItIsSaved) {
    change();
    EXPECT_FALSE(m_window->close());
    unblock();
    EXPECT_TRUE(waitUntil([&] { return !m_window->isVisible(); }));
    EXPECT_EQ(savedVolume(), 7);
}

TEST_F(Unsaved, GoesOnPlayingWhereTheWindowStays) {
    m_window->startMatch(setup());
    ASSERT_TRUE(waitUntil([&] { return m_window->controller().asksPerson(); }));
    change();
    EXPECT_FALSE(m_window->close());
    EXPECT_TRUE(m_window->controller().asksPerson());
}

TEST_F(Unsaved, MovesAndCoversNothingUnderThePointer) {
    m_window->startMatch(setup());
    m_window->resize(1000, 700);
    QCoreApplication::processEvents();
    const auto* table = m_window->findChild<TableView*>();
    const auto place = [&] { return QRect(table->mapTo(m_window.get(), QPoint()), table->size()); };
    const QRect before = place();
    for (const QPoint pointer : {QPoint(300, 3), QPoint(300, table->height() - 3)}) {
        QCursor::setPos(table->mapToGlobal(pointer));
        notice().showMessage("This could not be saved.");
        QCoreApplication::processEvents();
        EXPECT_TRUE(notice().isVisible());
        EXPECT_LE(notice().height(), 4 * notice().fontMetrics().lineSpacing()) << "for one line";
        EXPECT_EQ(place(), before);
        const QRect covered(notice().mapToGlobal(QPoint()), notice().size());
        EXPECT_FALSE(covered.contains(table->mapToGlobal(pointer))) << pointer.y();
        notice().showMessage({});
        EXPECT_EQ(place(), before);
    }
}

TEST_F(Unsaved, IsNoMatchOfASecondWindowOnceTheFirstIsClosed) {
    MainWindow second({m_folder.path(), 1, "en"});
    second.show();
    EXPECT_TRUE(second.findChild<NoticeBar*>()->text().contains("open already"));
    second.startMatch(setup());
    m_window.reset();
    const QString file = m_folder.filePath("match.scopa.json");
    ASSERT_TRUE(waitUntil([&] { return QFileInfo(file).isFile(); }));
    EXPECT_EQ(second.findChild<NoticeBar*>()->text(), "");
    EXPECT_TRUE(waitUntil([&] { return second.statistics().canWrite(); }));
}

} // namespace
} // namespace settebello
