// SPDX-License-Identifier: GPL-3.0-or-later
#include "relay/public_brokers.h"

namespace settebello::net {

QList<Broker> publicBrokers() {
    QList<Broker> all;
    const auto add = [&all](const char* host, quint16 port) {
        Broker broker;
        broker.host = QLatin1String(host);
        broker.port = port;
        all += broker;
    };
    add("test.mosquitto.org", 8886); // 8883 has a certificate of their own authority
    add("broker.emqx.io", Broker::kPortOfTls);
    add("broker.hivemq.com", Broker::kPortOfTls);
    return all;
}

} // namespace settebello::net
