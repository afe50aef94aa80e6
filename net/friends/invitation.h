// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/broker.h"
#include "support/fault.h"

#include <QByteArray>
#include <QHostAddress>
#include <QList>
#include <QString>

#include <optional>

namespace settebello::net {

/// Where a program listens.
struct Endpoint {
    QHostAddress address;
    quint16 port = 0;
    bool operator==(const Endpoint&) const = default;
};

inline constexpr int kMaxEndpoints = 8;
inline constexpr int kKeySize = 16; ///< bytes of the secret of a link

/// `relay.example.org:8883`, or `mqtt://relay.example.org:1883` without TLS: how a broker is
/// reached, and not by whom.
QString textOf(const Broker& broker);
/// Reads such a text; without a port it is the usual one. Nothing if it is none.
std::optional<Broker> readBroker(const QString& text);
/// The broker to use where a link, a file or a ticket names one. If the preferences have the same
/// one, theirs, with its user, password and certificates; these go to no other.
std::optional<Broker> brokerToUse(const std::optional<Broker>& named,
                                  const std::optional<Broker>& preferred);

/// Where a host can be reached.
struct Ways {
    QList<Endpoint> endpoints; ///< at most kMaxEndpoints
    QString topic;             ///< of the relay; empty without one
    bool operator==(const Ways&) const = default;
};

QByteArray textOf(const Ways& ways);
/// Nothing if it is no such text.
std::optional<Ways> readWays(const QByteArray& text);

/// What a person sends to a friend: the secret of a table, and where it is.
struct Invitation {
    QByteArray key; ///< kKeySize random bytes
    QList<Endpoint> endpoints;
    std::optional<Broker> broker; ///< how it is reached
    bool operator==(const Invitation&) const = default;
};

/// `settebello:table?key=…&at=…&relay=…`
QString linkOf(const Invitation& invitation);
/// Nothing if it is no such link, or longer than any.
std::optional<Invitation> readLink(const QString& link);
/// @param faults what is wrong with it, by its key, and what was expected.
std::optional<Invitation> readLink(const QString& link, Faults& faults);

/// The content of a file `*.settebello-table`: the link in a line of its own after another that
/// says what it is.
QByteArray invitationFile(const Invitation& invitation);
/// @param faults what is wrong with it, as of a link; a newer version says so.
std::optional<Invitation> readInvitationFile(const QByteArray& content, Faults& faults);
/// Whether it was to be such a file: of any version, and even if it is damaged.
bool isInvitationFile(const QByteArray& content);

} // namespace settebello::net
