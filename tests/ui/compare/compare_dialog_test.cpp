// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/compare_dialog.h"

#include "game/match_id.h"
#include "settings/language_manager.h"
#include "settings/window_state.h"
#include "ui/compare/played_by_code.h"
#include "ui/history/record_files.h"
#include "ui/wait_until.h"
#include "widgets/figures_table.h"
#include "widgets/message_label.h"

#include "rules/presets.h"

#include <QFile>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class Compare : public ::testing::Test {
protected:
    void SetUp() override { m_languages.use("en"); }
    std::unique_ptr<CompareDialog> open(const Record& match) {
        auto dialog =
            std::make_unique<CompareDialog>(match, m_statistics, m_files.folder(), m_windowState);
        dialog->show();
        return dialog;
    }
    static FiguresTable* table(const CompareDialog& dialog) {
        return dialog.findChild<FiguresTable*>("comparison");
    }
    static std::string cell(const CompareDialog& dialog, int row, int column) {
        return table(dialog)->item(row, column)->text().toStdString();
    }
    static std::string message(const CompareDialog& dialog) {
        return dialog.findChild<MessageLabel*>("message")->message().toStdString();
    }

    LanguageManager m_languages;
    RecordFiles m_files;
    WindowState m_windowState;
    Statistics m_statistics;
};

TEST_F(Compare, HasMasterPlayTheSameCardsInTheSameSeat) {
    const Record own = playedByCode(shortScopa(), "scopa", 2);
    const auto dialog = open(own);
    EXPECT_EQ(table(*dialog)->horizontalHeaderItem(1)->text(), "You");
    EXPECT_EQ(table(*dialog)->horizontalHeaderItem(2)->text(), "Master in your seat");
    EXPECT_EQ(cell(*dialog, 1, 2), "…");
    EXPECT_TRUE(dialog->findChild<QProgressBar*>()->isVisible());
    const auto points = [&](int side) { return std::to_string(own.match.score(side)); };
    EXPECT_EQ(cell(*dialog, 1, 1), points(0) + " : " + points(1));
    ASSERT_TRUE(waitUntil([&] { return cell(*dialog, 1, 2) != "…"; }));
    EXPECT_FALSE(dialog->findChild<QProgressBar*>()->isVisible());
    EXPECT_FALSE(dialog->findChild<QPushButton*>("stop")->isVisible());
    EXPECT_EQ(message(*dialog).find("Master in your seat: "), 0U) << message(*dialog);
    const auto again = open(own);
    ASSERT_TRUE(waitUntil([&] { return cell(*again, 1, 2) != "…"; }));
    for (int row = 0; row < table(*again)->rowCount(); ++row) {
        EXPECT_EQ(cell(*again, row, 2), cell(*dialog, row, 2)) << "it plays alike on every machine";
    }
}

TEST_F(Compare, CanBeStoppedAndBegunAgain) {
    const auto dialog = open(playedByCode(RuleSet(), "scopa", 2));
    auto* stop = dialog->findChild<QPushButton*>("stop");
    ASSERT_TRUE(stop->isVisible());
    EXPECT_EQ(stop->text(), "&Stop");
    stop->click();
    EXPECT_EQ(stop->text(), "&Let master play");
    EXPECT_FALSE(dialog->findChild<QProgressBar*>()->isVisible());
    stop->click();
    EXPECT_EQ(stop->text(), "&Stop");
}

TEST_F(Compare, ShowsEarlierTriesInTheSameSeat) {
    const Record own = playedByCode(shortScopa(), "scopa", 2);
    Record earlier = own; // another course of the same cards
    Match other(earlier.setup.rules.rules, seedOf(earlier.setup));
    std::vector<Decision> legal;
    while (!other.over()) {
        if (other.needsDeal()) {
            other.shuffleWith(
                shuffleOf(earlier.setup.code->code, static_cast<int>(other.played().size())));
            other.deal();
        }
        legalDecisions(other.view(other.turn()), legal);
        other.apply(legal.back());
    }
    const QString name = "2026-11-20 10.00.00 scopa.scopa.json";
    RecordFiles::write(m_files.inside(name),
                       QByteArray::fromStdString(recordText(earlier.setup, other)));
    MatchSummary summary;
    summary.record = name.toStdString();
    summary.match = idWithoutRules(other);
    summary.code = toString(earlier.setup.code->code);
    summary.seat = 0;
    m_statistics.matches = {summary};
    summary.record = "gone.scopa.json";
    m_statistics.matches.push_back(summary);
    summary.record = name.toStdString();
    summary.seat = 1;
    m_statistics.matches.push_back(summary);
    const auto dialog = open(own);
    ASSERT_EQ(table(*dialog)->columnCount(), 4) << "neither of the other seat nor without a record";
    EXPECT_EQ(cell(*dialog, 1, 3),
              std::to_string(other.score(0)) + " : " + std::to_string(other.score(1)));
}

TEST_F(Compare, ShowsWhatWasPossibleWhereAllCardsAreDealt) {
    RuleSet rules = findPreset("scopone")->rules;
    rules.match.target = 1;
    const Record own = playedByCode(rules, "scopone", 4);
    const auto dialog = open(own);
    ASSERT_TRUE(waitUntil([&] { return table(*dialog)->columnCount() == 4; }));
    const std::optional<BestPlay> best =
        solveRound(own.match, 0, 0, solvableCards(rules), StopToken());
    ASSERT_TRUE(best.has_value());
    EXPECT_NE(cell(*dialog, 3, 3).find("(you "), std::string::npos) << cell(*dialog, 3, 3);
    EXPECT_NE(cell(*dialog, 3, 3).find(std::to_string(std::abs(best->best))), std::string::npos);
}

TEST_F(Compare, ExportsAResultAndOpensAFriends) {
    const Record own = playedByCode(shortScopa(), "scopa", 2);
    const auto dialog = open(own);
    const QString file = m_files.outside("anna.settebello-result.json");
    dialog->exportTo(file);
    Faults faults;
    const auto read = readResult(RecordFiles::read(file).toStdString(), faults);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->players[0].name, "Anna");
    CodeResult rosa = *read;
    rosa.players[0].name = "<b>Rosa</b>\n";
    const QString theirs = RecordFiles::write(m_files.outside("rosa.json"),
                                              QByteArray::fromStdString(resultFileText(rosa)));
    dialog->openResult(theirs);
    dialog->openResult(theirs);
    ASSERT_EQ(table(*dialog)->columnCount(), 4) << "once";
    EXPECT_EQ(table(*dialog)->horizontalHeaderItem(3)->text(), "<b>Rosa</b>");
    EXPECT_EQ(cell(*dialog, 1, 3), cell(*dialog, 1, 1));
    rosa.code.code.shuffle += 1;
    dialog->openResult(RecordFiles::write(m_files.outside("other.json"),
                                          QByteArray::fromStdString(resultFileText(rosa))));
    EXPECT_EQ(table(*dialog)->columnCount(), 4);
    EXPECT_NE(message(*dialog).find(toString(rosa.code.code)), std::string::npos);
    dialog->openResult(RecordFiles::write(m_files.outside("bad.json"),
                                          R"({"format": "settebello.result", "version": 9})"));
    EXPECT_EQ(message(*dialog),
              "“bad.json” does not hold a result: /version: 9 is not known here: the file is newer "
              "than this program, which reads version 1");
    dialog->exportTo(file + "/x.json");
    EXPECT_NE(message(*dialog).find("could not be written"), std::string::npos);
}

TEST_F(Compare, AsksForTheSameCardsAgain) {
    const auto dialog = open(playedByCode(shortScopa(), "scopa", 2));
    bool exchanged = false;
    QObject::connect(dialog.get(), &CompareDialog::againAsked,
                     [&](const MatchSetup&, bool seats) { exchanged = seats; });
    const QSignalSpy asked(dialog.get(), &CompareDialog::againAsked);
    dialog->findChild<QPushButton*>("exchanged")->click();
    EXPECT_EQ(asked.count(), 1);
    EXPECT_TRUE(exchanged);
    EXPECT_FALSE(dialog->isVisible());
}

TEST_F(Compare, KeepsWhatFriendsHaveMade) {
    const Record own = playedByCode(shortScopa(), "scopa", 2);
    CodeResult rosa = codeResultOf(own, 0);
    rosa.players[0].name = "Rosa";
    CodeResult other = rosa;
    other.code.code.shuffle += 1;
    const QString folder = m_files.folder() + "/results";
    {
        ResultStore store(folder);
        EXPECT_TRUE(store.resultsOf(rosa.code.code).empty());
        store.keep(rosa);
        store.keep(other);
        store.keep(rosa);
        EXPECT_EQ(store.resultsOf(rosa.code.code), std::vector<CodeResult>{rosa}) << "at once";
    }
    const ResultStore store(folder);
    EXPECT_EQ(store.resultsOf(rosa.code.code), std::vector<CodeResult>{rosa}) << "once";
    EXPECT_EQ(store.resultsOf(other.code.code), std::vector<CodeResult>{other});
}

TEST_F(Compare, KeepsTryingToKeepWhatFriendsHaveMade) {
    const CodeResult rosa = codeResultOf(playedByCode(shortScopa(), "scopa", 2), 0);
    const QString folder = m_files.folder() + "/results";
    RecordFiles::write(folder, "a file in the folder's place");
    ResultStore store(folder);
    store.keep(rosa);
    ASSERT_TRUE(waitUntil([&] { return store.unsaved().size() == 1; }));
    EXPECT_EQ(store.resultsOf(rosa.code.code), std::vector<CodeResult>{rosa});
    ASSERT_TRUE(QFile::remove(folder));
    ASSERT_TRUE(waitUntil([&] { return store.unsaved().isEmpty(); }));
    EXPECT_EQ(ResultStore(folder).resultsOf(rosa.code.code), std::vector<CodeResult>{rosa});
}

TEST_F(Compare, IsWalkedThroughFromTopToBottom) {
    const auto dialog = open(playedByCode(shortScopa(), "scopa", 2));
    QStringList walked;
    const QWidget* at = dialog->findChild<QWidget*>("code");
    for (int i = 0; i < 100 && !walked.endsWith("close"); ++i) {
        walked += at->objectName();
        at = at->nextInFocusChain();
    }
    const QStringList wanted{"code",      "copy",       "comparison",   "stop", "again",
                             "exchanged", "openResult", "exportResult", "close"};
    walked.erase(std::remove_if(walked.begin(), walked.end(),
                                [&](const QString& name) { return !wanted.contains(name); }),
                 walked.end());
    EXPECT_EQ(walked, wanted);
}

TEST_F(Compare, AddressesNobodyOfSeveralPeople) {
    RuleSet rules = findPreset("scopone")->rules;
    rules.match.target = 1;
    Record own = playedByCode(rules, "scopone", 4);
    own.setup.seats[2] = {"Rosa", kPerson};
    const auto dialog = open(own);
    ASSERT_TRUE(waitUntil(
        [&] { return table(*dialog)->columnCount() == 4 && cell(*dialog, 1, 2) != "…"; }));
    QStringList texts{QString::fromStdString(message(*dialog))};
    for (const auto* label : dialog->findChildren<QLabel*>()) {
        texts += label->text();
    }
    for (const auto* button : dialog->findChildren<QPushButton*>()) {
        texts += button->text().remove('&');
    }
    for (int column = 0; column < table(*dialog)->columnCount(); ++column) {
        texts += table(*dialog)->horizontalHeaderItem(column)->text();
        for (int row = 0; row < table(*dialog)->rowCount(); ++row) {
            texts += table(*dialog)->item(row, column)->text();
        }
    }
    for (const QString& text : texts) {
        EXPECT_FALSE(text.contains(
            QRegularExpression("\\byour?\\b", QRegularExpression::CaseInsensitiveOption)))
            << qPrintable(text);
    }
    EXPECT_NE(cell(*dialog, 3, 3).find("(reached: "), std::string::npos) << cell(*dialog, 3, 3);
    EXPECT_EQ(message(*dialog).find("Master for Anna"), 0U) << message(*dialog);
}

} // namespace
} // namespace settebello
