// SPDX-License-Identifier: GPL-3.0-or-later
#include "relay/mqtt_client.h"

#include <mutex>
#include <thread>
#include <utility>

#ifdef SETTEBELLO_MOSQUITTO
#include <mosquitto.h>
#include <mqtt_protocol.h>
#endif

namespace settebello::net {

#ifdef SETTEBELLO_MOSQUITTO

namespace {

constexpr int kKeepAlive = 20;  // s
constexpr int kLoop = 500;      // ms, after which the thread sees that it shall end
constexpr int kAtLeastOnce = 1; // quality of service: a broker confirms each message
constexpr std::uint16_t kMaxInFlight = 64;
constexpr std::uint32_t kPacketHead = 256; ///< with room for the topic

void initialize() {
    static const int once = mosquitto_lib_init();
    static_cast<void>(once);
}

} // namespace

/// What the thread has in common with the client. The thread may outlive it: a name that is looked
/// up cannot be interrupted.
struct MqttClient::Shared {
    Broker broker;
    std::size_t maxPayload = 0;
    mosquitto* handle = nullptr;

    std::mutex mutex;
    MqttClient* client = nullptr; ///< null when the client is gone
    bool isConnected = false;
    QHash<int, QString> subscriptions; ///< that the broker has not confirmed, by message
    QHash<int, std::pair<QString, qint64>> published; ///< topics and bytes, likewise

    Shared() = default;
    Shared(const Shared&) = delete;
    Shared& operator=(const Shared&) = delete;
    ~Shared() { mosquitto_destroy(handle); }

    bool isWanted() {
        const std::lock_guard lock(mutex);
        return client != nullptr;
    }
    /// Runs in the thread of the client, if that still exists.
    template <typename Use>
    void tell(const Use& use) {
        const std::lock_guard lock(mutex);
        if (client) {
            QMetaObject::invokeMethod(
                client, [c = client, use] { use(*c); }, Qt::QueuedConnection);
        }
    }
};

/// What happens in the thread.
struct MqttThread {
    using Shared = MqttClient::Shared;

    static void onConnect(mosquitto*, void* user, int refused) {
        auto* shared = static_cast<Shared*>(user);
        if (refused != 0) {
            shared->tell([](MqttClient& client) { client.fail(Ending::RelayRefused); });
            return;
        }
        {
            const std::lock_guard lock(shared->mutex);
            shared->isConnected = true;
        }
        shared->tell([](MqttClient& client) { emit client.connected(); });
    }

    static void onSubscribe(mosquitto*, void* user, int message, int count, const int* granted) {
        auto* shared = static_cast<Shared*>(user);
        QString topic;
        {
            const std::lock_guard lock(shared->mutex);
            topic = shared->subscriptions.take(message);
        }
        const bool refused = count < 1 || granted[0] >= 128;
        shared->tell([topic, refused](MqttClient& client) {
            if (refused) {
                client.fail(Ending::RelayRefused);
            } else {
                emit client.subscribed(topic);
            }
        });
    }

    static void onPublish(mosquitto*, void* user, int message) {
        auto* shared = static_cast<Shared*>(user);
        std::pair<QString, qint64> sent;
        {
            const std::lock_guard lock(shared->mutex);
            sent = shared->published.take(message);
        }
        shared->tell([sent](MqttClient& client) { client.confirmed(sent.first, sent.second); });
    }

    static void onMessage(mosquitto*, void* user, const mosquitto_message* message) {
        auto* shared = static_cast<Shared*>(user);
        const auto size = static_cast<std::size_t>(message->payloadlen);
        if (message->retain || size == 0 || size > shared->maxPayload) {
            return;
        }
        const QString topic = QString::fromUtf8(message->topic);
        const QByteArray payload(static_cast<const char*>(message->payload), message->payloadlen);
        shared->tell(
            [topic, payload](MqttClient& client) { emit client.received(topic, payload); });
    }

    static bool setUp(Shared& shared) {
        mosquitto* handle = shared.handle;
        const Broker& broker = shared.broker;
        const QByteArray certificates = broker.certificates.toUtf8();
        bool isRight = mosquitto_int_option(handle, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V5) ==
                           MOSQ_ERR_SUCCESS &&
                       mosquitto_int_option(handle, MOSQ_OPT_RECEIVE_MAXIMUM, kMaxInFlight) ==
                           MOSQ_ERR_SUCCESS;
        if (!broker.tls) {
            // nothing to set
        } else if (certificates.isEmpty()) {
            isRight = isRight && mosquitto_int_option(handle, MOSQ_OPT_TLS_USE_OS_CERTS, 1) ==
                                     MOSQ_ERR_SUCCESS;
            isRight = isRight &&
                      mosquitto_tls_opts_set(handle, 1, "tlsv1.2", nullptr) == MOSQ_ERR_SUCCESS;
        } else {
            isRight = isRight && mosquitto_tls_set(handle, certificates.constData(), nullptr,
                                                   nullptr, nullptr, nullptr) == MOSQ_ERR_SUCCESS;
        }
        if (!broker.user.isEmpty()) {
            isRight = isRight && mosquitto_username_pw_set(handle, broker.user.toUtf8().constData(),
                                                           broker.password.toUtf8().constData()) ==
                                     MOSQ_ERR_SUCCESS;
        }
        mosquitto_threaded_set(handle, true);
        mosquitto_connect_callback_set(handle, onConnect);
        mosquitto_subscribe_callback_set(handle, onSubscribe);
        mosquitto_publish_callback_set(handle, onPublish);
        mosquitto_message_callback_set(handle, onMessage);
        return isRight;
    }

    /// A broker must not make the library allocate more than a frame needs.
    static int connect(Shared& shared) {
        mosquitto_property* properties = nullptr;
        mosquitto_property_add_int32(&properties, MQTT_PROP_MAXIMUM_PACKET_SIZE,
                                     static_cast<std::uint32_t>(shared.maxPayload) + kPacketHead);
        const int result =
            mosquitto_connect_bind_v5(shared.handle, shared.broker.host.toUtf8().constData(),
                                      shared.broker.port, kKeepAlive, nullptr, properties);
        mosquitto_property_free_all(&properties);
        return result;
    }

    static void run(const std::shared_ptr<Shared>& shared) {
        Ending ending = Ending::Unreachable;
        if (setUp(*shared) && connect(*shared) == MOSQ_ERR_SUCCESS) {
            int result = MOSQ_ERR_SUCCESS;
            while (result == MOSQ_ERR_SUCCESS && shared->isWanted()) {
                result = mosquitto_loop(shared->handle, kLoop, 1);
            }
            const std::lock_guard lock(shared->mutex);
            ending = shared->isConnected ? Ending::Lost : Ending::Unreachable;
        }
        shared->tell([ending](MqttClient& client) { client.fail(ending); });
        mosquitto_disconnect(shared->handle); // says goodbye if it can
        mosquitto_loop(shared->handle, 0, 1);
    }
};

bool MqttClient::isAvailable() {
    return true;
}

MqttClient::MqttClient(const Broker& broker, std::size_t maxPayload, QObject* parent)
    : QObject(parent)
    , m_shared(std::make_shared<Shared>()) {
    initialize();
    m_shared->broker = broker;
    m_shared->maxPayload = maxPayload;
    m_shared->client = this;
    m_shared->handle = mosquitto_new(nullptr, true, m_shared.get());
}

MqttClient::~MqttClient() {
    const std::lock_guard lock(m_shared->mutex);
    m_shared->client = nullptr; // the thread sees it, says goodbye and ends
}

void MqttClient::start() {
    if (!m_shared->handle) {
        QMetaObject::invokeMethod(
            this, [this] { fail(Ending::Unreachable); }, Qt::QueuedConnection);
        return;
    }
    std::thread([shared = m_shared] { MqttThread::run(shared); }).detach();
}

void MqttClient::subscribe(const QString& topic) {
    ++m_listeners[topic];
    const std::lock_guard lock(m_shared->mutex);
    int message = 0;
    if (mosquitto_subscribe(m_shared->handle, &message, topic.toUtf8().constData(), kAtLeastOnce) ==
        MOSQ_ERR_SUCCESS) {
        m_shared->subscriptions.insert(message, topic);
    }
}

void MqttClient::unsubscribe(const QString& topic) {
    if (--m_listeners[topic] > 0) {
        return;
    }
    m_listeners.remove(topic);
    mosquitto_unsubscribe(m_shared->handle, nullptr, topic.toUtf8().constData());
}

void MqttClient::publish(const QString& topic, const QByteArray& payload) {
    const std::lock_guard lock(m_shared->mutex);
    int message = 0;
    if (mosquitto_publish(m_shared->handle, &message, topic.toUtf8().constData(),
                          static_cast<int>(payload.size()), payload.constData(), kAtLeastOnce,
                          false) == MOSQ_ERR_SUCCESS) {
        m_shared->published.insert(message, {topic, payload.size()});
        m_waiting[topic] += payload.size();
    } else { // what comes after it would not fit
        QMetaObject::invokeMethod(
            this, [this] { fail(Ending::Lost); }, Qt::QueuedConnection);
    }
}

#else

struct MqttClient::Shared {};

bool MqttClient::isAvailable() {
    return false;
}

MqttClient::MqttClient(const Broker&, std::size_t, QObject* parent)
    : QObject(parent) {}

MqttClient::~MqttClient() = default;

void MqttClient::start() {
    QMetaObject::invokeMethod(
        this, [this] { fail(Ending::LibraryMissing); }, Qt::QueuedConnection);
}

void MqttClient::subscribe(const QString&) {}

void MqttClient::unsubscribe(const QString&) {}

void MqttClient::publish(const QString&, const QByteArray&) {}

#endif

void MqttClient::confirmed(const QString& topic, qint64 bytes) {
    qint64& waiting = m_waiting[topic];
    waiting -= bytes;
    if (waiting <= 0) {
        m_waiting.remove(topic);
    }
    emit drained(topic);
}

void MqttClient::fail(Ending ending) {
    if (!std::exchange(m_hasFailed, true)) {
        emit failed(ending);
    }
}

} // namespace settebello::net
