// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/period.h"

#include <QByteArray>
#include <QHash>
#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

class QUdpSocket;

namespace settebello::net {

/// A table that waits for people on this network.
struct TableNearby {
    QByteArray id; ///< 8 random bytes of the table
    QHostAddress address;
    quint16 port = 0;
    QList<QByteArray> marks; ///< that follow from what opens the table, see markOf()
    QString label; ///< what the host wants to be seen by everybody on the network; may be empty
};

/// By which a guest that has the first word or the link of a table recognizes it.
QByteArray markOf(const QByteArray& place);

inline constexpr int kMaxLabel = 48; ///< bytes

/// While it exists, answers those who look for tables on this network, by multicast. Says nothing
/// by itself, and never more than it was asked with.
class TableBeacon : public QObject {
    Q_OBJECT

public:
    TableBeacon(const QByteArray& id, quint16 port, QObject* parent = nullptr);
    ~TableBeacon() override;

    void setMarks(const QList<QByteArray>& marks) { m_marks = marks; }
    void setLabel(const QString& label) { m_label = label; }

    /// Whether a question from there is answered now, and counts it: there are few answers in a
    /// second, and fewer to one address.
    bool mayAnswer(const QHostAddress& who);

private:
    void answer(QUdpSocket& socket);

    QByteArray m_id;
    quint16 m_port;
    QList<QByteArray> m_marks;
    QString m_label;
    std::vector<std::unique_ptr<QUdpSocket>> m_sockets;
    Period m_second{std::chrono::seconds(1)};
    int m_answers = 0; ///< in it
    QHash<QHostAddress, int> m_answersTo;
};

/// While it exists, looks for tables on this network. Each is reported once, however often and on
/// whichever addresses it answers.
class TableSearch : public QObject {
    Q_OBJECT

public:
    explicit TableSearch(QObject* parent = nullptr);
    ~TableSearch() override;

signals:
    void found(const settebello::net::TableNearby& table);

private:
    void ask();
    void read(QUdpSocket& socket);

    QByteArray m_nonce;
    std::vector<std::unique_ptr<QUdpSocket>> m_sockets;
    QTimer m_again;
    QList<QByteArray> m_known;
};

} // namespace settebello::net
