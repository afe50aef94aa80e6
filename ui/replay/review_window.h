// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/decision_view.h"
#include "replay/replay.h"
#include "replay/replay_bar.h"
#include "replay/review_analysis.h"
#include "storage/record.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace settebello {

class CardPictures;
class SettingsStore;
class Announcer;
class ReviewPanel;
class ScoreSheet;
class TableView;
class WhySpeech;
class WindowState;

/// Shows a match again on a table of its own; the match in play is not touched. As a replay it
/// shows what happened; as a review, which a match must be over for, it analyses the match and
/// shows what is thought of every decision.
class ReviewWindow : public QDialog {
    Q_OBJECT

public:
    /// Begins as a replay, and reads the analysis of the match if there is one beside its record.
    /// @param windowState must outlive the window. @pre the match has a round.
    ReviewWindow(const Record& match, SettingsStore& store, CardPictures& pictures,
                 WindowState& windowState, QWidget* parent = nullptr);
    ~ReviewWindow() override;

    const Replay& replay() const { return m_replay; }
    const Analyser& analyser() const { return m_analysis.analyser(); }
    TableView& table() { return *m_table; }
    bool playing() const { return m_playing; }
    bool reviewing() const { return m_reviewing; }

    /// Knows this analysis of the match, complete or not, unless it knows more.
    void setAnalysis(const Analysis& analysis);
    /// Reviews the match, beginning with what is thought of the whole. Nothing happens if the match
    /// is not over.
    void review();
    /// Goes to a move, before it is made, and shows what would have been best. @param round and
    /// move as in a Moment
    void showMove(int round, int move);
    /// Goes to the first move of a round about which an opponent can be asked, and asks; without
    /// one to its start. @pre 0 ≤ round < replay().rounds()
    void askAboutRound(int round);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void makeKeys();
    void connectReplay();
    void connectBar();
    void connectPanel();
    void connectAnalysis();
    void useSettings();
    void go(ReplayBar::Action go);
    void goTo(int position);
    void forward();
    bool step();
    void setPlaying(bool playing);
    void playOn();
    void wait();
    void setReviewing(bool on);
    void toggleReview();
    void showDecision();
    void showDecisionAt(int position);
    void goToMark(int step);
    void showLine(DecisionView::Branch branch, const std::vector<Play>& plays);
    void leaveLine();
    const Analysis& analysis() const { return analyser().analysis(); }
    bool canBeJudged() const { return m_match.match.over(); }
    const Moment* momentAt(int move) const;
    const Moment* coming() const;
    std::optional<PlayerView::Move> subject() const;
    void showCourse();
    QString words() const;
    void showPosition();
    void showOptions();
    void showHands();
    void showSpectator();
    void arrange();
    void showTable();
    bool atRoundsEnd() const;
    void showScore();
    void closeScore();
    void toggleWhy();
    void askWhy();
    void retranslate();

    SettingsStore& m_store;
    CardPictures& m_pictures;
    Record m_match;
    Replay m_replay;
    ReviewAnalysis m_analysis;
    Announcer* m_announcer; ///< announces jumps; the table announces events
    TableView* m_table;
    WhySpeech* m_why;
    QPointer<ScoreSheet> m_sheet; ///< while it is shown
    ReplayBar* m_bar;
    ReviewPanel* m_panel;            ///< of a review
    DecisionView::Branch m_branch{}; ///< of the line that the table shows
    QTimer m_next;                   ///< fires when it is time for the next move
    double m_speed;
    int m_seat = 0;
    bool m_open = false; ///< every hand is shown
    int m_openHand = -1; ///< likewise that of a seat whose marked decision is shown
    bool m_playing = false;
    bool m_reviewing = false;
};

} // namespace settebello
