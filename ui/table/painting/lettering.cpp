// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/lettering.h"

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QPolygonF>
#include <QTransform>

#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

namespace settebello {

namespace {

/// The pen: how broad, how thick, and how steeply it is held.
constexpr qreal kBroad = 0.25;
constexpr qreal kThick = 0.055;
constexpr qreal kHeld = 42 * std::numbers::pi / 180;
constexpr qreal kSlant = -0.14;
constexpr qreal kSpace = 0.3;
/// Curves are followed in straight pieces as fine as they would be drawn at this size.
constexpr qreal kFine = 200;

/// Where the pen's middle goes for one letter, and how far on the next begins.
struct Letter {
    QPainterPath way;
    qreal advance = 0;
};

Letter letterS() {
    QPainterPath way({1.02, -1.30});
    way.cubicTo(0.98, -1.62, 0.34, -1.74, 0.26, -1.26);
    way.cubicTo(0.20, -0.86, 0.98, -0.84, 0.92, -0.36);
    way.cubicTo(0.86, 0.08, 0.26, 0.10, -0.02, -0.16);
    way.cubicTo(-0.16, -0.30, -0.06, -0.46, 0.06, -0.42);
    return {way, 1.14};
}

Letter letterC() {
    QPainterPath way({0.62, -0.82});
    way.cubicTo(0.55, -1.00, 0.36, -1.04, 0.22, -0.84);
    way.cubicTo(0.02, -0.54, 0.06, -0.06, 0.28, -0.01);
    way.cubicTo(0.42, 0.02, 0.58, -0.12, 0.70, -0.30);
    return {way, 0.79};
}

Letter letterO() {
    QPainterPath way({0.44, -0.97});
    way.cubicTo(0.14, -0.97, 0.02, -0.50, 0.10, -0.20);
    way.cubicTo(0.17, 0.07, 0.46, 0.05, 0.58, -0.28);
    way.cubicTo(0.68, -0.60, 0.66, -0.97, 0.44, -0.97);
    return {way, 0.88};
}

/// With the flourish: back under the word's beginning, and as a stroke of the broom to its end.
Letter letterP() {
    QPainterPath way({-0.02, -0.78});
    way.cubicTo(0.06, -0.92, 0.13, -0.99, 0.20, -1.02);
    way.cubicTo(0.20, -0.60, 0.10, 0.10, -0.02, 0.52);
    way.cubicTo(-0.16, 0.98, -1.00, 1.06, -1.42, 0.82);
    way.cubicTo(-1.80, 0.58, -1.30, 0.42, -0.80, 0.52);
    way.cubicTo(0.10, 0.70, 1.20, 0.62, 2.15, 0.36);
    way.moveTo(0.16, -0.58);
    way.cubicTo(0.30, -0.94, 0.54, -1.10, 0.68, -0.88);
    way.cubicTo(0.80, -0.64, 0.66, -0.02, 0.36, 0.00);
    way.cubicTo(0.26, 0.00, 0.16, -0.06, 0.12, -0.16);
    return {way, 0.88};
}

Letter letterA() {
    QPainterPath way({0.62, -0.88});
    way.cubicTo(0.46, -1.08, 0.16, -0.94, 0.08, -0.50);
    way.cubicTo(0.02, -0.12, 0.16, 0.06, 0.31, -0.04);
    way.cubicTo(0.46, -0.16, 0.56, -0.46, 0.64, -0.92);
    way.moveTo(0.66, -1.02);
    way.cubicTo(0.60, -0.62, 0.50, -0.26, 0.55, -0.08);
    way.cubicTo(0.60, 0.06, 0.74, 0.00, 0.88, -0.26);
    return {way, 1.06};
}

Letter letterB() {
    QPainterPath way({0.44, -1.70});
    way.cubicTo(0.32, -1.30, 0.16, -0.70, 0.10, -0.24);
    way.cubicTo(0.08, 0.02, 0.30, 0.06, 0.44, -0.06);
    way.cubicTo(0.64, -0.26, 0.70, -0.66, 0.58, -0.84);
    way.cubicTo(0.46, -0.98, 0.26, -0.82, 0.16, -0.52);
    return {way, 0.84};
}

Letter letterE() {
    QPainterPath way({0.08, -0.42});
    way.cubicTo(0.34, -0.46, 0.60, -0.66, 0.54, -0.86);
    way.cubicTo(0.46, -1.06, 0.20, -0.96, 0.11, -0.58);
    way.cubicTo(0.03, -0.20, 0.14, 0.03, 0.32, 0.00);
    way.cubicTo(0.48, -0.03, 0.60, -0.16, 0.70, -0.34);
    return {way, 0.76};
}

Letter letterI() {
    QPainterPath way({0.20, -0.96});
    way.cubicTo(0.14, -0.60, 0.06, -0.26, 0.13, -0.06);
    way.cubicTo(0.20, 0.08, 0.36, -0.02, 0.48, -0.28);
    way.moveTo(0.26, -1.44);
    way.lineTo(0.34, -1.36);
    return {way, 0.52};
}

Letter letterL() {
    QPainterPath way({0.50, -1.70});
    way.cubicTo(0.36, -1.26, 0.12, -0.56, 0.12, -0.18);
    way.cubicTo(0.13, 0.08, 0.34, 0.02, 0.48, -0.28);
    return {way, 0.52};
}

Letter letterR() {
    QPainterPath way({0.06, -0.80});
    way.cubicTo(0.12, -0.92, 0.18, -0.98, 0.24, -0.98);
    way.cubicTo(0.20, -0.62, 0.12, -0.30, 0.06, 0.00);
    way.moveTo(0.14, -0.44);
    way.cubicTo(0.26, -0.82, 0.42, -1.06, 0.62, -0.92);
    return {way, 0.66};
}

Letter letterT() {
    QPainterPath way({0.42, -1.40});
    way.cubicTo(0.34, -1.00, 0.16, -0.44, 0.18, -0.16);
    way.cubicTo(0.20, 0.08, 0.40, 0.02, 0.54, -0.28);
    way.moveTo(0.04, -0.94);
    way.cubicTo(0.20, -1.02, 0.40, -0.90, 0.62, -1.00);
    return {way, 0.58};
}

Letter letterV() {
    QPainterPath way({-0.06, -1.34});
    way.cubicTo(0.04, -1.62, 0.22, -1.70, 0.30, -1.50);
    way.cubicTo(0.40, -1.10, 0.40, -0.50, 0.44, 0.00);
    way.cubicTo(0.66, -0.56, 0.92, -1.10, 1.00, -1.46);
    way.cubicTo(1.04, -1.64, 1.16, -1.68, 1.26, -1.56);
    return {way, 1.06};
}

Letter letterY() {
    QPainterPath way({0.06, -0.82});
    way.cubicTo(0.12, -1.00, 0.24, -1.04, 0.24, -0.80);
    way.cubicTo(0.20, -0.40, 0.12, -0.02, 0.32, -0.02);
    way.cubicTo(0.48, -0.04, 0.58, -0.40, 0.68, -0.96);
    way.cubicTo(0.60, -0.30, 0.50, 0.40, 0.16, 0.58);
    way.cubicTo(-0.10, 0.68, -0.26, 0.50, -0.14, 0.38);
    return {way, 0.82};
}

Letter exclamation() {
    QPainterPath way({0.40, -1.62});
    way.cubicTo(0.34, -1.20, 0.28, -0.80, 0.22, -0.44);
    way.moveTo(0.13, -0.09);
    way.lineTo(0.21, -0.01);
    return {way, 0.5};
}

std::optional<Letter> strokesOf(QChar letter) {
    switch (letter.unicode()) {
    case u'S':
        return letterS();
    case u'c':
        return letterC();
    case u'o':
        return letterO();
    case u'p':
        return letterP();
    case u'a':
        return letterA();
    case u'b':
        return letterB();
    case u'e':
        return letterE();
    case u'i':
        return letterI();
    case u'l':
        return letterL();
    case u'r':
        return letterR();
    case u't':
        return letterT();
    case u'V':
        return letterV();
    case u'y':
        return letterY();
    case u'!':
        return exclamation();
    default:
        return letter.isSpace() ? std::optional(Letter{{}, kSpace}) : std::nullopt;
    }
}

/// All that the pen touches between two places near each other. Always turned the same way, so that
/// pieces that overlap add up.
void addPiece(QPainterPath& ink, QPointF from, QPointF to) {
    const QPointF edge(kBroad / 2 * std::cos(kHeld), -kBroad / 2 * std::sin(kHeld));
    const QPointF along = to - from;
    const bool turned = along.x() * edge.y() - along.y() * edge.x() < 0;
    const QPointF side = turned ? -edge : edge;
    ink.addPolygon(QPolygonF{from - side, from + side, to + side, to - side, from - side});
}

QPainterPath inkOf(const QPainterPath& way) {
    QPainterPath ink;
    ink.setFillRule(Qt::WindingFill);
    for (const QPolygonF& line : way.toSubpathPolygons(QTransform::fromScale(kFine, kFine))) {
        for (qsizetype i = 1; i < line.size(); ++i) {
            addPiece(ink, line[i - 1] / kFine, line[i] / kFine);
        }
    }
    ink = ink.simplified();
    // The pen's edge has some thickness, or upstrokes would vanish.
    QPainterPathStroker round;
    round.setWidth(kThick);
    round.setCapStyle(Qt::RoundCap);
    round.setJoinStyle(Qt::RoundJoin);
    return ink.united(round.createStroke(ink));
}

struct Ink {
    QPainterPath path;
    qreal advance;
};

/// A letter as written, or nothing for one that the pen does not know. Written once: its pieces
/// take a while to unite.
std::optional<Ink> written(QChar character) {
    static QHash<QChar, std::optional<Ink>> letters;
    auto known = letters.find(character);
    if (known == letters.end()) {
        const std::optional<Letter> letter = strokesOf(character);
        known = letters.insert(character,
                               letter ? std::optional(Ink{inkOf(letter->way), letter->advance})
                                      : std::nullopt);
    }
    return *known;
}

QPainterPath ofFont(const QString& word, const QFont& font) {
    QFont slanted = font;
    slanted.setItalic(true);
    slanted.setBold(true);
    slanted.setPixelSize(200);
    QPainterPath path;
    path.addText(0, 0, slanted, word);
    const qreal unit = 1 / QFontMetricsF(slanted).xHeight();
    return QTransform::fromScale(unit, unit).map(path);
}

} // namespace

QPainterPath writtenWord(const QString& word, const QFont& font) {
    QPainterPath all;
    qreal x = 0;
    for (const QChar each : word) {
        const std::optional<Ink> letter = written(each);
        if (!letter) {
            return ofFont(word, font);
        }
        all.addPath(letter->path.translated(x, 0));
        x += letter->advance;
    }
    all.setFillRule(Qt::WindingFill);
    return QTransform(1, 0, kSlant, 1, 0, 0).map(all);
}

} // namespace settebello
