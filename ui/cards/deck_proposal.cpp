// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/deck_proposal.h"

#include "cards/deck.h"
#include "cards/deck_file.h"
#include "cards/picture_files.h"
#include "cards/raster_check.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QXmlStreamReader>

#include <cmath>

namespace settebello {

namespace {

/// The beginning of a length: "63.5mm" is 63.5.
double lengthOf(const QString& text) {
    qsizetype end = 0;
    while (end < text.size() && (text[end].isDigit() || text[end] == QLatin1Char('.'))) {
        ++end;
    }
    return text.left(end).toDouble();
}

QSizeF sizeOfDrawing(const QByteArray& svg) {
    QXmlStreamReader xml(svg);
    xml.setNamespaceProcessing(false);
    if (!xml.readNextStartElement()) {
        return {};
    }
    const QXmlStreamAttributes attributes = xml.attributes();
    QString box = attributes.value(QLatin1String("viewBox")).toString();
    const QStringList numbers =
        box.replace(QLatin1Char(','), QLatin1Char(' ')).simplified().split(QLatin1Char(' '));
    if (numbers.size() == 4) {
        return {numbers[2].toDouble(), numbers[3].toDouble()};
    }
    return {lengthOf(attributes.value(QLatin1String("width")).toString()),
            lengthOf(attributes.value(QLatin1String("height")).toString())};
}

QSizeF sizeOf(const Picture& picture) {
    return picture.format == Picture::Format::Svg ? sizeOfDrawing(picture.data)
                                                  : QSizeF(rasterSize(picture.data));
}

/// The proportions of the picture in a file; those of a usual card if they are impossible.
double aspectOf(const QString& file) {
    const std::variant<Picture, PictureFault> read = readPicture(file);
    const auto* picture = std::get_if<Picture>(&read);
    const QSizeF size = picture ? sizeOf(*picture) : QSizeF();
    const double aspect = size.isEmpty() ? 0 : size.width() / size.height();
    return aspect >= kLeastAspect && aspect <= kMostAspect ? std::round(aspect * 1000) / 1000
                                                           : Deck().aspect;
}

QByteArray textOf(const QJsonObject& description) {
    return QJsonDocument(description).toJson();
}

QJsonObject descriptionOf(const QJsonValue& name, SuitSymbols suits, double aspect) {
    const bool french = suits == SuitSymbols::French;
    return {
        {QStringLiteral("format"), QStringLiteral("settebello.deck")},
        {QStringLiteral("version"), 1},
        {QStringLiteral("name"), name},
        {QStringLiteral("author"), QString()},
        {QStringLiteral("licence"), QString()},
        {QStringLiteral("aspect"), aspect},
        {QStringLiteral("cornerRadius"), Deck().cornerRadius},
        {QStringLiteral("suits"), french ? QStringLiteral("french") : QStringLiteral("latin")},
        {QStringLiteral("courts"),
         QJsonObject{
             {QStringLiteral("8"), QStringLiteral("jack")},
             {QStringLiteral("9"), french ? QStringLiteral("queen") : QStringLiteral("horse")},
             {QStringLiteral("10"), QStringLiteral("king")}}},
        // All French cards have indices in their corners, Italian and Spanish ones seldom.
        {QStringLiteral("numbers"), french ? QStringLiteral("drawn") : QStringLiteral("added")}};
}

} // namespace

QByteArray proposedDescription(const QString& folder) {
    const PictureFiles files(folder);
    const QString card = files.anyCard();
    if (card.isEmpty()) {
        return {};
    }
    const SuitSymbols suits = files.areInternational() ? SuitSymbols::French : SuitSymbols::Latin;
    return textOf(descriptionOf(QFileInfo(folder).fileName(), suits, aspectOf(card)));
}

QByteArray exampleDescription() {
    const QJsonObject name{{QStringLiteral("en"), QStringLiteral("My cards")},
                           {QStringLiteral("fr"), QStringLiteral("Mes cartes")},
                           {QStringLiteral("it"), QStringLiteral("Le mie carte")}};
    return textOf(descriptionOf(name, SuitSymbols::Latin, Deck().aspect));
}

} // namespace settebello
