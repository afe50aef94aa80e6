// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/practice.h"
#include "storage/statistics_totals.h"
#include "widgets/tiled_dialog.h"

#include <QVector>

#include <array>

class QAction;
class QBoxLayout;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QTabBar;

namespace settebello {

class BarChart;
class BetweenUsView;
class FiguresTable;
class ProgressView;
class StatisticsStore;
class WindowState;
struct StatisticsFigure;

/// Statistics of the matches played: figures and charts by game, opponents, points and time, all of
/// them also as tables; and on another page how somebody plays (ProgressView). For all matches or
/// those of one game, level or year.
class StatisticsDialog : public TiledDialog {
    Q_OBJECT

public:
    /// @param windowState must outlive the window.
    StatisticsDialog(StatisticsStore& store, WindowState& windowState, QWidget* parent = nullptr);

    /// Shows only these matches, as if the player had chosen them. A value that no match has shows
    /// all.
    void setFilter(const StatisticsFilter& filter);
    /// How far somebody has come with what they practise: shown among the figures, whatever the
    /// filter is.
    void setPractice(const PracticeCount& mistakes, const PracticeCount& problems);
    /// Shows who leads between the people at this screen, whatever the filter is. @param matches
    /// the folder of the records, which is read again whenever a match was counted.
    void setMatches(const QString& matches);
    ProgressView& progress() { return *m_progress; }

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// One of the filters.
    struct Choice {
        QLabel* label = nullptr;
        QComboBox* box = nullptr;
    };
    /// One part of the page.
    struct Section {
        QLabel* heading = nullptr;
        BarChart* chart = nullptr;
        FiguresTable* table = nullptr;
    };
    static constexpr std::size_t kChoices = 3; ///< game, opponents, year

    QWidget* makeSide();
    QWidget* makePage();
    void connectTabs();
    QBoxLayout* makeButtons();
    void fillChoices();
    StatisticsFilter filter() const;
    void refresh();
    void showFigures(const MatchTotals& totals);
    void addFigure(const StatisticsFigure& figure);
    void showTables(bool tables);
    bool showsPlay() const;
    void showTab();
    void arrange();
    void askToClear();
    void showRecounted(int matches, const QStringList& unreadable);
    void retranslate() final;

    StatisticsStore& m_store;
    WindowState& m_windowState;
    std::array<Choice, kChoices> m_choices;
    QVector<Section> m_sections;
    QWidget* m_figuresBox = nullptr; // these two before what makes them
    QGridLayout* m_figures = nullptr;
    QWidget* m_side;
    PracticeCount m_mistakes;
    PracticeCount m_problems;
    QCheckBox* m_codes;
    QCheckBox* m_tables;
    QTabBar* m_tabs;
    QWidget* m_page;
    ProgressView* m_progress;
    QLabel* m_empty;
    BetweenUsView* m_between;
    QLabel* m_counted;
    QBoxLayout* m_body = nullptr;
    QScrollArea* m_scroll;
    QPushButton* m_more;
    QAction* m_again;
    QAction* m_clear;
    QPushButton* m_close;
};

} // namespace settebello
