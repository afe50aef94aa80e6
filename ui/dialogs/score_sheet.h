// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/score_lines.h"

#include <QDialog>
#include <QStringList>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace settebello {

class CardPictures;

/// The score of a round: every item that the rules score, the cards behind it and who got its
/// point; then the match points. Enter, Esc and the button all go on. Where there is little room,
/// names of items stand above what the sides have.
class ScoreSheet : public QDialog {
    Q_OBJECT

public:
    /// @param sides the sides' names.
    ScoreSheet(const RoundSummary& round, const QStringList& sides, CardPictures& pictures,
               QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fill();
    void makeSheet();
    bool fits() const;
    void addHeader(QGridLayout* grid);
    int addName(QGridLayout* grid, QLabel* name, int row) const;
    int addLines(QGridLayout* grid, int row);
    void addTotals(QGridLayout* grid, int row);
    QWidget* makeCell(const ScoreCell& cell, double cardLines);
    QLabel* makePoints(int points) const;
    double cardLines(const QList<ScoreLine>& lines) const;
    int pointsWidth() const;
    int columnOf(int side) const { return m_stacked ? side : side + 1; }

    RoundSummary m_round;
    QStringList m_sides;
    CardPictures& m_pictures;
    QWidget* m_page = nullptr;
    QWidget* m_sheet = nullptr;
    bool m_stacked = false; ///< names are above their line
    int m_unstackedWidth = 0;
    QScrollArea* m_scroll;
    QLabel* m_heading;
    QPushButton* m_continue;
};

} // namespace settebello
