// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/line.h"
#include "coach/reason.h"
#include "game/game_controller.h"
#include "game/local_source.h"
#include "practice/exercise.h"
#include "replay/playback.h"
#include "replay/replay.h"
#include "tasks/task.h"

#include <memory>
#include <optional>
#include <vector>

namespace settebello {

class CurrentSource;
class SettingsStore;
class TableView;

/// What is known of an answer.
struct AnswerFindings {
    std::vector<Reason> reasons; ///< of reasonsOfAnswer()
    std::optional<Lines> lines;  ///< of linesOfAnswer()
};

/// An exercise on the table of a review. The person answers it as in a game, sees what that does,
/// and nobody else plays. After the answer it finds out what there is to say of it; plays that may
/// follow it can be shown, and the question once more with the better play.
class ExerciseRun : public QObject {
    Q_OBJECT

public:
    /// @param settings must outlive it.
    explicit ExerciseRun(const SettingsStore& settings, QObject* parent = nullptr);
    ~ExerciseRun() override;

    /// What is on the table while it asks, and what that shows usually.
    MatchSource& source() { return m_local; }
    /// @param current shows source() usually. Both must outlive its other functions.
    void showOn(CurrentSource& current, TableView& table);

    /// Sets the table up; answered() follows once the person has decided, and then found().
    /// @param setup of setupOf()
    void ask(const Exercise& exercise, const MatchSetup& setup);
    /// Takes the match away and leaves the table bare.
    void clear();
    /// Another match is shown on the table: what it shows ends, without a signal.
    void leave();

    /// Who sits where. @pre an exercise was asked
    const MatchSetup& setup() const { return m_controller.setup(); }
    GameController& controller() { return m_controller; }
    /// What was played up to the answer and with it; nothing before, or if that led to other cards.
    const Record* answeredMatch() const { return m_answered ? &*m_answered : nullptr; }

    /// Once the table is at rest, shows plays one after the other with pauses; lineEnded() follows
    /// after the last one. @param plays the answer, or another one in its place, and what follows.
    /// @return false if the plays cannot be shown on a table. @pre answeredMatch()
    bool showLine(const std::vector<Play>& plays);
    bool isInLine() const { return !m_line.empty(); }
    /// Shows as a line what may follow the answer. @return false if nothing can be shown.
    /// @pre found() was emitted
    bool punish();
    /// Nothing before found().
    const std::optional<AnswerFindings>& findings() const { return m_findings; }
    /// The question again, with a play drawn over it. Ends a line. @pre answeredMatch()
    void showQuestion(const std::optional<Play>& better);

signals:
    void answered(const settebello::Decision& decision);
    void found();
    /// A play of a line is made. @param step its number, from 1; 0 for none
    void stepped(int step);
    void lineEnded();

private:
    void onProgressed();
    void watch();
    void endLine();
    bool step();

    const SettingsStore& m_settings;
    GameController m_controller;
    LocalSource m_local{m_controller};
    CurrentSource* m_current = nullptr;
    TableView* m_table = nullptr;
    Exercise m_exercise;
    std::size_t m_decisions = 0;                          ///< of it, before the question
    Decision::Kind m_cutChoice = Decision::Kind::KeepCut; ///< the last one
    bool m_asking = false;
    std::optional<Record> m_answered;
    std::unique_ptr<Replay> m_replay; ///< of it, once the table shows it
    std::vector<Play> m_line;         ///< that is shown; empty for none
    std::optional<Match> m_from;      ///< where it begins
    Playback* m_playback = nullptr;   ///< of it
    std::optional<AnswerFindings> m_findings;
    Task m_finding; ///< of what is known of the answer
};

/// Who sits where in an exercise: "You", and others with these names, by seat, or with the usual
/// names of opponents.
MatchSetup setupOf(const Exercise& exercise, const QStringList& names = {});

} // namespace settebello
