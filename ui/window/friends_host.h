// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/hosted_table.h"
#include "friends/invitation.h"
#include "friends/joined_table.h"
#include "game/match_setup.h"
#include "session/kept_table.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <memory>
#include <optional>

class QWidget;

namespace settebello {

class FinishedTables;
class FriendsBar;
class FriendsDialog;
class FriendsSession;
class FriendsSource;
struct FriendsPlace;
struct Services;

/// Opens tables with friends, goes on with one that was left, and brings their match to the table
/// of the window in place of that of this computer.
class FriendsHost : public QObject {
    Q_OBJECT

public:
    /// @param bar is shown while friends play. @param window the dialogs belong to it; owns this.
    FriendsHost(Services& services, FriendsBar& bar, QWidget* window);
    ~FriendsHost() override;

    /// Opens the dialog. @pre not atTable()
    void open();
    void openInvitation(const net::Invitation& invitation);
    /// Whether this is the dialog, while it asks whom to join.
    bool isChoosing(const QWidget& question) const;
    /// A file is opened once the dialog is closed, which says so.
    void noteWaiting(const QString& file);
    /// Goes on with the table that was left; what goes wrong is said in the dialog.
    void goOn();
    /// Wishes another match of the same friends, or agrees with that. @return false if that is not
    /// possible: the match is not over, or somebody is away.
    bool wishRematch();
    /// What that is: a game, and who plays; empty if there is none.
    QString left() const;
    /// Whether a match with friends is on the table.
    bool atTable() const;
    /// The table that waits for its people or is played at; nullptr if there is none.
    FriendsSession* session() const;
    /// Closes the connections; the seat waits.
    void leave();
    /// The pace of levels, as the settings have it now.
    void useSettings();
    /// What the player should know of the table that was left, in translated sentences.
    QStringList notices() const;

    /// How tables are reached, for tests: only by these options.
    void setOptions(const net::TableOptions& options) { m_options = options; }

signals:
    /// A relay is to be chosen.
    void relayAsked();
    /// A match with friends takes the table.
    void began();
    /// It is about to leave it.
    void aboutToEnd();
    /// It has left it.
    void ended();
    /// Another match of the same friends is about to begin.
    void beginsAgain();
    /// left() has changed.
    void leftChanged();
    void noticesChanged();
    /// Whether something is unsaved() has changed.
    void unsavedChanged();

private:
    /// A table that somebody can go on with.
    struct Left {
        session::KeptTable table;
        MatchSetup setup;                  ///< as this screen sees it
        std::optional<BySide<int>> scores; ///< none before the end of the first round
    };

    FriendsPlace place(const QString& label = {}) const;
    void connectDialog();
    void host(const MatchSetup& match);
    void join(const net::JoinPlan& plan, const QStringList& names);
    void begin(std::unique_ptr<FriendsSession> session);
    void follow();
    void onMatchStarted();
    void onFailed(net::Ending ending);
    void playAgain();
    void joinAgain();
    void sitDownAgain(const MatchSetup& agreed, const std::optional<int>& firstDealer);
    void drop();
    void readLeft(bool guestsInformed = false);
    void fileLeft(const session::KeptTable& kept, const FriendsSource& source, bool guestsInformed);
    void openFinished();

    Services& m_services;
    FriendsBar& m_bar;
    QWidget* m_window;
    QPointer<FriendsDialog> m_dialog;
    std::optional<net::TableOptions> m_options;
    std::optional<Left> m_left;
    QString m_problem; ///< with the table that was left
    std::unique_ptr<FinishedTables> m_finished;
};

} // namespace settebello
