// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/picture_fault.h"

#include "widgets/plain_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <utility>

namespace settebello {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(settebello::Deck)
};

/// Pictures of one kind listed at most.
constexpr int kMostNamed = 6;

/// @param files a list of file names
QString sentence(PictureFault fault, const QString& files) {
    switch (fault) {
    case PictureFault::Missing:
        return Text::tr("Missing pictures: %1.").arg(files);
    case PictureFault::OtherFormat:
        return Text::tr("Pictures that are neither SVG, PNG nor JPEG: %1.").arg(files);
    case PictureFault::Unreadable:
        return Text::tr("Pictures that cannot be opened or are no ordinary files: %1.").arg(files);
    case PictureFault::TooLarge:
        return Text::tr("Pictures larger than 2 MiB: %1.").arg(files);
    case PictureFault::TooManyPixels:
        return Text::tr("Pictures of more than 8 million pixels: %1.").arg(files);
    case PictureFault::Compressed:
        return Text::tr("Compressed drawings that are damaged or larger than 2 MiB: %1.")
            .arg(files);
    case PictureFault::Damaged:
        return Text::tr("Pictures that are damaged, or are none: %1.").arg(files);
    case PictureFault::OutsideReference:
        return Text::tr("Drawings that refer to other files: %1.").arg(files);
    case PictureFault::ForbiddenContent:
        return Text::tr("Drawings that hold images, scripts or other documents: %1.").arg(files);
    case PictureFault::TooComplex:
        return Text::tr("Drawings that would take too much time or memory: %1.").arg(files);
    case PictureFault::Blank:
        return Text::tr("Pictures that show nothing: %1.").arg(files);
    }
    return {};
}

QString listOf(const QStringList& files) {
    const auto others = static_cast<int>(files.size()) - kMostNamed;
    const QString some = files.mid(0, kMostNamed).join(QStringLiteral(", "));
    return others > 0 ? Text::tr("%1 and %n more", "a list of files", others).arg(some) : some;
}

} // namespace

QString unknownNamesText(const QStringList& files) {
    QStringList shown;
    for (const QString& file : files) {
        shown += shownText(file);
    }
    return Text::tr(
               "Pictures whose names do not say which card they are: %1. Rename them: Italian and "
               "Spanish cards are called 1D to 10D (coins), 1C to 10C (cups), 1S to 10S (swords) "
               "and 1B to "
               "10B (batons); French ones, where deck.json has \"suits\": \"french\", AD, 2D "
               "to 7D, JD, QD and KD (diamonds), and likewise with H (hearts), S (spades) and "
               "C (clubs). The back is called back.")
        .arg(listOf(shown));
}

QString badPicturesText(const QList<BadPicture>& pictures) {
    QStringList sentences;
    for (int kind = 0; kind <= static_cast<int>(PictureFault::Blank); ++kind) {
        const auto fault = static_cast<PictureFault>(kind);
        QStringList files;
        for (const BadPicture& picture : pictures) {
            if (picture.fault == fault) {
                files += shownText(picture.file);
            }
        }
        if (!files.isEmpty()) {
            sentences += sentence(fault, listOf(files));
        }
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace settebello
