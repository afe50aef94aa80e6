// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/matches_dialog.h"

#include "game/match_text.h"
#include "history/record_text.h"
#include "rules/presets.h"
#include "settings/file_access.h"
#include "settings/language_manager.h"
#include "settings/window_state.h"
#include "ui/history/record_files.h"
#include "ui/unfinished_texts.h"
#include "ui/wait_until.h"

#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class MatchesDialogTest : public testing::Test {
protected:
    MatchesDialogTest() { languages.use("en"); }
    void open() {
        dialog.reset();
        dialog = std::make_unique<MatchesDialog>(files.folder(), windowState, nullptr);
        dialog->show();
        ASSERT_TRUE(waitUntil([this] { return !dialog->archive().reading(); }));
    }
    QAbstractItemModel& rows() const { return *list().model(); }
    QTreeView& list() const { return *dialog->findChild<QTreeView*>("matches"); }
    QString cell(int row, int column) const { return rows().index(row, column).data().toString(); }
    QStringList column(int which) const {
        QStringList all;
        for (int row = 0; row < rows().rowCount(); ++row) {
            all += cell(row, which);
        }
        return all;
    }
    QPushButton& button(const char* name) const {
        return *dialog->findChild<QPushButton*>(QString::fromLatin1(name));
    }
    QString details() const { return dialog->findChild<QLabel*>("details")->text(); }
    QLabel& empty() const { return *dialog->findChild<QLabel*>("empty"); }
    void keep(const char* name, const MatchSetup& setup) const {
        files.write(files.inside(QString::fromLatin1(name) + ".scopa.json"), recordBytes(setup));
    }
    QMessageBox* box() const { return dialog->findChild<QMessageBox*>(); }

    LanguageManager languages;
    RecordFiles files;
    WindowState windowState{files.outside("window.json")};
    std::unique_ptr<MatchesDialog> dialog;
};

TEST_F(MatchesDialogTest, SayThatThereAreNoneYet) {
    open();
    EXPECT_TRUE(empty().isVisible());
    EXPECT_TRUE(empty().text().startsWith("No match has been finished yet."));
    EXPECT_FALSE(button("review").isEnabled());
    EXPECT_FALSE(button("export").isEnabled());
    EXPECT_FALSE(button("delete").isEnabled());
    EXPECT_TRUE(button("import").isEnabled());
}

TEST_F(MatchesDialogTest, StandNewestFirstAndAreSortedByAnyColumn) {
    keep("2026-01-02 10.00.00 scopa", setupOfTwo(1));
    keep("2026-03-02 10.00.00 scopa", setupOfTwo(2));
    keep("2025-12-02 10.00.00 scopa", setupOfTwo(3));
    open();
    ASSERT_EQ(rows().rowCount(), 3);
    EXPECT_FALSE(empty().isVisible());
    const QDateTime newest(QDate(2026, 3, 2), QTime(10, 0));
    EXPECT_EQ(cell(0, MatchesModel::Time), QLocale().toString(newest, QLocale::ShortFormat));
    EXPECT_EQ(list().currentIndex().row(), 0);
    list().sortByColumn(MatchesModel::Time, Qt::AscendingOrder);
    EXPECT_EQ(cell(2, MatchesModel::Time), QLocale().toString(newest, QLocale::ShortFormat));
    list().sortByColumn(MatchesModel::Points, Qt::DescendingOrder);
    int before = INT_MAX;
    for (const QString& points : column(MatchesModel::Points)) {
        const int ahead = points.section(" : ", 0, 0).toInt() - points.section(" : ", 1, 1).toInt();
        EXPECT_LE(ahead, before);
        before = ahead;
    }
}

TEST_F(MatchesDialogTest, ThatCannotBeReadStandLastWithTheReasonWhateverTheOrder) {
    keep("2026-01-02 10.00.00 scopa", setupOfTwo(1));
    files.write(files.inside("2026-09-09 10.00.00 scopa.scopa.json"), "{");
    keep("2025-12-02 10.00.00 scopa", setupOfTwo(3));
    open();
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        for (int column = 0; column < MatchesModel::ColumnCount; ++column) {
            list().sortByColumn(column, order);
            EXPECT_TRUE(cell(2, 0).startsWith("⚠ 2026-09-09 10.00.00 scopa.scopa.json: "));
            EXPECT_TRUE(list().isFirstColumnSpanned(2, {}));
            EXPECT_FALSE(list().isFirstColumnSpanned(1, {}));
        }
    }
    list().setCurrentIndex(rows().index(2, 0));
    EXPECT_TRUE(details().contains("cannot be read and is left as it is")) << qPrintable(details());
    EXPECT_FALSE(button("review").isEnabled());
    EXPECT_FALSE(button("export").isEnabled());
}

TEST_F(MatchesDialogTest, AreFilteredByWords) {
    MatchSetup teams = setupOfTwo(1);
    teams.rules.rules.table.players = 4;
    teams.rules.rules.table.teams = true;
    teams.seats = {{"Anna", kPerson}, {"Ciro", "expert"}, {"Rosa", "good"}, {"Gennaro", "expert"}};
    keep("2026-01-02 10.00.00 scopa", teams);
    keep("2026-01-03 10.00.00 scopa", setupOfTwo(1));
    open();
    auto* filter = dialog->findChild<QLineEdit*>("filter");
    filter->setText("anna");
    EXPECT_EQ(rows().rowCount(), 2);
    filter->setText("EXPERT rosa");
    ASSERT_EQ(rows().rowCount(), 1);
    EXPECT_EQ(cell(0, MatchesModel::Players),
              "Anna and Rosa (Good) against Ciro (Expert) and Gennaro (Expert)");
    filter->setText("nobody");
    EXPECT_EQ(rows().rowCount(), 0);
    EXPECT_TRUE(empty().isVisible());
    filter->clear();
    EXPECT_EQ(rows().rowCount(), 2);
    EXPECT_FALSE(empty().isVisible());
}

TEST_F(MatchesDialogTest, AreReviewedByEnterAndByTheButton) {
    keep("2026-01-02 10.00.00 scopa", setupOfTwo(7));
    open();
    int asked = 0;
    QObject::connect(dialog.get(), &MatchesDialog::reviewAsked, [&](const Record& match) {
        ++asked;
        EXPECT_EQ(recordText(match.setup, match.match),
                  recordText(setupOfTwo(7), playedOut(setupOfTwo(7))));
    });
    button("review").click();
    QTest::keyClick(&list(), Qt::Key_Return);
    EXPECT_EQ(asked, 2);
    // A file that was damaged since it was listed is reported, not shown.
    files.write(files.inside("2026-01-02 10.00.00 scopa.scopa.json"), "{");
    button("review").click();
    EXPECT_EQ(asked, 2);
    ASSERT_TRUE(box());
    EXPECT_TRUE(box()->text().contains("cannot be read"));
}

/// As where the list gets the focus between the first matches and the last: a current row alone
/// is not chosen.
TEST_F(MatchesDialogTest, OneIsChosenOnceAllAreRead) {
    keep("2026-01-02 10.00.00 scopa", setupOfTwo(7));
    open();
    list().clearSelection();
    ASSERT_FALSE(button("review").isEnabled());
    ASSERT_TRUE(list().currentIndex().isValid());
    keep("2026-01-03 10.00.00 scopa", setupOfTwo(8)); // the folder is read again
    ASSERT_TRUE(waitUntil([this] { return rows().rowCount() == 2; }));
    ASSERT_TRUE(waitUntil([this] { return !dialog->archive().reading(); }));
    EXPECT_TRUE(button("review").isEnabled());
}

TEST_F(MatchesDialogTest, AreReviewedIfTheyAreOver) {
    keep("2026-01-02 10.00.00 scopa", setupOfTwo(7));
    files.write(files.inside("2026-01-01 10.00.00 scopa unfinished.scopa.json"),
                recordBytes(setupOfTwo(8), 9));
    open();
    QStringList asked;
    QObject::connect(dialog.get(), &MatchesDialog::reviewAsked,
                     [&](const Record& match) { asked += toQString(match.file); });
    button("review").click();
    EXPECT_EQ(asked, QStringList(files.inside("2026-01-02 10.00.00 scopa.scopa.json")));
    list().setCurrentIndex(rows().index(1, 0));
    EXPECT_FALSE(button("review").isEnabled());
}

TEST_F(MatchesDialogTest, AreGoneOnWithIfTheyAreNotOver) {
    keep("2026-01-02 10.00.00 scopa", setupOfTwo(7));
    files.write(files.inside("2026-01-01 10.00.00 scopa unfinished.scopa.json"),
                recordBytes(setupOfTwo(8), 9));
    open();
    EXPECT_FALSE(button("resume").isEnabled()) << "the newest is over";
    list().setCurrentIndex(rows().index(1, 0));
    EXPECT_EQ(cell(1, MatchesModel::Outcome), "Unfinished");
    QString asked;
    QObject::connect(dialog.get(), &MatchesDialog::resumeAsked,
                     [&](const QString& file) { asked = file; });
    EXPECT_FALSE(button("review").isEnabled()) << "it would show the other hands";
    ASSERT_TRUE(button("resume").isEnabled());
    button("resume").click();
    EXPECT_EQ(asked, files.inside("2026-01-01 10.00.00 scopa unfinished.scopa.json"));
    EXPECT_FALSE(dialog->isVisible());
}

TEST_F(MatchesDialogTest, TellWhatCameOfAnImport) {
    open();
    const QString good = files.write(files.outside("a.scopa.json"), recordBytes(setupOfTwo(1)));
    dialog->import({good});
    ASSERT_TRUE(waitUntil([this] { return details() == "1 match imported."; }))
        << qPrintable(details());
    EXPECT_EQ(rows().rowCount(), 1);
    dialog->import({good});
    EXPECT_TRUE(waitUntil([this] {
        return details() == "The match in “a.scopa.json” is kept here already.";
    })) << qPrintable(details());
    EXPECT_FALSE(box());
    dialog->import({files.write(files.outside("bad.scopa.json"), "{")});
    ASSERT_TRUE(waitUntil([this] { return box() != nullptr; }));
    EXPECT_TRUE(box()->informativeText().startsWith("“bad.scopa.json” was not imported: "));
    EXPECT_EQ(rows().rowCount(), 1);
}

TEST_F(MatchesDialogTest, AreExported) {
    keep("2026-01-02 10.00.00 scopa", setupOfTwo(7));
    open();
    dialog->exportTo(files.outside("there.scopa.json"));
    EXPECT_EQ(files.read(files.outside("there.scopa.json")), recordBytes(setupOfTwo(7)));
    EXPECT_TRUE(details().startsWith("The match was written to "));
    dialog->exportTo(files.outside("there.scopa.json") + "/below");
    ASSERT_TRUE(box());
    EXPECT_TRUE(box()->text().startsWith("The match could not be written to "));
}

TEST_F(MatchesDialogTest, AreDeletedOnlyIfOneMeansIt) {
    keep("2026-01-02 10.00.00 scopa", setupOfTwo(7));
    keep("2026-01-03 10.00.00 scopa", setupOfTwo(8));
    open();
    QTest::keyClick(&list(), Qt::Key_Delete);
    ASSERT_TRUE(box());
    box()->button(QMessageBox::Cancel)->click();
    ASSERT_TRUE(waitUntil([this] { return !box(); }));
    EXPECT_EQ(files.names().size(), 2);
    button("delete").click();
    box()->findChild<QPushButton*>("toTrash")->click();
    // Without a trash the dialog asks once more.
    if (auto* forGood = dialog->findChild<QPushButton*>("forGood")) {
        forGood->click();
    }
    ASSERT_TRUE(waitUntil([this] { return rows().rowCount() == 1; }));
    EXPECT_EQ(files.names(), QStringList("2026-01-02 10.00.00 scopa.scopa.json"));
}

TEST_F(MatchesDialogTest, ChangesItsLanguageAtOnceAndKeepsItsSize) {
    SKIP_IF_UNFINISHED("it");
    keep("2026-01-02 10.00.00 scopa", setupOfTwo(7));
    files.write(files.inside("2026-09-09 10.00.00 scopa.scopa.json"), "{}");
    open();
    dialog->resize(791, 433);
    const QString fault = cell(1, 0);
    languages.use("it");
    EXPECT_TRUE(waitUntil([this] { return dialog->windowTitle() == "Partite"; }));
    EXPECT_EQ(cell(0, MatchesModel::Players), "Anna contro Ciro (Bravo)");
    EXPECT_TRUE(waitUntil([&] { return cell(1, 0) != fault; }))
        << "the fault of a file is in the new language, too: " << qPrintable(fault);
    EXPECT_EQ(rows().headerData(MatchesModel::Outcome, Qt::Horizontal).toString(), "Esito");
    dialog->hide();
    open();
    EXPECT_EQ(dialog->size(), QSize(791, 433));
}

TEST(RecordText, DistinguishesHouseRulesFromThePreset) {
    MatchSetup setup = setupOfTwo(1, 21);
    EXPECT_EQ(variantText(setup), "Scopa") << "the target does not make it another game";
    setup.rules.rules.scoring.reBello = !setup.rules.rules.scoring.reBello;
    EXPECT_EQ(variantText(setup), "Scopa, house rules");
    setup.rules.name = "Nonna's";
    EXPECT_EQ(variantText(setup), "Nonna's");
}

TEST(RecordText, SaysWhoWonFromThePersonsSide) {
    RecordSummary record;
    record.setup = setupOfTwo(1);
    record.id = "x";
    record.scores = {8, 11};
    EXPECT_EQ(outcomeText(record), "Unfinished");
    record.result = MatchResult{{8, 11}, 1, false, MatchResult::By::Points};
    EXPECT_EQ(outcomeText(record), "Lost");
    EXPECT_EQ(pointsText(record), "8 : 11");
    record.setup.seats = {{"Ciro", "good"}, {"Anna", kPerson}};
    EXPECT_EQ(outcomeText(record), "Won");
    EXPECT_EQ(pointsText(record), "11 : 8");
    record.setup.seats[1].level = "expert";
    EXPECT_EQ(outcomeText(record), "Won by Anna");
    record.setup.seats = {{"Anna", kPerson}, {"Rosa", kPerson}};
    EXPECT_EQ(outcomeText(record), "Won by Rosa");
}

} // namespace
} // namespace settebello
