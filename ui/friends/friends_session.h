// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/friends_source.h"
#include "friends/hosted_table.h"
#include "friends/joined_table.h"
#include "game/pace.h"
#include "settings/file_saver.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace settebello {

class GuestSource;
class HostSource;
class MatchAutosave;
class TableStore;

/// Where a table with friends is kept, and how it is reached.
struct FriendsPlace {
    MatchAutosave& autosave;
    std::filesystem::path file; ///< of the table
    net::TableOptions options;
};

/// A table with friends, from the invitation to the result: its match, its connections and its
/// file. Everything is kept that goes on with it after the program was killed. Destroying it closes
/// the connections; the seats of all wait.
class FriendsSession : public QObject {
    Q_OBJECT

public:
    /// A table of this computer. @param match in which friends have the level kFriend; their names
    /// are those that they bring. @pre the rules have no faults, there is a friend, and
    /// net::hasCryptography()
    static std::unique_ptr<FriendsSession> invite(const MatchSetup& match,
                                                  const FriendsPlace& place);
    /// A table elsewhere. @param plans one for each person at this screen: the same for all, or
    /// tickets(). @param names theirs, at least one
    static std::unique_ptr<FriendsSession> join(const std::vector<net::JoinPlan>& plans,
                                                const QStringList& names,
                                                const FriendsPlace& place);
    /// A table that was kept; nullptr if nobody can go on with it. It may be over.
    static std::unique_ptr<FriendsSession> goOn(const session::KeptTable& kept,
                                                const FriendsPlace& place);
    ~FriendsSession() override;

    FriendsSource& source() { return *m_source; }
    const FriendsSource& source() const { return *m_source; }
    bool isHost() const { return m_host != nullptr; }
    /// How guests come in; nullptr at a guest.
    net::HostedTable* hosted() { return m_hosted.get(); }
    /// Whether a guest has a connection now; true for the host.
    bool isConnected() const;

    /// Opens connections, and asks the host's people for their part in the shuffle. A guest of a
    /// table that was kept is asked too; another one when it sits down.
    void start();
    /// Whether a guest knows who plays by which rules, which source().setup() says then.
    bool hasTable() const;
    /// A guest agrees to the rules. @pre hasTable()
    void sitDown();
    bool hasSatDown() const { return m_store != nullptr; }
    /// Whether a guest has agreed to the rules of a table that waits. @pre isHost()
    bool hasSatDown(int guest) const;
    /// Whether all guests have received the end of the match. @pre it is over
    bool areGuestsInformed() const;
    /// Ends the connections for good, and forgets the table.
    void giveUp();
    /// Likewise, because all have agreed to play another match: tells the guests, who come back to
    /// it, dealt by the next of them. @return its table, for goOn(). @pre isHost(), it is over
    session::KeptTable again();
    /// With which the people of a guest's screen come back. @pre they had seats
    std::vector<net::JoinPlan> tickets() const;
    /// The names that they have brought.
    QStringList names() const;

    /// What both people say of a number that was shown.
    void confirmNumber();
    void rejectNumber();
    /// How long levels appear to think; nothing for a guest.
    void setPace(Pace pace, double speed);

    /// Waits until everything is written, or has failed once more.
    void saveNow();
    UnsavedFiles unsaved() const;

signals:
    /// Somebody has come or gone, or what is known of the table has changed.
    void changed();
    /// The six digits that both screens show; empty when they are not to be compared any more.
    void numberShown(const QString& number);
    /// source() and hosted() are others now: a guest has gone before the match began.
    void rebuilt();
    /// A guest has lost its connection and looks for another one.
    void interrupted(settebello::net::Ending ending);
    /// A guest cannot come in, or is not at the table any more. After net::Ending::Again, tickets()
    /// lead to the next match. The last signal.
    void failed(settebello::net::Ending ending);
    void unsavedChanged();
    /// areGuestsInformed() is true now.
    void guestsInformed();

private:
    explicit FriendsSession(const FriendsPlace& place);

    bool beHost(const session::KeptTable::OfHost& kept, const QStringList& words = {});
    void beGuest(const std::vector<session::KeptTable::OfGuest>& people,
                 const std::vector<net::JoinPlan>& plans);
    void connectHosted();
    void connectJoined(int number);
    void joinNext();
    void keepMatch();
    void keepTickets();
    void freeSeat(int seat);
    void noteDelivery(int seat);
    void showNumber(unsigned number);

    FriendsPlace m_place;
    std::unique_ptr<FriendsSource> m_source;
    HostSource* m_host = nullptr; ///< m_source, or nullptr
    GuestSource* m_guest = nullptr;
    std::unique_ptr<TableStore> m_store;
    std::unique_ptr<net::HostedTable> m_hosted;
    std::set<int> m_informed; ///< guests who know how the match has ended
    std::vector<std::unique_ptr<net::JoinedTable>> m_joined;
    bool m_hasFailed = false;
    Pace m_pace = Pace::Calm;
    double m_speed = 0;
};

} // namespace settebello
