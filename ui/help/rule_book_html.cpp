// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/rule_book_html.h"

#include <QFontMetricsF>
#include <QTextDocument>
#include <QUrl>

namespace settebello {

namespace {

constexpr double kCardLines = 5.5; ///< a card's height, in lines of text
constexpr double kStep = 0.85;
constexpr double kLeastCard = 8; ///< wide, in pixels

QString imageName(int number) {
    return QStringLiteral("picture:%1").arg(number);
}

/// Headings and gaps follow the size of the text.
QString bookStyle(const QFont& font, const QPalette& palette) {
    const double points = font.pointSizeF() > 0 ? font.pointSizeF() : font.pixelSize() * 0.75;
    const int gap = static_cast<int>(QFontMetricsF(font).height() * 0.5);
    return QStringLiteral("h1 { font-size: %1pt; margin-bottom: %5px; }"
                          "h2 { font-size: %2pt; margin-top: %6px; margin-bottom: %5px; "
                          "color: %4; }"
                          "h3 { font-size: %3pt; margin-top: %6px; margin-bottom: %5px; }"
                          "p, li { margin-top: 0px; margin-bottom: %5px; }"
                          "p.under { margin-bottom: %6px; }"
                          "p.gap { font-size: 4pt; margin-bottom: 0px; }"
                          "th, td { padding: 3px 14px 3px 6px; }"
                          "th { text-align: left; }")
        .arg(points * 1.6)
        .arg(points * 1.35)
        .arg(points * 1.1)
        .arg(palette.color(QPalette::Link).name())
        .arg(gap)
        .arg(gap * 2);
}

QString tableHtml(const QList<QStringList>& rows) {
    // Qt leaves no room of its own before and after a table.
    const QString gap = QStringLiteral("<p class=\"gap\">&nbsp;</p>");
    QString html =
        gap + QStringLiteral("<table border=\"1\" cellspacing=\"0\" "
                             "style=\"border-collapse: collapse; border-style: solid;\">");
    for (int row = 0; row < rows.size(); ++row) {
        const QString cell = row == 0 ? QStringLiteral("th") : QStringLiteral("td");
        html += QStringLiteral("<tr>");
        for (const QString& text : rows[row]) {
            html += QStringLiteral("<%1>%2</%1>").arg(cell, text.toHtmlEscaped());
        }
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>") + gap;
}

/// The size of a picture's cards: that of all, or smaller by a few steps if the picture were too
/// wide. Steps, because every size of a card has to be drawn.
QSizeF cardSize(const BookSheet& sheet, const BookPicture& picture) {
    const double height = QFontMetricsF(sheet.font).height() * kCardLines;
    QSizeF card(height * sheet.cardAspect, height);
    while (bookPictureSize(picture, card).width() > sheet.width && card.width() > kLeastCard) {
        card *= kStep;
    }
    return card;
}

} // namespace

QString bookHtml(const QString& title, const QList<BookChapter>& book, const BookSheet& sheet) {
    QString html = QStringLiteral("<style>%1</style><h1>%2</h1>")
                       .arg(bookStyle(sheet.font, sheet.palette), title.toHtmlEscaped());
    int number = 0;
    for (const BookChapter& chapter : book) {
        html += QStringLiteral("<h2><a name=\"%1\">%2</a></h2>")
                    .arg(chapter.id, chapter.title.toHtmlEscaped());
        for (const BookPart& part : chapter.parts) {
            const QString text = part.text.toHtmlEscaped();
            switch (part.kind) {
            case BookPart::Kind::Heading:
                html +=
                    part.anchor.isEmpty()
                        ? QStringLiteral("<h3>%1</h3>").arg(text)
                        : QStringLiteral("<h3><a name=\"%1\">%2</a></h3>").arg(part.anchor, text);
                break;
            case BookPart::Kind::Paragraph:
                html += QStringLiteral("<p>%1</p>").arg(text);
                break;
            case BookPart::Kind::Point:
                html += QStringLiteral("<ul><li>%1</li></ul>").arg(text);
                break;
            case BookPart::Kind::Picture: {
                const QSize size = bookPictureSize(part.picture, cardSize(sheet, part.picture));
                html += QStringLiteral("<p><img src=\"%1\" width=\"%2\" height=\"%3\"></p>"
                                       "<p class=\"under\"><i>%4</i></p>")
                            .arg(imageName(number++))
                            .arg(size.width())
                            .arg(size.height())
                            .arg(text);
                break;
            }
            case BookPart::Kind::Table:
                html += tableHtml(part.rows);
                break;
            }
        }
    }
    return html;
}

void addBookPictures(QTextDocument& document, const QList<BookChapter>& book,
                     const BookSheet& sheet, const CardSource& cards) {
    int number = 0;
    for (const BookChapter& chapter : book) {
        for (const BookPart& part : chapter.parts) {
            if (part.kind == BookPart::Kind::Picture) {
                document.addResource(
                    QTextDocument::ImageResource, QUrl(imageName(number++)),
                    drawBookPicture(part.picture,
                                    {cardSize(sheet, part.picture), sheet.cornerRadius,
                                     sheet.palette, sheet.ratio},
                                    cards));
            }
        }
    }
}

} // namespace settebello
