// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style.h"

#include "table/panels/table_prompt.h"
#include "widgets/collapsible.h"
#include "widgets/dialog_look.h"
#include "widgets/wrapped_check_box.h"

#include <QDialog>
#include <QImage>
#include <QInputDialog>
#include <QLayout>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <memory>
#include <vector>

namespace settebello {
namespace {

/// The relative luminance of WCAG 2.
double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)}); // copies
    return (lighter + 0.05) / (darker + 0.05);
}

/// Dark windows, as the program colours them and as people with a high contrast have them.
class DarkDesktop : public testing::TestWithParam<QPalette> {
protected:
    /// The strongest contrast to the window on a line through the middle of an empty indicator.
    double indicatorContrast(QAbstractButton& button) const {
        button.setPalette(GetParam());
        button.setStyle(m_style.get());
        button.setAutoFillBackground(true);
        button.resize(button.sizeHint());
        const QImage image = button.grab().toImage();
        const QColor window = GetParam().color(QPalette::Window);
        double most = 0;
        for (int x = 0; x < m_style->pixelMetric(QStyle::PM_IndicatorWidth); ++x) {
            most = std::max(most, contrast(image.pixelColor(x, image.height() / 2), window));
        }
        return most;
    }

    std::unique_ptr<QStyle> m_style{makeStyle()};
};

/// Three to one is what WCAG 2.1 asks of the parts of a control.
TEST_P(DarkDesktop, ShowsEmptyBoxesAndCircles) {
    QCheckBox box;
    WrappedCheckBox wrapped;
    QRadioButton circle;
    EXPECT_GE(indicatorContrast(box), 3.0);
    EXPECT_GE(indicatorContrast(wrapped), 3.0);
    EXPECT_GE(indicatorContrast(circle), 3.0);
}

/// The strongest contrast to the window on a line across the middle.
double strongestContrast(QWidget& widget, const QColor& window) {
    const QImage image = widget.grab().toImage();
    double most = 0;
    for (int x = 0; x < image.width(); ++x) {
        most = std::max(most, contrast(image.pixelColor(x, image.height() / 2), window));
    }
    return most;
}

TEST_P(DarkDesktop, ShowsTheTrianglesOfHeadings) {
    Collapsible section;
    section.setPalette(GetParam());
    auto* heading = section.findChild<QToolButton*>();
    heading->setStyle(m_style.get());
    section.setAutoFillBackground(true);
    section.resize(200, 40); // without a title the triangle is all there is
    EXPECT_GE(strongestContrast(section, GetParam().color(QPalette::Window)), 3.0);
}

TEST_P(DarkDesktop, OutlinesFieldsForNumbers) {
    QSpinBox field;
    field.setPalette(GetParam());
    field.setStyle(m_style.get());
    field.resize(field.sizeHint());
    const QImage image = field.grab().toImage();
    double most = 0;
    for (int y = 0; y < 3; ++y) { // its upper edge
        most = std::max(most, contrast(image.pixelColor(image.width() / 2, y),
                                       GetParam().color(QPalette::Window)));
    }
    EXPECT_GE(most, 3.0);
}

/// On windows and on the panels of every table.
TEST(ScrollBars, HaveTheColoursOfWhatTheyLieOn) {
    const std::unique_ptr<QStyle> style(makeStyle());
    std::vector<QPalette> grounds{stylePalette(QPalette(Qt::lightGray)),
                                  stylePalette(QPalette(QColor(0x30, 0x30, 0x30)))};
    for (const QString& id : tableThemeIds()) {
        grounds.push_back(TablePrompt::panelPalette(tableTheme(id), QPalette(Qt::lightGray)));
    }
    for (const QPalette& palette : grounds) {
        const QColor ground = palette.color(QPalette::Window);
        QScrollBar bar(Qt::Vertical);
        bar.setStyle(style.get());
        bar.setPalette(palette);
        bar.setAutoFillBackground(true);
        bar.resize(bar.sizeHint().width(), 300);
        bar.setRange(0, 300);
        bar.setPageStep(100);
        bar.setValue(150);
        EXPECT_GE(strongestContrast(bar, ground), 3.0) << qPrintable(ground.name());
        bar.setValue(0);
        EXPECT_LE(strongestContrast(bar, ground), 2.0) << "the track alone";
        const QImage image = bar.grab().toImage();
        EXPECT_EQ(image.pixelColor(0, 150), ground) << "what it lies on is seen beside it";
    }
}

TEST(ScrollBars, AreDraggedAndPagedThrough) {
    const std::unique_ptr<QStyle> style(makeStyle());
    QScrollBar bar(Qt::Vertical);
    bar.setStyle(style.get());
    bar.resize(16, 300);
    bar.setRange(0, 1000);
    bar.setPageStep(100);
    bar.show();
    QTest::mousePress(&bar, Qt::LeftButton, {}, {8, 5});
    QTest::mouseMove(&bar, {8, 290});
    QTest::mouseRelease(&bar, Qt::LeftButton, {}, {8, 290});
    EXPECT_EQ(bar.value(), 1000);
    QTest::mouseClick(&bar, Qt::LeftButton, {}, {8, 5});
    EXPECT_EQ(bar.value(), 900);
}

INSTANTIATE_TEST_SUITE_P(Palettes, DarkDesktop,
                         testing::Values(stylePalette(QPalette(QColor(0x30, 0x30, 0x30))),
                                         QPalette(Qt::white, Qt::black, Qt::white, Qt::black,
                                                  Qt::gray, Qt::white, Qt::white, Qt::black,
                                                  Qt::black)));

/// In the light and in the dark.
class MenuColours : public testing::TestWithParam<QColor> {};

TEST_P(MenuColours, AreThoseOfTheBar) {
    const std::unique_ptr<QStyle> style(makeStyle());
    const QPalette palette = stylePalette(QPalette(GetParam(), GetParam()));
    QMenu menu;
    menu.setPalette(palette);
    menu.setStyle(style.get());
    menu.addAction("New match");
    menu.resize(menu.sizeHint());
    const QImage image = menu.grab().toImage();
    const QColor drawn = image.pixelColor(image.width() - 4, image.height() / 2);
    const QColor bar = palette.color(QPalette::Window);
    EXPECT_LE(std::abs(drawn.red() - bar.red()), 2);
    EXPECT_LE(std::abs(drawn.green() - bar.green()), 2);
    EXPECT_LE(std::abs(drawn.blue() - bar.blue()), 2);
}

INSTANTIATE_TEST_SUITE_P(Desktops, MenuColours,
                         testing::Values(QColor(240, 240, 240), QColor(30, 30, 30)));

/// Dialogs in the light and in the dark.
class DialogLook : public testing::TestWithParam<QColor> {
protected:
    DialogLook() {
        m_dialog.setPalette(m_palette);
        m_dialog.setStyle(m_style.get());
    }
    QPushButton& button(bool isMain) {
        auto* button = new QPushButton(&m_dialog);
        button->setStyle(m_style.get());
        button->setAutoDefault(false);
        button->setDefault(isMain);
        button->resize(80, 40);
        return *button;
    }

    std::unique_ptr<QStyle> m_style{makeStyle()};
    QPalette m_palette = stylePalette(QPalette(GetParam(), GetParam()));
    QDialog m_dialog;
};

TEST_P(DialogLook, TheButtonThatEnterPressesIsThatOfTheTable) {
    const auto ground = [](QPushButton& button) {
        return button.grab().toImage().pixelColor(12, 20);
    };
    QPushButton& main = button(true);
    EXPECT_EQ(ground(main), tableTheme("green").accent);
    EXPECT_NE(ground(button(false)), tableTheme("green").accent);
    main.setEnabled(false);
    EXPECT_NE(ground(main), tableTheme("green").accent);
    EXPECT_GE(contrast(mainButtonText(m_palette), tableTheme("green").accent), 4.5);
}

TEST_P(DialogLook, WhatIsSelectedIsReadAndSeen) {
    const QColor selected = m_palette.color(QPalette::Highlight);
    EXPECT_GE(contrast(selected, m_palette.color(QPalette::HighlightedText)), 4.5);
    EXPECT_GE(contrast(selected, m_palette.color(QPalette::Base)), 3.0);
    const auto hue = [](const QColor& colour) { return colour.hslHue(); };
    EXPECT_NEAR(hue(selected), hue(tableTheme("green").accent), 5) << "the table's gold";
}

TEST_P(DialogLook, TheFrameOfTheFocusIsDashedAndSeen) {
    QImage image(60, 40, QImage::Format_RGB32);
    const QColor window = m_palette.color(QPalette::Window);
    image.fill(window);
    QStyleOptionFocusRect option;
    option.rect = image.rect();
    option.palette = m_palette;
    option.state = QStyle::State_Enabled | QStyle::State_HasFocus;
    const auto edge = [&] {
        QPainter painter(&image);
        m_style->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter);
        int seen = 0;
        for (int x = 0; x < image.width(); ++x) {
            seen += contrast(image.pixelColor(x, 0), window) >= 3 ? 1 : 0;
        }
        return seen;
    };
    EXPECT_EQ(edge(), 0) << "nobody uses the keyboard";
    option.state |= QStyle::State_KeyboardFocusChange;
    const int seen = edge();
    EXPECT_GT(seen, image.width() / 3);
    EXPECT_LT(seen, image.width() * 9 / 10);
}

TEST_P(DialogLook, QuestionsHaveTheTilesOfDialogs) {
    QMessageBox box;
    QInputDialog input;
    for (QDialog* question : std::initializer_list<QDialog*>{&box, &input}) {
        question->setStyle(m_style.get());
        question->show();
        const int top = question->layout()->contentsMargins().top();
        EXPECT_GE(top, kTileHeight);
        m_style->polish(question);
        EXPECT_EQ(question->layout()->contentsMargins().top(), top) << "once";
    }
}

INSTANTIATE_TEST_SUITE_P(Desktops, DialogLook,
                         testing::Values(QColor(240, 240, 240), QColor(30, 30, 30)));

/// Nothing of ours is in the way of people who chose their colours.
TEST(HighContrast, ColoursMainButtonsAsTheSystemColoursWhatIsSelected) {
    const QPalette system(Qt::white, Qt::black, Qt::white, Qt::black, Qt::gray, Qt::white,
                          Qt::white, Qt::black, Qt::black);
    EXPECT_EQ(mainButtonText(system), system.color(QPalette::HighlightedText));
}

TEST(DialogButtons, HaveNoIcons) {
    const std::unique_ptr<QStyle> style(makeStyle());
    EXPECT_EQ(style->styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons), 0);
}

} // namespace
} // namespace settebello
