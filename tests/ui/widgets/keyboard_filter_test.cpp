// SPDX-License-Identifier: GPL-3.0-or-later
// Keys as they come from real keyboards: with the native code of the key beside what its layout
// makes of it.
#include "widgets/keyboard_filter.h"

#include "widgets/key_position.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <gtest/gtest.h>

#include <vector>

namespace settebello {
namespace {

#ifdef Q_OS_LINUX // the codes of the other systems are not those of X11

/// A key as X11 and Wayland tell it. @param code the number that Linux gives the key
QKeyEvent pressed(int code, int key, const QString& text,
                  Qt::KeyboardModifiers modifiers = Qt::NoModifier,
                  QEvent::Type type = QEvent::KeyPress) {
    return QKeyEvent(type, key, modifiers, static_cast<quint32>(code + 8), 0, 0, text);
}

struct LayoutKey {
    const char* layout;
    int code;
    int key;
    const char* text;
    int meaning;
};

TEST(KeyPosition, KnowsTheTopRowAndLettersOfOtherScripts) {
    const std::vector<LayoutKey> keys = {
        {"us", 2, Qt::Key_1, "1", Qt::Key_1},
        {"us", 11, Qt::Key_0, "0", Qt::Key_0},
        {"us", 12, Qt::Key_Minus, "-", Qt::Key_Minus},
        {"us", 13, Qt::Key_Equal, "=", Qt::Key_Equal},
        {"fr", 2, Qt::Key_Ampersand, "&", Qt::Key_1},
        {"fr", 7, Qt::Key_Minus, "-", Qt::Key_6},
        {"fr", 8, Qt::Key_Egrave, "è", Qt::Key_7},
        {"fr", 11, Qt::Key_Agrave, "à", Qt::Key_0},
        {"fr", 16, Qt::Key_A, "a", Qt::Key_A},
        {"cz", 2, Qt::Key_Plus, "+", Qt::Key_1},
        {"cz", 6, 0x158, "ř", Qt::Key_5},
        {"ru", 25, 0x417, "з", Qt::Key_P},
        {"ru", 38, 0x414, "д", Qt::Key_L},
        {"gr", 35, 0x397, "η", Qt::Key_H},
        {"dvorak", 38, Qt::Key_N, "n", Qt::Key_N},
        {"no code", -8, Qt::Key_Minus, "-", Qt::Key_Minus},
        {"media key", 200, Qt::Key_MediaPlay, "", Qt::Key_MediaPlay},
    };
    for (const LayoutKey& key : keys) {
        EXPECT_EQ(keyByPosition(pressed(key.code, key.key, key.text)), key.meaning)
            << key.layout << ' ' << key.text;
    }
    EXPECT_EQ(keyByPosition(pressed(2, Qt::Key_Plus, "+", Qt::ShiftModifier)), Qt::Key_Plus)
        << "the plus of a Swiss keyboard";
    EXPECT_EQ(keyByPosition(pressed(49, 0x422, "т", Qt::ControlModifier)), Qt::Key_N);
    EXPECT_EQ(keyByPosition(pressed(7, Qt::Key_Minus, "-", Qt::ControlModifier)), Qt::Key_Minus)
        << "a command";
}

class KeyboardFilterTest : public ::testing::Test {
protected:
    void SetUp() override {
        action->setShortcuts({QKeySequence(Qt::Key_P), QKeySequence(Qt::Key_Minus)});
        QObject::connect(action, &QAction::triggered, [this] { ++triggered; });
        QObject::connect(new QShortcut(Qt::Key_W, &window), &QShortcut::activated,
                         [this] { ++activated; });
        auto* middle = new QWidget;
        auto* column = new QVBoxLayout(middle);
        column->addWidget(plain);
        column->addWidget(edit);
        window.setCentralWidget(middle);
        plain->setFocusPolicy(Qt::StrongFocus);
        window.show();
        window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
        plain->setFocus();
    }

    /// As the system sends them to the widget with the focus: first the question whether a shortcut
    /// may have the key, then the key. @return whether a shortcut would have got it.
    bool press(int code, int key, const QString& text,
               Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QWidget* focused = window.focusWidget();
        QKeyEvent question = pressed(code, key, text, modifiers, QEvent::ShortcutOverride);
        question.ignore();
        QApplication::sendEvent(focused, &question);
        QKeyEvent event = pressed(code, key, text, modifiers);
        QApplication::sendEvent(focused, &event);
        return !question.isAccepted();
    }

    QMainWindow window;
    QAction* action = window.menuBar()->addMenu("Game")->addAction("Pause");
    QWidget* plain = new QWidget;
    QLineEdit* edit = new QLineEdit;
    int triggered = 0;
    int activated = 0;
};

TEST_F(KeyboardFilterTest, ADigitOfTheTopRowIsNoShortcut) {
    EXPECT_FALSE(press(7, Qt::Key_Minus, "-")) << "the 6 of a French keyboard";
    EXPECT_TRUE(press(12, Qt::Key_Minus, "-")) << "the minus of an English one";
}

TEST_F(KeyboardFilterTest, LettersOfOtherScriptsPressShortcutsByPosition) {
    press(25, 0x417, "з");
    EXPECT_EQ(triggered, 1);
    press(17, 0x426, "ц");
    EXPECT_EQ(activated, 1);
    action->setEnabled(false);
    press(25, 0x417, "з");
    EXPECT_EQ(triggered, 1) << "disabled";
}

TEST_F(KeyboardFilterTest, SoDoThoseWithCtrlAndAlt) {
    action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_N));
    press(49, 0x422, "т", Qt::ControlModifier);
    EXPECT_EQ(triggered, 1);
    window.menuBar()->actions().constFirst()->setText("&Game");
    const QSignalSpy opened(window.menuBar()->actions().constFirst()->menu(), &QMenu::aboutToShow);
    press(34, 0x41f, "п", Qt::AltModifier);
    EXPECT_EQ(opened.count(), 1);
    window.menuBar()->actions().constFirst()->menu()->close();
    auto* button = new QPushButton("&Deal", &window);
    const QSignalSpy clicked(button, &QPushButton::clicked);
    press(32, 0x412, "в", Qt::AltModifier);
    EXPECT_EQ(clicked.count(), 0) << "it is not seen";
    button->show();
    press(32, 0x412, "в", Qt::AltModifier);
    EXPECT_EQ(clicked.count(), 1);
    auto* label = new QLabel("&Name", &window);
    label->setBuddy(edit);
    label->show();
    plain->setFocus();
    press(49, 0x422, "т", Qt::AltModifier);
    EXPECT_TRUE(edit->hasFocus());
}

/// As the veil of a pause does, which keeps keys from the table below it.
class TakesAllKeys : public QWidget {
public:
    int taken = 0;

protected:
    void keyPressEvent(QKeyEvent*) override { ++taken; }
};

TEST_F(KeyboardFilterTest, AShortcutComesBeforeAWidgetThatTakesAllKeys) {
    auto* veil = new TakesAllKeys;
    veil->setFocusPolicy(Qt::StrongFocus);
    window.centralWidget()->layout()->addWidget(veil);
    veil->show();
    veil->setFocus();
    press(25, 0x417, "з");
    EXPECT_EQ(triggered, 1);
    EXPECT_EQ(veil->taken, 0);
    press(24, 0x429, "щ"); // O, which is no shortcut
    EXPECT_EQ(veil->taken, 1);
}

TEST_F(KeyboardFilterTest, WhoTypesTextTypesIt) {
    edit->setFocus();
    press(25, 0x417, "з");
    press(7, Qt::Key_Minus, "-");
    EXPECT_EQ(edit->text(), "з-");
    EXPECT_EQ(triggered, 0);
}

TEST_F(KeyboardFilterTest, AShortcutOfAnotherWindowIsNotPressed) {
    QDialog dialog(&window);
    int closed = 0;
    QObject::connect(new QShortcut(Qt::Key_N, &dialog), &QShortcut::activated, [&] { ++closed; });
    press(49, 0x422, "т"); // N
    EXPECT_EQ(closed, 0);
}

#endif

TEST(KeyboardFilterButtons, EnterPressesTheOneWithTheFocus) {
    QDialog dialog;
    auto* column = new QVBoxLayout(&dialog);
    int plain = 0;
    int usual = 0;
    auto* button = new QPushButton("Skip");
    button->setAutoDefault(false);
    auto* tool = new QToolButton;
    tool->setFocusPolicy(Qt::StrongFocus);
    auto* standard = new QPushButton("Next");
    standard->setDefault(true);
    for (QWidget* widget : std::initializer_list<QWidget*>{button, tool, standard}) {
        column->addWidget(widget);
    }
    QObject::connect(button, &QPushButton::clicked, [&] { ++plain; });
    QObject::connect(tool, &QToolButton::clicked, [&] { ++plain; });
    QObject::connect(standard, &QPushButton::clicked, [&] { ++usual; });
    dialog.show();
    dialog.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Return);
    EXPECT_EQ(plain, 1);
    tool->setFocus();
    QTest::keyClick(tool, Qt::Key_Enter);
    EXPECT_EQ(plain, 2);
    EXPECT_EQ(usual, 0);
    button->setFocus();
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
    QApplication::sendEvent(button, &held);
    EXPECT_EQ(plain, 2) << "a key that is held down";
    standard->setFocus();
    QTest::keyClick(standard, Qt::Key_Return);
    EXPECT_EQ(usual, 1) << "once";
}

TEST(KeyboardFilterScrolling, AnOptionOutOfSightIsShownByItsLetterBeforeItIsChanged) {
    QScrollArea area;
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    for (int i = 0; i < 40; ++i) {
        column->addWidget(new QCheckBox(QString::number(i)));
    }
    auto* last = new QCheckBox("&Last");
    column->addWidget(last);
    area.setWidget(page);
    area.resize(200, 200);
    area.show();
    area.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&area));
    ASSERT_TRUE(last->visibleRegion().isEmpty());
    QTest::keyClick(&area, Qt::Key_L, Qt::AltModifier);
    EXPECT_FALSE(last->visibleRegion().isEmpty());
    EXPECT_TRUE(last->hasFocus());
    EXPECT_FALSE(last->isDown()) << "nobody saw it";
    QTest::keyClick(&area, Qt::Key_L, Qt::AltModifier);
    EXPECT_TRUE(last->isDown());
}

} // namespace
} // namespace settebello
