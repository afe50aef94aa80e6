// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/rule_book_page.h"

#include "cards/card_pictures.h"
#include "widgets/letter_width.h"

#include <QAbstractTextDocumentLayout>
#include <QDeadlineTimer>
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

constexpr QColor kPaperInk(0x1f, 0x4f, 0x8f); ///< of headings and rings on paper
constexpr int kMaxWidthInCharacters = 84;     ///< of the column of text
constexpr int kLeastMargin = 20;              ///< beside it
/// Milliseconds in which all pictures for paper are drawn; those of a slow deck are replaced by
/// plain ones.
constexpr int kLongestWaitForPictures = 5000;
constexpr double kPaperRatio = 3;     ///< of pictures on paper
constexpr double kPaperPoints = 10.5; ///< of letters on paper
constexpr int kPixelsAnInch = 96;
constexpr double kPaperMargin = 4 / 2.54 * kPixelsAnInch; ///< what Qt leaves free of a page's width

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
    // If it came and went, the width would change while the page is being built.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&m_pictures, &CardPictures::picturesRendered, this, &RuleBookPage::drawPictures);
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

void RuleBookPage::rebuild() {
    if (m_book.isEmpty() || m_writing) {
        return;
    }
    const QScopedValueRollback writing(m_writing, true);
    const int top = topBlock();
    const bool keeps = document()->blockCount() > 1;
    m_width = viewport()->width();
    const BookSheet written = sheet();
    const double margin = (m_width - written.width) / 2;
    document()->setDefaultFont(font());
    setHtml(bookHtml(m_title, m_book, written));
    QTextFrameFormat frame = document()->rootFrame()->frameFormat();
    frame.setLeftMargin(margin);
    frame.setRightMargin(margin);
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

BookSheet RuleBookPage::sheet() const {
    const int maxWidth = letterWidth(fontMetrics()) * kMaxWidthInCharacters;
    const int column = std::min(maxWidth, m_width - 2 * kLeastMargin);
    return {font(),
            palette(),
            static_cast<double>(column),
            m_pictures.aspect(),
            m_pictures.deck().cornerRadius,
            devicePixelRatioF()};
}

/// Puts the pictures in as sharp as they are now; they keep their sizes.
void RuleBookPage::drawPictures() {
    const qreal ratio = devicePixelRatioF();
    addBookPictures(*document(), m_book, sheet(),
                    [&](Card card, QSize size) { return m_pictures.face(card, size, ratio); });
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
    BookSheet page = sheet();
    page.font.setPointSizeF(kPaperPoints);
    page.palette = QPalette(Qt::white);
    for (const QPalette::ColorRole role : {QPalette::Link, QPalette::Highlight}) {
        page.palette.setColor(role, kPaperInk);
    }
    page.width = paper->pageLayout().paintRectPixels(kPixelsAnInch).width() - kPaperMargin;
    page.ratio = kPaperRatio;
    QTextDocument document;
    document.setDefaultFont(page.font);
    document.setHtml(bookHtml(m_title, m_book, page));
    const QDeadlineTimer deadline(kLongestWaitForPictures);
    addBookPictures(document, m_book, page, [&](Card card, QSize size) {
        return QPixmap::fromImage(m_pictures.drawNow(card, size * kPaperRatio, deadline));
    });
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
