// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_delegate.h"

#include "cards/card_pictures.h"

#include <QImage>
#include <QListView>
#include <QPainter>
#include <QStandardItemModel>

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// A game of the list, painted in a list of that width.
QImage painted(GameDelegate& delegate, const QString& character, int width) {
    QStandardItemModel model;
    auto* game = new QStandardItem(QStringLiteral("Scopone"));
    game->setData(QStringLiteral("scopone"), GameDelegate::Game);
    game->setData(character, GameDelegate::Character);
    model.appendRow(game);
    QListView list;
    QStyleOptionViewItem option;
    option.font = list.font();
    option.rect = QRect(0, 0, width, 0);
    option.rect.setSize(delegate.sizeHint(option, model.index(0, 0)));
    QImage image(option.rect.size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    delegate.paint(&painter, option, model.index(0, 0));
    return image;
}

TEST(GameDelegate, ShowsTheLastWordOfADescriptionAtEveryWidth) {
    CardPictures pictures;
    GameDelegate delegate(&pictures, nullptr);
    const QString text =
        QStringLiteral("Deux contre deux avec neuf cartes chacun : la mémoire et ");
    for (int width = 120; width < 500; ++width) {
        EXPECT_NE(painted(delegate, text + "l’entente décident.", width),
                  painted(delegate, text + "l’entente tnedicéd.", width))
            << width;
    }
}

/// Of an item that is higher than its list, painted as it is seen.
TEST(GameDelegate, HasOneLineAroundTheGameWithTheFocus) {
    CardPictures pictures;
    GameDelegate delegate(&pictures, nullptr);
    QStandardItemModel model;
    auto* game = new QStandardItem(QStringLiteral("Scopone"));
    game->setData(QStringLiteral("scopone"), GameDelegate::Game);
    model.appendRow(game);
    QListView list;
    for (int width = 150; width < 300; width += 7) {
        for (const int hidden : {0, 61, 300}) {
            QStyleOptionViewItem option;
            option.font = list.font();
            option.widget = &list;
            option.state = QStyle::State_Selected | QStyle::State_HasFocus;
            option.palette.setColor(QPalette::Highlight, Qt::blue);
            option.palette.setColor(QPalette::HighlightedText, Qt::white);
            option.rect = QRect(0, 0, width, 200 + hidden);
            QImage image(width, 200, QImage::Format_RGB32);
            QPainter painter(&image);
            delegate.paint(&painter, option, model.index(0, 0));
            painter.end();
            const auto whiteIn = [&image](int x) {
                int white = 0;
                for (int y = 60; y < image.height() - 8; ++y) { // above the line below
                    white += image.pixelColor(x, y) == Qt::white ? 1 : 0;
                }
                return white;
            };
            for (const bool left : {true, false}) {
                int lines = 0;
                for (int i = 0; i < 8; ++i) {
                    const int white = whiteIn(left ? i : width - 1 - i);
                    lines += white > 0 ? 1 : 0;
                    EXPECT_TRUE(white == 0 || (white > 60 && white < 120)) << white;
                }
                EXPECT_EQ(lines, 1) << width << ", " << hidden << (left ? ", left" : ", right");
            }
        }
    }
}

} // namespace
} // namespace settebello
