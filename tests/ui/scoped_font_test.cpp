// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scoped_font.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QLabel>
#include <QPixmap>

#include <gtest/gtest.h>

namespace settebello {
namespace {

constexpr char kWords[] = "Sette bello, primiera, scopa";

/// The width of what is painted, and not only measured.
int inkWidth() {
    QLabel label(QString::fromLatin1(kWords));
    label.resize(1200, 100);
    const QImage image = label.grab().toImage();
    const QRgb ground = image.pixel(image.width() - 1, 0);
    int right = 0;
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height() && right < x; ++y) {
            right = image.pixel(x, y) != ground ? x : right;
        }
    }
    return right;
}

double width() {
    return QFontMetricsF(QApplication::font()).horizontalAdvance(QString::fromLatin1(kWords));
}

TEST(ScopedFont, IsWiderAndGone) {
    const double usual = width();
    const int usualInk = inkWidth();
    for (const double factor : {1.0, 2.0}) {
        const ScopedFont wide(factor, FontWidth::Wide);
        EXPECT_NEAR(width() / usual, 1.3 * factor, 0.06 * factor);
        EXPECT_NEAR(inkWidth(), usualInk * 1.3 * factor, usualInk * 0.06 * factor);
    }
    EXPECT_EQ(width(), usual);
}

TEST(ScopedFont, IsWiderInOtherSizesToo) {
    const auto widthAt = [](int pixels) {
        QFont font;
        font.setPixelSize(pixels);
        font.setBold(true);
        return QFontMetricsF(font).horizontalAdvance(QString::fromLatin1(kWords));
    };
    const double usual = widthAt(18);
    const ScopedFont wide(1, FontWidth::Wide);
    EXPECT_NEAR(widthAt(18) / usual, 1.3, 0.06);
}

} // namespace
} // namespace settebello
