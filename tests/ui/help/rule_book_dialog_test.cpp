// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/rule_book_dialog.h"

#include "cards/card_pictures.h"
#include "help/rule_book_page.h"
#include "rules/presets.h"
#include "settings/language_manager.h"
#include "settings/window_state.h"
#include "ui/scoped_font.h"
#include "ui/unfinished_texts.h"
#include "ui/wait_until.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPdfWriter>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class RuleBookWindow : public ::testing::Test {
protected:
    void SetUp() override {
        m_languages.use("en");
        m_pictures.setDeck("napoletane");
        open();
    }
    void open() {
        m_dialog = std::make_unique<RuleBookDialog>(m_pictures, m_windowState);
        show("scopa");
        m_dialog->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(m_dialog.get()));
    }
    void show(const char* preset) { m_dialog->setRules(findPreset(preset)->rules, preset, {}); }
    RuleBookPage& page() { return *m_dialog->findChild<RuleBookPage*>(); }
    QLineEdit& search() { return *m_dialog->findChild<QLineEdit*>("search"); }
    QString found() { return m_dialog->findChild<QLabel*>("found")->text(); }
    QString chapter() { return page().book()[page().chapter()].id; }
    /// The first line on the screen.
    QString topLine() { return page().cursorForPosition({page().width() / 2, 4}).block().text(); }

    QTemporaryDir m_folder;
    WindowState m_windowState{m_folder.filePath("window.json")};
    LanguageManager m_languages;
    CardPictures m_pictures;
    std::unique_ptr<RuleBookDialog> m_dialog;
};

TEST_F(RuleBookWindow, ShowsTheRulesItIsGiven) {
    EXPECT_TRUE(page().toPlainText().startsWith("Scopa\n"));
    EXPECT_TRUE(page().toPlainText().contains("settebello"));
    show("hurrikan");
    EXPECT_TRUE(page().toPlainText().startsWith("Hurrikan\n"));
    m_dialog->setRules(RuleSet(), "scopa", "At Nonna's");
    EXPECT_TRUE(page().toPlainText().startsWith("At Nonna's\n"));
}

TEST_F(RuleBookWindow, GoesToAChapterFromTheContents) {
    auto* contents = m_dialog->findChild<QListWidget*>();
    ASSERT_EQ(contents->count(), page().book().size());
    for (int row : {4, 1, 7}) {
        contents->setCurrentRow(row);
        EXPECT_EQ(page().chapter(), row);
        EXPECT_EQ(contents->currentRow(), row);
        EXPECT_EQ(topLine(), page().book()[row].title);
    }
    page().verticalScrollBar()->setValue(0);
    EXPECT_EQ(contents->currentRow(), 0) << "it follows the page";
}

TEST_F(RuleBookWindow, GoesToTheRuleBehindARefusal) {
    m_dialog->goTo(bookAnchor(PlayFault::SingleFirst));
    EXPECT_EQ(chapter(), "captures");
    EXPECT_EQ(topLine(), "If there is a choice");
}

TEST_F(RuleBookWindow, FindsWordsForwardsAndBackwards) {
    QTest::keyClick(m_dialog.get(), Qt::Key_F, Qt::ControlModifier);
    ASSERT_TRUE(waitUntil([&] { return search().hasFocus(); }));
    QTest::keyClicks(&search(), "dealer");
    const qsizetype count = page().toPlainText().count("dealer", Qt::CaseInsensitive);
    ASSERT_GT(count, 2);
    EXPECT_EQ(page().extraSelections().size(), count);
    EXPECT_EQ(found(), QString("1 of %1").arg(count));
    QTest::keyClick(&search(), Qt::Key_Return);
    EXPECT_EQ(found(), QString("2 of %1").arg(count));
    QTest::keyClick(&search(), Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(&search(), Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(found(), QString("%1 of %1").arg(count)) << "wraps around";
    const QRect at = page().cursorRect();
    EXPECT_TRUE(page().viewport()->rect().contains(at.topLeft())) << "on the screen";
    search().setText("bazzica");
    EXPECT_EQ(found(), "not found");
    EXPECT_TRUE(page().extraSelections().isEmpty());
    EXPECT_FALSE(m_dialog->findChild<QToolButton*>("next")->isEnabled());
}

TEST_F(RuleBookWindow, FindsWhatIsTypedWithAPlainApostrophe) {
    SKIP_IF_UNFINISHED("it");
    m_languages.use("it");
    QCoreApplication::processEvents();
    search().setText("l'asso");
    EXPECT_FALSE(page().extraSelections().isEmpty());
}

TEST_F(RuleBookWindow, EscClosesItFromTheSearchToo) {
    search().setFocus();
    QTest::keyClick(&search(), Qt::Key_Escape);
    EXPECT_FALSE(m_dialog->isVisible());
}

TEST_F(RuleBookWindow, AnotherLanguageKeepsThePosition) {
    m_dialog->goTo("sweep");
    page().verticalScrollBar()->setValue(page().verticalScrollBar()->value() + 40);
    ASSERT_EQ(chapter(), "sweep");
    const int block = page().cursorForPosition({page().width() / 2, 4}).blockNumber();
    for (const char* language : {"it", "fr", "en"}) {
        m_languages.use(language);
        QCoreApplication::processEvents();
        EXPECT_EQ(chapter(), "sweep") << qPrintable(topLine());
        EXPECT_EQ(page().cursorForPosition({page().width() / 2, 4}).blockNumber(), block);
    }
    SKIP_IF_UNFINISHED("it");
    m_languages.use("it");
    QCoreApplication::processEvents();
    EXPECT_EQ(m_dialog->windowTitle(), "Le regole di questa partita");
}

TEST_F(RuleBookWindow, OtherRulesKeepTheChapter) {
    m_dialog->goTo("match");
    show("chkobba");
    EXPECT_EQ(chapter(), "match");
}

TEST_F(RuleBookWindow, RemembersItsSize) {
    for (const FontWidth width : {FontWidth::Usual, FontWidth::Wide}) {
        const ScopedFont font(1, width);
        open();
        const QSize size = m_dialog->minimumSize() + QSize(21, 13);
        m_dialog->resize(size);
        m_dialog->close();
        open();
        EXPECT_EQ(m_dialog->size(), size);
        m_dialog.reset();
    }
}

TEST_F(RuleBookWindow, DrawsItsCardsInTheBackground) {
    const QUrl first("picture:0");
    const QPixmap soon =
        page().document()->resource(QTextDocument::ImageResource, first).value<QPixmap>();
    ASSERT_FALSE(soon.isNull());
    ASSERT_TRUE(waitUntil([&] { return !m_pictures.isDrawing(); }));
    ASSERT_TRUE(waitUntil([&] {
        const QPixmap now =
            page().document()->resource(QTextDocument::ImageResource, first).value<QPixmap>();
        return now.size() == soon.size() && now.toImage() != soon.toImage();
    }));
}

TEST_F(RuleBookWindow, LargeLettersStayWithinTheWindow) {
    QFont font = m_dialog->font();
    font.setPointSizeF(font.pointSizeF() * 2);
    m_dialog->setFont(font);
    m_dialog->resize(700, 600);
    QCoreApplication::processEvents();
    EXPECT_LE(page().document()->size().width(), page().viewport()->width());
    EXPECT_EQ(page().horizontalScrollBar()->maximum(), 0);
}

TEST_F(RuleBookWindow, IsPrinted) {
    const QString file = m_folder.filePath("rules.pdf");
    {
        QPdfWriter paper(file);
        page().printOn(&paper);
    }
    QFile written(file);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    const QByteArray bytes = written.readAll();
    EXPECT_TRUE(bytes.startsWith("%PDF"));
    EXPECT_GT(bytes.count("/Type /Page\n"), 3);
}

} // namespace
} // namespace settebello
