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
    , m_lobby(lobbyOf(place)) {
    connect(m_client.get(), &MqttClient::connected, this,
            [this] { m_client->subscribe(topicOf(m_id, true)); });
    listen();
}

RelayChannel::RelayChannel(std::shared_ptr<MqttClient> client, const QByteArray& id,
                           const QByteArray& firstFrame)
    : m_client(std::move(client))
    , m_isGuest(false)
    , m_id(id)
    , m_firstFrame(firstFrame) {
    listen();
}

RelayChannel::~RelayChannel() {
    close();
}

void RelayChannel::listen() {
    connect(m_client.get(), &MqttClient::received, this, &RelayChannel::take);
    connect(m_client.get(), &MqttClient::drained, this, &Channel::drained);
    connect(m_client.get(), &MqttClient::failed, this, &RelayChannel::end);
    connect(m_client.get(), &MqttClient::subscribed, this, [this](const QString& topic) {
        if (topic != topicOf(m_id, m_isGuest)) {
            return;
        }
        emit connected();
        if (!m_firstFrame.isEmpty()) {
            emit received(std::exchange(m_firstFrame, {}));
        }
    });
}

void RelayChannel::start() {
    if (m_isGuest) {
        m_client->start();
    } else {
        m_client->subscribe(topicOf(m_id, false));
    }
}

void RelayChannel::send(std::string_view frame) {
    if (!m_client) {
        return;
    }
    const QByteArray bytes(frame.data(), static_cast<qsizetype>(frame.size()));
    if (m_lobby.isEmpty()) {
        m_client->publish(topicOf(m_id, !m_isGuest), bytes);
    } else {
        m_client->publish(std::exchange(m_lobby, {}), m_id + bytes);
    }
}

void RelayChannel::take(const QString& topic, const QByteArray& payload) {
    if (topic != topicOf(m_id, m_isGuest)) {
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
        if (!m_isGuest) {
            m_client->unsubscribe(topicOf(m_id, false));
        }
        m_client.reset();
    }
}

RelayLobby::RelayLobby(const Broker& broker, QObject* parent)
    : QObject(parent)
    , m_broker(broker) {
    m_again.setSingleShot(true);
    m_again.setInterval(kConnectAgain);
    connect(&m_again, &QTimer::timeout, this, &RelayLobby::connectToBroker);
    connectToBroker();
}

RelayLobby::~RelayLobby() {
    m_client->disconnect(this);
}

void RelayLobby::connectToBroker() {
    m_client = newClient(m_broker);
    connect(m_client.get(), &MqttClient::connected, this, [this] {
        m_isConnected = true;
        setPlaces(std::exchange(m_places, {}));
    });
    connect(m_client.get(), &MqttClient::subscribed, this, [this](const QString& topic) {
        if (!m_places.isEmpty() && topic == lobbyOf(m_places.back())) {
            emit ready();
        } else if (!m_knockedAt.isEmpty() && topic == topicOf(m_knock, true)) {
            m_client->publish(lobbyOf(m_knockedAt), m_knock + knockFrame());
        }
    });
    connect(m_client.get(), &MqttClient::received, this, &RelayLobby::take);
    connect(m_client.get(), &MqttClient::failed, this, [this](Ending ending) {
        m_isConnected = false;
        m_knockedAt.clear();
        if (ending != Ending::LibraryMissing) {
            m_again.start();
        }
        emit failed(ending);
    });
    m_client->start();
}

void RelayLobby::setPlaces(const QStringList& places) {
    if (m_isConnected) {
        for (const QString& place : std::as_const(m_places)) {
            if (!places.contains(place)) {
                m_client->unsubscribe(lobbyOf(place));
            }
        }
        for (const QString& place : places) {
            if (!m_places.contains(place)) {
                m_client->subscribe(lobbyOf(place));
            }
        }
    }
    m_places = places;
}

void RelayLobby::knock(const QString& place) {
    endKnock();
    m_knock = QByteArray::fromStdString(randomBytes(kConnectionId));
    m_knockedAt = place;
    m_client->subscribe(topicOf(m_knock, true));
    QTimer::singleShot(kKnock, this, [this, knock = m_knock] {
        if (knock == m_knock) {
            endKnock();
        }
    });
}

void RelayLobby::endKnock() {
    if (!std::exchange(m_knockedAt, {}).isEmpty()) {
        m_client->unsubscribe(topicOf(m_knock, true));
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
    bool isLobby = false;
    for (const QString& place : std::as_const(m_places)) {
        isLobby = isLobby || topic == lobbyOf(place);
    }
    const auto size = static_cast<std::size_t>(payload.size());
    if (!isLobby || size <= kConnectionId || size > kConnectionId + kMaxHandshakeFrame) {
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
    return std::make_unique<RelayChannel>(m_client, id, firstFrame);
}

} // namespace settebello::net
