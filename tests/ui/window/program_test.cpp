// SPDX-License-Identifier: GPL-3.0-or-later
// With a second process: tests/one_program_test.py.
#include "window/program.h"

#include "covers/start_screen.h"
#include "game/match_autosave.h"
#include "new_match/new_match_dialog.h"
#include "replay/review_window.h"
#include "settings/settings_store.h"
#include "table/motion/director.h"
#include "table/table_view.h"

#include "ui/history/record_files.h"
#include "ui/table/question_lock.h"
#include "ui/visible_child.h"
#include "ui/wait_until.h"

#include <QApplication>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class ProgramTest : public ::testing::Test {
protected:
    ProgramTest() {
        RecordFiles::write(m_folder.filePath("settings.json"),
                           R"({"format": "settebello.settings", "version": 1,
                               "assist": {"firstStepsOffered": true}, "display": {"animationSpeed": 0}})");
        m_program = std::make_unique<Program>(WindowOptions{m_folder.path(), 1, "en"});
    }

    QString write(const QString& name, const QByteArray& text) const {
        return RecordFiles::write(m_folder.filePath("files/" + name), text);
    }
    QString rules() const {
        return write("nonna.scopa-rules.json", R"({"format": "settebello.rules", "version": 1})");
    }
    MainWindow& window() const { return m_program->window(); }
    void serve(const QString& file) const { window().serve({file, {}}); }

    static QMessageBox* box() {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            auto* box = qobject_cast<QMessageBox*>(widget);
            if (box && box->isVisible()) {
                return box;
            }
        }
        return nullptr;
    }
    static void settle() {
        for (int i = 0; i < 5; ++i) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    }
    /// Several people at one screen, one of whom sees their cards.
    void beginForTwo() const {
        window().startMatch({{}, {{"Anna", kPerson}, {"Ciro", kPerson}}, 3});
        takeScreen();
    }
    void takeScreen() const {
        ASSERT_TRUE(waitUntil([&] { return table().handingOver() && !table().moving(); }));
        auto* lock = questionLock(table());
        lock->start(0);
        ASSERT_TRUE(waitUntil([&] { return !lock->isActive(); }));
        QTest::keyClick(&table(), Qt::Key_S);
        ASSERT_FALSE(table().handingOver());
    }
    TableView& table() const { return *window().findChild<TableView*>(); }
    CardSet openHands() const {
        const Round& round = window().controller().match().round();
        CardSet open;
        for (int seat = 0; seat < 2; ++seat) {
            for (const Card card : round.hand(seat)) {
                if (table().director().board().isOpen(card)) {
                    open.insert(card);
                }
            }
        }
        return open;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Program> m_program;
};

TEST_F(ProgramTest, ShowsWhatThereIsToBeginWith) {
    m_program->start({});
    EXPECT_TRUE(window().isVisible());
    EXPECT_TRUE(visibleChild<StartScreen>(window()));
}

TEST_F(ProgramTest, OpensAFile) {
    m_program->start(rules());
    EXPECT_TRUE(window().isVisible());
    EXPECT_TRUE(window().findChild<NewMatchDialog*>());
}

TEST_F(ProgramTest, AFileOfNothingOursBringsAMessageWithoutTheWindow) {
    QSignalSpy failed(m_program.get(), &Program::failed);
    for (const QString& file : {write("photo.jpg", "\xff\xd8"), m_folder.filePath("none.json")}) {
        failed.clear();
        m_program->start(file);
        settle();
        ASSERT_TRUE(box());
        EXPECT_FALSE(window().isVisible());
        EXPECT_TRUE(failed.isEmpty()) << "it is to be read first";
        box()->button(QMessageBox::Ok)->click();
        EXPECT_TRUE(waitUntil([&] { return failed.size() == 1; }));
    }
}

TEST_F(ProgramTest, TheMessageDoesNotEndAProgramThatIsWantedMeanwhile) {
    const QSignalSpy failed(m_program.get(), &Program::failed);
    m_program->start(write("photo.jpg", "\xff\xd8"));
    settle();
    serve({});
    EXPECT_TRUE(window().isVisible());
    EXPECT_TRUE(visibleChild<StartScreen>(window()));
    box()->button(QMessageBox::Ok)->click();
    EXPECT_TRUE(waitUntil([&] { return !box(); }));
    settle();
    EXPECT_TRUE(failed.isEmpty());
    EXPECT_TRUE(window().isVisible());
}

TEST_F(ProgramTest, AMinimizedWindowComesBackAsItWas) {
    m_program->start({});
    window().setWindowState(Qt::WindowMaximized | Qt::WindowMinimized);
    settle();
    qputenv("XDG_ACTIVATION_TOKEN", "of another time");
    window().serve({{}, "token"});
    settle();
    EXPECT_FALSE(window().isMinimized());
    EXPECT_TRUE(window().isMaximized());
    EXPECT_FALSE(qEnvironmentVariableIsSet("XDG_ACTIVATION_TOKEN"));
}

TEST_F(ProgramTest, FilesWaitUntilNothingIsAsked) {
    m_program->start(rules());
    auto* first = window().findChild<NewMatchDialog*>();
    ASSERT_TRUE(first);
    serve(write("done.scopa.json", recordBytes(setupOfTwo(1))));
    serve(write("photo.jpg", "\xff\xd8"));
    settle();
    EXPECT_FALSE(window().findChild<ReviewWindow*>());
    EXPECT_FALSE(box());
    first->accept();
    EXPECT_TRUE(waitUntil([&] { return window().findChild<ReviewWindow*>() && box(); }));
    EXPECT_TRUE(window().controller().hasMatch()) << "the answer was not lost";
}

TEST_F(ProgramTest, AFileWaitsUntilTheMenuIsClosed) {
    m_program->start({});
    auto* menu = window().findChild<QMenu*>();
    menu->popup({});
    settle();
    serve(rules());
    settle();
    EXPECT_FALSE(window().findChild<NewMatchDialog*>());
    menu->close();
    EXPECT_TRUE(waitUntil([&] { return window().findChild<NewMatchDialog*>() != nullptr; }));
}

TEST_F(ProgramTest, AMatchInPlayIsNotLost) {
    m_program->start({});
    window().startMatch(setupOfTwo(5, 11));
    ASSERT_TRUE(waitUntil([&] { return window().controller().asksPerson(); }));
    std::vector<Decision> legal;
    legalDecisions(window().controller().match().view(0), legal);
    window().controller().decide(legal.front());
    ASSERT_TRUE(
        waitUntil([&] { return !window().controller().match().played().front().moves.empty(); }));
    serve(write("train.scopa.json", recordBytes(setupOfTwo(7, 11), 7)));
    ASSERT_TRUE(waitUntil([] { return box() != nullptr; }));
    EXPECT_EQ(window().controller().setup().seed, 5U);
    EXPECT_TRUE(box()->informativeText().contains("is kept under “Matches played”"));
    box()->findChild<QPushButton*>("resume")->click();
    EXPECT_GE(window().controller().match().played().front().moves.size(), 7U);
    window().autosave().flush();
    EXPECT_EQ(QDir(m_folder.filePath("matches")).entryList(QDir::Files).size(), 1);
}

TEST_F(ProgramTest, TheFileOfTheMatchInPlayIsNoSecondMatch) {
    m_program->start({});
    window().startMatch(setupOfTwo(5, 11));
    ASSERT_TRUE(waitUntil([&] { return window().controller().asksPerson(); }));
    window().autosave().flush();
    const QSignalSpy started(&window().source(), &MatchSource::matchStarted);
    const QString link = m_folder.filePath("link.scopa.json");
    ASSERT_TRUE(QFile::link(m_folder.filePath("match.scopa.json"), link));
    serve(link);
    settle();
    EXPECT_FALSE(box());
    EXPECT_TRUE(started.isEmpty());
}

TEST_F(ProgramTest, NobodySeesTheHandOfAnotherPerson) {
    m_program->start({});
    for (const QString& file :
         {QString(), rules(), write("done.scopa.json", recordBytes(setupOfTwo(1))),
          write("train.scopa.json", recordBytes(setupOfTwo(7, 11), 7)), write("photo.jpg", "x")}) {
        SCOPED_TRACE(qPrintable(file));
        beginForTwo();
        EXPECT_FALSE(openHands().empty());
        serve(file);
        EXPECT_TRUE(table().handingOver());
        EXPECT_TRUE(openHands().empty());
        settle();
        for (auto* dialog : window().findChildren<QDialog*>()) {
            dialog->close();
        }
        EXPECT_TRUE(table().handingOver());
        EXPECT_TRUE(openHands().empty());
        EXPECT_FALSE(window().source().question()) << "nor can anything be played";
        takeScreen();
        EXPECT_FALSE(openHands().empty());
        EXPECT_TRUE(window().source().question());
    }
}

TEST_F(ProgramTest, AnotherProgramWithAWindowOfItsOwnTurnsTheHandDown) {
    const OpenRequest newWindow{{}, {}, true};
    window().serve(newWindow);
    EXPECT_FALSE(window().isVisible()) << "the new window is the one that is wanted";
    m_program->start({});
    beginForTwo();
    EXPECT_FALSE(openHands().empty());
    window().serve(newWindow);
    EXPECT_TRUE(table().handingOver());
    EXPECT_TRUE(openHands().empty());
    takeScreen();
    EXPECT_FALSE(openHands().empty());
}

} // namespace
} // namespace settebello
