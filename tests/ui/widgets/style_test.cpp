// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style.h"

#include "table/panels/table_prompt.h"
#include "widgets/collapsible.h"
#include "widgets/wrapped_check_box.h"

#include <QImage>
#include <QMenu>
#include <QRadioButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
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

TEST(DialogButtons, HaveNoIcons) {
    const std::unique_ptr<QStyle> style(makeStyle());
    EXPECT_EQ(style->styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons), 0);
}

} // namespace
} // namespace settebello
