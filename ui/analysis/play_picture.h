// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/play.h"

#include <QWidget>

namespace settebello {

class CardPictures;
class CardStrip;

/// A play as small cards: the one from the hand, and if it captures an arrow and what it takes. Its
/// accessible name and its tool tip say the same in words.
class PlayPicture : public QWidget {
    Q_OBJECT

public:
    /// @param lines the height of the cards, in lines of text.
    PlayPicture(CardPictures& pictures, const Play& play, double lines, QWidget* parent = nullptr);

    const Play& play() const { return m_play; }
    /// Whether it is framed, as the one that the table shows.
    void setOnTable(bool onTable);
    bool isOnTable() const { return m_onTable; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    CardStrip* makeStrip(CardPictures& pictures, CardSet cards, double lines);
    void fit();
    void retranslate();

    Play m_play;
    bool m_onTable = false;
    CardStrip* m_card;
    CardStrip* m_taken = nullptr; ///< null if it takes nothing
};

} // namespace settebello
