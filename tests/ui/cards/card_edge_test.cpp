// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_edge.h"

#include "cards/card_drawing.h"

#include <QColor>
#include <QPainter>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

namespace settebello {
namespace {

constexpr double kRound = 0.055;
const QList<QSize> kSizes{{34, 56}, {57, 94}, {200, 330}};

/// A picture of a card in a file, painted by a test.
class CardEdge : public testing::Test {
protected:
    QString pictureOf(const std::function<void(QPainter&, QRect)>& paint) {
        QImage image(400, 660, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paint(painter, image.rect());
        painter.end();
        const QString file = m_folder.filePath(QString::number(++m_pictures) + ".png");
        EXPECT_TRUE(image.save(file));
        return file;
    }
    static QImage card(const QString& file, QSize size) {
        const DrawnPicture drawn = drawCard(file, size, kRound, [] { return false; });
        EXPECT_TRUE(drawn.image);
        return drawn.image.value_or(QImage());
    }
    static double distance(QRgb a, QRgb b) {
        return std::hypot(qRed(a) - qRed(b), qGreen(a) - qGreen(b), qBlue(a) - qBlue(b));
    }
    /// How much of the left edge of a card differs from the one like it on which it lies, so far to
    /// the left.
    static double seenEdge(const QImage& card, int step) {
        int seen = 0;
        int all = 0;
        for (int y = card.height() / 6; y < card.height() * 5 / 6; ++y, ++all) {
            seen += distance(card.pixel(0, y), card.pixel(step - 1, y)) > 40 ? 1 : 0;
        }
        return static_cast<double>(seen) / all;
    }

    QTemporaryDir m_folder;
    int m_pictures = 0;
};

TEST_F(CardEdge, StandsOutOnACardLikeItWhateverThePicture) {
    const auto filled = [](const QColor& colour) {
        return [colour](QPainter& painter, QRect all) { painter.fillRect(all, colour); };
    };
    const auto diamonds = [](QPainter& painter, QRect all) {
        painter.fillRect(all, QColor(0xf4, 0xec, 0xe0));
        painter.fillRect(all, QBrush(QColor(0xa8, 0x28, 0x38), Qt::DiagCrossPattern));
    };
    const auto bordered = [](QPainter& painter, QRect all) {
        painter.fillRect(all, Qt::white);
        painter.fillRect(all.adjusted(24, 24, -24, -24), QColor(0x16, 0x32, 0x72));
    };
    for (const auto& paint : std::initializer_list<std::function<void(QPainter&, QRect)>>{
             filled(QColor(0x16, 0x32, 0x72)), filled(Qt::white), filled(QColor(0x80, 0x80, 0x80)),
             filled(Qt::black), filled(Qt::transparent), bordered}) {
        const QString file = pictureOf([&](QPainter& painter, QRect all) {
            paint(painter, all);
            painter.fillRect(all.center().x(), all.center().y(), 9, 9, Qt::red); // it is not blank
        });
        for (const QSize size : kSizes) {
            EXPECT_GT(seenEdge(card(file, size), size.width() / 2), 0.9) << file.toStdString();
        }
    }
    const QString file = pictureOf(diamonds);
    for (const QSize size : kSizes) {
        const QImage plain = *drawPicture(file, size).image;
        const QImage edged = card(file, size);
        int changed = 0;
        int all = 0;
        for (int y = size.height() / 6; y < size.height() * 5 / 6; ++y, ++all) {
            changed += distance(edged.pixel(0, y), plain.pixel(0, y)) > 40 ? 1 : 0;
        }
        EXPECT_GT(changed, all * 9 / 10);
    }
}

TEST_F(CardEdge, OfOurOwnBacksStaysAsItIs) {
    for (const char* deck : {"napoletane", "siciliane", "piacentine", "francesi"}) {
        for (const char* name : {"back"}) {
            const QString file = QStringLiteral(":/decks/%1/%2.svg").arg(deck, name);
            for (const QSize size : {QSize(57, 94), QSize(200, 330)}) {
                QImage plain = plainPaper(size, kRound);
                QPainter(&plain).drawImage(0, 0, *drawPicture(file, size).image);
                const QImage drawn = card(file, size);
                for (int y = size.height() / 6; y < size.height() * 5 / 6; ++y) {
                    ASSERT_EQ(drawn.pixel(0, y), plain.pixel(0, y))
                        << file.toStdString() << ", " << size.width();
                }
            }
        }
    }
}

} // namespace
} // namespace settebello
