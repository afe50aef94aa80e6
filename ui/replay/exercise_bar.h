// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/indexed_array.h"

#include <QWidget>

class QPushButton;

namespace settebello {

class AnnouncedMessage;
class Announcer;
class ChoiceBar;
class FindingBar;
class IdleAnalysis;
class PracticeMenu;

/// The controls of an exercise, under the table: what is practised, and what can be done now.
class ExerciseBar : public QWidget {
    Q_OBJECT

public:
    enum class Action {
        Next,   ///< or skip this one
        Better, ///< shows the better play, and not to its end what punishes the answer
        Moves,  ///< that were played before
        Rules,
        Again,
        Match, ///< that the exercise comes from
        Close  ///< or back to the review
    };
    static constexpr int kActionCount = 7;

    /// @param idle and announcer must outlive the bar.
    ExerciseBar(IdleAnalysis& idle, Announcer* announcer, QWidget* parent = nullptr);

    ChoiceBar& choice() const { return *m_choice; }
    AnnouncedMessage& message() const { return *m_message; }
    PracticeMenu& more() const { return *m_more; }
    QPushButton& button(Action action) const { return *m_buttons[action]; }
    /// Whether somebody practises, or plays a position of the match under review.
    void setPractising(bool practising);
    /// @param answered whether the exercise is.
    void retranslate(bool answered);

signals:
    void pressed(settebello::ExerciseBar::Action action);

private:
    template <typename T>
    using ByAction = IndexedArray<T, EnumIndex<Action, kActionCount>>;

    ChoiceBar* m_choice;
    FindingBar* m_finding;
    AnnouncedMessage* m_message;
    PracticeMenu* m_more;
    ByAction<QPushButton*> m_buttons{};
    bool m_isPractising = true;
};

} // namespace settebello
