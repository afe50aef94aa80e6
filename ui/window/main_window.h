// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/window_options.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>

class QBoxLayout;

namespace settebello {

class CardPictures;
class DialogHost;
class FingerprintBar;
class FriendsBar;
class FriendsHost;
class GameController;
class MatchSource;
class LessonHost;
class MainMenu;
class MatchAutosave;
class IdleAnalysis;
class MatchFlow;
class NoticeBar;
class RelayStore;
class RequestedFiles;
class SettingsStore;
class StartHost;
class StatisticsStore;
class TableView;
class UnsavedGuard;
enum class PlayFault;
struct MatchSetup;
struct OpenedFile;
struct OpenRequest;
struct Services;

/// The main window: the table, a slim menu bar and two strips for notices. It connects the menu,
/// the settings and the table with the objects that do the work: MatchFlow, DialogHost, LessonHost.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const WindowOptions& options, QWidget* parent = nullptr);
    ~MainWindow() override;

    GameController& controller();
    /// What is shown of the match.
    MatchSource& source();
    SettingsStore& store();
    CardPictures& pictures();
    MatchAutosave& autosave();
    RelayStore& relay();
    StatisticsStore& statistics();
    IdleAnalysis& idleAnalysis();
    FriendsHost& friends() { return *m_friends; }

    /// Offers the first steps to somebody new, and everybody else what there is to begin with.
    void welcome();
    /// Opens a match, rules, a result or an invitation, or says what is wrong with the file.
    void open(const QString& file);
    void open(const OpenedFile& opened);
    /// Closes the hand of one of several people because another program of this user was started.
    /// Unless that has a window of its own, comes to the front and opens the file that it was to
    /// open, once nothing is asked any more.
    void serve(const OpenRequest& request);
    void startMatch(const MatchSetup& setup);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QBoxLayout* layOut();
    void connectMenu();
    void connectMatch();
    void connectFlow();
    void connectFriends();
    void openFriends();
    void backToStart();
    void showStart();
    void connectNotices();
    void connectIdleAnalysis();
    void onMatchStarted();
    void onRefused(PlayFault fault);
    void useSettings();
    void useDeck(const QString& id);
    void showDeckFaults();
    void showNotices();
    void showNoticesAgain();
    void countNewMatches();
    void updateActions();
    void updateContinue();
    void restoreLastGeometry();
    void keepGeometry();
    void setFullScreen(bool on);
    void returnFocus();

    QString m_language;        ///< of the command line, until the player chooses another
    bool m_mayAnalyse = false; ///< matches, while nothing else is done
    std::unique_ptr<Services> m_services;
    MainMenu* m_menu = nullptr;
    NoticeBar* m_notice = nullptr;
    UnsavedGuard* m_unsaved = nullptr;
    FingerprintBar* m_fingerprintBar = nullptr;
    FriendsBar* m_friendsBar = nullptr;
    TableView* m_table = nullptr;
    QPointer<QWidget> m_focus; ///< what had the keyboard focus last, apart from the menu bar
    MatchFlow* m_flow = nullptr;
    DialogHost* m_dialogs = nullptr;
    LessonHost* m_lessons = nullptr;
    StartHost* m_start = nullptr;
    FriendsHost* m_friends = nullptr;
    RequestedFiles* m_requested = nullptr;
    QString m_deck;           ///< the deck asked for
    QStringList m_deckFaults; ///< what is wrong with it
};

} // namespace settebello
