// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/broker.h"
#include "ui/wait_until.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>

namespace settebello {

/// A mosquitto at this computer, without TLS, which lets one user in.
class TestBroker {
public:
    TestBroker() {
        QTcpServer free;
        free.listen(QHostAddress::LocalHost);
        m_broker.host = QStringLiteral("127.0.0.1");
        m_broker.port = free.serverPort();
        m_broker.tls = false;
        m_broker.user = QStringLiteral("circolo");
        m_broker.password = QStringLiteral("segreta");
    }
    ~TestBroker() {
        m_process.kill();
        m_process.waitForFinished();
    }

    /// @return false if there is none on this computer.
    bool start() {
        const QStringList places{"/usr/sbin", "/usr/local/sbin", "/usr/bin", "/usr/local/bin"};
        const QString mosquitto = QStandardPaths::findExecutable("mosquitto", places);
        const QString passwords = QStandardPaths::findExecutable("mosquitto_passwd", places);
        if (mosquitto.isEmpty() || passwords.isEmpty()) {
            return false;
        }
        const QString users = m_folder.filePath("users");
        QProcess::execute(passwords, {"-c", "-b", users, m_broker.user, m_broker.password});
        QFile config(m_folder.filePath("mosquitto.conf"));
        if (!config.open(QIODevice::WriteOnly)) {
            return false;
        }
        config.write(QStringLiteral("listener %1 127.0.0.1\nallow_anonymous false\n"
                                    "retain_available false\nmessage_size_limit 20000\n"
                                    "user root\npassword_file %2\n")
                         .arg(m_broker.port)
                         .arg(users)
                         .toUtf8());
        config.close();
        m_process.start(mosquitto, {"-c", config.fileName()});
        return waitUntil([this] {
            QTcpSocket probe;
            probe.connectToHost(m_broker.host, m_broker.port);
            return probe.waitForConnected(100);
        });
    }
    const net::Broker& broker() const { return m_broker; }

private:
    QTemporaryDir m_folder;
    net::Broker m_broker;
    QProcess m_process;
};

} // namespace settebello
