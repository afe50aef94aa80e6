// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "rules/by_seat.h"
#include "scorekeeping/round_facts.h"

#include <QAbstractButton>
#include <QHash>
#include <QStringList>
#include <QWidget>

namespace settebello {

class CardPictures;

/// A card to be given to a side, with the number of the side that has it.
class OwnedCard : public QAbstractButton {
    Q_OBJECT

public:
    /// @param pictures must outlive the button.
    OwnedCard(Card card, CardPictures& pictures, QWidget* parent = nullptr);

    /// @param side kNobody if the card has no owner yet. @param name the side's.
    void setOwner(int side, const QString& name);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    Card m_card;
    CardPictures& m_pictures;
    int m_owner = kNobody;
    QString m_ownerName;
};

/// The whole pack, a suit in each row: a click gives a card to the side that is being asked about,
/// or takes it away again. The arrow keys move between cards.
class CardGrid : public QWidget {
    Q_OBJECT

public:
    explicit CardGrid(CardPictures& pictures, QWidget* parent = nullptr);

    /// Begins with the cards of a pack.
    void begin(CardSet pack, const QStringList& sides);
    void setOwned(const BySide<CardSet>& owned);

signals:
    void pressed(settebello::Card card);
    /// A card got the focus, to be scrolled to.
    void focused(QWidget* card);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool moveFocus(const QWidget* from, int key) const;

    CardPictures& m_pictures;
    QStringList m_sides;
    QHash<int, OwnedCard*> m_cards; ///< by the card's index
};

} // namespace settebello
