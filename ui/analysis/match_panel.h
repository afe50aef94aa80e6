// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "storage/record.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QListWidget;
class QListWidgetItem;

namespace settebello {

class BarList;
class FiguresTable;
class MarkReasons;

/// What an analysis found of a whole match: was it the cards or the play, which decisions were
/// bad, and the figures of all players.
class MatchPanel : public QWidget {
    Q_OBJECT

public:
    /// @param match and reasons must outlive the panel. @pre the match has a round
    MatchPanel(const Record& match, const MarkReasons& reasons, QWidget* parent = nullptr);

    /// @param isComplete whether nothing is added to the analysis any more.
    void showAnalysis(const Analysis& analysis, bool isComplete);
    /// Whether a moment has a mark of somebody whose marks are shown.
    bool isShown(const Moment& moment) const;
    /// Selects the mark of a moment in the list; nothing if it is null, or has none that is shown.
    void select(const Moment* moment);
    /// Gives the list of marks the focus.
    void focusMarks();

signals:
    /// Whose marks are shown was chosen.
    void whoseChanged();
    /// A mark was selected in the list. @param point of it, among the moments
    void selected(int point);
    /// A mark is to be looked at.
    void opened(int point);

protected:
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void showMarks();
    void showFigures();
    void setTexts(QListWidgetItem& item, int row, const QString& spoken);
    int currentPoint() const;
    void retranslate();

    const Record& m_match;
    const MarkReasons& m_reasons;
    Analysis m_analysis;
    bool m_isComplete = false;
    std::vector<int> m_marked; ///< the moments of the lines of the list
    QList<QStringList> m_rows; ///< of the table
    QLabel* m_verdict;
    BarList* m_balance; ///< what the result is made of
    QLabel* m_whoseLabel;
    QComboBox* m_whose; ///< whose marks are shown
    QListWidget* m_list;
    QLabel* m_losses; ///< of each round
    QLabel* m_levels;
    FiguresTable* m_table;
    QLabel* m_note;
};

} // namespace settebello
