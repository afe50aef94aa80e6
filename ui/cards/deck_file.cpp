// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/deck_file.h"

#include "cards/gzip.h"
#include "cards/raster_check.h"
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

PictureFault whyUnread(const Faults& faults) {
    switch (faults.empty() ? FaultCode::CannotBeRead : faults.front().code) {
    case FaultCode::NoSuchFile:
        return PictureFault::Missing;
    case FaultCode::TooLarge:
        return PictureFault::TooLarge;
    default:
        return PictureFault::Unreadable;
    }
}

PictureFault whyRefused(SvgFault fault) {
    switch (fault) {
    case SvgFault::TooLarge:
        return PictureFault::TooLarge;
    case SvgFault::Compressed:
        return PictureFault::Compressed;
    case SvgFault::Syntax:
    case SvgFault::NotSvg:
        return PictureFault::Damaged;
    case SvgFault::ForbiddenElement:
        return PictureFault::ForbiddenContent;
    case SvgFault::OutsideReference:
        return PictureFault::OutsideReference;
    case SvgFault::Circular:
    case SvgFault::NestedTooDeeply:
    case SvgFault::TooManyAttributes:
    case SvgFault::TooManyElements:
    case SvgFault::TooManyDashes:
    case SvgFault::TooMuchStyle:
        break;
    }
    return PictureFault::TooComplex;
}

/// Checks what has been read, and makes it ready to be drawn.
std::variant<Picture, PictureFault> asPicture(const QByteArray& data) {
    if (isPng(data) || isJpeg(data)) {
        const std::optional<QByteArray> raster = isPng(data) ? withoutExtras(data) : data;
        if (!raster) {
            return PictureFault::Damaged;
        }
        if (const auto fault = checkRaster(*raster)) {
            return *fault;
        }
        return Picture{Picture::Format::Raster, *raster};
    }
    const std::optional<QByteArray> svg = isGzip(data) ? gunzip(data, kMaxSvgSize) : data;
    if (!svg) {
        return PictureFault::Compressed;
    }
    if (const auto fault = checkSvg(*svg)) {
        return whyRefused(*fault);
    }
    return Picture{Picture::Format::Svg, *svg};
}

} // namespace

std::optional<QByteArray> readDeckFile(const QString& name, std::size_t maxSize) {
    Faults ignored;
    return isResource(name) ? readResource(name, maxSize)
                            : toBytes(readFile(name.toStdU16String(), ignored, maxSize));
}

std::variant<Picture, PictureFault> readPicture(const QString& name) {
    if (isResource(name)) {
        const std::optional<QByteArray> svg = readResource(name, kMaxSvgSize);
        return svg ? std::variant<Picture, PictureFault>(Picture{Picture::Format::Svg, *svg})
                   : PictureFault::Missing;
    }
    Faults faults;
    const std::optional<QByteArray> data =
        toBytes(readFile(name.toStdU16String(), faults, kMaxSvgSize));
    return data ? asPicture(*data) : whyUnread(faults);
}

bool isPlainName(const QString& name) {
    return !name.isEmpty() && !name.startsWith(QLatin1Char('.')) &&
           !name.contains(QLatin1Char('/')) && !name.contains(QLatin1Char('\\'));
}

std::optional<PictureFault> checkStart(const QString& name) {
    Faults faults;
    const std::optional<QByteArray> start =
        isResource(name) ? readResource(name, kStartSize)
                         : toBytes(readFileStart(name.toStdU16String(), kStartSize, faults));
    if (!start) {
        return whyUnread(faults);
    }
    const bool couldBe =
        isPng(*start) || isJpeg(*start) || isGzip(*start) || start->contains("<svg");
    return couldBe ? std::nullopt : std::optional(PictureFault::Damaged);
}

} // namespace settebello
