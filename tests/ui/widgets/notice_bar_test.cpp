// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notice_bar.h"

#include "ui/scoped_font.h"

#include <QLabel>
#include <QScrollArea>
#include <QToolButton>

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(NoticeBar, OfOneLineIsNoHigherThanTwo) {
    for (const double factor : {1.0, 1.5, 2.0}) {
        const ScopedFont font(factor);
        QWidget window;
        window.resize(800, 560);
        NoticeBar bar(&window);
        window.show();
        bar.showMessage("Your settings cannot be changed.");
        const auto* area = bar.findChild<QScrollArea*>();
        const int line = area->widget()->fontMetrics().lineSpacing();
        EXPECT_LE(bar.height(), 2 * line + 4) << factor;
        EXPECT_GE(area->viewport()->height(), line) << factor;
        const int before = bar.height();
        bar.showMessage(QString("Nothing of this can be saved, whatever you do. ").repeated(6));
        EXPECT_GE(bar.height(), before + line) << "all lines of a longer one are seen";
        EXPECT_GE(area->viewport()->height(),
                  area->widget()->heightForWidth(area->viewport()->width()))
            << factor;
    }
}

} // namespace
} // namespace settebello
