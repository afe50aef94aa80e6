// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/joined_table.h"
#include "game/match_setup.h"
#include "widgets/tiled_dialog.h"

#include <QPointer>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTabWidget;

namespace settebello {

class CardPictures;
class FriendsSession;
class InvitePage;
class JoinPage;
class JoiningPage;
class RelayStore;
class SettingsStore;
class WaitingPage;

/// Invites friends at other screens, or joins them: from the choice to the moment at which all have
/// sat down. Whoever opens it makes the table that it asks for, and shows it with wait() or join().
class FriendsDialog : public TiledDialog {
    Q_OBJECT

public:
    /// @param pictures of the games; must outlive the dialog.
    FriendsDialog(SettingsStore& store, const RelayStore& relay, CardPictures& pictures,
                  QWidget* parent = nullptr);

    /// What to invite to and whom to join, with what went wrong before; empty if nothing has.
    void choose(const QString& problem = {});
    /// Offers to go on with a table that was left. @param about which; empty if there is none.
    void setLeft(const QString& about);
    /// Whether a match in play is kept that makes room for the one with friends.
    void setMatchInPlay(bool inPlay, bool kept);
    /// Says that a file waits until the dialog is closed. @param name of it, as it is shown.
    void setFileWaiting(const QString& name);
    /// Whether it asks whom to join or what to invite to.
    bool isChoosing() const;
    /// Uses an invitation that was opened as a file.
    void openInvitation(const net::Invitation& invitation);
    /// Shows a table that waits for friends, or one that is joined, until choose().
    void wait(FriendsSession& session);
    void join(FriendsSession& session);
    /// The match has begun: closes without asking for the table to be left.
    void finish();

    void reject() override;

signals:
    void inviteAsked(const settebello::MatchSetup& match);
    void joinAsked(const settebello::net::JoinPlan& plan, const QStringList& names);
    void goOnAsked();
    /// A relay is to be chosen.
    void relayAsked();
    /// The table that is shown is not wanted any more.
    void leaveAsked();

private:
    QWidget* makeChoice();
    void follow(FriendsSession& session);
    void forgetSession();
    void showPage(QWidget* page);
    void showButtons();
    void retranslate() override;

    SettingsStore& m_store;
    QPointer<FriendsSession> m_session;
    QStackedWidget* m_pages;
    QWidget* m_choice;
    QLabel* m_problem;
    QLabel* m_left;
    QPushButton* m_goOn;
    QTabWidget* m_tabs;
    InvitePage* m_invite;
    JoinPage* m_join;
    WaitingPage* m_waiting;
    JoiningPage* m_joining;
    QLabel* m_note; ///< what becomes of the match in play, and of a file that waits
    QPushButton* m_close;
    QString m_leftAbout;
    bool m_isInPlay = false;
    bool m_keepsMatch = true;
    QString m_fileWaiting;
};

} // namespace settebello
