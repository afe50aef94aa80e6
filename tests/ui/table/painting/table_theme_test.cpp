// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/table_theme.h"

#include "table/painting/cloth.h"
#include "table/painting/cloth_drawing.h"
#include "text/display_names.h"
#include "ui/wait_until.h"

#include <QFile>
#include <QPainter>
#include <QSet>
#include <QSignalSpy>
#include <QSvgRenderer>

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace settebello {

namespace {

/// The relative luminance of a colour, 0 … 1 (WCAG 2.1).
double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// WCAG 2.1's contrast ratio, 1 … 21.
double contrast(const QColor& a, const QColor& b) {
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

/// A colour as it looks through its alpha on another.
QColor over(const QColor& colour, const QColor& ground) {
    const int part = colour.alpha();
    const auto mix = [part](int a, int b) { return (a * part + b * (255 - part)) / 255; };
    return {mix(colour.red(), ground.red()), mix(colour.green(), ground.green()),
            mix(colour.blue(), ground.blue())};
}

TEST(TableTheme, TextsHaveEnoughContrast) {
    for (const QString& id : tableThemeIds()) {
        const TableTheme& theme = tableTheme(id);
        const double least = theme.strong ? 7 : 4.5;
        QColor soft = theme.text; // the last move's text
        soft.setAlpha(theme.strong ? 255 : 225);
        for (const QColor& felt : {theme.feltLight, theme.feltDark}) {
            const QColor plate = over(theme.plate, felt);
            const std::vector<std::pair<std::string, double>> pairs{
                {"text on the cloth", contrast(over(soft, felt), felt)},
                {"text on a plate", contrast(theme.plateText, plate)},
                {"lesser text on a plate", contrast(theme.plateMuted, plate)},
                {"points on a plate", contrast(theme.accent, plate)},
            };
            for (const auto& [what, ratio] : pairs) {
                EXPECT_GE(ratio, least) << qPrintable(id) << ": " << what;
                RecordProperty(id.toStdString() + ": " + what, std::to_string(ratio));
            }
            // Not text, but it must be visible: 3 is WCAG's minimum.
            EXPECT_GE(contrast(theme.focus, felt), 3) << qPrintable(id);
            EXPECT_GE(contrast(theme.accent, felt), 3) << qPrintable(id);
            for (const QColor& choice : theme.choices) {
                EXPECT_GE(contrast(choice, felt), 1.8) << qPrintable(id + choice.name());
            }
        }
    }
}

TEST(TableTheme, IncludesDarkLightAndHighContrastOnes) {
    int dark = 0;
    int light = 0;
    int strong = 0;
    QSet<QString> names;
    for (const QString& id : tableThemeIds()) {
        const TableTheme& theme = tableTheme(id);
        EXPECT_EQ(theme.id, id);
        strong += theme.strong ? 1 : 0;
        dark += theme.feltLight.lightness() < 128 ? 1 : 0;
        light += theme.feltDark.lightness() > 128 ? 1 : 0;
        names.insert(themeName(id));
    }
    EXPECT_GE(dark, 2);
    EXPECT_GE(light, 1);
    EXPECT_EQ(strong, 1);
    EXPECT_EQ(names.size(), tableThemeIds().size()) << "each has a name of its own";
    EXPECT_EQ(themeIds(), tableThemeIds()) << "all can be chosen";
}

TEST(TableTheme, OldNamesStillMeanATheme) {
    for (const char* id : {"green", "night", "terracotta", "linen", "contrast"}) {
        EXPECT_EQ(tableTheme(QString::fromLatin1(id)).id, QLatin1String(id));
    }
    EXPECT_EQ(tableTheme(QStringLiteral("nobody-knows")).id, QLatin1String("green"));
}

TEST(TableTheme, EveryOrnamentLoads) {
    for (const QString& id : tableThemeIds()) {
        for (const char* piece : {"frieze", "corner", "rosette"}) {
            const QString file = QStringLiteral(":/tables/%1/%2.svg").arg(id, QLatin1String(piece));
            const bool loads = QFile::exists(file) && QSvgRenderer(file).isValid();
            EXPECT_EQ(loads, tableTheme(id).ornament) << qPrintable(file);
        }
    }
}

/// How many colours a part of an image has.
qsizetype colours(const QImage& image, const QRect& part) {
    QSet<QRgb> found;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            found.insert(image.pixel(x, y));
        }
    }
    return found.size();
}

TEST(TableTheme, MajolicaSurroundsTheTableExceptInHighContrast) {
    constexpr int kBorder = 30;
    const QSize size(400, 301);
    for (const QString& id : tableThemeIds()) {
        for (const qreal ratio : {1.0, 1.5, 2.0}) {
            const QImage image = drawCloth(tableTheme(id), size, kBorder, ratio);
            ASSERT_EQ(image.size(), (QSizeF(size) * ratio).toSize()) << qPrintable(id);
            const int band = qRound(kBorder * ratio * 0.7);
            const int w = image.width();
            const int h = image.height();
            for (const QRect& edge :
                 {QRect(band, 0, w - 2 * band, band), QRect(band, h - band, w - 2 * band, band),
                  QRect(0, band, band, h - 2 * band), QRect(w - band, band, band, h - 2 * band),
                  QRect(0, 0, band, band), QRect(w - band, h - band, band, band)}) {
                EXPECT_EQ(colours(image, edge) > 40, tableTheme(id).ornament)
                    << qPrintable(id) << " at " << ratio << ": " << edge.left() << ","
                    << edge.top();
            }
            for (const QPoint corner : {QPoint(0, 0), QPoint(w - 1, h - 1), QPoint(w - 1, 0)}) {
                EXPECT_EQ(qAlpha(image.pixel(corner)), 255);
            }
        }
    }
}

TEST(Cloth, IsDrawnOffTheGuiThreadWithAPlaceholderMeanwhile) {
    Cloth cloth;
    QSignalSpy ready(&cloth, &Cloth::ready);
    cloth.request(tableTheme({}), {300, 200}, 20, 1);
    EXPECT_FALSE(cloth.isReady());
    QImage image(300, 200, QImage::Format_RGB32);
    const auto colourAt = [&](int x, int y) {
        QPainter painter(&image);
        cloth.paint(painter, image.rect(), image.size());
        painter.end();
        return image.pixelColor(x, y);
    };
    EXPECT_EQ(colourAt(150, 3), tableTheme({}).wood) << "a bare frame at first";
    EXPECT_EQ(colourAt(150, 100), tableTheme({}).feltLight) << "and bare cloth";
    ASSERT_TRUE(ready.wait(kTestTimeout));
    EXPECT_TRUE(cloth.isReady());
    EXPECT_NE(colourAt(150, 3), tableTheme({}).wood);

    // Another size: the previous pixmap is stretched.
    cloth.request(tableTheme({}), {600, 400}, 40, 1);
    image = QImage(600, 400, QImage::Format_RGB32);
    EXPECT_FALSE(cloth.isReady());
    EXPECT_NE(colourAt(300, 6), tableTheme({}).wood);
    ASSERT_TRUE(ready.wait(kTestTimeout));

    EXPECT_TRUE(cloth.isTooSmall({3840, 2160}));
    image = QImage(3840, 2160, QImage::Format_RGB32);
    EXPECT_EQ(colourAt(1920, 1080), tableTheme({}).feltLight) << "stretched, it would be a mosaic";

    // Another theme never shows the previous one; of several requests the last one counts.
    cloth.request(tableTheme(QStringLiteral("linen")), {600, 400}, 40, 1);
    cloth.request(tableTheme(QStringLiteral("night")), {600, 400}, 40, 1);
    EXPECT_EQ(colourAt(300, 6), tableTheme(QStringLiteral("night")).wood);
    ready.clear();
    ASSERT_TRUE(ready.wait(kTestTimeout));
    EXPECT_EQ(ready.size(), 1);
    EXPECT_TRUE(cloth.isReady());
}

} // namespace

} // namespace settebello
