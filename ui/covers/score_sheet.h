// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "covers/score_lines.h"
#include "covers/score_table.h"
#include "covers/table_cover.h"
#include "table/painting/table_theme.h"

#include <QStringList>

#include <functional>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace settebello {

class CardPictures;
class Director;

/// The score of a round, on the table: every item that the rules score, the cards behind it and who
/// got its point; then the match points. Enter, Esc and the first button all go on. Its cards and
/// then its text are as large as the room allows, and where that is narrow, names of items stand
/// above what the sides have.
class ScoreSheet : public TableCover {
    Q_OBJECT

public:
    /// @param sides the sides' names. @param table where it is centred; its parent.
    ScoreSheet(const RoundSummary& round, const QStringList& sides, const TableTheme& theme,
               CardPictures& pictures, QWidget* table);

    void setTheme(const TableTheme& theme);
    /// Lies beside the names, points and piles of this table if it can, and otherwise covers no
    /// name in part. @param director must outlive it
    void setDirector(const Director& director);
    /// Offers to ask the opponents about their plays. @param opponent the name of the only one;
    /// empty if there are several.
    void setExplainable(const QString& opponent);
    /// Says how the match has ended, below the points. @param text a sentence in the language in
    /// use
    void setResult(const std::function<QString()>& text);
    /// Several people look at it: it is locked at first, and whenever the focus comes back to it.
    void setShared();
    /// Gets the focus whenever the table is given it, as it does when it appears.
    void takeFocus();

signals:
    /// The player has read the sheet.
    void closed();
    /// Why did they play that?
    void whyAsked();

protected:
    void retranslate() override;
    void place() override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Where and how it is laid out.
    struct Manner {
        QRect room;
        bool isFlat = false;  ///< details are beside their cards
        bool hasTens = false; ///< many cards lie in lines of ten
        double least = 0;     ///< how high cards must be, in pixels
    };
    void layOut();
    QString whyText() const;
    QRect besideNames() const;
    QRect betweenNames() const;
    void arrange();
    void restyle(int pixels, bool flat);
    bool fitsAt(int pixels, const Manner& manner);
    void growCards(const Manner& manner);
    void arrangeButtons(int width);
    int heightWith(double cardLines, const Manner& manner);
    int innerWidth(const Manner& manner) const;
    void placeIn(const Manner& manner, int height);
    void makeTable(int width, const Manner& manner, double cardLines);

    RoundSummary m_round;
    QStringList m_sides;
    CardPictures& m_pictures;
    TableTheme m_theme;
    QWidget* m_page;
    ScoreTable* m_points = nullptr; ///< of the page
    const Director* m_director = nullptr;
    QRect m_free;      ///< what names, points and piles left when it was laid out
    QSize m_placedFor; ///< the size of the table then
    QScrollArea* m_scroll;
    QBoxLayout* m_buttons = nullptr;
    std::function<QString()> m_resultText; ///< missing before the end of the match
    QLabel* m_result;
    QPushButton* m_continue;
    QString m_opponent; ///< who is asked why; empty: several
    QPushButton* m_why; ///< below it, if the opponents can be asked
};

} // namespace settebello
