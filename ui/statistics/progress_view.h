// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/practice.h"
#include "statistics/judged_matches.h"
#include "storage/statistics_totals.h"

#include <QList>
#include <QWidget>

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace settebello {

class BarList;
class PositionsMenu;
struct BarRow;

/// How the analysis of matches in the background goes on, for those who look.
struct BackgroundState {
    QString text;     ///< a sentence; empty: there is nothing to say
    double share = 0; ///< of the match that is being analysed, 0 … 1
    bool isRunning = false;
    bool canRun = false; ///< the player can let it go on
};

/// How somebody plays, from the analyses of their matches: what they give away in a round and
/// where, what the cards brought them, and what they have learnt. Each bar leads to the positions
/// behind it.
class ProgressView : public QWidget {
    Q_OBJECT

public:
    explicit ProgressView(QWidget* parent = nullptr);

    /// Reads the analyses, in the background. @param matches the folder of the records
    void read(const QString& matches);
    /// Shows only these matches.
    void setFilter(const StatisticsFilter& filter);
    /// What is learnt, whatever the filter is.
    void setPractice(const PracticeCount& mistakes, const PracticeCount& problems);
    void setBackground(const BackgroundState& state);
    const JudgedMatches& judged() const { return m_judged; }

signals:
    /// A match is to be shown at a decision. @param round and move as in a Moment
    void positionAsked(const settebello::Record& match, int round, int move,
                       const settebello::Analysis& analysis);
    void practiceAsked();
    /// The analysis in the background is to stop, or to go on.
    void stopAsked(bool stop);
    /// Its size has changed.
    void shown();

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A part of the page.
    struct Section {
        QLabel* heading = nullptr;
        QLabel* text = nullptr;
        BarList* bars = nullptr;
        QList<std::function<void()>> actions; ///< what a click on each bar does
    };

    void addSection(const char* name, QVBoxLayout* column);
    void makeState(QVBoxLayout* column);
    void connectParts();
    void retranslate();
    void showAll();
    void showTime(const PlaySummary& all);
    void showPlaces(const PlaySummary& all);
    void showLuck(std::size_t section, GroupBy by, QString (*name)(const std::string&),
                  const QString& text);
    void showPractice();
    void showState();
    void fill(std::size_t section, const QList<BarRow>& rows, const QString& text);
    void orderTabs();
    void offerLosses(std::span<const JudgedMatch> matches, std::optional<LossPlace> place);

    QString m_folder; ///< of the records
    JudgedMatches m_judged;
    StatisticsFilter m_filter;
    std::vector<JudgedMatch> m_matches; ///< that pass it
    PracticeCount m_mistakes;
    PracticeCount m_problems;
    BackgroundState m_state;
    PositionsMenu* m_positions; ///< behind the bars
    QLabel* m_play;
    std::vector<Section> m_sections;
    QLabel* m_stateText;
    QProgressBar* m_progress;
    QPushButton* m_stop;
};

} // namespace settebello
