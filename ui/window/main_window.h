// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/score_lines.h"
#include "game/game_controller.h"

#include <QMainWindow>

#include <memory>
#include <optional>

namespace settebello {

class CardPictures;
class FingerprintBar;
class FairCards;
class FirstStepsOffer;
class LanguageManager;
class LessonView;
class MainMenu;
class MatchAutosave;
struct SavedMatch;
class NoticeBar;
class SettingsStore;
class StatisticsStore;
class TableSounds;
class TableView;

/// What the command line asks for.
struct WindowOptions {
    QString configFolder;        ///< settings.json and window.ini; need not exist
    std::optional<quint64> seed; ///< of the first match; the next takes the next number
    QString language;            ///< instead of that of the settings, until another is chosen
    QString dataFolder = {};     ///< where matches are kept; empty: configFolder
};

/// The one window: the table, a slim menu bar, and the dialogs around a match. It connects the
/// controller, the table and the settings and decides nothing about the game.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const WindowOptions& options, QWidget* parent = nullptr);
    ~MainWindow() override;

    GameController& controller() { return *m_controller; }
    SettingsStore& store() { return *m_store; }
    CardPictures& pictures() { return *m_pictures; }

    /// What the player is met with: the match that was left, or the New match dialog.
    void welcome();
    /// Opens a match or a rule file; what is wrong with it is told.
    void open(const QString& file);
    void startMatch(const MatchPlan& plan);
    MatchAutosave& autosave() { return *m_autosave; }
    StatisticsStore& statistics() { return *m_statistics; }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void connectMenu();
    void connectMatch();
    void useSettings();
    void useDeck(const QString& id);
    void showProblems();
    void openNewMatch();
    void offerToGoOn(const SavedMatch& saved);
    void offerOpened(const QString& name, const SavedMatch& saved);
    void showMessageThenWelcome(const QString& text);
    void welcomeIfIdle();
    /// The sides with their points, one a line.
    static QString scoreText(const SavedMatch& saved);
    void showProgress();
    void playAgain();
    void showScore();
    void scoreClosed();
    void showResult();
    void showMatches();
    void showReplay(const SavedMatch& match, const QDateTime& time);
    void showPreferences();
    void showStatistics();
    void showRules();
    void useRules();
    void showShortcuts();
    void showFairCards();
    void showAbout();
    /// Offers the first steps to somebody new; false if there is nothing to offer.
    bool offerFirstSteps();
    void dropOffer();
    void startLesson();
    void leaveLesson();
    bool matchInPlay() const;
    /// Asks whether the match in play may be given up, and if so, does the rest.
    void askToGiveUp(const QString& question, const QString& yes,
                     const std::function<void()>& rest);
    quint64 nextSeed();
    void restorePlace();
    void keepPlace() const;
    void setFullScreen(bool on);
    QString windowFile() const;

    WindowOptions m_options;
    std::unique_ptr<SettingsStore> m_store;
    std::unique_ptr<LanguageManager> m_languages;
    std::unique_ptr<CardPictures> m_pictures;
    std::unique_ptr<GameController> m_controller;
    std::unique_ptr<MatchAutosave> m_autosave;
    std::unique_ptr<StatisticsStore> m_statistics;
    std::unique_ptr<TableSounds> m_sounds;
    std::unique_ptr<FairCards> m_fairCards;
    MainMenu* m_menu = nullptr;
    NoticeBar* m_notice = nullptr;
    FingerprintBar* m_fairBar = nullptr;
    TableView* m_table = nullptr;
    FirstStepsOffer* m_offer = nullptr;   ///< while it is made
    LessonView* m_lesson = nullptr;       ///< instead of the table, while it lasts
    QString m_deck;                       ///< the deck asked for
    QStringList m_deckFaults;             ///< what is wrong with it
    std::optional<RoundSummary> m_scored; ///< of the round last scored in this match
    QString m_refused; ///< the place in the rule book of the play last refused, until another
    bool m_resultDue = false; ///< the match is over and not yet said
    bool m_wasPaused = false; ///< before the first steps
    bool m_scoreDue = false;  ///< a round was scored during the first steps
};

} // namespace settebello
