// SPDX-License-Identifier: GPL-3.0-or-later
// Draws an icon for Windows while the game is being built: draw_ico SMALL.svg LARGE.svg OUT.ico
// The small drawing is for 16 to 24 pixels.
// The format: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)

#include <QBuffer>
#include <QDataStream>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>
#include <vector>

namespace {

constexpr int kSides[] = {16, 20, 24, 32, 40, 48, 64, 256};
constexpr int kLastSmall = 24;
constexpr int kFirstPng = 256; ///< smaller ones as bitmaps, which everything reads
constexpr quint16 kBits = 32;

struct Picture {
    int side;
    QByteArray bytes;
};

QImage draw(QSvgRenderer& drawing, int side) {
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawing.render(&painter);
    painter.end();
    return image.convertToFormat(QImage::Format_ARGB32);
}

QByteArray asPng(const QImage& image) {
    QBuffer buffer;
    image.save(&buffer, "PNG");
    return buffer.data();
}

/// A bitmap as icons hold it: rows from below, then a mask that nobody reads where there is alpha.
QByteArray asBitmap(const QImage& image) {
    const auto side = static_cast<quint32>(image.width());
    const quint32 maskRow = (side + 31) / 32 * 4;
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out << quint32{40} << side << 2 * side << quint16{1} << kBits << quint32{0}
        << side * side * 4 + side * maskRow << quint32{0} << quint32{0} << quint32{0} << quint32{0};
    for (int y = image.height() - 1; y >= 0; --y) {
        for (int x = 0; x < image.width(); ++x) {
            out << quint32{image.pixel(x, y)};
        }
    }
    bytes.append(static_cast<qsizetype>(side * maskRow), '\0');
    return bytes;
}

QByteArray asIcon(const std::vector<Picture>& pictures) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out << quint16{0} << quint16{1} << static_cast<quint16>(pictures.size());
    auto offset = static_cast<quint32>(6 + 16 * pictures.size());
    for (const Picture& picture : pictures) {
        const auto side = static_cast<quint8>(picture.side % 256); // 0 stands for 256
        const auto size = static_cast<quint32>(picture.bytes.size());
        out << side << side << quint8{0} << quint8{0} << quint16{1} << kBits << size << offset;
        offset += size;
    }
    for (const Picture& picture : pictures) {
        bytes += picture.bytes;
    }
    return bytes;
}

} // namespace

int main(int argc, char* argv[]) {
    if (argc != 4) {
        std::fputs("Usage: draw_ico SMALL.svg LARGE.svg OUT.ico\n", stderr);
        return 2;
    }
    QSvgRenderer small(QString::fromLocal8Bit(argv[1]));
    QSvgRenderer large(QString::fromLocal8Bit(argv[2]));
    std::vector<Picture> pictures;
    for (const int side : kSides) {
        const QImage image = draw(side <= kLastSmall ? small : large, side);
        pictures.push_back({side, side < kFirstPng ? asBitmap(image) : asPng(image)});
    }
    const QByteArray icon = asIcon(pictures);
    QFile file(QString::fromLocal8Bit(argv[3]));
    if (!small.isValid() || !large.isValid() || !file.open(QIODevice::WriteOnly) ||
        file.write(icon) != icon.size() || !file.flush()) {
        std::fprintf(stderr, "%s could not be drawn as %s\n", argv[2], argv[3]);
        return 1;
    }
    return 0;
}
