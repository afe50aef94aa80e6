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
/// point; then the match points. Enter, Esc and the button all go on.
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

private:
    void fill();
    void addHeader(QGridLayout* grid);
    int addLines(QGridLayout* grid, int row);
    void addTotals(QGridLayout* grid, int row);
    QWidget* makeCell(const ScoreCell& cell, double cardLines);
    QLabel* makePoints(int points) const;
    double cardLines(const QList<ScoreLine>& lines) const;
    int pointsWidth() const;

    RoundSummary m_round;
    QStringList m_sides;
    CardPictures& m_pictures;
    QWidget* m_page = nullptr;
    QScrollArea* m_scroll;
    QLabel* m_heading;
    QPushButton* m_continue;
};

} // namespace settebello
