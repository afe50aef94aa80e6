// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/deck.h"
#include "table/motion/pose.h"
#include "table/painting/table_theme.h"

#include <QCache>
#include <QPixmap>

#include <vector>

class QPainter;

namespace settebello {

class CardPictures;

/// Cards as the table paints them: the deck's pictures with the number in the corner and a shadow,
/// made once a size.
class CardPainter {
public:
    explicit CardPainter(CardPictures& pictures);

    /// The heights in which cards lie still; cards on the way are scaled from the next larger.
    /// @param ratio of the view.
    void setSizes(const std::vector<qreal>& heights, qreal ratio);
    /// Requests every card in every size ahead of time, so that no placeholder appears later.
    void prepare();
    /// Requests the faces of cards that will be seen soon, before all others.
    void ask(const std::vector<Card>& cards, qreal height);
    /// Prepares the pixmaps that these need, so that painting creates none.
    void make(const Poses& poses);
    void setNumbers(bool numbers);
    void setTheme(const TableTheme& theme);
    /// Pictures have changed: ask for them again.
    void invalidate();
    /// The deck has changed, and with it the proportions of cards and their shadows.
    void changeDeck();

    /// What the pixmaps take. It stays limited, however many sizes there have been.
    qsizetype kilobytesKept() const { return m_made.totalCost() + m_shadows.totalCost(); }

    /// Height : width of the deck's cards.
    qreal cardRatio() const;
    /// The deck's signs of the suits.
    SuitSymbols signs() const;

    void paint(QPainter& painter, Card card, const Pose& pose);
    /// All that paint() may touch.
    static QRectF extent(const Pose& pose);

private:
    void paintUpright(QPainter& painter, QPointF centre, QPointF fall, const QPixmap& shade,
                      const QPixmap& picture) const;
    QSize sizeOf(qreal height) const;
    QSize pictureSize(qreal height) const;
    qreal sizeFor(qreal height) const;
    QPixmap picture(Card card, bool face, qreal height);
    QPixmap shadow(qreal height);
    QPixmap made(Card card, bool face, QSize size);

    CardPictures& m_pictures;
    TableTheme m_theme;
    std::vector<qreal> m_heights; ///< ascending
    qreal m_ratio = 1;
    bool m_numbers = true;
    QCache<int, QPixmap> m_made;    ///< by height × 64 + card; 40 is the back
    QCache<int, QPixmap> m_shadows; ///< by height
};

} // namespace settebello
