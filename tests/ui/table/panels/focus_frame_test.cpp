// SPDX-License-Identifier: GPL-3.0-or-later
// The focus on buttons of the table after a key has moved it, when styles draw frames of their own.
#include "table/painting/table_theme.h"
#include "table/panels/table_prompt.h"

#include <QApplication>
#include <QImage>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// Without its edge and its round corners, where the table's own frame is.
QImage inside(QWidget& button) {
    constexpr int kEdge = 3;
    constexpr int kCorner = 9;
    const QRect within = button.rect().adjusted(kCorner, kEdge, -kCorner, -kEdge);
    return button.grab(within).toImage();
}

void expectOneFrame(QAbstractButton& button, QWidget& other) {
    QWidget& window = *button.window();
    other.setFocus();
    const QImage resting = inside(button);
    const QImage whole = button.grab().toImage();
    button.setFocus(Qt::TabFocusReason);
    window.setAttribute(Qt::WA_KeyboardFocusChange);
    ASSERT_TRUE(button.hasFocus());
    EXPECT_NE(button.grab().toImage(), whole) << "the focus is seen";
    EXPECT_EQ(inside(button), resting) << "there is another frame";
}

TEST(FocusFrame, IsTheOnlyOneOnAButtonOfTheTable) {
    for (const QString& id : tableThemeIds()) {
        SCOPED_TRACE(id.toStdString());
        const TableTheme theme = tableTheme(id);
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* other = new QPushButton("OK");
        auto* plain = new QPushButton("Play it");
        auto* quiet = new QPushButton("Close");
        auto* tool = new QToolButton;
        for (QWidget* button : std::initializer_list<QWidget*>{other, plain, quiet, tool}) {
            button->setFocusPolicy(Qt::StrongFocus);
            column->addWidget(button);
        }
        tool->setText("Hint");
        quiet->setProperty("quiet", true);
        plain->setStyleSheet(TablePrompt::buttonStyle(theme, 16));
        quiet->setStyleSheet(TablePrompt::buttonStyle(theme, 16) +
                             TablePrompt::quietStyle(theme, theme.plateText, 16));
        tool->setStyleSheet(TablePrompt::toolStyle(theme));
        window.show();
        QApplication::setActiveWindow(&window);
        expectOneFrame(*plain, *other);
        expectOneFrame(*quiet, *other);
        expectOneFrame(*tool, *other);
    }
}

} // namespace
} // namespace settebello
