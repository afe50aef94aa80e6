// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement.h"
#include "support/indexed_array.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace settebello {

class MarkStrip;

/// The controls of a replay, under the table: the move as text, a slider over the match, buttons
/// from start to end, the speed, and whose cards are shown. Knows nothing of the match.
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
    /// Whether the match can be analysed.
    void setAnalysable(bool analysable);
    /// Whether a decision led to the position. @param name of the opponent who made it; empty for
    /// a person.
    void setDecided(bool decided, const QString& name);
    /// A position before a marked decision.
    struct MarkedPosition {
        int position = 0;
        Mark mark = Mark::None;
    };
    /// @param marks in order. @param analysed whether there is an analysis.
    void setMarks(const QList<MarkedPosition>& marks, bool analysed);
    /// The next marked position in a direction; −1 if there is none.
    int markFrom(int position, int step) const;
    /// Whether what could be decided is shown.
    void setBestShown(bool shown);
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
    void bestChosen(bool shown);
    void analysisAsked();
    void whyAsked();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void makeButtons();
    void makeChoices();
    void showMarksAround();
    void drawIcons();
    void retranslate();
    void retranslateWhy();
    QToolButton* button(Action go) const { return m_buttons[go]; }

    QBoxLayout* m_words; ///< the next two
    QLabel* m_moveText;
    QLabel* m_place;
    MarkStrip* m_strip; ///< the marks, over the slider
    QSlider* m_slider;
    ByAction<QToolButton*> m_buttons{};
    QComboBox* m_speed;
    QComboBox* m_seat;
    QCheckBox* m_open;
    QToolButton* m_score;
    QToolButton* m_markBefore;
    QToolButton* m_markNext;
    QToolButton* m_best;
    QToolButton* m_analyse;
    QToolButton* m_why;
    QList<MarkedPosition> m_marks;
    QStringList m_names;
    QString m_decider; ///< who made the decision that led to the position
    bool m_playing = false;
};

} // namespace settebello
