// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match_setup.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QTabBar;

namespace settebello {

class CardPictures;
class PeopleRow;
class PlayersPanel;
class PresetList;
class Seating;
class SettingsStore;

/// Sets up a table with friends: its game, and who has which seat. Starts from the match that was
/// set up last, with a friend in place of the first opponent, or with those of the last table.
class InvitePage : public QWidget {
    Q_OBJECT

public:
    /// @param pictures of the games; must outlive the page.
    InvitePage(SettingsStore& store, CardPictures& pictures, QWidget* parent = nullptr);

    /// What has been set up. @pre the button is enabled: a friend plays
    MatchSetup setup() const;
    /// Opens the table, for whoever shows the page to place; it has the keyboard focus first.
    QPushButton* button() const { return m_open; }

signals:
    void inviteAsked(const settebello::MatchSetup& setup);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void choose(const NamedRules& rules);
    void arrange();
    void setPeople(int people);
    void showSeating();
    void open();
    void retranslate();

    SettingsStore& m_store;
    NamedRules m_rules; ///< that are chosen
    QTabBar* m_halves;  ///< where not all has room
    PresetList* m_games;
    QScrollArea* m_scroll; ///< with the people
    PeopleRow* m_people;
    PlayersPanel* m_players;
    QLabel* m_note;
    QPushButton* m_open;
};

} // namespace settebello
