// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game_controller.h"
#include "game/local_source.h"
#include "practice/exercise.h"
#include "storage/settings.h"

#include <QWidget>

namespace settebello {

class CardPictures;
class TableView;

/// A table with a match of its own that stands at the question of an exercise. The person answers
/// it as in a game, and sees what that does; nobody else plays.
class ExerciseTable : public QWidget {
    Q_OBJECT

public:
    /// @param pictures must outlive the table.
    explicit ExerciseTable(CardPictures& pictures, QWidget* parent = nullptr);
    ~ExerciseTable() override;

    void setSettings(const Settings& settings);
    /// Sets the table up; answered() follows once the person has decided.
    void ask(const Exercise& exercise);
    /// Takes the match away.
    void clear();

    /// Who sits where: the person and opponents with their usual names. @pre an exercise was asked
    const MatchSetup& setup() const { return m_controller.setup(); }
    GameController& controller() { return m_controller; }
    const MatchSource& source() const { return m_source; }
    TableView& table() { return *m_table; }

signals:
    void answered(const settebello::Decision& decision);

private:
    void onProgressed();

    GameController m_controller;
    LocalSource m_source{m_controller};
    TableView* m_table;
    Pack m_pack;                                          ///< of the exercise
    std::size_t m_decisions = 0;                          ///< of it, before the question
    Decision::Kind m_cutChoice = Decision::Kind::KeepCut; ///< the last one
    bool m_asking = false;
};

/// Who sits where in an exercise: "You" and opponents with their usual names.
MatchSetup setupOf(const Exercise& exercise);

} // namespace settebello
