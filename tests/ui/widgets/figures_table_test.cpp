// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/figures_table.h"

#include <QApplication>
#include <QVBoxLayout>

#include <gtest/gtest.h>

using namespace settebello;

namespace {

class FiguresTableTest : public ::testing::Test {
protected:
    FiguresTableTest()
        : m_usualFont(QApplication::font())
        , m_table(new FiguresTable) {
        auto* layout = new QVBoxLayout(&m_page);
        layout->addWidget(m_table);
        m_table->fill({"", "Sweeps", "Cards"}, {{"Ada", "3", "21"}, {"Settebello", "1", "19"}});
        m_page.resize(m_table->sizeHint().width() * 3, 400);
        m_page.show();
        QCoreApplication::processEvents();
    }
    ~FiguresTableTest() override { QApplication::setFont(m_usualFont); }

    QFont m_usualFont;
    QWidget m_page;
    FiguresTable* m_table;
};

TEST_F(FiguresTableTest, ShrinksItsTextWhereThereIsLittleRoom) {
    const double usual = m_table->font().pointSizeF();
    const int width = m_table->sizeHint().width();
    m_page.resize(m_page.minimumSizeHint());
    QCoreApplication::processEvents();
    EXPECT_LT(m_table->font().pointSizeF(), usual);
    EXPECT_EQ(m_table->sizeHint().width(), width);
    m_page.resize(width * 3, 400);
    QCoreApplication::processEvents();
    EXPECT_EQ(m_table->font().pointSizeF(), usual);
}

TEST_F(FiguresTableTest, FollowsTheFontOfItsPage) {
    const int height = m_table->height();
    const int width = m_table->sizeHint().width();
    QFont large = m_usualFont;
    large.setPointSizeF(2 * large.pointSizeF());
    QApplication::setFont(large);
    QCoreApplication::processEvents();
    EXPECT_EQ(m_table->font().pointSizeF(), large.pointSizeF());
    EXPECT_GT(m_table->height(), height);
    EXPECT_GT(m_table->sizeHint().width(), width);
}

} // namespace
