// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace settebello::net {

/// An MQTT broker that relays what programs cannot send each other directly, always over TLS. It
/// sees the addresses of both, when they send how much, and the first word of a table. Never what
/// is sent.
struct Broker {
    QString host;
    quint16 port = 8883;
    QString certificates; ///< a file with the authority that signed the broker's; empty for the
                          ///< system's authorities
    QString user;         ///< empty if the broker asks for none
    QString password;
    bool operator==(const Broker&) const = default;
};

} // namespace settebello::net
