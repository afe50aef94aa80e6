// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "covers/match_end_panel.h"
#include "covers/score_sheet.h"
#include "game/match_autosave.h"
#include "game/statistics_store.h"
#include "new_match/new_match_dialog.h"
#include "replay/review_panel.h"
#include "replay/review_window.h"
#include "settings/settings_store.h"
#include "widgets/notice_bar.h"
#include "window/match_flow.h"

#include "ui/history/record_files.h"
#include "ui/wait_until.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// A player against one who plays at once.
MatchSetup setup(int target) {
    MatchSetup setup{{}, {{"Anna", kPerson}, {"Ciro", "greedy"}}, 3};
    setup.rules.rules.match.target = target;
    return setup;
}

class OpenedFiles : public ::testing::Test {
protected:
    void SetUp() override { show(); }
    void show() {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(WindowOptions{m_folder.path(), 1, "en"});
        m_window->store().change([](Settings& s) { s.assist.firstStepsOffered = true; });
        m_window->show();
    }

    QString write(const QString& name, const QByteArray& text) const {
        QFile file(m_folder.path() + '/' + name);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        return file.fileName();
    }
    QString writeMatch(const QString& name, const MatchSetup& setup, int decisions) const {
        return write(name, recordBytes(setup, decisions));
    }

    QMessageBox* box() const { return m_window->findChild<QMessageBox*>(); }
    NewMatchDialog* newMatch() const { return m_window->findChild<NewMatchDialog*>(); }
    void press(QMessageBox::StandardButton button) const {
        box()->button(button)->click();
        EXPECT_TRUE(waitUntil([&] { return !box(); }));
    }
    /// The button of the New match dialog that goes on with the match that was left.
    QAbstractButton* continueButton() const {
        return newMatch()->findChild<QAbstractButton*>("continue");
    }
    QStringList kept() const {
        m_window->autosave().flush();
        return QDir(m_folder.filePath("matches")).entryList(QDir::Files);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

TEST_F(OpenedFiles, RulesAreChosenInTheNewMatchDialog) {
    m_window->open(write("nonna.scopa-rules.json", R"({"format": "settebello.rules", "version": 1,
        "name": "Nonna's", "base": "scopa-assi", "rules": {"match": {"target": 16}}})"));
    ASSERT_TRUE(newMatch());
    EXPECT_EQ(newMatch()->rules().name, "Nonna's");
    EXPECT_EQ(newMatch()->rules().base, "scopa-assi");
    EXPECT_EQ(newMatch()->rules().rules.match.target, 16);
    EXPECT_FALSE(box());
    EXPECT_FALSE(continueButton()->isVisible());
}

TEST_F(OpenedFiles, RulesLoseNoMatchThatWasLeft) {
    writeMatch("match.scopa.json", setup(11), 7);
    m_window->open(write("r.json", R"({"format": "settebello.rules", "version": 1})"));
    ASSERT_TRUE(newMatch());
    EXPECT_TRUE(continueButton()->isVisible());
    newMatch()->accept();
    EXPECT_TRUE(m_window->controller().match().played().front().moves.size() < 7);
    ASSERT_EQ(kept().size(), 1);
    QFile record(m_folder.filePath("matches/" + kept().front()));
    ASSERT_TRUE(record.open(QIODevice::ReadOnly));
    EXPECT_EQ(record.readAll(), recordBytes(setup(11), 7));
    EXPECT_TRUE(m_window->statistics().statistics().matches.empty());
}

TEST_F(OpenedFiles, AKeptMatchIsNotPlayedFromACopy) {
    QDir().mkpath(m_folder.filePath("matches"));
    m_window->open(
        writeMatch("matches/2026-11-21 18.05.00 scopa unfinished.scopa.json", setup(11), 7));
    ASSERT_TRUE(box());
    box()->findChild<QAbstractButton*>("resume")->click();
    ASSERT_TRUE(m_window->controller().hasMatch());
    EXPECT_EQ(kept(), QStringList());
}

TEST_F(OpenedFiles, AMatchThatIsNotOverIsGoneOnWith) {
    m_window->open(writeMatch("train.scopa.json", setup(11), 7));
    ASSERT_TRUE(box());
    EXPECT_EQ(box()->text(), "Continue the match in “train.scopa.json”?");
    EXPECT_EQ(box()->informativeText(), "Anna: 0\nCiro: 0");
    EXPECT_FALSE(m_window->controller().hasMatch());
    box()->findChild<QAbstractButton*>("resume")->click();
    ASSERT_TRUE(m_window->controller().hasMatch());
    EXPECT_GE(m_window->controller().match().played().front().moves.size(), 7U);
}

TEST_F(OpenedFiles, WhoWouldRatherGoOnWithTheMatchThatWasLeftIsOfferedIt) {
    writeMatch("match.scopa.json", setup(11), 3);
    m_window->open(writeMatch("train.scopa.json", setup(11), 7));
    ASSERT_TRUE(box());
    EXPECT_TRUE(box()->informativeText().contains("is kept under “Matches played”"));
    QAbstractButton* resume = box()->findChild<QAbstractButton*>("resume");
    for (QAbstractButton* button : box()->buttons()) {
        if (button != resume) {
            button->click();
        }
    }
    auto* left = m_window->findChild<QAbstractButton*>("startContinue");
    ASSERT_TRUE(waitUntil([&] { return left->isVisible(); }));
    EXPECT_FALSE(m_window->controller().hasMatch());
}

/// Or one match could be played in two windows, with what is seen in one known in the other.
TEST_F(OpenedFiles, AMatchOfTheOtherWindowIsNotPlayedInThisOneToo) {
    const QString inPlay = writeMatch("match.scopa.json", setup(11), 7);
    const QString copy = writeMatch("train.scopa.json", setup(11), 3);
    MatchSetup other = setup(11);
    other.seed = 4;
    QDir().mkpath(m_folder.filePath("matches"));
    const QString left =
        writeMatch("matches/2026-11-21 18.05.00 scopa unfinished.scopa.json", other, 7);
    const QString copyOfLeft = writeMatch("left.scopa.json", other, 5);
    MainWindow second(WindowOptions{m_folder.path(), 1, "en"});
    second.show();
    const auto answer = [&second] {
        auto* said = second.findChild<QMessageBox*>();
        const QString text = said ? said->text() : QString();
        EXPECT_FALSE(said && said->findChild<QAbstractButton*>("resume"));
        delete said;
        return text;
    };
    for (const QString& file : {inPlay, copy, left, copyOfLeft}) {
        second.open(file);
        EXPECT_TRUE(answer().contains("belongs to the other window")) << qPrintable(file);
    }
    second.findChild<MatchFlow*>()->resumeKept(left); // as from the list of matches
    EXPECT_TRUE(answer().contains("belongs to the other window"));
    EXPECT_FALSE(second.controller().hasMatch());

    MatchSetup unknown = setup(11);
    unknown.seed = 5;
    second.open(writeMatch("unknown.scopa.json", unknown, 3));
    ASSERT_TRUE(second.findChild<QMessageBox*>()->findChild<QAbstractButton*>("resume"))
        << "any other match may be played";
    delete second.findChild<QMessageBox*>();

    m_window.reset();
    ASSERT_TRUE(waitUntil([&] { return second.autosave().ownsFolder(); }));
    second.open(inPlay);
    EXPECT_TRUE(second.controller().hasMatch()) << "it is this window's now";
}

TEST_F(OpenedFiles, AMatchThatIsOverIsReplayed) {
    m_window->open(writeMatch("done.scopa.json", setup(1), 1000));
    EXPECT_FALSE(box());
    auto* replay = m_window->findChild<ReviewWindow*>();
    ASSERT_TRUE(replay);
    EXPECT_TRUE(replay->isVisible());
    EXPECT_FALSE(m_window->controller().hasMatch()) << "what is played is not touched";
    replay->close();
    auto* play = m_window->findChild<QAbstractButton*>("startPlay");
    EXPECT_TRUE(waitUntil([&] { return play->isVisible(); }));
}

TEST_F(OpenedFiles, AReplayBecomesAReviewWhereItIs) {
    m_window->open(writeMatch("done.scopa.json", setup(1), 1000));
    auto* replay = m_window->findChild<ReviewWindow*>();
    ASSERT_TRUE(replay);
    replay->findChild<QAbstractButton*>("forward")->click();
    const auto* panel = replay->findChild<ReviewPanel*>();
    EXPECT_FALSE(panel->isVisible());
    EXPECT_FALSE(replay->match()->analyser().isRunning());
    replay->findChild<QAbstractButton*>("review")->click();
    EXPECT_TRUE(panel->isVisible());
    EXPECT_TRUE(waitUntil([&] { return !replay->match()->analyser().analysis().moments.empty(); }));
    EXPECT_FALSE(replay->match()->analyser().isComplete());
    EXPECT_EQ(replay->match()->replay().position(), 1) << "it stays where it is";
}

TEST_F(OpenedFiles, AMatchGoesOnWhileTheScoreOfAReplayIsOpen) {
    m_window->store().change([](Settings& s) { s.display.animationSpeed = 0; });
    m_window->open(writeMatch("done.scopa.json", setup(1), 1000));
    auto* replay = m_window->findChild<ReviewWindow*>();
    ASSERT_TRUE(replay);
    replay->findChild<QAbstractButton*>("end")->click();
    replay->findChild<QAction*>("score")->trigger();
    ASSERT_TRUE(replay->findChild<ScoreSheet*>());

    MatchSetup bots = setup(11);
    bots.seats[0].level = "greedy";
    m_window->startMatch(bots);
    const auto ownSheet = [this, replay]() -> ScoreSheet* {
        for (auto* sheet : m_window->findChildren<ScoreSheet*>()) {
            if (sheet->isVisible() && !replay->isAncestorOf(sheet)) {
                return sheet;
            }
        }
        return nullptr;
    };
    ASSERT_TRUE(waitUntil([&] { return ownSheet() != nullptr; })) << "the next deal waits for it";
    while (!m_window->controller().match().over()) {
        emit ownSheet()->closed();
        ASSERT_TRUE(waitUntil([&] { return ownSheet() != nullptr; }));
    }
    emit ownSheet()->closed();
    EXPECT_TRUE(waitUntil([&] { return m_window->findChild<MatchEndPanel*>() != nullptr; }));
    EXPECT_TRUE(replay->findChild<ScoreSheet*>()) << "the replay is left alone";
}

TEST_F(OpenedFiles, MatchesThatEndedBeforeAKillAreCountedBeforeAFileIsOpened) {
    QDir().mkpath(m_folder.filePath("matches"));
    writeMatch("matches/2026-11-21 18.05.00 scopa.scopa.json", setup(1), 1000);
    m_window->open(writeMatch("train.scopa.json", setup(11), 7));
    EXPECT_TRUE(waitUntil([&] { return m_window->statistics().statistics().matches.size() == 1; }));
}

TEST_F(OpenedFiles, WhoPlaysAgainHearsThatTheLastMatchIsNotSavedYet) {
    write("matches", "a file in the place of the folder");
    MatchSetup bots = setup(1);
    bots.seats[0].level = "greedy";
    m_window->store().change([](Settings& s) { s.display.animationSpeed = 0; });
    m_window->startMatch(bots);
    ASSERT_TRUE(waitUntil([&] {
        m_window->controller().dealNext();
        return m_window->controller().match().over();
    }));
    auto* notice = m_window->findChild<NoticeBar*>();
    ASSERT_TRUE(waitUntil([&] { return notice->isVisible(); }));
    EXPECT_TRUE(notice->text().contains("match that has ended")) << qPrintable(notice->text());
    notice->hide(); // as by its button
    m_window->startMatch(setup(11));
    EXPECT_TRUE(notice->isVisible());
    ASSERT_TRUE(QFile::remove(m_folder.filePath("matches")));
    EXPECT_TRUE(waitUntil([&] { return !notice->isVisible(); }));
    EXPECT_TRUE(waitUntil([&] { return QDir(m_folder.filePath("matches")).count() == 3; }))
        << "the record and two dots";
}

struct Wrong {
    const char* name;
    const char* text; ///< none: there is no such file
    const char* said; ///< with what it begins
};

class WrongFiles : public OpenedFiles, public ::testing::WithParamInterface<Wrong> {};

TEST_P(WrongFiles, AreReportedInASentenceAndThenOneMayPlay) {
    const QString name = GetParam().name;
    const QString file = GetParam().text ? write(name, GetParam().text) : m_folder.filePath(name);
    m_window->open(file);
    ASSERT_TRUE(box());
    EXPECT_TRUE(box()->text().startsWith(GetParam().said)) << qPrintable(box()->text());
    press(QMessageBox::Ok);
    EXPECT_TRUE(m_window->findChild<QAbstractButton*>("startPlay")->isVisible());
    EXPECT_EQ(QFile::exists(file), GetParam().text != nullptr) << "nothing is set aside";
}

INSTANTIATE_TEST_SUITE_P(
    Files, WrongFiles,
    ::testing::Values(
        Wrong{"none.scopa.json", nullptr, "“none.scopa.json” cannot be read: "},
        Wrong{"empty.scopa.json", "",
              "“empty.scopa.json” holds no match, result or rules of scopa."},
        Wrong{"photo.jpg", "\xff\xd8\xff\xe0", "“photo.jpg” holds no match"},
        Wrong{"settings.txt", R"({"format": "settebello.settings", "version": 1})",
              "“settings.txt” holds no match"},
        Wrong{"old.scopa.json", R"({"format": "settebello.record", "version": 99})",
              "The match in “old.scopa.json” cannot be shown:\n"},
        Wrong{"later.settebello-table", "Settebello table 2\nsettebello:table?key=1\n",
              "The invitation in “later.settebello-table” cannot be used:\n/version: 2 is not "
              "known here"},
        Wrong{"bad.settebello-table", "Settebello table 1\nsettebello:table?key=1&at=home\n",
              "The invitation in “bad.settebello-table” cannot be used:\n/key: … is not"},
        Wrong{"bad.scopa-rules.json",
              R"({"format": "settebello.rules", "version": 1, "rules": {"match": {"target": 0}}})",
              "“bad.scopa-rules.json” does not hold rules that can be played:\n/match/target"}));

} // namespace
} // namespace settebello
