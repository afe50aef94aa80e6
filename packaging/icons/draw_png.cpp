// SPDX-License-Identifier: GPL-3.0-or-later
// Draws an SVG as a square PNG while the game is being built: draw_png IN.svg SIDE OUT.png

#include <QImage>
#include <QPainter>
#include <QString>
#include <QSvgRenderer>

#include <cstdio>

namespace {

constexpr int kLargest = 4096;

} // namespace

int main(int argc, char* argv[]) {
    const int side = argc == 4 ? QByteArray(argv[2]).toInt() : 0;
    if (side < 1 || side > kLargest) {
        std::fputs("Usage: draw_png IN.svg SIDE OUT.png\n", stderr);
        return 2;
    }
    QSvgRenderer drawing(QString::fromLocal8Bit(argv[1]));
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawing.render(&painter);
    painter.end();
    if (!drawing.isValid() || !image.save(QString::fromLocal8Bit(argv[3]), "PNG")) {
        std::fprintf(stderr, "%s could not be drawn as %s\n", argv[1], argv[3]);
        return 1;
    }
    return 0;
}
