// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "crypto/frames.h"
#include "link/channel.h"

#include <QHostAddress>
#include <QTcpSocket>
#include <QTimer>

#include <chrono>
#include <memory>

namespace settebello::net {

/// Frames over TCP (frames.h).
class TcpChannel : public Channel {
    Q_OBJECT

public:
    /// Will connect to this address.
    TcpChannel(const QHostAddress& address, quint16 port, std::chrono::milliseconds patience);
    /// A connection that came in.
    explicit TcpChannel(std::unique_ptr<QTcpSocket> accepted);
    ~TcpChannel() override;

    Way way() const override { return Way::Direct; }
    void start() override;
    void send(std::string_view frame) override;
    qint64 waiting() const override;
    void setLimit(std::size_t limit) override { m_reader.setLimit(limit); }
    void close() override;
    QHostAddress peer() const;

private:
    void listen();
    void read();
    void end(Ending ending);

    std::unique_ptr<QTcpSocket> m_socket;
    QHostAddress m_address;
    quint16 m_port = 0;
    QTimer m_patience;
    FrameReader m_reader{kMaxHandshakeFrame};
    bool m_isReading = false;
    bool m_wasConnected = false;
};

} // namespace settebello::net
