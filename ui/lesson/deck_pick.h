// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/deck.h"
#include "table/painting/table_theme.h"

#include <QAbstractButton>

#include <memory>
#include <vector>

class QGridLayout;

namespace settebello {

class CardPictures;

/// A deck as a button: two of its cards, and its name below.
class DeckTile : public QAbstractButton {
    Q_OBJECT

public:
    /// @param pictures of this deck.
    DeckTile(const Deck& deck, std::unique_ptr<CardPictures> pictures, QWidget* parent);
    ~DeckTile() override;

    const QString& id() const { return m_deck.id; }
    void setTheme(const TableTheme& theme);
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
    void paintEvent(QPaintEvent* event) override;

private:
    QSize cardSize() const;
    int picturesWidth() const;
    int textHeight(int width) const;

    Deck m_deck;
    std::unique_ptr<CardPictures> m_pictures;
    TableTheme m_theme;
    int m_cardHeight = 100;
};

/// "Which cards do you know?": a tile for each of the program's own drawn decks.
class DeckPick : public QWidget {
    Q_OBJECT

public:
    /// @param current the id of the deck in use.
    explicit DeckPick(const QString& current, QWidget* parent = nullptr);

    void setTheme(const TableTheme& theme);
    /// @param text the height of the names' letters, @param card that of the cards; in pixels.
    void setLook(int text, int card);
    void setColumns(int columns);
    int count() const { return static_cast<int>(m_tiles.size()); }

signals:
    void chosen(const QString& id);

private:
    QGridLayout* m_grid;
    std::vector<DeckTile*> m_tiles;
};

} // namespace settebello
