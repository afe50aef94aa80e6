// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/open_request_server.h"

#include "settings/logging.h"

#include <QLocalServer>
#include <QLocalSocket>
#include <QTimer>

namespace settebello {

OpenRequestServer::OpenRequestServer(QObject* parent)
    : QObject(parent)
    , m_server(new QLocalServer(this)) {
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, &OpenRequestServer::welcome);
}

void OpenRequestServer::listen(const QString& address) {
    if (address.isEmpty() || m_server->isListening()) {
        return;
    }
    QLocalServer::removeServer(address); // a program that was killed leaves it
    if (!m_server->listen(address)) {
        qCDebug(lcFiles).noquote()
            << "listen at" << address << "failed:" << m_server->errorString();
    }
}

void OpenRequestServer::welcome() {
    while (QLocalSocket* socket = m_server->nextPendingConnection()) {
        socket->setReadBufferSize(kMaxOpenRequestSize);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        QTimer::singleShot(kAnswerTime, socket, [socket] { socket->abort(); });
        socket->write(welcomeLine());
    }
}

void OpenRequestServer::read(QLocalSocket& socket) {
    if (!socket.canReadLine()) {
        if (socket.bytesAvailable() >= kMaxOpenRequestSize) {
            socket.abort();
        }
        return;
    }
    const std::optional<OpenRequest> request = openRequestFrom(socket.readLine());
    if (!request) {
        socket.abort();
        return;
    }
    socket.write(acceptedLine());
    socket.disconnectFromServer(); // once that is written
    emit requested(*request);
}

} // namespace settebello
