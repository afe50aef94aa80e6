// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace settebello::net {

/// An MQTT broker that relays what programs cannot send each other directly, usually over TLS. It
/// sees the addresses of both, when they send how much, and the first word of a table. Never what
/// is sent. Without TLS, whoever is in between sees the same, and the password.
struct Broker {
    static constexpr quint16 kPortOfTls = 8883;
    static constexpr quint16 kPortWithoutTls = 1883;

    QString host;
    quint16 port = kPortOfTls;
    QString certificates; ///< a file with the authority that signed the broker's; empty for the
                          ///< system's authorities
    QString user;         ///< empty if the broker asks for none
    QString password;
    bool tls = true;
    bool operator==(const Broker&) const = default;
};

} // namespace settebello::net
