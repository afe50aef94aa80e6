// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/main_window.h"
#include "window/open_request_server.h"

#include <QObject>

namespace settebello {

/// The program with its window, from when it is started. While its matches are kept, it also opens
/// what programs of the same user and folder are started with later.
class Program : public QObject {
    Q_OBJECT

public:
    /// The window is not shown yet, but others find the program already.
    explicit Program(const WindowOptions& options);

    /// Shows the window with what there is to begin with, or with a file. One that holds nothing of
    /// ours only brings a message, without the window. @param file empty for none
    void start(const QString& file);
    MainWindow& window() { return m_window; }

    /// On macOS the system names files in events and starts the program only once.
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// The message about the file has been read, and nothing else has been wanted meanwhile.
    void failed();

private:
    void listen();
    void showProblem(const QString& text);

    QString m_address; ///< where it listens
    MainWindow m_window;
    OpenRequestServer m_server; ///< gone before the window
};

} // namespace settebello
