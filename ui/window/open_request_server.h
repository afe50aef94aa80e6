// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/running_program.h"

#include <QObject>

class QLocalServer;
class QLocalSocket;

namespace settebello {

/// Receives what programs that are started later want opened (interfaces.md §14). Whatever is no
/// request, too long or too slow is dropped.
class OpenRequestServer : public QObject {
    Q_OBJECT

public:
    explicit OpenRequestServer(QObject* parent = nullptr);

    /// Listens at the address, in the place of any program that has listened there. Without an
    /// address, or where the system refuses, nothing is ever requested.
    /// @pre no other program that runs is meant to listen there
    void listen(const QString& address);

signals:
    void requested(const settebello::OpenRequest& request);

private:
    void welcome();
    void read(QLocalSocket& socket);

    QLocalServer* m_server;
};

} // namespace settebello
