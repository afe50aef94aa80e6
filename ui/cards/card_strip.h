// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"

#include <QWidget>

#include <vector>

namespace settebello {

class CardPictures;

/// Shows a few small cards in a row, which overlap as far as the width requires. Its height depends
/// on the font; without cards it has none.
class CardStrip : public QWidget {
    Q_OBJECT

public:
    /// @param lines the cards' height, in lines of text.
    CardStrip(CardPictures& pictures, std::vector<Card> cards, double lines,
              QWidget* parent = nullptr);

    const std::vector<Card>& cards() const { return m_cards; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QSize cardSize() const;
    void name();

    CardPictures& m_pictures;
    std::vector<Card> m_cards;
    double m_lines;
};

} // namespace settebello
