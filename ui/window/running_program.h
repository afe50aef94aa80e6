// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <chrono>
#include <optional>

namespace settebello {

/// What a program that is started asks of the one that runs already (interfaces.md §14).
struct OpenRequest {
    QString file;               ///< to be opened, absolute; empty: only the window is wanted
    QByteArray activationToken; ///< by which the desktop lets a window come to the front, if any
    /// The other program has a window of its own, perhaps over this one: nothing is to be opened
    /// here, and the hand that is shown closes.
    bool newWindow = false;
};

/// Bytes of a request; a path has at most a tenth of them.
constexpr qint64 kMaxOpenRequestSize = 64 * 1024;
/// A program that has not answered by then is taken for one that hangs.
constexpr std::chrono::milliseconds kAnswerTime{2000};

/// The line by which a program that runs welcomes a request, and the one by which it accepts it.
QByteArray welcomeLine();
QByteArray acceptedLine();
/// The request as one line.
QByteArray lineOf(const OpenRequest& request);
/// @return nothing if the line is no request of this version.
std::optional<OpenRequest> openRequestFrom(const QByteArray& line);

/// Where the program listens that this user runs with this configuration folder, which need not
/// exist. Only that user can connect to it. Empty if the system has no place for it.
QString programAddress(const QString& configFolder);
/// The lock that a program holds while it starts, so that of several that are started at the same
/// time one is found running by the others.
QString startLockFile(const QString& configFolder);

/// What the desktop gave to this program for its window.
QByteArray ownActivationToken();

/// Asks the program that listens at the address, and waits for its answer, at most kAnswerTime. One
/// that only answers later does nothing.
/// @return false if it is not there, or does not accept the request.
bool sendToRunningProgram(const QString& address, const OpenRequest& request);

} // namespace settebello
