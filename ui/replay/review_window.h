// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/current_source.h"
#include "replay/exercise_run.h"
#include "replay/match_review.h"

#include <QDialog>

#include <memory>

class QHBoxLayout;
class QShortcut;
class QVBoxLayout;

namespace settebello {

class ExerciseMode;
class ExercisePanel;
class IdleAnalysis;
class WindowState;

/// Where somebody looks at what was played and learns from it, on one table: a match again as a
/// replay or a review (MatchReview), or exercises (ExerciseMode).
class ReviewWindow : public QDialog {
    Q_OBJECT

public:
    /// Shows nothing at first. All must outlive the window.
    ReviewWindow(IdleAnalysis& idle, SettingsStore& settings, CardPictures& pictures,
                 WindowState& windowState, QWidget* parent = nullptr);
    ~ReviewWindow() override;

    /// Replays a match, in place of another one or of exercises. @pre it has a round.
    void showMatch(const Record& match);
    /// Shows the match again, where it was left. @pre there is one
    void showReview();
    /// Asks exercises, which the match that is shown waits for.
    void practise();

    TableView& table() { return *m_table; }
    ExerciseMode& exercises() { return *m_exercises; }
    ExerciseRun& run() { return m_run; }
    /// Null if none is shown.
    MatchReview* match() { return m_review.get(); }

signals:
    /// The rule book of an exercise is to be shown. @param anchor of bookAnchor(), or empty
    void rulesAsked(const settebello::NamedRules& rules, const QString& anchor);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut(ExercisePanel* panel, QWidget* bar);
    void makeKeys();
    void connectExercises();
    void useSettings();
    void showExercises();
    void enableKeys();
    void showTitle();
    bool escape();

    SettingsStore& m_settings;
    CardPictures& m_pictures;
    ExerciseRun m_run;
    CurrentSource m_source{m_run.source()};
    Announcer* m_announcer;
    TableView* m_table;
    QHBoxLayout* m_row;    ///< the table and a panel
    QVBoxLayout* m_column; ///< this and a bar
    ExercisePanel* m_panel;
    QWidget* m_bar; ///< of exercises
    ExerciseMode* m_exercises;
    std::unique_ptr<MatchReview> m_review;
    QList<QShortcut*> m_reviewKeys;
    QList<QShortcut*> m_exerciseKeys;
    bool m_isExercise = true;
};

} // namespace settebello
