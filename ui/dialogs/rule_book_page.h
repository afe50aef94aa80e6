// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/rule_book_html.h"
#include "text/rule_book.h"

#include <QTextBrowser>

class QPagedPaintDevice;

namespace settebello {

class CardPictures;

/// The rule book as a page to scroll through, with drawn cards. Sharper pictures come in by
/// themselves; changes of the font, the colours and the width are followed.
class RuleBookPage : public QTextBrowser {
    Q_OBJECT

public:
    explicit RuleBookPage(CardPictures& pictures, QWidget* parent = nullptr);

    /// Shows another book. Where the old one had the same chapters and parts, as in another
    /// language, the place that was read stays where it is.
    void setBook(const QString& title, const QList<BookChapter>& book);
    const QList<BookChapter>& book() const { return m_book; }

    /// Scrolls to a chapter's id or a heading's anchor.
    void goTo(const QString& place);
    /// The chapter that is being read: its place in book().
    int chapter() const;

    /// Marks every place where a text stands and returns how many there are. @param text empty: no
    /// marks.
    int mark(const QString& text);
    /// Goes to the next or the previous of them and round again; what is on the screen comes first.
    /// @return its number, 1 …, or 0 if there is none.
    int findNext(bool forward);

    /// Prints all of it, with pictures as sharp as paper asks for.
    void printOn(QPagedPaintDevice* paper) const;

signals:
    /// Another chapter is being read.
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
    bool m_writing = false; ///< amid rebuild()
};

} // namespace settebello
