// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "covers/table_cover.h"
#include "table/painting/table_theme.h"

class QBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace settebello {

class DeckPick;

/// Asks a new player for a name and which cards are familiar, and offers the first steps, in the
/// middle of the empty table. Not modal; Escape declines.
class FirstStepsOffer : public TableCover {
    Q_OBJECT

public:
    /// @param table where it is centred; its parent. @param deck the id of the deck in use.
    FirstStepsOffer(QWidget* table, const QString& deck);

    void setTheme(const TableTheme& theme);

signals:
    void stepsWanted();
    void declined();
    void deckChosen(const QString& id);
    /// The player has given a name; before stepsWanted() and declined().
    void named(const QString& name);

protected:
    void retranslate() override;
    void place() override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString name() const;
    void nameGiven();
    void tellName();
    void restyle(int pixels, double cardHeight);
    void showDecks(bool shown);
    bool fitsAt(int pixels, double cardHeight);
    bool placeInMiddle();

    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLabel* m_question;
    DeckPick* m_decks; ///< hidden with the question where there is too little room
    QLabel* m_text;
    QPushButton* m_steps;
    QPushButton* m_decline;
    QBoxLayout* m_buttons; ///< under one another where there is little room
    TableTheme m_theme;
    int m_pixels = 0; ///< of its text, as last styled
};

} // namespace settebello
