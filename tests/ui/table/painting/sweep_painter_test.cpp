// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/sweep_painter.h"

#include "ui/wait_until.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

class Sweep : public testing::Test {
protected:
    Sweep() {
        LayoutParameters room;
        room.size = {1280, 760};
        m_sweep.fit(TableLayout(room), tableTheme({}), QFont(), QStringLiteral("Scopa!"), 1);
    }
    QImage painted(qreal progress) const {
        Effect effect;
        effect.kind = Effect::Kind::Broom;
        effect.progress = progress;
        QImage image(1280, 760, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        m_sweep.paint(painter, effect);
        return image;
    }
    /// The strongest that is painted in a column.
    static int strongest(const QImage& image, int x) {
        int alpha = 0;
        for (int y = 0; y < image.height(); ++y) {
            alpha = std::max(alpha, qAlpha(image.pixel(x, y)));
        }
        return alpha;
    }

    SweepPainter m_sweep;
};

TEST_F(Sweep, FadesTowardsTheEdgesOfTheTable) {
    ASSERT_TRUE(waitUntil([this] { return strongest(painted(0.3), 640) > 0; }));
    const QRect area = m_sweep.area().toRect();
    int middle = 0;
    for (qreal t = 0; t < 1; t += 0.02) {
        const QImage image = painted(t);
        middle = std::max(middle, strongest(image, area.center().x()));
        for (const int x : {area.left(), area.right()}) {
            EXPECT_LT(strongest(image, x), 16) << t;
        }
    }
    EXPECT_GT(middle, 200);
}

} // namespace
} // namespace settebello
