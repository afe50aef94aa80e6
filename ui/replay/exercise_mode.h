// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/exercise_queue.h"
#include "replay/exercise_bar.h"
#include "replay/exercise_panel.h"
#include "tasks/task.h"

#include <QElapsedTimer>
#include <QTimer>

#include <optional>

namespace settebello {

class ExerciseRun;
class IdleAnalysis;
class NoticeBar;
class TableView;
class WindowState;
struct FoundMatch;

/// The window of a review as long as it asks for plays: positions from own matches in which another
/// play would have been better, problems that are shipped, or a position of the match under review.
/// A wrong answer is punished on the table before the better play is shown. Meanwhile the kept
/// matches are searched for mistakes.
class ExerciseMode : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    struct Parts {
        IdleAnalysis& idle;
        WindowState& windowState;
        ExerciseRun& run;
        TableView& table;
        ExercisePanel& panel;
        ExerciseBar& bar;
        NoticeBar& notice;
        Announcer* announcer;
    };
    /// @param game that was played last, a preset
    ExerciseMode(const Parts& parts, const std::string& game, QObject* parent = nullptr);
    ~ExerciseMode() override;

    /// Asks what is due today, or shows again what was asked.
    void practise();
    /// Asks a position once, which does not count. @param setup who sits where
    void play(const Exercise& exercise, const MatchSetup& setup);
    /// Something else is shown; nothing is asked meanwhile.
    void leave();
    /// Nobody practises any more.
    void stop();

    bool isPractising() const { return m_isPractising; }
    /// What is asked, or was answered; nothing if there is nothing to ask.
    const std::optional<Exercise>& exercise() const { return m_exercise; }
    /// The answer, once it is on the disk.
    const std::optional<Decision>& answer() const { return m_answer; }
    /// Whether the table shows how the answer is punished.
    bool isPunishing() const { return m_isPunishing; }
    /// Shows the better play if the table shows how the answer is punished, or another line.
    /// @return false if not
    bool skip();
    /// The same, by a key that closes the window otherwise. @return true also if such a line has
    /// just ended, which the key was meant for
    bool escape();
    /// The day may have changed, perhaps while the computer has slept.
    void checkDay();
    void showRules();
    /// What was played before the question, and what the others have taken, as at the table.
    void toggleMoves();
    void retranslate();

signals:
    /// The match that an exercise comes from is to be shown.
    void matchAsked(const settebello::FoundMatch& found);
    /// The rule book of the exercise is to be shown. @param anchor of bookAnchor(), or empty
    void rulesAsked(const settebello::NamedRules& rules, const QString& anchor);
    /// The window is to close, or to go back to the review.
    void closeAsked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectParts();
    void connectStore();
    void onPressed(ExerciseBar::Action action);
    void begin();
    void choose();
    void ask(const std::optional<Exercise>& exercise, bool counts);
    void showAll();
    void next();
    void more();
    void onAnswered(const Decision& decision);
    void searchMatch();
    void showFindings();
    void showPunishment();
    void showAnswer();
    void leadOnWith(ExerciseBar::Action action);
    void showBetter();
    void onChanged();
    void focusExercise();
    void showButtons();
    void showPanel();
    void showCount();
    void showNotices();
    QString noticeText() const;
    QPushButton& button(ExerciseBar::Action action) const { return m_parts.bar.button(action); }
    PracticeStore& store() const;

    Parts m_parts;
    std::string m_game;
    ExerciseQueue m_queue;
    Task m_search; ///< for the match of the exercise
    bool m_isShown = false;
    bool m_isPractising = true; ///< or plays a position of the match under review
    std::optional<Exercise> m_exercise;
    MatchSetup m_setup;                 ///< who sits where in it
    std::optional<Decision> m_decision; ///< of the person
    bool m_noted = false;               ///< it is on the disk, or cannot be
    std::optional<Decision> m_answer;
    bool m_isPunishing = false;
    QElapsedTimer m_lineEnded; ///< since the table has shown a line
    bool m_counts = true;      ///< the first answer does
    bool m_begun = false;
    QTimer m_dayTimer;
    QString m_brokenRule; ///< the place in the rule book of what the last play broke
};

} // namespace settebello
