// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"

#include <QWidget>

#include <vector>

class QPainter;

namespace settebello {

class CardPictures;

/// Shows a few small cards in a row, or in several, which overlap as far as the width requires. Its
/// height depends on the font; without cards it has none.
class CardStrip : public QWidget {
    Q_OBJECT

public:
    static constexpr int kMostInLine = 14; ///< of which more than slivers is seen

    /// @param lines the cards' height, in lines of text.
    CardStrip(CardPictures& pictures, std::vector<Card> cards, double lines,
              QWidget* parent = nullptr);

    const std::vector<Card>& cards() const { return m_cards; }
    /// Whether the cards have their numbers in the corner; they have none at first.
    void setNumbers(bool numbers);
    /// @pre rows ≥ 1
    void setRows(int rows);
    /// Lets them lie in lines of ten with numbers in their corners; each line leaves those of the
    /// one above to be seen.
    void setTens();
    int rows() const { return m_rows; }
    QSize cardSize() const;
    /// From a card to the next: as much of it is seen.
    double step() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int perRow() const;
    int rowStep() const;
    void paintCard(QPainter& painter, Card card, QPointF where);
    void name();

    CardPictures& m_pictures;
    std::vector<Card> m_cards;
    double m_lines;
    int m_rows = 1;
    bool m_inTens = false;
    bool m_numbers = false;
};

} // namespace settebello
