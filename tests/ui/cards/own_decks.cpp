// SPDX-License-Identifier: GPL-3.0-or-later
#include "own_decks.h"

#include "cards/suit_symbol.h"
#include "ui/cards/gzipped.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QSvgGenerator>

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {

namespace {

constexpr QSize kDrawing(100, 160);

/// How the cards of a deck look.
struct Style {
    SuitSymbols suits = SuitSymbols::Latin;
    QColor ground = Qt::transparent;
    QColor ink = QColor(0x20, 0x20, 0x20);
    bool hasIndices = false;
};

void write(const QString& path, const QByteArray& data) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly)) << qPrintable(path);
    file.write(data);
}

void paintSign(QPainter& painter, Suit suit, const Style& style, QPointF centre, double size) {
    painter.save();
    painter.translate(centre);
    painter.scale(size, size);
    painter.setPen(QPen(style.ink, 0.08));
    painter.setBrush(suitColour(suit, style.suits));
    painter.drawPath(suitSymbol(suit, style.suits));
    painter.restore();
}

/// A figure for a court card: a head, a body and as many points of a crown as its rank allows.
void paintFigure(QPainter& painter, int rank, const Style& style) {
    painter.setPen(QPen(style.ink, 1.5));
    painter.setBrush(QColor(0xe8, 0xc0, 0x60));
    painter.drawPolygon(QPolygonF({{30, 145}, {50, 60}, {70, 145}}));
    painter.setBrush(QColor(0xf2, 0xd8, 0xb8));
    painter.drawEllipse(QPointF(50, 52), 13, 15);
    for (int i = 8; i <= rank; ++i) {
        const double x = 50 + (i - 9) * 10.0;
        painter.drawPolygon(QPolygonF({{x - 4, 38}, {x, 22}, {x + 4, 38}}));
    }
}

/// @param rank 1 to 10
void paintFace(QPainter& painter, Suit suit, int rank, const Style& style) {
    painter.fillRect(QRect({}, kDrawing), style.ground);
    if (rank >= 8) {
        paintFigure(painter, rank, style);
        paintSign(painter, suit, style, {80, 30}, 11);
    } else {
        for (int i = 0; i < rank; ++i) {
            paintSign(painter, suit, style, {i % 2 == 0 ? 32.0 : 68.0, 26 + i / 2 * 36.0}, 14);
        }
    }
    if (style.hasIndices) {
        painter.setPen(QPen(style.ink, 1.5));
        for (int i = 0; i < rank; ++i) { // a tally, which needs no font
            painter.drawLine(QPointF(5 + i * 2.5, 4), QPointF(5 + i * 2.5, 12));
        }
    }
}

void paintBack(QPainter& painter, const Style& style) {
    painter.fillRect(QRect({}, kDrawing), style.ground);
    painter.setPen(QPen(QColor(0x80, 0x20, 0x30), 3));
    for (int i = -160; i < 100; i += 14) {
        painter.drawLine(i, 0, i + 160, 160);
        painter.drawLine(i + 160, 0, i, 160);
    }
}

/// Paints the card of a name, ours or an international one, or the back.
void paint(QPainter& painter, const QString& name, const Style& style) {
    if (name.compare(QLatin1String("back"), Qt::CaseInsensitive) == 0) {
        paintBack(painter, style);
        return;
    }
    const QString upper = name.toUpper();
    const QString suits = style.suits == SuitSymbols::Latin ? "DCSB" : "DHSC";
    const qsizetype suit = suits.indexOf(upper.back());
    const QString rank = upper.chopped(1);
    const int number = rank == "A"   ? 1
                       : rank == "J" ? 8
                       : rank == "Q" ? 9
                       : rank == "K" ? 10
                                     : rank.toInt();
    paintFace(painter, static_cast<Suit>(std::max<qsizetype>(0, suit)), number, style);
}

QByteArray svg(const QString& name, const Style& style) {
    QByteArray data;
    QBuffer buffer(&data);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(kDrawing);
    generator.setViewBox(QRect({}, kDrawing));
    QPainter painter(&generator);
    paint(painter, name, style);
    painter.end();
    return data;
}

QImage image(const QString& name, const Style& style, QSize size, QImage::Format format) {
    QImage image(size, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size.width() / 100.0, size.height() / 160.0);
    paint(painter, name, style);
    painter.end();
    return image.convertToFormat(format);
}

QStringList namesOf(const OwnDeck& deck) {
    const QStringList ranks =
        deck.international
            ? QStringList{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}
            : QStringList{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
    QStringList names;
    for (const QChar suit : deck.international ? QStringLiteral("DHSC") : QStringLiteral("DCSB")) {
        for (const QString& rank : ranks) {
            names += rank + suit;
        }
    }
    if (deck.hasBack) {
        names += QStringLiteral("back");
    }
    return names;
}

QByteArray described(const QByteArray& name, const QByteArray& more) {
    return R"({"format": "settebello.deck", "version": 1, "name": ")" + name + "\"" + more + "}";
}

} // namespace

std::vector<OwnDeck> ownDecks() {
    const Style lines;
    const Style paper{SuitSymbols::Latin, QColor(0xf6, 0xee, 0xd8), Qt::black, false};
    const Style french{SuitSymbols::French, Qt::white, Qt::black, true};
    const Style dark{SuitSymbols::Latin, QColor(0x24, 0x30, 0x50), QColor(0xf0, 0xf0, 0xe0), false};
    return {
        {"lines", // drawings without a ground, and no back
         [=](const QString& path, const QString& name) { write(path + ".svg", svg(name, lines)); },
         false, false, described("Lines", R"(, "aspect": 0.625)")},
        {"compressed", // .svgz with names in capitals
         [=](const QString& path, const QString& name) {
             write(path + ".SVGZ", gzipped(svg(name, paper), 9));
         },
         false, true, described("Compressed", R"(, "aspect": 0.625)")},
        {"scans", // JPEG, wide cards
         [=](const QString& path, const QString& name) {
             EXPECT_TRUE(
                 image(name, paper, {640, 960}, QImage::Format_RGB32).save(path + ".jpg", "jpg"));
         },
         false, true, described("Scans", R"(, "aspect": 0.667, "cornerRadius": 0.1)")},
        {"french", // PNG for any game, with names in lower case and indices, without deck.json
         [=](const QString& path, const QString& name) {
             EXPECT_TRUE(image(name, french, {500, 700}, QImage::Format_ARGB32)
                             .save(path.left(path.lastIndexOf('/')) + "/" + name.toLower() + ".png",
                                   "png"));
         },
         true,
         true,
         {}},
        {"palette", // PNG of 256 colours without a ground, and no back; narrow cards
         [=](const QString& path, const QString& name) {
             EXPECT_TRUE(image(name, lines, {300, 600}, QImage::Format_Indexed8)
                             .save(path + ".png", "png"));
         },
         false, false, described("Palette", R"(, "aspect": 0.5)")},
        {"mixed", // dark cards with square corners in all formats
         [=](const QString& path, const QString& name) {
             if (name.startsWith('7')) {
                 write(path + ".svg", svg(name, dark));
             } else if (name.startsWith('8')) {
                 EXPECT_TRUE(image(name, dark, {400, 640}, QImage::Format_RGB32)
                                 .save(path + ".jpeg", "jpg"));
             } else {
                 EXPECT_TRUE(image(name, dark, {400, 640}, QImage::Format_RGBA64)
                                 .save(path + ".png", "png"));
             }
         },
         false, true, described("Mixed", R"(, "aspect": 0.625, "cornerRadius": 0.12)")},
    };
}

QString writeOwnDeck(const OwnDeck& deck, const QString& place) {
    const QString folder = place + QLatin1Char('/') + QLatin1String(deck.folder);
    EXPECT_TRUE(QDir().mkpath(folder));
    for (const QString& name : namesOf(deck)) {
        deck.write(folder + QLatin1Char('/') + name, name);
    }
    if (!deck.description.isEmpty()) {
        write(folder + QStringLiteral("/deck.json"), deck.description);
    }
    return folder;
}

} // namespace settebello
