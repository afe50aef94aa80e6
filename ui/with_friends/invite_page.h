// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match_setup.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace settebello {

class PeopleRow;
class PlayersPanel;
class Seating;
class SettingsStore;

/// Sets up a table with friends: its game, and who has which seat. Starts from the match that was
/// set up last, with a friend in place of the first opponent, or with those of the last table.
class InvitePage : public QWidget {
    Q_OBJECT

public:
    explicit InvitePage(SettingsStore& store, QWidget* parent = nullptr);

    /// What has been set up. @pre the button is enabled: a friend plays
    MatchSetup setup() const;
    /// Opens the table, for whoever shows the page to place; it has the keyboard focus first.
    QPushButton* button() const { return m_open; }

signals:
    void inviteAsked(const settebello::MatchSetup& setup);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillGames();
    const NamedRules& game() const;
    void chooseGame();
    void setPeople(int people);
    void showSeating();
    void open();
    void retranslate();

    SettingsStore& m_store;
    std::vector<NamedRules> m_games;
    QLabel* m_gameLabel;
    QComboBox* m_game;
    PeopleRow* m_people;
    PlayersPanel* m_players;
    QLabel* m_note;
    QPushButton* m_open;
};

} // namespace settebello
