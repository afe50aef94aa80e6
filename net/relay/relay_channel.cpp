// SPDX-License-Identifier: GPL-3.0-or-later
#include "relay/relay_channel.h"

#include "crypto/handshake.h"
#include "crypto/primitives.h"
#include "crypto/records.h"

#include <utility>

namespace settebello::net {

namespace {

constexpr std::size_t kMaxPayload = kMaxFrame + kConnectionId;
constexpr int kMaxArrivals = 10;      ///< in a second; more are not looked at
constexpr int kConnectAgain = 10'000; // ms
constexpr int kKnock = 5'000;         // ms, in which others answer

QString lobbyOf(const QString& place) {
    return QStringLiteral("settebello/1/%1/lobby").arg(place);
}

QString topicOf(const QByteArray& id, bool toGuest) {
    return QStringLiteral("settebello/1/%1/%2")
        .arg(QString::fromLatin1(id.toHex()),
             toGuest ? QStringLiteral("guest") : QStringLiteral("host"));
}

/// Clients are shared, and may be given back where one of their signals is handled, so they end
/// later.
std::shared_ptr<MqttClient> newClient(const Broker& broker) {
    return {new MqttClient(broker, kMaxPayload), [](MqttClient* client) { client->deleteLater(); }};
}

/// The first message of a guest that comes back to a seat, with a secret that no host knows: hosts
/// refuse it, and do not count it as a wrong try.
QByteArray knockFrame() {
    auto handshake = Handshake::asGuest(SecretKind::Seat, randomSecret(kConnectionId), Way::Relay);
    return QByteArray::fromStdString(*handshake.nextFrame());
}

} // namespace

QString placeOf(const QByteArray& secret) {
    const Bytes32 hash = blake2b(withLengths({"settebello place", secret.toStdString()}));
    return QString::fromLatin1(
        QByteArray(reinterpret_cast<const char*>(hash.data()), kConnectionId).toHex());
}

RelayChannel::RelayChannel(const Broker& broker, const QString& place)
    : m_client(newClient(broker))
    , m_isGuest(true)
    , m_id(QByteArray::fromStdString(randomBytes(kConnectionId)))
    , m_incoming(topicOf(m_id, true))
    , m_outgoing(topicOf(m_id, false))
    , m_lobby(lobbyOf(place)) {
    connect(m_client.get(), &MqttClient::connected, this,
            [this] { m_client->subscribe(m_incoming); });
    listen();
}

RelayChannel::RelayChannel(std::shared_ptr<MqttClient> client, const QByteArray& id,
                           const QByteArray& firstFrame)
    : m_client(std::move(client))
    , m_isGuest(false)
    , m_id(id)
    , m_incoming(topicOf(m_id, false))
    , m_outgoing(topicOf(m_id, true))
    , m_firstFrame(firstFrame) {
    listen();
}

RelayChannel::~RelayChannel() {
    close();
}

void RelayChannel::listen() {
    connect(m_client.get(), &MqttClient::received, this, &RelayChannel::take);
    connect(m_client.get(), &MqttClient::drained, this, [this](const QString& topic) {
        if (topic == m_outgoing) {
            emit drained();
        }
    });
    connect(m_client.get(), &MqttClient::failed, this, &RelayChannel::end);
    connect(m_client.get(), &MqttClient::subscribed, this, [this](const QString& topic) {
        if (topic != m_incoming) {
            return;
        }
        emit connected();
        if (!m_firstFrame.isEmpty()) {
            emit received(std::exchange(m_firstFrame, {}));
        }
    });
}

void RelayChannel::start() {
    m_hasStarted = true;
    if (m_isGuest) {
        m_client->start();
    } else {
        m_client->subscribe(m_incoming);
    }
}

void RelayChannel::send(std::string_view frame) {
    if (!m_client) {
        return;
    }
    const QByteArray bytes(frame.data(), static_cast<qsizetype>(frame.size()));
    if (m_lobby.isEmpty()) {
        m_client->publish(m_outgoing, bytes);
    } else {
        m_client->publish(std::exchange(m_lobby, {}), m_id + bytes);
    }
}

void RelayChannel::take(const QString& topic, const QByteArray& payload) {
    if (topic != m_incoming) {
        return;
    }
    if (static_cast<std::size_t>(payload.size()) > m_limit) {
        end(Ending::TooLong);
    } else {
        emit received(payload);
    }
}

void RelayChannel::end(Ending ending) {
    if (m_client) {
        close();
        emit closed(ending);
    }
}

void RelayChannel::close() {
    if (m_client) {
        m_client->disconnect(this);
        if (!m_isGuest && m_hasStarted) {
            m_client->unsubscribe(m_incoming);
        }
        m_client.reset();
    }
}

RelayConnection::RelayConnection(const Broker& broker, QObject* parent)
    : QObject(parent)
    , m_broker(broker) {
    m_again.setSingleShot(true);
    m_again.setInterval(kConnectAgain);
    connect(&m_again, &QTimer::timeout, this, &RelayConnection::connectToBroker);
    connectToBroker();
}

void RelayConnection::connectToBroker() {
    m_client = newClient(m_broker);
    connect(m_client.get(), &MqttClient::connected, this, [this] {
        m_isConnected = true;
        emit connected();
    });
    connect(m_client.get(), &MqttClient::subscribed, this, &RelayConnection::subscribed);
    connect(m_client.get(), &MqttClient::received, this, &RelayConnection::received);
    connect(m_client.get(), &MqttClient::failed, this, [this](Ending ending) {
        m_isConnected = false;
        if (ending != Ending::LibraryMissing) {
            m_again.start();
        }
        emit failed(ending);
    });
    m_client->start();
}

RelayLobby::RelayLobby(std::shared_ptr<RelayConnection> connection, QObject* parent)
    : QObject(parent)
    , m_connection(std::move(connection)) {
    const RelayConnection* const shared = m_connection.get();
    connect(shared, &RelayConnection::connected, this, [this] {
        for (const QString& lobby : std::as_const(m_lobbies)) {
            client().subscribe(lobby);
        }
    });
    connect(shared, &RelayConnection::subscribed, this, &RelayLobby::heard);
    connect(shared, &RelayConnection::received, this, &RelayLobby::take);
    connect(shared, &RelayConnection::failed, this, [this](Ending ending) {
        m_knockedAt.clear();
        emit failed(ending);
    });
}

RelayLobby::~RelayLobby() {
    endKnock();
    setPlaces({});
}

void RelayLobby::heard(const QString& topic) {
    if (!m_lobbies.isEmpty() && topic == m_lobbies.back()) {
        emit ready();
    } else if (!m_knockedAt.isEmpty() && topic == topicOf(m_knock, true)) {
        client().publish(lobbyOf(m_knockedAt), m_knock + knockFrame());
    }
}

void RelayLobby::setPlaces(const QStringList& places) {
    QStringList lobbies;
    for (const QString& place : places) {
        lobbies += lobbyOf(place);
    }
    const QStringList before = std::exchange(m_lobbies, lobbies);
    if (!m_connection->isConnected()) {
        return;
    }
    for (const QString& lobby : before) {
        if (!m_lobbies.contains(lobby)) {
            client().unsubscribe(lobby);
        }
    }
    for (const QString& lobby : std::as_const(m_lobbies)) {
        if (!before.contains(lobby)) {
            client().subscribe(lobby);
        }
    }
}

void RelayLobby::knock(const QString& place) {
    endKnock();
    m_knock = QByteArray::fromStdString(randomBytes(kConnectionId));
    m_knockedAt = place;
    client().subscribe(topicOf(m_knock, true));
    QTimer::singleShot(kKnock, this, [this, knock = m_knock] {
        if (knock == m_knock) {
            endKnock();
        }
    });
}

void RelayLobby::endKnock() {
    if (!std::exchange(m_knockedAt, {}).isEmpty()) {
        client().unsubscribe(topicOf(m_knock, true));
    }
}

void RelayLobby::take(const QString& topic, const QByteArray& payload) {
    if (!m_knockedAt.isEmpty() && topic == topicOf(m_knock, true)) {
        const QString place = m_knockedAt;
        endKnock();
        emit taken(place);
        return;
    }
    if (!m_knock.isEmpty() && payload.startsWith(m_knock)) {
        return; // its own
    }
    const auto size = static_cast<std::size_t>(payload.size());
    if (!m_lobbies.contains(topic) || size <= kConnectionId ||
        size > kConnectionId + kMaxHandshakeFrame) {
        return;
    }
    if (m_second.begins()) {
        m_arrivals = 0;
    }
    if (++m_arrivals <= kMaxArrivals) {
        emit arrived(payload.left(kConnectionId), payload.mid(kConnectionId));
    }
}

std::unique_ptr<RelayChannel> RelayLobby::channelTo(const QByteArray& id,
                                                    const QByteArray& firstFrame) {
    return std::make_unique<RelayChannel>(m_connection->client(), id, firstFrame);
}

} // namespace settebello::net
