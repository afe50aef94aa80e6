// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the pictures of the terms in docs/coach.md: those of the chapter "The words of players" of
// the rule book.
//     bench_terms FOLDER     resources/screenshots for those in the repository

#include "cards/card_pictures.h"
#include "help/rule_book_picture.h"
#include "text/rule_book.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QPainter>

#include <cstdio>
#include <cstdlib>

using namespace settebello;

namespace {

constexpr QSizeF kCard(60, 100);
constexpr int kMargin = 12;
constexpr qreal kRatio = 2;
constexpr int kLongest = 60'000; // ms

/// On paper white, which every page shows alike.
QImage drawn(const BookPicture& picture, const CardPictures& pictures) {
    const BookPictureStyle style{kCard, pictures.deck().cornerRadius, QPalette(Qt::white), kRatio};
    const QPixmap cards = drawBookPicture(picture, style, [&](Card card, QSize size) {
        return QPixmap::fromImage(pictures.drawNow(card, size * kRatio, QDeadlineTimer(kLongest)));
    });
    const QSize margins(2 * kMargin, 2 * kMargin);
    QImage image(cards.size() + margins * kRatio, QImage::Format_RGB32);
    image.setDevicePixelRatio(kRatio);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.drawPixmap(kMargin, kMargin, cards);
    return image;
}

} // namespace

int main(int argc, char** argv) {
    const QApplication app(argc, argv);
    if (argc != 2) {
        std::fprintf(stderr, "Usage: bench_terms FOLDER\n");
        return EXIT_FAILURE;
    }
    CardPictures pictures;
    pictures.setDeck(QStringLiteral("napoletane"));
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    QString term;
    int number = 0; // of the picture of its term
    for (const BookChapter& chapter : ruleBook(RuleSet(), pictures.deck())) {
        for (const BookPart& part : chapter.parts) {
            if (part.kind == BookPart::Kind::Heading) {
                term = part.anchor;
                number = 0;
            }
            if (chapter.id != QLatin1String("terms") || part.kind != BookPart::Kind::Picture) {
                continue;
            }
            const QString which = ++number > 1 ? QString::number(number) : QString();
            const QString file = folder.filePath(term + which + QStringLiteral(".png"));
            if (!drawn(part.picture, pictures).save(file)) {
                std::fprintf(stderr, "%s cannot be written\n", qPrintable(file));
                return EXIT_FAILURE;
            }
        }
    }
    return EXIT_SUCCESS;
}
