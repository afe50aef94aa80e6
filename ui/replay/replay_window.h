// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analyser.h"
#include "analysis/decision_view.h"
#include "analysis/mark_reasons.h"
#include "coach/explanation.h"
#include "replay/replay.h"
#include "replay/replay_bar.h"
#include "storage/record.h"
#include "tasks/task.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace settebello {

class AnalysisPanel;
class CardPictures;
class SettingsStore;
class Announcer;
class ScoreSheet;
class TableView;
class WindowState;

/// Replays a match on a table of its own; the match in play is not touched.
class ReplayWindow : public QDialog {
    Q_OBJECT

public:
    /// Shows the analysis of the match, too, if there is one beside its record.
    /// @param windowState must outlive the window. @pre
    /// the match has a round.
    ReplayWindow(const Record& match, SettingsStore& store, CardPictures& pictures,
                 WindowState& windowState, QWidget* parent = nullptr);
    ~ReplayWindow() override;

    const Replay& replay() const { return m_replay; }
    TableView& table() { return *m_table; }
    bool playing() const { return m_playing; }

    /// Shows this analysis of the match, complete or not.
    void setAnalysis(const Analysis& analysis);
    /// Goes to a move, before it is made, and shows what would have been best. @param round and
    /// move as in a Moment
    void showMove(int round, int move);
    /// Plays on the table what was not played, from the move shown on. @param plays the decision
    /// and what may follow it
    void showLine(DecisionView::Branch branch, const std::vector<Play>& plays);

    /// Goes to the first move of a round about which an opponent can be asked, or to its start.
    /// @pre 0 ≤ round < replay().rounds()
    void askAboutRound(int round);

signals:
    /// The match is over, and is to be analysed.
    void analysisAsked(const settebello::Record& match);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeKeys();
    void connectBar();
    void restorePlace();
    void useSettings();
    void go(ReplayBar::Action go);
    void showDecisionAt(int position);
    void goToMark(int step);
    void leaveLine();
    void showBest(bool shown);
    const Moment* momentAt(int move) const;
    const Moment* coming() const;
    void sayOwn(const Moment* made);
    void forward();
    void setPlaying(bool playing);
    void playOn();
    void wait();
    QString words() const;
    void showPosition();
    void showOptions();
    void showHands();
    bool atRoundsEnd() const;
    void showScore();
    void closeScore();
    bool isAskingWhy() const;
    void toggleWhy();
    void askWhy();
    void say(const QString& text);
    void showWhy();
    void closeWhy();
    void retranslate();

    SettingsStore& m_store;
    CardPictures& m_pictures;
    WindowState& m_windowState;
    Record m_match;
    Replay m_replay;
    Analyser m_analyser; ///< only reads
    Analysis m_analysis; ///< empty if there is none
    MarkReasons m_reasons;
    TableView* m_table;
    QPointer<ScoreSheet> m_sheet; ///< while it is shown
    ReplayBar* m_bar;
    AnalysisPanel* m_panel;           ///< while there is an analysis
    DecisionView::Branch m_branch{};  ///< of the line that the table shows
    Task m_explaining;                ///< why an opponent decided as it did
    std::optional<Explanation> m_why; ///< of the decision shown, while it is
    QTimer m_asking;                  ///< fires when it takes long enough to say so
    Announcer* m_announcer;           ///< announces jumps; the table announces events
    QTimer m_next;                    ///< fires when it is time for the next move
    double m_speed;
    int m_seat = 0;
    bool m_openChosen = false;
    bool m_handsOpen = false; ///< chosen, or because an opponent's marked decision is shown
    bool m_playing = false;
};

} // namespace settebello
