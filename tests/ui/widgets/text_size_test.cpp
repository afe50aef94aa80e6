// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text_size.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QLabel>
#include <QScreen>

#include <gtest/gtest.h>

#include <optional>

namespace settebello {
namespace {

TEST(TextSize, GrowsInWindowsThatAreOpenAndEndsWithItsOwner) {
    QLabel label;
    label.show();
    const double usual = label.font().pointSizeF();
    auto size = std::make_optional<TextSize>();
    const auto use = [&size](double factor) {
        size->use(factor);
        QCoreApplication::processEvents();
    };
    use(1.25);
    EXPECT_DOUBLE_EQ(label.font().pointSizeF(), 1.25 * usual);
    use(1.5);
    EXPECT_DOUBLE_EQ(label.font().pointSizeF(), 1.5 * usual) << "of the system's, not of the last";
    use(1);
    EXPECT_DOUBLE_EQ(label.font().pointSizeF(), usual);
    use(1.5);
    size.reset();
    QCoreApplication::processEvents();
    EXPECT_DOUBLE_EQ(label.font().pointSizeF(), usual);
}

TEST(TextSize, LeavesTheScreenRoomForItsLines) {
    const QFont usual = QApplication::font();
    const double room = QGuiApplication::primaryScreen()->availableSize().height();
    QFont large(usual); // of a system
    large.setPointSizeF(usual.pointSizeF() * room / 30 / QFontMetricsF(usual).lineSpacing());
    QApplication::setFont(large);
    {
        TextSize size;
        size.use(1.5);
        EXPECT_GT(QApplication::font().pointSizeF(), large.pointSizeF());
        EXPECT_NEAR(room / QFontMetricsF(QApplication::font()).lineSpacing(), 22, 1);
    }
    QApplication::setFont(usual);
}

} // namespace
} // namespace settebello
