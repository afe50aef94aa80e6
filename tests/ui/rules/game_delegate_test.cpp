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

} // namespace
} // namespace settebello
