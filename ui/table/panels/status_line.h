// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/event.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

class QWidget;

namespace settebello {

class Announcer;
class Board;
class GameController;

/// What the table says as the match goes on: the line between table and hand with the last move,
/// the same aloud for screen readers, and other messages.
class StatusLine : public QObject {
    Q_OBJECT

public:
    /// @param table whose line it is; the parent.
    StatusLine(const GameController& controller, QWidget* table);

    /// What is to be painted; empty while a match is watched, as its window has a line of its own.
    QString text() const { return m_text; }

    /// Shows the move and says it, and says what else a screen reader's user should know: what a
    /// person's capture leaves, and after a deal what lies on the table and whose turn it is.
    /// @param board the state after the event.
    void report(const Event& event, const Board& board);
    /// Shows the last of these events that has a line, without saying anything.
    void catchUp(const Events& events);
    void clear();
    /// Another match begins: forgets what was said last.
    void reset();
    /// Says a speed that was changed, and shows it for a moment: keys change it too.
    void setSpeed(double speed);
    /// Says something without showing it, as say() does with a message to the window.
    void announce(const QString& text);
    /// Says what lies on the table and whose turn it is.
    void announceTable(const Board& board, int turn);
    void say(const QString& text);
    /// Says something, and shows it long enough to be read.
    void sayForAMoment(const QString& text);
    void retranslate();

signals:
    /// The text has changed.
    void changed();
    /// The same as said, for the window.
    void message(const QString& text);

private:
    QString textOf(const Event& event) const;
    QString tableText(const Board& board, int turn) const;
    void show(const std::optional<Event>& event);
    void setText(const QString& text);

    const GameController& m_controller;
    Announcer* m_announcer;       ///< the table's child
    std::optional<Event> m_event; ///< that the line shows
    QString m_text;
    double m_speed = -1; ///< none before the first
    QTimer m_restore;    ///< runs while the line shows something else for a moment
};

} // namespace settebello
