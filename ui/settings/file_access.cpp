// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/file_access.h"

#include "settings/logging.h"
#include "storage/atomic_file.h"
#include "widgets/plain_text.h"

#include <QDir>
#include <QFileInfo>

#include <chrono>

namespace settebello {

namespace {

constexpr int kLongestShownPath = 300; ///< characters

} // namespace

#ifdef Q_OS_WIN

std::filesystem::path toPath(const QString& name) {
    return {name.toStdU16String()};
}

QString toQString(const std::filesystem::path& path) {
    return QString::fromStdU16String(path.u16string());
}

QByteArray bytesOfPath(const std::filesystem::path& path) {
    return toQString(path).toUtf8();
}

std::filesystem::path pathFromBytes(const QByteArray& bytes) {
    return toPath(QString::fromUtf8(bytes));
}

#else

namespace {

/// Of the surrogates that stand for the bytes from 0x80 on.
constexpr char16_t kByteSurrogates = 0xDC00;

bool standsForByte(QChar c) {
    return c.unicode() >= kByteSurrogates + 0x80 && c.unicode() <= kByteSurrogates + 0xFF;
}

/// How many bytes the character has that they begin with; 0 if they begin with none.
qsizetype characterLength(QByteArrayView bytes) {
    for (qsizetype length = 1; length <= std::min<qsizetype>(bytes.size(), 4); ++length) {
        if (bytes.first(length).isValidUtf8()) {
            return length;
        }
    }
    return 0;
}

} // namespace

std::filesystem::path toPath(const QString& name) {
    QByteArray bytes;
    qsizetype written = 0;
    const auto writeUntil = [&](qsizetype at) {
        bytes += QStringView(name).mid(written, at - written).toUtf8();
    };
    for (qsizetype at = 0; at < name.size(); ++at) {
        const bool paired = at > 0 && name[at - 1].isHighSurrogate();
        if (standsForByte(name[at]) && !paired) {
            writeUntil(at);
            bytes += static_cast<char>(name[at].unicode() - kByteSurrogates);
            written = at + 1;
        }
    }
    writeUntil(name.size());
    return pathFromBytes(bytes);
}

QString toQString(const std::filesystem::path& path) {
    QString name;
    QByteArrayView rest(path.native());
    while (!rest.isEmpty()) {
        const qsizetype length = characterLength(rest);
        if (length > 0) {
            name += QString::fromUtf8(rest.first(length));
        } else {
            name +=
                QChar(static_cast<char16_t>(kByteSurrogates + static_cast<uchar>(rest.front())));
        }
        rest = rest.sliced(std::max<qsizetype>(length, 1));
    }
    return name;
}

QByteArray bytesOfPath(const std::filesystem::path& path) {
    return QByteArray::fromStdString(path.native());
}

std::filesystem::path pathFromBytes(const QByteArray& bytes) {
    return {bytes.toStdString()};
}

#endif

QString shownPath(const std::filesystem::path& path) {
    return shownText(QDir::toNativeSeparators(toQString(path)), kLongestShownPath);
}

QString shownFileName(const QString& file) {
    return shownText(QFileInfo(file).fileName());
}

void removeLeftovers(const QString& folder) {
    using Clock = std::filesystem::file_time_type::clock;
    removeLeftovers(toPath(folder), Clock::now() - std::chrono::minutes(1));
}

void logFile(const char* action, const std::filesystem::path& path,
             const std::optional<Fault>& fault) {
    if (fault) {
        qCDebug(lcFiles).noquote()
            << action << shownPath(path) << "failed:" << fault->text().c_str();
    } else {
        qCDebug(lcFiles).noquote() << action << shownPath(path);
    }
}

void logRead(const std::filesystem::path& path, const Faults& faults,
             const std::optional<std::filesystem::path>& moved) {
    logFile("read", path, faults.empty() ? std::nullopt : std::optional(faults.front()));
    if (moved) {
        logFile("set aside as", *moved, std::nullopt);
    }
}

std::optional<std::string> readFile(const QString& name, Faults& faults, std::size_t maxSize) {
    const std::filesystem::path path = toPath(name);
    std::optional<std::string> text = readFile(path, faults, maxSize);
    logFile("read", path, text || faults.empty() ? std::nullopt : std::optional(faults.front()));
    return text;
}

std::optional<Fault> writeFile(const QString& name, std::string_view contents) {
    const std::filesystem::path path = toPath(name);
    const std::optional<Fault> fault = writeFile(path, contents);
    logFile("write", path, fault);
    return fault;
}

std::optional<std::filesystem::path> setAside(const QString& name) {
    const std::filesystem::path path = toPath(name);
    const std::optional<std::filesystem::path> moved = setAside(path);
    qCDebug(lcFiles).noquote() << "set aside" << shownPath(path) << "as"
                               << (moved ? shownPath(*moved) : QStringLiteral("nothing: failed"));
    return moved;
}

bool canBeLockFile(const QString& name) {
    const QFileInfo info(name);
    return info.isFile() || (!info.exists() && !info.isSymLink());
}

} // namespace settebello
