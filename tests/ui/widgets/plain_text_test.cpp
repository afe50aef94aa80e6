// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plain_text.h"

#include "widgets/message_label.h"
#include "widgets/notice_bar.h"

#include <QApplication>
#include <QClipboard>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QTest>
#include <QToolTip>

#include <gtest/gtest.h>

#include <string>

namespace settebello {
namespace {

struct Shown {
    const char* what;
    QString foreign;
    QString shown;
};

const Shown kShown[] = {
    {"an ordinary name", "Zia Pasqualina (“Lina”)…", "Zia Pasqualina (“Lina”)…"},
    {"French blanks", "«\u00a0Jeu\u202f!\u00a0»", "«\u00a0Jeu\u202f!\u00a0»"},
    {"tags", "<b>&amp;</b>", "<b>&amp;</b>"},
    {"placeholders", "%1 %n %2", "%1 %n %2"},
    {"line breaks", "a\nb\r\nc\u2028d\u2029e\u0085f", "a b c d e f"},
    {"controls", "a\tb\u0007c\u001bd", "a b c d"},
    {"blanks around", "  \n a  b \t", "a b"},
    {"directions", "\u202egpj.\u2066exe\u2069\u200f\u061c", "gpj.exe"},
    {"invisible characters", "\ufeffA\u200bn\u00adna", "Anna"},
    {"half a character", QString(u'A') + QChar(0xd83c), "A\ufffd"},
    {"beyond the basic plane", "🂡🂢", "🂡🂢"},
    {"nothing but controls", "\u0001\u202e\n", QString()},
};

TEST(PlainText, ShowsForeignTextOnOneLineWithoutControls) {
    for (const Shown& text : kShown) {
        EXPECT_EQ(shownText(text.foreign), text.shown) << text.what;
    }
}

TEST(PlainText, CutsLongText) {
    EXPECT_EQ(shownText("abcde", 5), "abcde");
    EXPECT_EQ(shownText("abcde  ", 5), "abcde");
    EXPECT_EQ(shownText("abcde f", 5), "abcd…");
    EXPECT_EQ(shownText("abcdef", 5), "abcd…");
    EXPECT_EQ(shownText("🂡🂢🂣🂤", 3), "🂡🂢…");
    EXPECT_EQ(shownText(QString(10'000, u'W')).size(), 60);
    EXPECT_EQ(shownText(QString(10'000, u'\u202e') + "a"), "a");
}

TEST(PlainText, KeepsAmpersandsInMenus) {
    EXPECT_EQ(menuText("Nonna & &Nonno\t"), "Nonna && &&Nonno");
    EXPECT_EQ(menuText("&&&&", 3), "&&&&…");
}

TEST(PlainText, BreaksOnlyVeryLongWords) {
    const QString path = "/home/anna/.local/share/settebello/settebello/matches/a.scopa.json";
    EXPECT_EQ(breakable(path), "/\u200bhome/\u200banna/\u200b.local/\u200bshare/\u200bsettebello/"
                               "\u200bsettebello/\u200bmatches/\u200ba.scopa.json");
    EXPECT_EQ(withoutBreaks(breakable(path)), path);
    EXPECT_EQ(breakable("C:\\a b/c"), "C:\\a b/c");
    const QString words = "Donaudampfschifffahrt, precipitevolissimevolmente!\n";
    EXPECT_EQ(breakable(words.repeated(3)), words.repeated(3));
    const QString piece(20, u'W');
    EXPECT_EQ(breakable("a " + piece + piece + "W b"),
              "a " + piece + "\u200b" + piece + "\u200bW b");
}

TEST(PlainText, OffersFileNamesThatStayInTheirFolder) {
    EXPECT_EQ(fileNameFrom("Nonna's scopa"), "Nonna's scopa");
    EXPECT_EQ(fileNameFrom("../../.profile"), "_._.._.profile");
    EXPECT_EQ(fileNameFrom("C:\\a|b?*<c>\"\n"), "C__a_b___c__");
    EXPECT_EQ(fileNameFrom(".profile"), "_profile");
    EXPECT_EQ(fileNameFrom("\n"), "");
}

const QString kTags = QStringLiteral("<b>bold</b> <img src=\"/dev/null\">");

/// The labels of a window, where they show that text.
int plainLabels(const QWidget& window) {
    int plain = 0;
    for (QLabel* label : window.findChildren<QLabel*>()) {
        if (label->text() == kTags) {
            EXPECT_EQ(label->textFormat(), Qt::PlainText);
            ++plain;
        }
    }
    return plain;
}

TEST(PlainText, IsAllThatLabelsShow) {
    QWidget window;
    new QLabel(kTags, &window);
    window.show();
    EXPECT_EQ(plainLabels(window), 1);
}

TEST(PlainText, IsAllThatMessagesShow) {
    QMessageBox box;
    box.setText(kTags);
    box.setInformativeText(kTags);
    box.show();
    EXPECT_EQ(plainLabels(box), 2);
}

TEST(PlainText, IsAllThatQuestionsShow) {
    QInputDialog dialog;
    dialog.setLabelText(kTags);
    dialog.show();
    EXPECT_EQ(plainLabels(dialog), 1);
}

TEST(PlainText, IsAllThatTooltipsShow) {
    QWidget window;
    window.show();
    QToolTip::showText(QPoint(10, 10), kTags, &window);
    const QLabel* tip = nullptr;
    for (const QWidget* widget : QApplication::topLevelWidgets()) {
        if (widget->inherits("QTipLabel") && widget->isVisible()) {
            tip = qobject_cast<const QLabel*>(widget);
        }
    }
    ASSERT_TRUE(tip);
    EXPECT_EQ(tip->text(), kTags);
    EXPECT_EQ(tip->textFormat(), Qt::PlainText);
    QToolTip::hideText();
}

TEST(NoticeBar, WrapsPathsAndCopiesThemAsTheyAre) {
    const QString path = '/' + QString("folder/").repeated(40) + QString(100, u'W');
    QWidget window;
    NoticeBar bar(&window);
    bar.showMessage(path);
    EXPECT_EQ(bar.text(), path);
    EXPECT_LT(bar.minimumSizeHint().width(), 560);
    auto* label = bar.findChild<MessageLabel*>();
    label->setSelection(0, static_cast<int>(label->text().size()));
    QTest::keySequence(label, QKeySequence::Copy);
    EXPECT_EQ(QApplication::clipboard()->text(), path);
}

} // namespace
} // namespace settebello
