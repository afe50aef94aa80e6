// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "covers/score_lines.h"

#include <QStringList>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace settebello {

class CardPictures;

/// The items of a round's score, line by line, and below them the points of the round and of the
/// match: the contents of a ScoreSheet, in the font of its parent.
class ScoreTable : public QWidget {
    Q_OBJECT

public:
    struct Look {
        bool isStacked = false; ///< names of items are above their line, not beside it
        bool isFlat = false;    ///< what is said of cards is beside them, not below
        bool hasTens = false;   ///< many cards lie in lines of ten
        double cardLines = 0;   ///< how high cards are, in lines of text
    };

    /// @param sides the sides' names.
    ScoreTable(const RoundSummary& round, const QStringList& sides, CardPictures& pictures,
               const Look& look, QWidget* parent);

    /// How high it is in that width.
    int heightIn(int width) const;

private:
    int addHeader(QGridLayout* grid);
    int addName(QGridLayout* grid, QLabel* name, int row) const;
    int addLines(QGridLayout* grid, int row);
    void addTotals(QGridLayout* grid, int row);
    void evenOut(QGridLayout* grid) const;
    QLabel* makeLabel(const QString& text);
    QLabel* makeNumber(int value, double factor, bool bold);
    QWidget* makeCell(const ScoreCell& cell);
    QLabel* makePoints(int points);
    int pointsWidth() const;
    int columnOf(int side) const { return m_look.isStacked ? side : side + 1; }

    const RoundSummary& m_round;
    const QStringList& m_sides;
    CardPictures& m_pictures;
    Look m_look;
};

} // namespace settebello
