// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/decision_view.h"
#include "replay/playback.h"
#include "replay/replay.h"
#include "replay/replay_bar.h"
#include "replay/review_analysis.h"
#include "replay/review_table.h"
#include "storage/record.h"

#include <QObject>
#include <QSize>

#include <optional>

namespace settebello {

class CardPictures;
class CurrentSource;
class SettingsStore;
class Announcer;
class ReviewPanel;
class TableView;
class WhySpeech;
struct Exercise;

/// A match that is shown again on the table of a window; the match in play is not touched. As a
/// replay it shows what happened; as a review, which a match must be over for, it analyses the
/// match and shows what is thought of every decision.
class MatchReview : public QObject {
    Q_OBJECT

public:
    /// The least that a table is to have.
    static constexpr QSize kTableSize{480, 150};
    /// Of its width, on the screen of its window: less where that leaves a page no room.
    static int leastTableWidth(const QWidget& window);

    /// All must outlive it.
    struct Parts {
        SettingsStore& store;
        CardPictures& pictures;
        CurrentSource& source;
        TableView& table;
        Announcer* announcer;
    };
    /// Begins as a replay, and reads the analysis of the match if there is one beside its record.
    /// @param window of the table, which gets its bar and its panel. @pre the match has a round.
    MatchReview(const Record& match, const Parts& parts, QWidget* window);
    ~MatchReview() override;

    ReviewPanel* panel() const { return m_panel; }
    ReplayBar* bar() const { return m_bar; }
    /// The bar as it goes into a window.
    QWidget* scrolledBar() const { return m_scrolledBar; }
    const Replay& replay() const { return m_replay; }
    const Analyser& analyser() const { return m_analysis.analyser(); }
    bool playing() const { return m_playback.isRunning(); }
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

    /// Shows it on the table, where it was left; or not, while something else is shown there.
    void setShown(bool shown);
    /// What the window is about.
    QString title() const;
    /// Space and Escape, wherever the focus is. @return false if the key is of no use
    bool useKey(int key);
    void go(ReplayBar::Action go);
    /// To the next marked move in a direction.
    void goToMark(int step);
    void toggleReview();
    void toggleWhy();
    void setPlaying(bool playing);
    /// Closes what is said and stops the analysis.
    void stop();
    /// The table is to have this room, or its place is needed.
    void arrange();
    void retranslate();

signals:
    /// The decision on the table is to be played. @param setup who sits where
    void exerciseAsked(const settebello::Exercise& exercise, const settebello::MatchSetup& setup);

private:
    void connectReplay();
    void connectBar();
    void connectPanel();
    void connectAnalysis();
    void goTo(int position);
    void forward();
    bool step();
    void setReviewing(bool on);
    void showDecision();
    void showDecisionAt(int position);
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
    void askExercise();
    void showExercise();
    void showTable();
    void showScore();
    void askWhy();

    Parts m_parts;
    QWidget* m_window;
    Record m_match;
    Replay m_replay;
    ReviewAnalysis m_analysis;
    TableView* m_table; ///< announces events; what is announced here are jumps
    WhySpeech* m_why;
    ReplayBar* m_bar;
    QWidget* m_scrolledBar;          ///< with the bar in it
    ReviewPanel* m_panel;            ///< of a review
    DecisionView::Branch m_branch{}; ///< of the line that the table shows
    ReviewTable m_shown;
    Playback m_playback;
    bool m_reviewing = false;
};

} // namespace settebello
