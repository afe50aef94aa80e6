// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/reason.h"
#include "history/record_summary.h"
#include "practice/exercise_queue.h"
#include "tasks/task.h"
#include "widgets/tiled_dialog.h"

#include <QTimer>

#include <optional>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace settebello {

class AnnouncedMessage;
class Announcer;
class AnswerList;
class CardPictures;
class ChoiceBar;
class ExerciseTable;
class FindingBar;
class MistakeFinder;
class NoticeBar;
class PracticeMenu;
class PracticeStore;
class SettingsStore;
class TableView;
class WindowState;

/// Practises: positions from own matches in which another play would have been better, and the
/// problems that are shipped. Looks for mistakes in the kept matches while it is open.
class PracticeWindow : public TiledDialog {
    Q_OBJECT

public:
    /// @param matches the folder of the records. All else must outlive the window.
    PracticeWindow(PracticeStore& store, SettingsStore& settings, CardPictures& pictures,
                   const QString& matches, WindowState& windowState, QWidget* parent = nullptr);
    ~PracticeWindow() override;

    TableView& table();
    const MistakeFinder& finder() const;
    /// What is asked, or was answered; nothing if there is nothing to ask.
    const std::optional<Exercise>& exercise() const { return m_exercise; }
    /// The answer, once it is on the disk.
    const std::optional<Decision>& answer() const { return m_answer; }

signals:
    /// What happened in a match is to be shown. @param round and move as in a Moment
    void replayAsked(const settebello::Record& match, int round, int move,
                     const settebello::Analysis& analysis);
    /// The rule book of the exercise is to be shown. @param anchor of bookAnchor(), or empty
    void rulesAsked(const settebello::NamedRules& rules, const QString& anchor);

protected:
    bool event(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeExercisePage();
    QWidget* makeEmptyPage();
    void layOut();
    void connectParts();
    void connectStore();
    void begin();
    void choose();
    void ask(const std::optional<Exercise>& exercise, bool isAgain = false);
    void again();
    void next();
    void onAnswered(const Decision& decision);
    void note(const Decision& decision);
    void findGames();
    QString endText() const;
    void toggleMoves();
    void searchMatch();
    void showAnswer();
    void onChanged();
    void checkDay();
    void showRules();
    void focusExercise();
    void showCount();
    void showNothing();
    void showNotices();
    QString noticeText() const;
    void showExported(const QString& target, const QString& problem);
    void retranslate() final;

    PracticeStore& m_store;
    SettingsStore& m_settings;
    WindowState& m_windowState;
    ExerciseQueue m_queue;
    QString m_matches; ///< the folder of the records
    Task m_search;     ///< for the match of the exercise
    Task m_reasoning;  ///< why the answer is right or wrong
    std::optional<Exercise> m_exercise;
    std::optional<Decision> m_decision;           ///< of the person
    bool m_noted = false;                         ///< it is on the disk, or cannot be
    std::optional<std::vector<Reason>> m_reasons; ///< why it is right or wrong, once found
    std::optional<Decision> m_answer;
    bool m_begun = false;
    Day m_today{}; ///< when what is due was counted
    QTimer m_dayTimer;
    QString m_brokenRule;   ///< the place in the rule book of what the last play broke
    bool m_isAgain = false; ///< the exercise is tried again, which does not count
    ChoiceBar* m_choice;
    FindingBar* m_finding;
    QStackedWidget* m_pages;
    QLabel* m_nothing;
    QPushButton* m_solve; ///< problems, where there are no mistakes; or more of the same
    ExerciseTable* m_table;
    AnswerList* m_list;
    Announcer* m_announcer;
    AnnouncedMessage* m_message;
    QPushButton* m_moves; ///< that were played before
    QPushButton* m_again;
    QPushButton* m_match;
    QPushButton* m_next;
    PracticeMenu* m_more;
    QPushButton* m_close;
    NoticeBar* m_notice; ///< over all else
};

} // namespace settebello
