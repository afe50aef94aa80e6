// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "help/rule_book_picture.h"
#include "text/rule_book.h"

#include <QFont>
#include <QPalette>

class QTextDocument;

namespace settebello {

/// The page that the rule book is laid out for: a window or paper.
struct BookSheet {
    QFont font;
    QPalette palette;
    double width = 0;        ///< of the column of text, in device-independent pixels
    double cardAspect = 1;   ///< width : height of the cards
    double cornerRadius = 0; ///< of the cards, as a part of their width
    qreal ratio = 1;         ///< the device-pixel ratio of the pictures
};

/// The level of the headings of chapters: <h2>.
inline constexpr int kChapterLevel = 2;

/// The whole book as rich text. Chapters and headings are anchors; pictures are placeholders of
/// their final size.
QString bookHtml(const QString& title, const QList<BookChapter>& book, const BookSheet& sheet);

/// Adds the pictures of that text to its document, replacing earlier ones.
void addBookPictures(QTextDocument& document, const QList<BookChapter>& book,
                     const BookSheet& sheet, const CardSource& cards);

} // namespace settebello
