// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/missing_libraries.h"

#include "crypto/primitives.h"
#include "relay/mqtt_client.h"
#include "router/port_opener.h"

namespace settebello::net {

QStringList missingLibraries() {
    QStringList missing;
    if (!hasCryptography()) {
        missing += QStringLiteral("libsodium");
    }
    if (!PortOpener::isAvailable()) {
        missing += QStringLiteral("miniupnpc");
    }
    if (!MqttClient::isAvailable()) {
        missing += QStringLiteral("libmosquitto");
    }
    return missing;
}

} // namespace settebello::net
