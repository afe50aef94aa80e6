// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenuBar>
#include <QVariant>

#include <functional>

class QAction;
class QActionGroup;
class QMenu;

namespace settebello {

class SettingsStore;

/// The menu bar. It changes settings in the store itself and shows their values; everything else is
/// a signal.
class MainMenu : public QMenuBar {
    Q_OBJECT

public:
    explicit MainMenu(SettingsStore& store, QWidget* parent = nullptr);

    /// Whether there is a match to play again, and a score to show again.
    void setPlayed(bool match, bool round);
    /// Whether there is a match that is over.
    void setReview(bool possible);
    /// Whether there is a match with a code, and whether it is over.
    void setSameCards(bool match, bool over);
    /// Whether there is a match to go on with that is not in play.
    void setContinue(bool possible);
    /// Whether there is something on the table to go back to the start screen from.
    void setBackToStart(bool possible);
    /// Whether a play can be taken back. @param player whose, where several people share the screen
    void setTakeBack(bool possible, const QString& player = {});
    void setHint(bool possible);
    /// Whether there are moves to list, and whether the list is open.
    void setMoves(bool possible, bool shown);
    /// Whether there is a match to pause, and whether it is paused.
    void setPause(bool possible, bool paused);
    void setFullScreen(bool on);
    /// Whether sounds can be played at all; canPlaySounds() by default. The entry says if not.
    void setSound(bool possible);

signals:
    void newMatch();
    void continueLeft();
    /// The Game menu is opened: entries may have to be enabled.
    void gameOpened();
    /// A menu was closed, perhaps because another one opens.
    void closed();
    void playAgain();
    void withFriends();
    void dealByCode();
    void sameCards(bool exchanged);
    void compare();
    void matchOfTheDay();
    void backToStart();
    void lastScore();
    void review();
    void matches();
    void takeBack();
    void hint();
    void statistics();
    void practise();
    void scorekeeper();
    void pause(bool on);
    void moves(bool shown);
    void preferences();
    void quit();
    void fullScreen(bool on);
    void rules();
    void ruleEffect();
    void shortcuts();
    void fairCards();
    void firstSteps();
    void about();

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A submenu with one entry checked.
    struct Choice {
        QMenu* menu = nullptr;
        QActionGroup* group = nullptr;
        std::function<QVariant()> get;
    };
    /// An entry that is on or off.
    struct Toggle {
        QAction* action = nullptr;
        std::function<bool()> get;
    };

    void makeGame();
    void makeSameCards();
    void makeView();
    void makeHelp();
    void makeSpeed();
    void changeSpeed(int step);
    Choice makeChoice(QMenu* menu, const QVariantList& values);
    void showSettings();
    void nameTakeBack();
    void nameSound();
    void retranslate();
    void retranslateChoices();

    SettingsStore& m_store;
    QMenu* m_game;
    QMenu* m_view;
    QMenu* m_help;
    QAction* m_newMatch = nullptr;
    QAction* m_continue = nullptr;
    QAction* m_again = nullptr;
    QAction* m_friends = nullptr;
    QAction* m_lastScore = nullptr;
    QAction* m_dealByCode = nullptr;
    QMenu* m_sameCards = nullptr;
    QAction* m_review = nullptr;
    QAction* m_sameAgain = nullptr;
    QAction* m_sameExchanged = nullptr;
    QAction* m_compare = nullptr;
    QAction* m_day = nullptr;
    QAction* m_takeBack = nullptr;
    QString m_takeBackPlayer;
    QAction* m_hint = nullptr;
    QAction* m_matches = nullptr;
    QAction* m_statistics = nullptr;
    QAction* m_practise = nullptr;
    QAction* m_scorekeeper = nullptr;
    QAction* m_backToStart = nullptr;
    QAction* m_pause = nullptr;
    QAction* m_moves = nullptr;
    QAction* m_preferences = nullptr;
    QAction* m_quit = nullptr;
    Choice m_language;
    Choice m_theme;
    Choice m_speed;
    QAction* m_faster = nullptr;
    QAction* m_slower = nullptr;
    Toggle m_numbers;
    Toggle m_reduced;
    Toggle m_sound;
    bool m_hasSound = true;
    Toggle m_counts;
    Toggle m_fingerprint;
    QAction* m_fullScreen = nullptr;
    QAction* m_rules = nullptr;
    QAction* m_ruleEffect = nullptr;
    QAction* m_firstSteps = nullptr;
    QAction* m_shortcuts = nullptr;
    QAction* m_fairCards = nullptr;
    QAction* m_about = nullptr;
};

} // namespace settebello
