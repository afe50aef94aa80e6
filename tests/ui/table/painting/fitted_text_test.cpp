// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/fitted_text.h"

#include "ui/scoped_font.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// What does not fit is smaller, then narrower, and ends in dots at last: no letter is cut in two.
TEST(FittedLine, NeverLeavesItsPlace) {
    const QString text = QStringLiteral("A click or a key shows the next item; Esc ends it all.");
    for (const FontWidth letters : {FontWidth::Usual, FontWidth::Wide}) {
        const ScopedFont scoped(1, letters);
        for (int width = 20; width <= 500; width += 16) {
            for (const int flags : {int(Qt::AlignCenter), int(Qt::AlignLeft | Qt::AlignVCenter),
                                    int(Qt::AlignRight | Qt::AlignVCenter)}) {
                QImage image(600, 60, QImage::Format_ARGB32_Premultiplied);
                image.fill(Qt::transparent);
                const QRect place(50, 15, width, 30);
                QPainter painter(&image);
                painter.setPen(Qt::black);
                drawFittedLine(painter, place, flags, text, sizedFont(QFont(), 20, false));
                painter.setCompositionMode(QPainter::CompositionMode_Clear);
                painter.fillRect(place.adjusted(-1, -6, 1, 6), Qt::transparent); // and its serifs
                painter.end();
                QImage blank(image.size(), image.format());
                blank.fill(Qt::transparent);
                EXPECT_EQ(image, blank) << width << ", " << flags;
            }
        }
    }
}

} // namespace
} // namespace settebello
