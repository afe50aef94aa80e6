// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/exercise_queue.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace settebello {

/// What somebody wants to practise: the problem of the day, own mistakes, or problems of a grade;
/// of all games or of one.
class ChoiceBar : public QWidget {
    Q_OBJECT

public:
    explicit ChoiceBar(QWidget* parent = nullptr);

    ExerciseChoice choice() const;
    /// chosen() is not emitted.
    void setKind(ExerciseChoice::Kind kind);
    /// Ticks the problem of the day.
    void setSolved(bool solved);
    /// How far somebody has come with what is chosen; empty for nothing.
    void setCount(const QString& text);
    void retranslate();

signals:
    void chosen();

private:
    struct Choice {
        QLabel* label = nullptr;
        QComboBox* box = nullptr;
    };
    Choice addChoice(const char* name);
    void update();

    Choice m_kind;
    Choice m_grade;
    Choice m_game;
    QLabel* m_count;
    bool m_solved = false; ///< the problem of the day
};

} // namespace settebello
