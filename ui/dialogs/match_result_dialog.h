// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game_controller.h"

#include <QDialog>

class QLabel;
class QLayout;
class QPushButton;
class QScrollArea;
class QWidget;

namespace settebello {

/// Shows how a match ended: who won, the score round by round, and what to do next.
class MatchResultDialog : public QDialog {
    Q_OBJECT

public:
    /// The result code; Rejected if the dialog is closed in any other way.
    enum Answer { Again = Accepted, NewMatch = Accepted + 1 };

    /// @pre the match is over.
    MatchResultDialog(const MatchPlan& plan, const Match& match, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QLayout* makeButtons();
    QWidget* makeSheet() const;
    void retranslate();

    MatchPlan m_plan;
    MatchResult m_result;
    std::vector<PointsBySide> m_rounds; ///< only those that were scored
    QScrollArea* m_scroll;
    QLabel* m_headline;
    QLabel* m_double;
    QWidget* m_sheet = nullptr;
    QWidget* m_holder;
    QPushButton* m_again;
    QPushButton* m_newMatch;
    QPushButton* m_close;
};

} // namespace settebello
