// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/table_theme.h"

#include <QFrame>
#include <QPalette>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace settebello {

class TableLayout;

/// A question on the table, near the cards it is about: a sentence and a few buttons that the
/// keyboard and a screen reader reach. Not modal: the match waits, nothing else does.
class TablePrompt : public QFrame {
    Q_OBJECT

public:
    struct Answer {
        QString text; ///< with an & before its key
        std::function<void()> chosen;
        /// Left out where the question has no room otherwise.
        bool isOptional = false;
    };

    explicit TablePrompt(QWidget* parent);

    /// Asks, instead of any previous question. The first answer gets the focus if `takeFocus`.
    void ask(const QString& question, const std::vector<Answer>& answers, bool takeFocus);
    /// Asks in sentences of which the last are left out where they have no room in letters as large
    /// as those of captions; the tool tip and a screen reader have all of them then.
    void ask(const QStringList& sentences, const std::vector<Answer>& answers, bool takeFocus);
    /// Hides the question, so that a screen reader does not find it any more, either.
    virtual void dismiss();
    bool asking() const { return !isHidden(); }
    /// Whether the question can be answered yet; it can be from ask() on.
    void setAnswerable(bool answerable);
    /// Gives the focus to the first answer.
    void focusFirst();

    /// Takes the colours of the table.
    void setTheme(const TableTheme& theme);
    /// The style of a button that stands alone on the table. With the property "locked" it looks
    /// disabled.
    static QString buttonStyle(const TableTheme& theme, int pixels);

    /// The style of push buttons with the property "quiet", beside others that matter more.
    /// @param ink of what they lie on.
    static QString quietStyle(const TableTheme& theme, const QColor& ink, int pixels);

    /// The style of a quiet button on the cloth.
    static QString toolStyle(const TableTheme& theme);
    /// What else lies on a panel, scroll bars above all, is drawn by the style of all windows
    /// (widgets/style.h) in these colours. @param palette the others
    static QPalette panelPalette(const TableTheme& theme, QPalette palette);
    /// The same for a panel that has a style sheet, where palettes are not passed on.
    static QString scrollStyle(const TableTheme& theme);
    /// A colour that can be read on the accent.
    static QColor textOnAccent(const TableTheme& theme);

    /// Centres itself where the layout has questions, the buttons under the text or beside it where
    /// that is too narrow for one line. If it is too high it grows upwards, or downwards; see
    /// requiredHeight().
    void placeIn(const TableLayout& layout, bool growsDown = false);
    /// Likewise upwards, but no higher than that if it can be shortened, and than `most` if its
    /// first sentence has no room otherwise.
    void placeIn(const TableLayout& layout, qreal highest, qreal most);
    /// The height of the strip that keeps everything else uncovered; 0 if nothing is asked, or if
    /// it grows downwards, where nothing lies.
    int requiredHeight() const { return m_requiredHeight; }

signals:
    /// requiredHeight() has changed.
    void requiredHeightChanged();
    /// What it covers of the table has changed.
    void coverChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void removeAnswers();
    QSize fitText();
    QSize fitInStrips();
    QSize shorten();
    bool leaveOut();
    bool shortenTo(qsizetype kept);
    int usualPixels() const;
    void showOptional(bool shown);
    void placeAt(const TableLayout& layout, bool growsDown, int highest, int most);
    void place();
    int centredWidth(const QRectF& strip) const;
    /// Where the buttons are: beside the only line, under the words, beside or under them in a
    /// column, or beside them in a row.
    enum class Arrangement { OneLine, Below, Beside, Stacked, Row };
    void setArrangement(Arrangement arrangement);
    QSize wrappedSize(Arrangement arrangement, const QRectF& strip, bool& isTooWide);
    int mostHeight(qreal part) const;
    QSize arrange(const QRectF& strip);
    QSize arrangeInRow(const QRectF& strip, QSize other);
    int narrowest(int least, int most, int height) const;
    void setPixels(int pixels, int buttons);
    void setCondensed(int percent);
    void restyle();
    void need(int height);

    QLabel* m_question;
    QStringList m_sentences; ///< of the question
    QBoxLayout* m_box;       ///< the question and its answers
    QBoxLayout* m_row;       ///< the answers
    std::vector<QPushButton*> m_buttons;
    std::vector<QPushButton*> m_optional; ///< those of them that may be left out

    TableTheme m_theme;
    int m_pixels = 14; ///< of its text; a style sheet does not take it from the font
    int m_buttonPixels = 14;
    int m_condensed = 100; ///< the width of its letters, in percent of the usual
    QRectF m_area;         ///< for questions
    QRectF m_besideSigns;  ///< for those that it has no room for
    QRectF m_wholeStrip;   ///< for those that this has no room for, either
    QRectF m_strip;        ///< that of the three in which it is placed
    qreal m_textHeight = 16;
    int m_captionPixels = 16;
    bool m_growsDown = false;
    int m_highest = 0; ///< for the sake of large text
    int m_usual = 0;   ///< what m_highest is as long as its first sentence has room in that
    int m_most = 0;    ///< what it is otherwise
    int m_requiredHeight = 0;
};

} // namespace settebello
