// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "crypto/frames.h"
#include "crypto/records.h"
#include "friends/invitation.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace settebello::net {

/// Somebody in between, who may do anything with the frames that pass.
class Proxy : public QObject {
public:
    /// What becomes of a frame: what is sent on instead of it. @param count of the frame on its
    /// connection in its direction, from 0.
    using Change = std::function<std::vector<std::string>(int count, const std::string& frame)>;

    explicit Proxy(const Endpoint& target)
        : m_target(target) {
        m_server.listen(QHostAddress::LocalHost);
        connect(&m_server, &QTcpServer::newConnection, this, &Proxy::accept);
    }
    Endpoint endpoint() const { return {QHostAddress::LocalHost, m_server.serverPort()}; }

    Change toGuest; ///< unset: everything is passed on
    Change toHost;
    bool isMute = false; ///< passes nothing on
    int connections = 0;

    void cut() {
        for (QTcpSocket* socket : m_server.findChildren<QTcpSocket*>()) {
            socket->abort();
        }
        for (QTcpSocket* socket : findChildren<QTcpSocket*>()) {
            socket->abort();
        }
    }
    /// Sends bytes of its own to the guests.
    void inject(const QByteArray& bytes) {
        for (QTcpSocket* socket : m_server.findChildren<QTcpSocket*>()) {
            socket->write(bytes);
        }
    }

private:
    void accept() {
        while (QTcpSocket* guest = m_server.nextPendingConnection()) {
            ++connections;
            auto* host = new QTcpSocket(this);
            host->connectToHost(m_target.address, m_target.port);
            pass(guest, host, toHost);
            pass(host, guest, toGuest);
        }
    }
    void pass(QTcpSocket* from, QTcpSocket* to, const Change& change) {
        auto reader = std::make_shared<FrameReader>(65535);
        auto count = std::make_shared<int>(0);
        connect(from, &QTcpSocket::readyRead, this, [this, from, to, reader, count, change] {
            const QByteArray bytes = from->readAll();
            reader->take({bytes.data(), static_cast<std::size_t>(bytes.size())},
                         [&](std::string_view frame) {
                             const std::string text(frame);
                             const auto changed =
                                 change ? change(*count, text) : std::vector<std::string>{text};
                             ++*count;
                             for (const std::string& one : changed) {
                                 const std::string sent = isMute ? std::string() : framed(one);
                                 to->write(sent.data(), static_cast<qint64>(sent.size()));
                             }
                             return true;
                         });
        });
        connect(from, &QTcpSocket::disconnected, to, &QTcpSocket::disconnectFromHost);
    }

    Endpoint m_target;
    QTcpServer m_server;
};

} // namespace settebello::net
