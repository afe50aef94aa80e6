// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/running_program.h"

#include "settings/file_access.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QStandardPaths>

#ifdef Q_OS_WIN
#ifndef NOMINMAX
#define NOMINMAX // NOLINT(cppcoreguidelines-macro-usage): windows.h would define min and max
#endif
#include <windows.h>
#else
#include <unistd.h>
#endif

namespace settebello {

namespace {

constexpr int kVersion = 1;
constexpr int kHashDigits = 16;

QString formatName() {
    return QStringLiteral("settebello.open");
}

QString userName() {
#ifdef Q_OS_WIN
    return qEnvironmentVariable("USERNAME"); // pipes of all users have their names in one place
#else
    return QString::number(getuid());
#endif
}

/// The same for every name of a folder, also for one that is made only later.
QString programName(const QString& configFolder) {
    std::error_code error;
    std::filesystem::path folder = std::filesystem::weakly_canonical(toPath(configFolder), error);
    if (error) {
        folder = toPath(configFolder);
    }
    if (!folder.has_filename()) { // it ends in a slash
        folder = folder.parent_path();
    }
    const QByteArray hash =
        QCryptographicHash::hash(bytesOfPath(folder), QCryptographicHash::Sha256).toHex();
    return QStringLiteral("settebello-%1-%2")
        .arg(userName(), QString::fromLatin1(hash.left(kHashDigits)));
}

/// A folder of the user's own that programs share while they run.
QString runtimeFolder() {
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    return QDir::tempPath();
#else
    QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    const QString flatpak = qEnvironmentVariable("FLATPAK_ID");
    if (!folder.isEmpty() && !flatpak.isEmpty()) { // the only part that two of a Flatpak share
        folder += QStringLiteral("/app/") + flatpak;
    }
    return folder;
#endif
}

/// Windows lets another program come to the front only with the consent of the one that the player
/// has just started.
void letOthersComeToTheFront() {
#ifdef Q_OS_WIN
    AllowSetForegroundWindow(ASFW_ANY);
#endif
}

bool answers(QLocalSocket& socket, const QByteArray& expected, const QDeadlineTimer& deadline) {
    while (!socket.canReadLine()) {
        if (socket.bytesAvailable() > expected.size() ||
            !socket.waitForReadyRead(static_cast<int>(deadline.remainingTime()))) {
            return false;
        }
    }
    return socket.readLine(expected.size() + 1) == expected;
}

/// A file in the folder that programs share; empty if there is none.
QString runtimeFile(const QString& name) {
    const QString folder = runtimeFolder();
    return folder.isEmpty() ? QString() : folder + QLatin1Char('/') + name;
}

} // namespace

QByteArray welcomeLine() {
    return formatName().toLatin1() + ' ' + QByteArray::number(kVersion) + '\n';
}

QByteArray acceptedLine() {
    return QByteArrayLiteral("accepted\n");
}

QByteArray lineOf(const OpenRequest& request) {
    const QByteArray path =
        request.file.isEmpty() ? QByteArray() : bytesOfPath(toPath(request.file));
    const QJsonObject line{
        {QStringLiteral("format"), formatName()},
        {QStringLiteral("version"), kVersion},
        {QStringLiteral("file"), QString::fromLatin1(path.toPercentEncoding("/"))},
        {QStringLiteral("activationToken"), QString::fromUtf8(request.activationToken)},
        {QStringLiteral("newWindow"), request.newWindow}};
    return QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<OpenRequest> openRequestFrom(const QByteArray& line) {
    const QJsonObject request = QJsonDocument::fromJson(line).object();
    const QJsonValue file = request.value(QStringLiteral("file"));
    const QJsonValue token = request.value(QStringLiteral("activationToken"));
    if (request.value(QStringLiteral("format")) != formatName() ||
        request.value(QStringLiteral("version")) != kVersion || !file.isString() ||
        !token.isString()) {
        return std::nullopt;
    }
    const QByteArray bytes = QByteArray::fromPercentEncoding(file.toString().toLatin1());
    const std::filesystem::path path = pathFromBytes(bytes);
    if (bytes.contains('\0') || (!bytes.isEmpty() && !path.is_absolute())) {
        return std::nullopt;
    }
    const QByteArray tokenText = token.toString().toUtf8();
    if (tokenText.contains('\0')) {
        return std::nullopt;
    }
    return OpenRequest{toQString(path), tokenText,
                       request.value(QStringLiteral("newWindow")).toBool()};
}

QString programAddress(const QString& configFolder) {
#ifdef Q_OS_WIN
    return programName(configFolder); // of a pipe
#else
    return runtimeFile(programName(configFolder));
#endif
}

QString startLockFile(const QString& configFolder) {
    return runtimeFile(programName(configFolder) + QStringLiteral(".lock"));
}

QByteArray ownActivationToken() {
    const QByteArray token = qgetenv("XDG_ACTIVATION_TOKEN");
    return token.isEmpty() ? qgetenv("DESKTOP_STARTUP_ID") : token;
}

bool sendToRunningProgram(const QString& address, const OpenRequest& request) {
    const QDeadlineTimer deadline(kAnswerTime);
    QLocalSocket socket;
    socket.connectToServer(address);
    if (!socket.waitForConnected(static_cast<int>(deadline.remainingTime())) ||
        !answers(socket, welcomeLine(), deadline)) {
        return false;
    }
    letOthersComeToTheFront();
    socket.write(lineOf(request));
    return answers(socket, acceptedLine(), deadline);
}

} // namespace settebello
