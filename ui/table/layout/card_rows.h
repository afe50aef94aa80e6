// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/layout/table_layout.h"

namespace settebello {

/// The largest part of the cloth that names and points leave, and piles too where they do not take
/// much of it.
QRectF freeCloth(const TableLayout& layout);

/// Where cards are laid out in rows to be compared, a row for each side with its texts, under a
/// heading: a round's score, and declarations. A pure function of the table's layout.
class CardRows {
public:
    /// @param scoring the hands are empty and all the cloth that names and points leave is used;
    /// otherwise as much of the middle as hands of three cards need. @pre 1 ≤ rows ≤ 6
    CardRows(const TableLayout& layout, int rows, bool scoring);

    /// The rows with their title and foot.
    QRectF panel() const { return m_panel; }
    QRectF title() const;
    /// Below the rows, for how to skip them. Empty where nothing can be skipped.
    QRectF foot() const;
    /// A row with its texts and cards.
    QRectF row(int row) const;
    QRectF texts(int row) const;
    /// As how many cards those of a row are laid out, so that they can be compared with a row of
    /// so many at most.
    static int laidOutAs(int n, int most);
    /// Card i of n. More than fourteen lie in lines of ten.
    CardGeometry card(int row, int i, int n) const;
    /// Of the cards of a row that are not too many for one line.
    qreal cardHeight() const { return m_cardHeight; }
    /// The tag on card i of n.
    QRectF tag(int row, int i, int n) const;

private:
    QRectF cards(int row) const;
    int linesOf(int n) const;
    qreal heightIn(int lines) const;
    qreal cardsWide() const;
    void tighten();

    QRectF m_panel;
    qreal m_text = 0;
    qreal m_gap = 0;
    qreal m_title = 0;
    qreal m_foot = 0;
    qreal m_textWidth = 0; ///< the width of the texts beside a row
    qreal m_cardHeight = 0;
    qreal m_ratio = kDefaultCardRatio;
    int m_rows = 1;
    int m_columns = 1;
};

} // namespace settebello
