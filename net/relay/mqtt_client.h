// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "crypto/ending.h"
#include "link/broker.h"

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QString>

#include <memory>

namespace settebello::net {

/// A connection to an MQTT broker. A thread of its own does what may wait; all signals
/// come in the thread of this object. Nothing is retained, and nothing is kept for later: when the
/// connection ends, so does everything on it.
class MqttClient : public QObject {
    Q_OBJECT

public:
    /// Whether the program was built with libmosquitto.
    static bool isAvailable();

    /// @param maxPayload longer messages are neither sent by the broker nor reported.
    MqttClient(const Broker& broker, std::size_t maxPayload, QObject* parent = nullptr);
    ~MqttClient() override;

    /// connected() or failed() follows.
    void start();
    /// Several may listen to one topic: it ends when all of them have unsubscribed.
    void subscribe(const QString& topic);
    void unsubscribe(const QString& topic);
    void publish(const QString& topic, const QByteArray& payload);
    /// How many bytes were published to a topic and the broker has not confirmed yet.
    qint64 waiting(const QString& topic) const { return m_waiting.value(topic); }

signals:
    void connected();
    void subscribed(const QString& topic);
    void received(const QString& topic, const QByteArray& payload);
    /// waiting() is less than before.
    void drained(const QString& topic);
    /// The last signal.
    void failed(settebello::net::Ending ending);

private:
    friend struct MqttThread;
    struct Shared;

    void confirmed(const QString& topic, qint64 bytes);
    void fail(Ending ending);

    std::shared_ptr<Shared> m_shared;
    QHash<QString, qint64> m_waiting;
    QHash<QString, int> m_listeners; ///< to each topic
    bool m_hasFailed = false;
};

} // namespace settebello::net
