// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/indexed_array.h"

#include <QStringList>
#include <QWidget>

class QAction;
class QActionGroup;
class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace settebello {

class ChanceChart;
struct ChanceChartData;

/// The controls of a review, under the table: a move as text, the course of the match with its
/// handle, buttons from start to end, and a menu with the speed, the score and whose cards are
/// shown. Knows nothing of the match.
class ReplayBar : public QWidget {
    Q_OBJECT

public:
    enum class Action { Start, PreviousRound, Back, Play, Forward, NextRound, End };
    static constexpr int kActionCount = 7;
    template <typename T>
    using ByAction = IndexedArray<T, EnumIndex<Action, kActionCount>>;

    explicit ReplayBar(QWidget* parent = nullptr);

    /// @param count the number of positions.
    void setCount(int count);
    void setPosition(int position, const QString& words, const QString& place);
    /// Whether one step goes back or on, where that does not follow from the position.
    void setSteps(bool back, bool forward);
    void setPlaying(bool playing);
    /// Whether there is a score to show.
    void setScored(bool scored);
    /// Whether the match can be judged, and whether that is shown.
    void setReview(bool possible, bool shown);
    /// Whether there is a decision to ask about. @param name of the opponent who made it; empty for
    /// a person.
    void setDecided(bool decided, const QString& name);
    void setCourse(const ChanceChartData& course);
    void focusCourse();
    /// The next marked position in a direction; −1 if there is none.
    int markFrom(int position, int step) const;
    void setSpeed(double speed);
    /// @param names by seat. @param seat the viewer's.
    void setSeats(const QStringList& names, int seat);

signals:
    void pressed(settebello::ReplayBar::Action go);
    void sought(int position);
    void speedChosen(double speed);
    void seatChosen(int seat);
    void openChosen(bool open);
    void scoreAsked();
    /// @param step 1 for the next mark, −1 for the one before.
    void markAsked(int step);
    void reviewChosen(bool shown);
    void whyAsked();
    void closeAsked();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void makeButtons();
    QAction* addChoice(QActionGroup* choices, const QVariant& value);
    void makeMenu();
    void makeChoices();
    void showMarksAround();
    void drawIcons();
    void retranslate();
    void retranslateWhy();
    QToolButton* button(Action go) const { return m_buttons[go]; }

    QBoxLayout* m_words; ///< the next two
    QLabel* m_moveText;
    QLabel* m_place;
    ChanceChart* m_course;
    ByAction<QToolButton*> m_buttons{};
    QPushButton* m_view; ///< the menu with the next four
    QAction* m_open;
    QAction* m_score;
    QActionGroup* m_speeds;
    QActionGroup* m_seats;
    QToolButton* m_markBefore;
    QToolButton* m_markNext;
    QToolButton* m_review;
    QToolButton* m_why;
    QToolButton* m_close;
    QStringList m_names;
    QString m_decider; ///< the opponent who can be asked, if any
    bool m_playing = false;
};

} // namespace settebello
