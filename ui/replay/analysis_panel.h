// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/decision_view.h"

#include <QWidget>

class QScrollArea;

namespace settebello {

class ChanceBar;

/// Beside the table of a replay: the chance to win as a bar, or when asked for what is thought of
/// the decision to come.
class AnalysisPanel : public QWidget {
    Q_OBJECT

public:
    /// @param match and pictures must outlive the panel.
    AnalysisPanel(const Record& match, CardPictures& pictures, QWidget* parent = nullptr);

    /// @param moment the decision to come, or the end of the round; null if the analysis has not
    /// come there.
    /// @param found why the best decision was better; null if that is not known
    void showMoment(const Moment* moment, const MarkedReasons* found = nullptr);
    void setBestShown(bool shown);
    bool isBestShown() const;
    /// As DecisionView::showStep().
    void showStep(DecisionView::Branch branch, int step);
    DecisionView& decision() const { return *m_decision; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void fit();

    const Record& m_match;
    ChanceBar* m_bar;
    QScrollArea* m_scroll; ///< shows the next one
    DecisionView* m_decision;
};

} // namespace settebello
