// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/deck.h"

#include <QColor>
#include <QRadioButton>

#include <array>
#include <memory>

namespace settebello {

class CardPictures;

/// A deck to choose, one of those beside it: two of its cards, and its name below.
class DeckTile : public QRadioButton {
    Q_OBJECT

public:
    struct Colours {
        QColor chosen; ///< the frame of the deck that is chosen
        QColor focus;
        QColor text;
    };

    /// @param pictures of this deck. @param shown the card behind, and the one in front of it.
    DeckTile(const Deck& deck, std::unique_ptr<CardPictures> pictures, std::array<Card, 2> shown,
             QWidget* parent);
    ~DeckTile() override;

    const QString& id() const { return m_deck.id; }
    CardPictures& pictures() { return *m_pictures; }
    /// Whether its name is followed by that of its folder, as another deck has the same name.
    void showFolder(bool shown);
    void setColours(const Colours& colours);
    /// @param height of a card, in device-independent pixels.
    void setCardHeight(int height);
    /// With its name in one line.
    QSize sizeHint() const override;
    /// As wide as its longest word; heightForWidth() says how high it is then.
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    bool hitButton(const QPoint& position) const override { return rect().contains(position); }
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    QString shownName() const;
    QSize cardSize() const;
    int picturesWidth() const;
    int textHeight(int width) const;

    Deck m_deck;
    std::unique_ptr<CardPictures> m_pictures;
    std::array<Card, 2> m_shown;
    Colours m_colours;
    int m_cardHeight = 100;
    bool m_isFolderShown = false;
};

} // namespace settebello
