// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "help/rule_book_html.h"
#include "text/rule_book.h"

#include <QTextBrowser>

class QPagedPaintDevice;

namespace settebello {

class CardPictures;

/// The rule book as a scrolling page with drawn cards. Updates itself when sharper pictures arrive
/// and when the font, the colours or the width change.
class RuleBookPage : public QTextBrowser {
    Q_OBJECT

public:
    explicit RuleBookPage(CardPictures& pictures, QWidget* parent = nullptr);

    /// Shows another book. The scroll position is kept if it has the same chapters and parts, as in
    /// another language.
    void setBook(const QString& title, const QList<BookChapter>& book);
    const QList<BookChapter>& book() const { return m_book; }

    /// Scrolls to a chapter's id or a heading's anchor.
    void goTo(const QString& place);
    /// The index in book() of the chapter that is being read.
    int chapter() const;

    /// Highlights every occurrence of a text and returns their number. @param text if empty,
    /// nothing is highlighted.
    int mark(const QString& text);
    /// Goes to the next or the previous of them, wrapping around, beginning with what is visible.
    /// @return its number, 1 …, or 0 if there is none.
    int findNext(bool forward);

    /// Prints the whole book, with pictures in the printer's resolution.
    void printOn(QPagedPaintDevice* paper) const;

signals:
    /// The reader has scrolled to another chapter.
    void chapterChanged(int chapter);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    BookSheet sheet() const;
    void rebuild();
    void drawPictures();
    void showMarks();
    int topBlock() const;
    void noteChapter();

    CardPictures& m_pictures;
    QString m_title;
    QList<BookChapter> m_book;
    QList<int> m_chapterBlocks; ///< the block that each chapter begins with
    QList<QTextCursor> m_found;
    int m_current = -1; ///< of m_found
    int m_chapter = -1;
    int m_width = 0; ///< that the pictures are made for
    QString m_wanted;
    bool m_writing = false; ///< during rebuild()
};

} // namespace settebello
