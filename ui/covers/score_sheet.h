// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "covers/score_lines.h"
#include "covers/table_cover.h"
#include "table/painting/table_theme.h"

#include <QStringList>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace settebello {

class CardPictures;

/// The score of a round, on the table: every item that the rules score, the cards behind it and who
/// got its point; then the match points. Enter, Esc and the first button all go on. Its text is as
/// large as the room allows, and where that is narrow, names of items stand above what the sides
/// have.
class ScoreSheet : public TableCover {
    Q_OBJECT

public:
    /// @param sides the sides' names. @param table where it is centred; its parent.
    ScoreSheet(const RoundSummary& round, const QStringList& sides, const TableTheme& theme,
               CardPictures& pictures, QWidget* table);

    void setTheme(const TableTheme& theme);
    /// Offers to ask the opponents about their plays. @param opponent the name of the only one;
    /// empty if there are several.
    void setExplainable(const QString& opponent);
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
    void layOut();
    QString whyText() const;
    void restyle(int pixels, bool flat);
    bool fitsAt(int pixels, bool flat);
    void makeSheet(int width, double cardLines);
    void fill(QGridLayout& grid);
    void addHeader(QGridLayout* grid);
    int addName(QGridLayout* grid, QLabel* name, int row) const;
    int addLines(QGridLayout* grid, int row);
    void addTotals(QGridLayout* grid, int row);
    QLabel* makeLabel(const QString& text) const;
    QLabel* makeNumber(int value, double factor, bool bold) const;
    QWidget* makeCell(const ScoreCell& cell);
    QLabel* makePoints(int points) const;
    int pointsWidth() const;
    int columnOf(int side) const { return m_stacked ? side : side + 1; }

    RoundSummary m_round;
    QStringList m_sides;
    CardPictures& m_pictures;
    TableTheme m_theme;
    QWidget* m_page;
    QWidget* m_sheet = nullptr;
    bool m_stacked = false; ///< names are above their line
    bool m_isFlat = false;  ///< details are beside their cards, and the buttons beside each other
    double m_cardLines = 0; ///< how high cards are, in lines of text
    QScrollArea* m_scroll;
    QLabel* m_heading;
    QBoxLayout* m_buttons = nullptr;
    QPushButton* m_continue;
    QString m_opponent; ///< who is asked why; empty: several
    QPushButton* m_why; ///< below it, if the opponents can be asked
};

} // namespace settebello
