// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "crypto/ending.h"
#include "crypto/handshake.h"

#include <QByteArray>
#include <QObject>

#include <cstddef>
#include <string_view>

namespace settebello::net {

/// A way for frames between two programs: what all transports have in common. What is sent may be
/// read and changed by whoever is in between; SecureLink lies above it.
///
/// Frames arrive whole and in order, or the channel closes. Nothing is kept for a slow reader but
/// what waiting() counts; whoever sends looks at that first.
class Channel : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual Way way() const = 0;
    /// Begins to connect; connected() or closed() follows. Never waits.
    virtual void start() = 0;
    /// @param frame not empty, at most kMaxFrame long.
    virtual void send(std::string_view frame) = 0;
    /// How many bytes were sent and have not left yet.
    virtual qint64 waiting() const = 0;
    /// Longer frames close the channel. At first kMaxHandshakeFrame.
    virtual void setLimit(std::size_t limit) = 0;
    /// Ends it, if possible after what waits has left. No signal follows.
    virtual void close() = 0;

signals:
    void connected();
    void received(const QByteArray& frame);
    /// waiting() is less than before.
    void drained();
    void closed(settebello::net::Ending ending);
};

} // namespace settebello::net
