// SPDX-License-Identifier: GPL-3.0-or-later
#include "lan/discovery.h"

#include "crypto/handshake.h"
#include "crypto/primitives.h"

#include <QNetworkDatagram>
#include <QNetworkInterface>
#include <QUdpSocket>

namespace settebello::net {

namespace {

// Administratively scoped to the site (RFC 2365), and transient on the link (RFC 4291).
const QString kGroup4 = QStringLiteral("239.255.83.7");
const QString kGroup6 = QStringLiteral("ff12::5b37");
constexpr quint16 kPort = 48557;

constexpr int kSize = 128; ///< of every datagram, so that nobody is sent more than he sends
constexpr int kNonce = 8;
constexpr int kId = 8;
constexpr int kMark = 8;
constexpr int kMaxMarks = 2;
constexpr int kMaxAnswers = 200;    ///< in a second
constexpr int kMaxAnswersToOne = 5; ///< of these
constexpr int kMaxTables = 64;
constexpr int kAskAgain = 2000; // ms

QByteArray head(char kind) {
    QByteArray text("SB7");
    text += static_cast<char>(kWireVersion);
    text += kind;
    return text;
}

QByteArray padded(const QByteArray& text) {
    return text.leftJustified(kSize, '\0', true);
}

QList<QNetworkInterface> networks() {
    QList<QNetworkInterface> found;
    for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
        const auto flags = network.flags();
        if (flags.testFlag(QNetworkInterface::IsUp) &&
            flags.testFlag(QNetworkInterface::CanMulticast)) {
            found += network;
        }
    }
    return found;
}

} // namespace

QByteArray markOf(const QByteArray& place) {
    const Bytes32 hash = blake2b(withLengths({"settebello mark", place.toStdString()}));
    return QByteArray(reinterpret_cast<const char*>(hash.data()), kMark);
}

TableBeacon::TableBeacon(const QByteArray& id, quint16 port, QObject* parent)
    : QObject(parent)
    , m_id(id)
    , m_port(port) {
    const auto mode = QAbstractSocket::ShareAddress | QAbstractSocket::ReuseAddressHint;
    for (const bool v6 : {false, true}) {
        auto socket = std::make_unique<QUdpSocket>();
        const QHostAddress any(v6 ? QHostAddress::AnyIPv6 : QHostAddress::AnyIPv4);
        if (!socket->bind(any, kPort, mode)) {
            continue;
        }
        for (const QNetworkInterface& network : networks()) {
            socket->joinMulticastGroup(QHostAddress(v6 ? kGroup6 : kGroup4), network);
        }
        connect(socket.get(), &QUdpSocket::readyRead, this,
                [this, s = socket.get()] { answer(*s); });
        m_sockets.push_back(std::move(socket));
    }
}

TableBeacon::~TableBeacon() = default;

/// Whoever asks all the time keeps nobody else from an answer.
bool TableBeacon::mayAnswer(const QHostAddress& who) {
    if (m_second.begins()) {
        m_answers = 0;
        m_answersTo.clear();
    }
    if (m_answers >= kMaxAnswers || m_answersTo[who] >= kMaxAnswersToOne) {
        return false;
    }
    ++m_answers;
    ++m_answersTo[who];
    return true;
}

void TableBeacon::answer(QUdpSocket& socket) {
    while (socket.hasPendingDatagrams()) {
        const QNetworkDatagram datagram = socket.receiveDatagram(kSize + 1);
        const QByteArray question = datagram.data();
        const QByteArray asked = head('q');
        if (question.size() != kSize || !question.startsWith(asked)) {
            continue;
        }
        if (!mayAnswer(datagram.senderAddress())) {
            continue;
        }
        QByteArray text = head('a') + question.mid(asked.size(), kNonce) + m_id;
        text += static_cast<char>(m_port >> 8);
        text += static_cast<char>(m_port & 0xFF);
        for (int i = 0; i < kMaxMarks; ++i) {
            text += i < m_marks.size() ? m_marks[i] : QByteArray(kMark, '\0');
        }
        text += m_label.toUtf8().left(kMaxLabel);
        socket.writeDatagram(datagram.makeReply(padded(text)));
    }
}

TableSearch::TableSearch(QObject* parent)
    : QObject(parent)
    , m_nonce(QByteArray::fromStdString(randomBytes(kNonce))) {
    for (const bool v6 : {false, true}) {
        auto socket = std::make_unique<QUdpSocket>();
        if (socket->bind(QHostAddress(v6 ? QHostAddress::AnyIPv6 : QHostAddress::AnyIPv4), 0)) {
            connect(socket.get(), &QUdpSocket::readyRead, this,
                    [this, s = socket.get()] { read(*s); });
            m_sockets.push_back(std::move(socket));
        }
    }
    m_again.setInterval(kAskAgain);
    connect(&m_again, &QTimer::timeout, this, &TableSearch::ask);
    m_again.start();
    QTimer::singleShot(0, this, &TableSearch::ask);
}

TableSearch::~TableSearch() = default;

void TableSearch::ask() {
    const QByteArray question = padded(head('q') + m_nonce);
    for (const auto& socket : m_sockets) {
        const bool v6 = socket->localAddress().protocol() == QAbstractSocket::IPv6Protocol;
        for (const QNetworkInterface& network : networks()) {
            socket->setMulticastInterface(network);
            socket->writeDatagram(question, QHostAddress(v6 ? kGroup6 : kGroup4), kPort);
        }
    }
}

void TableSearch::read(QUdpSocket& socket) {
    const QByteArray expected = head('a') + m_nonce;
    while (socket.hasPendingDatagrams()) {
        const QNetworkDatagram datagram = socket.receiveDatagram(kSize + 1);
        const QByteArray text = datagram.data();
        if (text.size() != kSize || !text.startsWith(expected)) {
            continue;
        }
        TableNearby table;
        qsizetype at = expected.size();
        table.id = text.mid(at, kId);
        at += kId;
        table.port = static_cast<quint16>(static_cast<unsigned char>(text[at]) << 8 |
                                          static_cast<unsigned char>(text[at + 1]));
        at += 2;
        table.marks = {text.mid(at, kMark), text.mid(at + kMark, kMark)};
        at += kMaxMarks * kMark;
        const QByteArray label = text.mid(at, kMaxLabel);
        const qsizetype end = label.indexOf('\0');
        table.label = QString::fromUtf8(end < 0 ? label : label.left(end));
        table.address = datagram.senderAddress();
        if (table.port == 0 || m_known.contains(table.id) || m_known.size() >= kMaxTables) {
            continue;
        }
        m_known += table.id;
        emit found(table);
    }
}

} // namespace settebello::net
