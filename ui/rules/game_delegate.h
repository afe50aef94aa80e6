// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace settebello {

class CardPictures;

/// Paints the games of a list: the name in bold, the origin under it, then the character, all
/// wrapped to the item's width. A game with an emblem is a tile: the emblem of cards, the name
/// beside it and the character under both.
class GameDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// What an item has besides its name.
    enum Role {
        Game = Qt::UserRole, ///< its place among the games; none for a heading
        Origin,
        Character,
        Emblem, ///< the indices of its cards, as a list of variants
    };

    /// @param pictures for emblems; null where there are none.
    GameDelegate(CardPictures* pictures, QObject* parent);

    /// The item's own, if it has one, or as high as its texts at the list's width.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

    /// Where the parts of an item are. Nothing is wider than the item.
    struct Parts {
        QRect emblem;
        QRect name;
        QRect origin;
        QRect character;
        int bottom = 0;
    };
    Parts layOut(const QStyleOptionViewItem& option, const QModelIndex& index,
                 const QRect& rect) const;

private:
    QSize cardSize(const QFont& font, int width) const;
    Parts layOutTile(const QStyleOptionViewItem& option, const QModelIndex& index,
                     const QRect& rect) const;
    void paintGround(QPainter* painter, const QStyleOptionViewItem& option, bool tile) const;
    void paintEmblem(QPainter* painter, const QRect& place, const QVariantList& cards,
                     qreal ratio) const;

    CardPictures* m_pictures;
};

} // namespace settebello
