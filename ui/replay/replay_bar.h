// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/indexed_array.h"

#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace settebello {

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
    void setPlaying(bool playing);
    /// Whether there is a score to show.
    void setScored(bool scored);
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

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void makeButtons();
    void makeChoices();
    void drawIcons();
    void retranslate();
    QToolButton* button(Action go) const { return m_buttons[go]; }

    QBoxLayout* m_words; ///< the next two
    QLabel* m_moveText;
    QLabel* m_place;
    QSlider* m_slider;
    ByAction<QToolButton*> m_buttons{};
    QComboBox* m_speed;
    QComboBox* m_seat;
    QCheckBox* m_open;
    QToolButton* m_score;
    QStringList m_names;
    bool m_playing = false;
};

} // namespace settebello
