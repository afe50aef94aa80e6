// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QObject>

#include <memory>

namespace settebello::net {

/// Asks the router to let connections in to one port, by UPnP, in a thread of its own. The router
/// forgets it by itself within half an hour, should the program end without closing it.
class PortOpener : public QObject {
    Q_OBJECT

public:
    /// Whether the program was built with miniupnpc.
    static bool isAvailable();

    /// Begins to open. @param description the URL of a router's description, to use that one
    /// instead of searching; for tests.
    explicit PortOpener(quint16 port, const QString& description = {}, QObject* parent = nullptr);
    /// Closes it again, without waiting for that.
    ~PortOpener() override;

    /// Closes the port; closed() follows.
    void close();

signals:
    /// The router lets connections in at this address.
    void opened(const QHostAddress& address, quint16 port);
    /// There is no such router, or it does not want to.
    void failed();
    void closed();

private:
    friend struct PortThread;
    struct Shared;
    std::shared_ptr<Shared> m_shared;
};

} // namespace settebello::net
