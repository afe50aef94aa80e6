// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/channel.h"
#include "link/period.h"
#include "relay/mqtt_client.h"

#include <QTimer>

#include <memory>

namespace settebello::net {

/// Topics of the relay. Who waits for guests listens on a lobby; each connection then has two
/// topics of its own, with 128 random bits:
///
///     settebello/1/PLACE/lobby    from guests: the connection's id, and the first frame
///     settebello/1/ID/guest       to the guest
///     settebello/1/ID/host        to the host
///
/// PLACE follows from the first word of a table, or from the secret of a link.
QString placeOf(const QByteArray& secret);

inline constexpr int kConnectionId = 16;

/// Frames by a relay.
class RelayChannel : public Channel {
    Q_OBJECT

public:
    /// Of a guest: will connect to the broker and to the host that waits at a place.
    RelayChannel(const Broker& broker, const QString& place);
    /// Of a host: answers a guest that came to its lobby.
    RelayChannel(std::shared_ptr<MqttClient> client, const QByteArray& id,
                 const QByteArray& firstFrame);
    ~RelayChannel() override;

    Way way() const override { return Way::Relay; }
    void start() override;
    void send(std::string_view frame) override;
    qint64 waiting() const override { return m_client ? m_client->waiting(m_outgoing) : 0; }
    void setLimit(std::size_t limit) override { m_limit = limit; }
    void close() override;

private:
    void listen();
    void take(const QString& topic, const QByteArray& payload);
    void end(Ending ending);

    std::shared_ptr<MqttClient> m_client;
    bool m_isGuest;
    QByteArray m_id;
    QString m_incoming; ///< the topics
    QString m_outgoing;
    bool m_hasStarted = false;
    QByteArray m_firstFrame; ///< of a host: that came already
    QString m_lobby;         ///< of a guest: for its first frame, then empty
    std::size_t m_limit = kMaxHandshakeFrame;
};

/// The connection of a host to its broker, made again when it is lost. All tables of a program can
/// share one.
class RelayConnection : public QObject {
    Q_OBJECT

public:
    /// Begins to connect.
    explicit RelayConnection(const Broker& broker, QObject* parent = nullptr);

    bool isConnected() const { return m_isConnected; }
    /// Another one after each failure.
    const std::shared_ptr<MqttClient>& client() const { return m_client; }

signals:
    void connected();
    void subscribed(const QString& topic);
    void received(const QString& topic, const QByteArray& payload);
    void failed(settebello::net::Ending ending);

private:
    void connectToBroker();

    Broker m_broker;
    std::shared_ptr<MqttClient> m_client;
    QTimer m_again;
    bool m_isConnected = false;
};

/// A lobby on a broker, where guests come to.
class RelayLobby : public QObject {
    Q_OBJECT

public:
    explicit RelayLobby(std::shared_ptr<RelayConnection> connection, QObject* parent = nullptr);
    ~RelayLobby() override;

    /// Listens at these places, and no others.
    void setPlaces(const QStringList& places);
    /// Asks whether another host listens at a place; taken() follows if so. @pre ready(), so that
    /// of two hosts which ask at the same time at least one receives the other's question
    void knock(const QString& place);

signals:
    /// A guest has come. Whoever does not take the channel ends the connection.
    void arrived(const QByteArray& id, const QByteArray& firstFrame);
    /// Guests can come from now on.
    void ready();
    /// Another host listens at a place where knock() has asked.
    void taken(const QString& place);
    void failed(settebello::net::Ending ending);

public:
    /// The channel to a guest that arrived.
    std::unique_ptr<RelayChannel> channelTo(const QByteArray& id, const QByteArray& firstFrame);

private:
    MqttClient& client() const { return *m_connection->client(); }
    void heard(const QString& topic);
    void take(const QString& topic, const QByteArray& payload);
    void endKnock();

    std::shared_ptr<RelayConnection> m_connection;
    QStringList m_lobbies; ///< the topics of its places
    QString m_knockedAt;   ///< the place; empty while nobody is asked
    QByteArray m_knock;    ///< the id of the connection on which others answer
    Period m_second{std::chrono::seconds(1)};
    int m_arrivals = 0; ///< in it
};

} // namespace settebello::net
