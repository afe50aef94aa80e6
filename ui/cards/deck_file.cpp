// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/deck_file.h"

#include "cards/svg_check.h"
#include "storage/atomic_file.h"

#include <QFile>

namespace settebello {

namespace {

constexpr std::size_t kStartSize = 4096;

/// The program's own files, which are in memory.
bool isResource(const QString& name) {
    return name.startsWith(QLatin1String(":/"));
}

/// @param maxSize all that is read of a larger one
std::optional<QByteArray> readResource(const QString& name, std::size_t maxSize) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? std::optional(file.read(static_cast<qint64>(maxSize)))
                                          : std::nullopt;
}

std::optional<QByteArray> toBytes(const std::optional<std::string>& text) {
    return text ? std::optional(QByteArray::fromStdString(*text)) : std::nullopt;
}

} // namespace

std::optional<QByteArray> readDeckFile(const QString& name, std::size_t maxSize) {
    Faults ignored;
    return isResource(name) ? readResource(name, maxSize)
                            : toBytes(readFile(name.toStdU16String(), ignored, maxSize));
}

std::optional<QByteArray> readPicture(const QString& name) {
    std::optional<QByteArray> svg = readDeckFile(name, kMaxSvgSize);
    if (svg && !isResource(name) && checkSvg(*svg)) {
        return std::nullopt;
    }
    return svg;
}

bool isPlainName(const QString& name) {
    return !name.isEmpty() && !name.startsWith(QLatin1Char('.')) &&
           !name.contains(QLatin1Char('/')) && !name.contains(QLatin1Char('\\'));
}

bool looksLikePicture(const QString& name) {
    Faults ignored;
    const std::optional<QByteArray> start =
        isResource(name) ? readResource(name, kStartSize)
                         : toBytes(readFileStart(name.toStdU16String(), kStartSize, ignored));
    return start && start->contains("<svg");
}

} // namespace settebello
