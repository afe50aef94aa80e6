// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analyser.h"
#include "analysis/decision_view.h"
#include "analysis/mark_reasons.h"
#include "storage/record.h"
#include "widgets/tiled_dialog.h"

#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace settebello {

class AnnouncedMessage;
class Announcer;
class BalanceView;
class CardPictures;
class ChanceChart;
class FiguresTable;
class WindowState;

/// Analyses a match as soon as it is opened, and shows what came of it: was it the cards or the
/// play, the course of the match, which decisions were bad, and the figures of all players.
class AnalysisWindow : public TiledDialog {
    Q_OBJECT

public:
    /// @param pictures and windowState must outlive the window. @pre the match has a round
    AnalysisWindow(const Record& match, CardPictures& pictures, WindowState& windowState,
                   QWidget* parent = nullptr);

    const Record& match() const { return m_match; }
    const Analyser& analyser() const { return m_analyser; }

signals:
    /// More is known of the match.
    void progressed(const settebello::Analysis& analysis);
    /// What happened there is to be shown, with what is known of it. @param round and move as in a
    /// Moment
    void replayAsked(const settebello::Record& match, int round, int move,
                     const settebello::Analysis& analysis);
    /// After replayAsked(): these plays are to be shown there.
    void lineAsked(settebello::DecisionView::Branch branch,
                   const std::vector<settebello::Play>& plays);

protected:
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makePage();
    void layOut();
    void connectAnalyser();
    void connectParts();
    void stopOrContinue();
    void ended();
    void notKept(const Fault& fault);
    void showAnalysis();
    void showChart();
    void showMarks();
    void showFigures();
    void showState();
    void setTexts(QListWidgetItem& item, int row, const QString& spoken);
    void selectMark(int point);
    void showDecision();
    void ask(int point);
    bool isShown(const Moment& moment) const;
    QString textOf(const Moment& moment) const;
    const Analysis& analysis() const { return m_analyser.analysis(); }
    void arrange();
    void retranslate() final;

    Record m_match;
    Analyser m_analyser;
    MarkReasons m_reasons;
    std::vector<int> m_marked; ///< the moments of the lines of the list
    QList<QStringList> m_rows; ///< of the table
    QLabel* m_about;
    QProgressBar* m_progress;
    QPushButton* m_stop;
    QScrollArea* m_scroll;
    QLabel* m_verdict;
    BalanceView* m_balance;
    QBoxLayout* m_columns = nullptr; ///< the chart with the list, and the decision
    ChanceChart* m_chart;
    QLabel* m_whoseLabel;
    QComboBox* m_whose; ///< whose marks are shown
    QListWidget* m_list;
    DecisionView* m_decision; ///< the selected one
    FiguresTable* m_table;
    QLabel* m_levels;
    QLabel* m_note;
    Announcer* m_announcer;
    AnnouncedMessage* m_message;
    QPushButton* m_open;
    QPushButton* m_close;
};

} // namespace settebello
