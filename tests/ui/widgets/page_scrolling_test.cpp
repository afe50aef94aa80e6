// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page_scrolling.h"

#include <QCoreApplication>
#include <QScrollArea>
#include <QScrollBar>

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// Lower where it is narrow, as a page can be that puts its parts in another order.
class LowWhereNarrow : public QWidget {
public:
    static constexpr int kWide = 300;

protected:
    void resizeEvent(QResizeEvent* event) override {
        setMinimumHeight(width() < kWide ? 10 : 1000);
        QWidget::resizeEvent(event);
    }
};

TEST(PageScrolling, KeepsABarThatWouldComeAndGoForEver) {
    QScrollArea area;
    setPage(&area, new LowWhereNarrow);
    area.resize(LowWhereNarrow::kWide, 200);
    area.show();
    QCoreApplication::processEvents();
    EXPECT_TRUE(area.verticalScrollBar()->isVisible());
    area.resize(2 * LowWhereNarrow::kWide, 2000);
    QCoreApplication::processEvents();
    area.resize(2 * LowWhereNarrow::kWide, 1999);
    QCoreApplication::processEvents();
    EXPECT_FALSE(area.verticalScrollBar()->isVisible()) << "there is room for the page";
}

} // namespace
} // namespace settebello
