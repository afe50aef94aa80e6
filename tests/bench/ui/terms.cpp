// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the pictures of the terms in docs/coach.md: those of the chapter "The words of players" of
// the rule book, one file for each term.
//     bench_terms FOLDER     resources/screenshots for those in the repository

#include "cards/card_pictures.h"
#include "dialogs/rule_book_picture.h"
#include "text/rule_book.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QPainter>

#include <cstdio>
#include <cstdlib>

using namespace settebello;

namespace {

constexpr QSizeF kCard(84, 140);
constexpr int kMargin = 12;
constexpr qreal kRatio = 2;
constexpr int kLongest = 60'000; // ms

/// On paper white, which every page shows alike.
QImage drawn(const BookPicture& picture, const CardPictures& pictures) {
    const BookPictureStyle style{kCard, pictures.deck().cornerRadius, QPalette(Qt::white), kRatio};
    const QPixmap cards = drawBookPicture(picture, style, [&](Card card, QSize size) {
        return QPixmap::fromImage(pictures.drawNow(card, size * kRatio, QDeadlineTimer(kLongest)));
    });
    QImage image(cards.size() + QSize(2 * kMargin, 2 * kMargin), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.drawImage(kMargin, kMargin, cards.toImage());
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
    for (const BookChapter& chapter : ruleBook(RuleSet(), pictures.deck())) {
        for (const BookPart& part : chapter.parts) {
            term = part.kind == BookPart::Kind::Heading ? part.anchor : term;
            if (chapter.id != QLatin1String("terms") || part.kind != BookPart::Kind::Picture) {
                continue;
            }
            const QString file = folder.filePath(term + QStringLiteral(".png"));
            if (!drawn(part.picture, pictures).save(file)) {
                std::fprintf(stderr, "%s cannot be written\n", qPrintable(file));
                return EXIT_FAILURE;
            }
        }
    }
    return EXIT_SUCCESS;
}
