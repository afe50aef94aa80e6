// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/rule_book_page.h"

#include "cards/card_drawing.h"
#include "cards/card_pictures.h"

#include <QAbstractTextDocumentLayout>
#include <QPagedPaintDevice>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>

#include <algorithm>

namespace settebello {

namespace {

constexpr QColor kPaperInk(0x1f, 0x4f, 0x8f);  ///< of headings and rings on paper
constexpr double kCardLines = 5.5;             ///< a card's height, in lines of text
constexpr int kWidestInLetters = 84;           ///< of the column of text
constexpr int kLeastMargin = 20;               ///< beside it
constexpr int kChapterLevel = 2;               ///< of headings: those of chapters are <h2>
constexpr double kPaperRatio = 3;              ///< of pictures on paper
constexpr double kPaperPoints = 10.5;          ///< of letters on paper
constexpr double kPaperMargin = 4 / 2.54 * 96; ///< what Qt leaves free of a page's width, in pixels

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

/// Whether a place in the one is a place in the other.
bool isBuiltAlike(const QList<BookChapter>& one, const QList<BookChapter>& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const BookChapter& a, const BookChapter& b) {
                          return a.id == b.id &&
                                 std::equal(
                                     a.parts.begin(), a.parts.end(), b.parts.begin(), b.parts.end(),
                                     [](const BookPart& c, const BookPart& d) {
                                         return c.kind == d.kind && c.rows.size() == d.rows.size();
                                     });
                      });
}

} // namespace

RuleBookPage::RuleBookPage(CardPictures& pictures, QWidget* parent)
    : QTextBrowser(parent)
    , m_pictures(pictures) {
    setOpenLinks(false);
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    // Were it to come and go, the width would change amid writing the page.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&m_pictures, &CardPictures::sharper, this, &RuleBookPage::drawPictures);
    connect(&m_pictures, &CardPictures::deckChanged, this, &RuleBookPage::rebuild);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &RuleBookPage::noteChapter);
}

void RuleBookPage::setBook(const QString& title, const QList<BookChapter>& book) {
    const bool alike = isBuiltAlike(m_book, book);
    const QString place = m_chapter > 0 ? m_book[m_chapter].id : QString();
    m_title = title;
    m_book = book;
    rebuild();
    if (!alike) {
        m_chapter = -1;
        if (place.isEmpty()) {
            verticalScrollBar()->setValue(0);
        } else {
            goTo(place);
        }
        noteChapter();
    }
}

QSizeF RuleBookPage::cardSize(const QFontMetricsF& metrics, const BookPicture& picture,
                              double width) const {
    const double height = metrics.height() * kCardLines;
    const QSizeF card(height * m_pictures.aspect(), height);
    const double wide = bookPictureSize(picture, card).width();
    // A little less, for what is rounded up.
    return wide > width ? card * ((width - 2) / wide) : card;
}

QString RuleBookPage::html(const QFont& font, const QPalette& palette, double width) const {
    QString html = QStringLiteral("<style>%1</style><h1>%2</h1>")
                       .arg(bookStyle(font, palette), m_title.toHtmlEscaped());
    int number = 0;
    for (const BookChapter& chapter : m_book) {
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
                const QSize size = bookPictureSize(
                    part.picture, cardSize(QFontMetricsF(font), part.picture, width));
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

void RuleBookPage::rebuild() {
    if (m_book.isEmpty() || m_writing) {
        return;
    }
    const QScopedValueRollback writing(m_writing, true);
    const int top = topBlock();
    const bool keeps = document()->blockCount() > 1;
    const int letters = fontMetrics().averageCharWidth() * kWidestInLetters;
    m_width = viewport()->width();
    const int column = std::min(letters, m_width - 2 * kLeastMargin);
    document()->setDefaultFont(font());
    setHtml(html(font(), palette(), column));
    QTextFrameFormat frame = document()->rootFrame()->frameFormat();
    frame.setLeftMargin((m_width - column) / 2.0);
    frame.setRightMargin((m_width - column) / 2.0);
    document()->rootFrame()->setFrameFormat(frame);
    document()->size(); // lays all of it out now, so that every place can be scrolled to
    m_chapterBlocks.clear();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == kChapterLevel) {
            m_chapterBlocks.append(block.blockNumber());
        }
    }
    drawPictures();
    mark(m_wanted);
    if (keeps) {
        const QTextBlock block = document()->findBlockByNumber(top);
        verticalScrollBar()->setValue(
            top == 0 || !block.isValid()
                ? 0
                : static_cast<int>(document()->documentLayout()->blockBoundingRect(block).top()));
    }
    noteChapter();
}

/// Puts the pictures in as sharp as they are now; they keep their sizes.
void RuleBookPage::drawPictures() {
    const int letters = fontMetrics().averageCharWidth() * kWidestInLetters;
    const double column = std::min(letters, m_width - 2 * kLeastMargin);
    const qreal ratio = devicePixelRatioF();
    int number = 0;
    for (const BookChapter& chapter : m_book) {
        for (const BookPart& part : chapter.parts) {
            if (part.kind != BookPart::Kind::Picture) {
                continue;
            }
            const QSizeF card = cardSize(QFontMetricsF(font()), part.picture, column);
            document()->addResource(
                QTextDocument::ImageResource, QUrl(imageName(number++)),
                drawBookPicture(
                    part.picture, {card, m_pictures.deck().cornerRadius, palette(), ratio},
                    [&](Card each, QSize size) { return m_pictures.face(each, size, ratio); }));
        }
    }
    viewport()->update();
}

void RuleBookPage::goTo(const QString& place) {
    scrollToAnchor(place);
    noteChapter();
}

int RuleBookPage::topBlock() const {
    return cursorForPosition({viewport()->width() / 2, 4}).blockNumber();
}

int RuleBookPage::chapter() const {
    const int top = topBlock();
    const auto after = std::upper_bound(m_chapterBlocks.begin(), m_chapterBlocks.end(), top);
    return std::max(0, static_cast<int>(after - m_chapterBlocks.begin()) - 1);
}

void RuleBookPage::noteChapter() {
    if (const int now = chapter(); now != m_chapter) {
        m_chapter = now;
        emit chapterChanged(now);
    }
}

int RuleBookPage::mark(const QString& text) {
    m_wanted = text;
    m_found.clear();
    m_current = -1;
    if (!text.trimmed().isEmpty()) {
        // Nobody types the apostrophes and spaces that are set in print.
        QString pattern = QRegularExpression::escape(text.trimmed());
        pattern.replace(QRegularExpression(QStringLiteral("\\\\?['’]")), QStringLiteral("['’]"));
        pattern.replace(QRegularExpression(QStringLiteral("(\\\\?\\s)+")), QStringLiteral("\\s+"));
        const QRegularExpression wanted(pattern,
                                        QRegularExpression::CaseInsensitiveOption |
                                            QRegularExpression::UseUnicodePropertiesOption);
        for (QTextCursor at = document()->find(wanted); !at.isNull();
             at = document()->find(wanted, at)) {
            m_found.append(at);
        }
    }
    showMarks();
    return static_cast<int>(m_found.size());
}

int RuleBookPage::findNext(bool forward) {
    const int count = static_cast<int>(m_found.size());
    if (count == 0) {
        return 0;
    }
    if (m_current >= 0) {
        m_current = (m_current + (forward ? 1 : count - 1)) % count;
    } else {
        const int top = document()->findBlockByNumber(topBlock()).position();
        const auto first = std::find_if(m_found.begin(), m_found.end(),
                                        [&](const auto& at) { return at.selectionStart() >= top; });
        m_current = first == m_found.end() ? 0 : static_cast<int>(first - m_found.begin());
    }
    QTextCursor at = m_found[m_current];
    at.setPosition(at.selectionStart());
    setTextCursor(at);
    ensureCursorVisible();
    showMarks();
    return m_current + 1;
}

void RuleBookPage::showMarks() {
    QList<ExtraSelection> marks;
    for (int i = 0; i < m_found.size(); ++i) {
        ExtraSelection mark;
        mark.cursor = m_found[i];
        QColor back = palette().color(QPalette::Highlight);
        if (i == m_current) {
            mark.format.setForeground(palette().color(QPalette::HighlightedText));
            mark.format.setFontUnderline(true);
        } else {
            back.setAlpha(70);
        }
        mark.format.setBackground(back);
        marks.append(mark);
    }
    setExtraSelections(marks);
}

void RuleBookPage::printOn(QPagedPaintDevice* paper) const {
    QFont letters = font();
    letters.setPointSizeF(kPaperPoints);
    QPalette white(Qt::white);
    for (const QPalette::ColorRole role : {QPalette::Link, QPalette::Highlight}) {
        white.setColor(role, kPaperInk);
    }
    const double width = paper->pageLayout().paintRectPixels(96).width() - kPaperMargin;
    QTextDocument document;
    document.setDefaultFont(letters);
    document.setHtml(html(letters, white, width));
    int number = 0;
    for (const BookChapter& chapter : m_book) {
        for (const BookPart& part : chapter.parts) {
            if (part.kind != BookPart::Kind::Picture) {
                continue;
            }
            const QSizeF card = cardSize(QFontMetricsF(letters), part.picture, width);
            document.addResource(
                QTextDocument::ImageResource, QUrl(imageName(number++)),
                drawBookPicture(
                    part.picture, {card, m_pictures.deck().cornerRadius, white, kPaperRatio},
                    [&](Card each, QSize size) {
                        const QSize pixels = size * kPaperRatio;
                        return QPixmap::fromImage(
                            drawSvg(m_pictures.deck().faceFile(each), pixels)
                                .value_or(plainFace(each, m_pictures.deck().suits, pixels,
                                                    m_pictures.deck().cornerRadius)));
                    }));
        }
    }
    document.print(paper);
}

void RuleBookPage::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        rebuild();
    }
}

void RuleBookPage::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (viewport()->width() != m_width) {
        rebuild();
    }
}

} // namespace settebello
