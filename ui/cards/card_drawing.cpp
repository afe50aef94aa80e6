// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_drawing.h"

#include "cards/card_edge.h"
#include "cards/deck_file.h"
#include "cards/raster_check.h"
#include "cards/suit_symbol.h"
#include "cards/svg_meter.h"

#include <QFont>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace settebello {

namespace {

const QColor kPaper(0xfd, 0xfa, 0xf1);
const QColor kEdge(0xcf, 0xc6, 0xb2);
const QColor kInk(0x1a, 0x16, 0x14);

QImage blank(QSize pixels) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

void drawPaper(QPainter& painter, QSize pixels, double corner, const QColor& fill) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(kEdge, 1));
    painter.setBrush(fill);
    const double radius = corner * pixels.width();
    painter.drawRoundedRect(QRectF(0.5, 0.5, pixels.width() - 1, pixels.height() - 1), radius,
                            radius);
}

/// A PNG or JPEG in that size.
DrawnPicture scaledRaster(const Picture& picture, QSize pixels) {
    const QImage image = decodeRaster(picture.data);
    if (image.isNull()) {
        return {std::nullopt, PictureFault::Damaged};
    }
    return {image.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                .convertToFormat(QImage::Format_ARGB32_Premultiplied),
            std::nullopt};
}

/// @pre the format has 32 bits a pixel
bool isBlank(const QImage& image) {
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        if (std::any_of(line, line + image.width(), [](QRgb pixel) { return qAlpha(pixel) > 0; })) {
            return false;
        }
    }
    return true;
}

/// Makes an image transparent outside the rounded corners.
void roundCorners(QImage& image, double corner) {
    QImage shape = blank(image.size());
    {
        QPainter painter(&shape);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::black);
        const double radius = corner * image.width();
        painter.drawRoundedRect(QRectF(image.rect()), radius, radius);
    }
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    painter.drawImage(0, 0, shape);
}

} // namespace

DrawnPicture drawPicture(const QString& file, QSize pixels, const DrawingStopped& stopped) {
    if (stopped()) {
        return {};
    }
    const std::variant<Picture, PictureFault> read = readPicture(file);
    if (const auto* fault = std::get_if<PictureFault>(&read)) {
        return {std::nullopt, *fault};
    }
    if (stopped()) {
        return {};
    }
    const Picture& picture = std::get<Picture>(read);
    DrawnPicture drawn = picture.format == Picture::Format::Svg
                             ? renderSvg(picture.data, pixels, stopped)
                             : scaledRaster(picture, pixels);
    if (drawn.image && isBlank(*drawn.image)) {
        return {std::nullopt, PictureFault::Blank};
    }
    return drawn;
}

DrawnPicture drawCard(const QString& file, QSize pixels, double corner,
                      const DrawingStopped& stopped) {
    DrawnPicture drawing = drawPicture(file, pixels, stopped);
    if (!drawing.image) {
        return drawing;
    }
    QImage card = plainPaper(pixels, corner);
    QPainter(&card).drawImage(0, 0, *drawing.image);
    if (!hasEdge(card)) {
        drawEdge(card, corner);
    }
    roundCorners(card, corner);
    drawing.image = card.copy(); // without the engine that painted it, see below
    return drawing;
}

DrawnPicture renderSvg(const QByteArray& svg, QSize pixels, const DrawingStopped& stopped) {
    if (stopped()) {
        return {};
    }
    QSvgRenderer renderer(svg);
    if (!renderer.isValid()) {
        return {std::nullopt, PictureFault::Damaged};
    }
    if (!isAffordable(renderer, pixels)) {
        return {std::nullopt, PictureFault::TooComplex};
    }
    if (stopped()) {
        return {};
    }
    renderer.setAspectRatioMode(Qt::IgnoreAspectRatio);
    QImage image = blank(pixels);
    {
        QPainter painter(&image);
        renderer.render(&painter, QRectF(QPointF(), QSizeF(pixels)));
    }
    // An image keeps the engine that painted it, whose buffers are larger than a small picture.
    return {image.copy(), std::nullopt};
}

QImage plainPaper(QSize pixels, double corner) {
    QImage image = blank(pixels);
    QPainter painter(&image);
    drawPaper(painter, pixels, corner, kPaper);
    return image;
}

QImage plainFace(Card card, SuitSymbols signs, QSize pixels, double corner) {
    QImage image = plainPaper(pixels, corner);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font;
    font.setBold(true);
    font.setPixelSize(std::max(1, pixels.height() / 3));
    painter.setFont(font);
    painter.setPen(kInk);
    const QRectF top(0, 0, pixels.width(), pixels.height() * 0.55);
    painter.drawText(top, Qt::AlignCenter, QString::number(card.rank()));
    painter.translate(pixels.width() * 0.5, pixels.height() * 0.72);
    painter.scale(pixels.width() * 0.2, pixels.width() * 0.2);
    painter.setPen(QPen(kInk, 0.08));
    painter.setBrush(suitColour(card.suit(), signs));
    painter.drawPath(suitSymbol(card.suit(), signs));
    return image;
}

QImage plainBack(QSize pixels, double corner) {
    QImage image = plainPaper(pixels, corner);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double margin = pixels.width() * 0.07;
    const QRectF inner =
        QRectF(QPointF(), QSizeF(pixels)).adjusted(margin, margin, -margin, -margin);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x2d, 0x55, 0x8c));
    painter.drawRoundedRect(inner, margin / 2, margin / 2);
    painter.setBrush(QBrush(QColor(0xfd, 0xfa, 0xf1, 0x60), Qt::DiagCrossPattern));
    painter.drawRoundedRect(inner, margin / 2, margin / 2);
    return image;
}

} // namespace settebello
