// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/tcp_channel.h"

#include <QPointer>

#include <utility>

namespace settebello::net {

namespace {

/// What the system and Qt may keep of what was not read yet; the other side has to wait then.
constexpr qint64 kReadBuffer = qint64{64} << 10;
constexpr int kTimeToSendTheRest = 2000; // ms

} // namespace

TcpChannel::TcpChannel(const QHostAddress& address, quint16 port,
                       std::chrono::milliseconds patience)
    : m_socket(std::make_unique<QTcpSocket>())
    , m_address(address)
    , m_port(port) {
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] { end(Ending::Unreachable); });
    listen();
}

TcpChannel::TcpChannel(std::unique_ptr<QTcpSocket> accepted)
    : m_socket(std::move(accepted))
    , m_wasConnected(true) {
    m_socket->setParent(nullptr);
    listen();
}

TcpChannel::~TcpChannel() {
    close();
}

void TcpChannel::listen() {
    m_socket->setReadBufferSize(kReadBuffer);
    connect(m_socket.get(), &QTcpSocket::connected, this, [this] {
        m_patience.stop();
        m_wasConnected = true;
        m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        emit connected();
    });
    connect(m_socket.get(), &QTcpSocket::readyRead, this, &TcpChannel::read);
    connect(m_socket.get(), &QTcpSocket::bytesWritten, this, &Channel::drained);
    const auto lost = [this] { end(m_wasConnected ? Ending::Lost : Ending::Unreachable); };
    connect(m_socket.get(), &QTcpSocket::disconnected, this, lost);
    connect(m_socket.get(), &QTcpSocket::errorOccurred, this, lost);
}

void TcpChannel::start() {
    if (m_wasConnected) {
        m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        QMetaObject::invokeMethod(
            this,
            [this] {
                emit connected();
                read(); // what came before anybody listened
            },
            Qt::QueuedConnection);
        return;
    }
    m_patience.start();
    m_socket->connectToHost(m_address, m_port);
}

void TcpChannel::send(std::string_view frame) {
    if (m_socket) {
        const std::string bytes = framed(frame);
        m_socket->write(bytes.data(), static_cast<qint64>(bytes.size()));
    }
}

qint64 TcpChannel::waiting() const {
    return m_socket ? m_socket->bytesToWrite() : 0;
}

QHostAddress TcpChannel::peer() const {
    return m_socket ? m_socket->peerAddress() : QHostAddress();
}

void TcpChannel::read() {
    if (m_isReading) {
        return; // whoever was told of a frame let events happen
    }
    const QPointer<TcpChannel> self(this);
    m_isReading = true;
    while (self && m_socket && m_socket->bytesAvailable() > 0) {
        const QByteArray bytes = m_socket->read(kReadBuffer);
        const bool isRight = m_reader.take(
            {bytes.data(), static_cast<std::size_t>(bytes.size())}, [&](std::string_view frame) {
                emit received(QByteArray(frame.data(), static_cast<qsizetype>(frame.size())));
                return self && m_socket;
            });
        if (self && m_socket && !isRight) {
            end(Ending::TooLong);
        }
    }
    if (self) {
        m_isReading = false;
    }
}

void TcpChannel::end(Ending ending) {
    if (m_socket) {
        if (ending == Ending::Lost) {
            read(); // what came before it broke
        }
        if (m_socket) {
            m_socket->disconnect(this);
            m_socket->abort();
            m_socket.release()->deleteLater();
            m_patience.stop();
            emit closed(ending);
        }
    }
}

void TcpChannel::close() {
    m_patience.stop();
    if (!m_socket) {
        return;
    }
    QTcpSocket* socket = m_socket.release();
    socket->disconnect(this);
    // What waits may leave, but not for ever: a peer that reads nothing would keep the socket open.
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    QTimer::singleShot(kTimeToSendTheRest, socket, &QObject::deleteLater);
    socket->disconnectFromHost();
    if (socket->state() == QAbstractSocket::UnconnectedState) {
        socket->deleteLater();
    }
}

} // namespace settebello::net
