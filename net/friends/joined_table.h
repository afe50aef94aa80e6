// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/invitation.h"
#include "friends/session_lines.h"
#include "lan/discovery.h"
#include "link/secure_link.h"

#include <QTimer>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace settebello::net {

/// What opens a table, and where to look for it.
struct JoinPlan {
    SecretKind kind = SecretKind::Number;
    QByteArray secret;
    QByteArray mark;           ///< of tables on this network that may be meant; empty: no search
    QString place;             ///< of the relay; empty without one
    QList<Endpoint> endpoints; ///< that are tried
    std::optional<Broker> broker;
};

/// @param words as readWords() gives them. @param broker the one of the preferences.
JoinPlan planFor(const QStringList& words, const std::optional<Broker>& broker);
/// @param broker the one of the preferences: see brokerToUse().
JoinPlan planFor(const Invitation& invitation, const std::optional<Broker>& broker);
/// For a table on this network, where a number is compared.
JoinPlan planFor(const TableNearby& table);

/// Connects a session::Guest with its host: what the window and the command line use. All calls and
/// signals are in one thread; nothing waits. While it is not started there is no socket.
///
/// Tries all ways side by side and keeps the first that opens; from a relay it changes to a direct
/// connection if that is faster. A broken connection is made again, until leave().
///
/// Call pump() whenever the guest may have lines to send, and look at the guest after changed().
class JoinedTable : public QObject {
    Q_OBJECT

public:
    /// @param guest outlives this. @param number of the connection, as the guest counts them.
    /// @pre hasCryptography()
    JoinedTable(SessionLines& guest, int number, const JoinPlan& plan, const LinkTimes& times = {},
                QObject* parent = nullptr);
    ~JoinedTable() override;

    void start();
    /// Ends the connection and makes no other.
    void leave();

    bool isConnected() const { return m_link != nullptr; }
    /// The way of the connection. @pre isConnected()
    Way way() const { return m_link->way(); }
    /// With which the program can come back after it was started again; nothing before the guest
    /// had its seat. To be kept where nobody else can read it.
    std::optional<JoinPlan> ticket() const;

    void pump();
    void confirmNumber();
    void rejectNumber();

signals:
    void numberShown(unsigned number);
    /// isConnected() or what the guest knows has changed.
    void changed();
    /// There is no connection now; another one is tried.
    void interrupted(settebello::net::Ending ending);
    /// The table cannot be joined, or does not exist any more. After Ending::Again, ticket() leads
    /// to the next match of the same people. The last signal.
    void failed(settebello::net::Ending ending);

private:
    void tryAll();
    void tryNearby(const TableNearby& table);
    void tryDirect();
    void begin(std::unique_ptr<Channel> channel);
    void opened(SecureLink* link);
    void attemptEnded(SecureLink* link, Ending ending);
    void seated(SecureLink* link, const QByteArray& ways);
    void use(SecureLink* link);
    void linkEnded(Ending ending);
    void dropAttempts();
    void forget(SecureLink* link);
    void giveUpIfNothingIsLeft();

    SessionLines& m_guest;
    int m_number;
    JoinPlan m_plan;
    LinkTimes m_times;
    bool m_isStarted = false;
    std::vector<SecureLink*> m_attempts;
    SecureLink* m_candidate = nullptr; ///< opened, and asked for the seat
    SecureLink* m_link = nullptr;
    std::unique_ptr<TableSearch> m_search;
    QTimer m_searchTime;
    QTimer m_again;
    std::chrono::milliseconds m_delay;
    std::optional<Ending> m_reason; ///< why attempts failed, the most telling one
};

} // namespace settebello::net
