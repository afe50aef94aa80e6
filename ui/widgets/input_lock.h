// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>

class QEvent;
class QInputEvent;
class QWidget;

namespace settebello {

/// How long nothing can be answered or closed where others look on, in milliseconds.
inline constexpr int kLockedShared = 1000;
/// A program that shows no sign of life for so long has stood still, in milliseconds.
inline constexpr int kStoodStill = 150;

/// The time, from when a question appears or comes back, in which nothing answers it: what is
/// pressed then may have been meant for what came before (table.md, Several people at one screen).
///
/// It runs while it isActive(). Every key and every button of the mouse that is pressed, or a
/// button that is released, anywhere in the window meanwhile begins it anew: whoever hammers on
/// does not see what has appeared. So does a program that has stood still: perhaps nobody could see
/// the question, and what was pressed meanwhile arrives only now. A machine on which that goes on
/// and on is a slow one: it may take twice as long each time, so that an answer is possible.
///
/// It counts from when its owner was painted: a window that is covered, or whose desktop hangs, may
/// be told to paint only long after the question was asked.
///
/// What was pressed before its end, and arrives only afterwards because something else has stood
/// still, begins it once more: see tooLate().
class InputLock : public QTimer {
    Q_OBJECT

public:
    /// Lasts kLockedShared, unless setInterval() says otherwise.
    /// @param owner what is locked; it finds this as its child "lock".
    explicit InputLock(QWidget* owner);

    /// Begins the time, if need be anew.
    void begin();
    /// Ends it without ended().
    void cancel();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void ended();
    /// Before a key or a click arrives that was made before the end, and would answer: whoever
    /// calls begin() now, and shows it, refuses that too.
    void tooLate();

private:
    bool restartsAfterStandstill();
    void judge(const QInputEvent& press);

    QWidget* m_owner;
    QTimer m_pulse; ///< signs of life
    QElapsedTimer m_sincePulse;
    int m_allowed = kStoodStill; ///< between two signs of life
    bool m_isUnseen = false;     ///< has not been painted since it began
    QElapsedTimer m_sinceEnd;
};

/// Whether the focus comes back by itself, because a menu or another window has closed.
bool bringsFocusBack(const QEvent& event);

} // namespace settebello
