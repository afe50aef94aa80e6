// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/invitation.h"
#include "friends/session_lines.h"
#include "friends/strangers.h"
#include "lan/discovery.h"
#include "link/secure_link.h"
#include "relay/relay_channel.h"
#include "router/port_opener.h"

#include <QTcpServer>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace settebello::net {

/// How a table can be reached.
struct TableOptions {
    QString language;                        ///< of the three words: "it", "fr" or "en"
    bool direct = true;                      ///< listens for connections
    QHostAddress address{QHostAddress::Any}; ///< of this computer, on which it listens
    quint16 port = 0;                        ///< 0 for any
    bool openPort = true;                    ///< asks the router to let connections in
    bool nearby = true;                      ///< answers those who look for tables on this network
    QString label;                ///< what everybody on this network sees of it; may be empty
    std::optional<Broker> broker; ///< the relay
    QStringList words;            ///< that open the table at first; drawn if there are none
    /// To that one, if other tables share it.
    std::shared_ptr<RelayConnection> relay;
    LinkTimes times;
};

/// What a host keeps, so that guests can come back after its program was started again.
struct TableSecrets {
    QByteArray key; ///< of the link
    quint16 port = 0;
    QList<QByteArray> seats; ///< for each guest's seat what only that guest has; empty if free
};

/// Connects a session::Host with its guests: what the window and the command line use. All calls
/// and signals are in one thread; nothing waits. While it is not started there is no socket.
///
/// Call pump() whenever the host may have lines to send, and look at the host after changed().
class HostedTable : public QObject {
    Q_OBJECT

public:
    static constexpr int kTries = 3;    ///< with wrong words, until there are new ones
    static constexpr int kRenewals = 4; ///< of the words, until they open the table no more
    static constexpr int kTaken = 3;    ///< first words that another table at the relay has

    /// @param host outlives this; its connections have the numbers of the guests' seats. @param
    /// seats of the guests. @pre hasCryptography()
    HostedTable(SessionLines& host, std::vector<int> seats, const TableOptions& options,
                const TableSecrets& kept = {}, QObject* parent = nullptr);
    ~HostedTable() override;

    /// Begins to listen. problem() may follow, and the table is then reached in the other ways.
    void start();
    /// Says goodbye to all guests and closes all sockets. portClosed() follows if the router had
    /// opened one. @param why Left if the table may be there again, Closed if it will not, and
    /// Again if another match is played at it.
    void stop(Ending why = Ending::Left);
    bool isStarted() const { return m_isStarted; }
    /// Ends the connection of a guest, if there is one, saying why as stop() does. Its seat waits.
    void end(int seat, Ending why);

    /// The words to be said; empty when they open the table no more.
    const QStringList& words() const { return m_words; }
    /// How the relay is at the moment; one that fails is tried again.
    enum class Relay { None, Connecting, Ready, Failing };
    Relay relay() const { return m_relay; }
    /// Why the relay fails. @pre relay() is Failing
    Ending relayProblem() const { return m_relayProblem; }
    /// The relay that was asked for, if one was.
    const std::optional<Broker>& broker() const { return m_options.broker; }
    /// Whether the router lets connections in.
    bool isOpenToOutside() const { return m_outside.has_value(); }
    Invitation invitation() const;
    TableSecrets secrets() const;
    /// Whether a guest has taken this seat, even if it is not there now.
    bool isTaken(int seat) const;
    /// The way by which a guest is connected now.
    std::optional<Way> way(int seat) const;

    void pump();
    /// What the person here says of the number that was shown.
    void confirmNumber();
    void rejectNumber();

signals:
    void wordsChanged();
    /// Where the table can be reached has changed, and so the link.
    void invitationChanged();
    /// Somebody on this network wants to join; both screens show the number.
    void numberShown(unsigned number);
    void numberGone();
    /// A guest came, went, or sent a message.
    void changed();
    /// A guest has taken all lines that were sent to it.
    void delivered(int seat);
    /// A guest has ended its connection; it did not break.
    void left(int seat);
    void problem(settebello::net::Ending ending);
    /// relay() or relayProblem() has changed.
    void relayChanged();
    void portClosed();

private:
    struct Seat {
        int number = 0;
        Secret secret;
        SecureLink* link = nullptr;
    };

    void listen();
    void openPort();
    void listenAtRelay();
    void setRelay(std::optional<Ending> problem);
    void accept();
    bool makeRoom(const QString& from);
    void begin(std::unique_ptr<Channel> channel, const QString& from);
    std::variant<Secret, Ending> find(SecretKind kind, std::string_view id);
    void stopComparing(const SecureLink* link);
    void opened(SecureLink* link);
    void ended(SecureLink* link);
    void forget(SecureLink* link);
    void sit(SecureLink* link);
    void seatEnded(int number, SecureLink* link, Ending ending);
    void wrongWords();
    void drawWords();
    void setWords(const QStringList& words);
    void askForPlace();
    void placeTaken(const QString& place);
    bool hasFreeSeat() const;
    void updateAnnouncement();
    Seat* seatOf(SecretKind kind, std::string_view id);
    Seat& seat(int number);
    Ways ways() const;
    void pump(Seat& seat);

    SessionLines& m_host;
    TableOptions m_options;
    std::vector<Seat> m_seats;
    Secret m_key;
    QStringList m_words;
    int m_wrongTries = 0;
    int m_renewals = 0;
    QString m_askedFor; ///< the place of the words, once others were asked whether they have it
    int m_taken = 0;    ///< places that others had
    bool m_isStarted = false;
    quint16 m_port;
    std::optional<Endpoint> m_outside; ///< of the router
    Strangers m_strangers;
    SecureLink* m_comparing = nullptr;
    QTcpServer m_server;
    QByteArray m_id;
    std::unique_ptr<TableBeacon> m_beacon;
    std::unique_ptr<RelayLobby> m_lobby;
    Relay m_relay = Relay::None;
    Ending m_relayProblem = Ending::Unreachable;
    std::unique_ptr<PortOpener> m_opener;
};

} // namespace settebello::net
