// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/layout/card_rows.h"

#include <gtest/gtest.h>

namespace settebello {

namespace {

struct Seats {
    int players;
    bool teams;
};

constexpr Seats kSeats[] = {{2, false}, {3, false}, {4, false}, {4, true}, {6, false}, {6, true}};
constexpr QSize kSizes[] = {{800, 560}, {1280, 800}, {1920, 1080}, {1000, 1400}, {3840, 2160}};

/// Every table, with text at 100 and at 200 %.
template <typename Check>
void forEachTable(const Check& check) {
    for (const Seats& seats : kSeats) {
        for (const QSize size : kSizes) {
            for (const qreal text : {17.0, 34.0}) {
                LayoutParameters parameters;
                parameters.size = size;
                parameters.textHeight = std::max(text, size.height() * 0.0205);
                parameters.players = seats.players;
                parameters.teams = seats.teams;
                parameters.counts = size.width() == 1280;
                const TableLayout layout(parameters);
                SCOPED_TRACE(testing::Message()
                             << seats.players << (seats.teams ? " in teams, " : ", ")
                             << size.width() << " x " << size.height() << ", text " << text);
                check(layout);
            }
        }
    }
}

bool covers(const QRectF& outer, const QRectF& inner) {
    return outer.adjusted(-0.5, -0.5, 0.5, 0.5).contains(inner);
}

TEST(CardRows, LeaveEveryLabelFree) {
    forEachTable([](const TableLayout& layout) {
        const QRectF panel = CardRows(layout, layout.sides(), true).panel();
        EXPECT_TRUE(covers(layout.cloth(), panel));
        for (int seat = 0; seat < layout.players(); ++seat) {
            EXPECT_FALSE(panel.intersects(layout.seat(seat).label)) << "name of seat " << seat;
        }
    });
}

TEST(CardRows, OfAScoreLieInTheMiddleIfTheyAreNearlyAsWideThere) {
    LayoutParameters parameters;
    parameters.size = {1280, 750};
    parameters.textHeight = 17;
    const TableLayout layout(parameters);
    const QRectF panel = CardRows(layout, 2, true).panel();
    EXPECT_NEAR(panel.center().x(), 640, 1);
    EXPECT_GE(panel.width(), freeCloth(layout).width() * 0.85);
}

TEST(CardRows, RowsLieInThePanelAndCoverNothing) {
    forEachTable([](const TableLayout& layout) {
        for (int rows = 1; rows <= layout.sides(); ++rows) {
            for (const bool scoring : {true, false}) {
                const CardRows places(layout, rows, scoring);
                std::vector<QRectF> rects{places.title()};
                if (scoring) {
                    rects.push_back(places.foot());
                }
                for (int row = 0; row < rows; ++row) {
                    rects.push_back(places.row(row));
                }
                for (std::size_t i = 0; i < rects.size(); ++i) {
                    EXPECT_TRUE(covers(places.panel(), rects[i])) << i;
                    for (std::size_t j = 0; j < i; ++j) {
                        EXPECT_FALSE(rects[i].adjusted(1, 1, -1, -1).intersects(rects[j]))
                            << i << " and " << j;
                    }
                }
            }
        }
    });
}

TEST(CardRows, CardsLieBesideTheWordsAndEachIsSeen) {
    forEachTable([](const TableLayout& layout) {
        const int rows = layout.sides();
        const CardRows places(layout, rows, true);
        EXPECT_GE(places.cardHeight(), 34) << "too small to be made out";
        for (const int n : {1, 4, 10, 20, 40 / rows, rows == 2 ? 36 : 12}) {
            for (int row = 0; row < rows; ++row) {
                const QRectF words = places.texts(row);
                EXPECT_TRUE(covers(places.row(row), words));
                QRectF before;
                for (int i = 0; i < n; ++i) {
                    const QRectF card = places.card(row, i, n).bounds();
                    EXPECT_TRUE(covers(places.row(row), card)) << "card " << i << " of " << n;
                    EXPECT_FALSE(card.intersects(words));
                    EXPECT_TRUE(covers(card, places.tag(row, i, n)));
                    EXPECT_TRUE(i == 0 || card.left() > before.left() + 1.5 ||
                                card.top() > before.top() + 8)
                        << i << " of " << n;
                    before = card;
                }
            }
        }
    });
}

TEST(CardRows, ManyCardsLieInLinesOfTenAndEachCanBeMadeOut) {
    LayoutParameters parameters;
    parameters.size = {1280, 760};
    const CardRows places(TableLayout(parameters), 2, true);
    for (const int n : {15, 20, 21, 30}) {
        for (int i = 0; i < n; ++i) {
            const QRectF card = places.card(0, i, n).bounds();
            EXPECT_GE(card.width(), 56) << i << " of " << n;
            const QRectF first = places.card(0, i - i % 10, n).bounds();
            EXPECT_EQ(card.top(), first.top()) << i << " of " << n;
            if (i % 10 > 0) { // and none lies over the one beside it
                EXPECT_GE(card.left(), places.card(0, i - 1, n).bounds().right());
            }
            if (i >= 10) {
                EXPECT_GE(card.top(), places.card(0, i - 10, n).bounds().top() + 30);
            }
        }
    }
}

} // namespace

} // namespace settebello
