// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/event.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariantAnimation>

#include <vector>

class QWidget;

namespace settebello {

class Announcer;
class Board;
class MatchSource;
struct PlayedCard;

/// What the table says as the match goes on: captions between table and hand with the moves of
/// this round of turns, which fade, the same aloud for screen readers, and other messages.
class StatusLine : public QObject {
    Q_OBJECT

public:
    /// @param table whose line it is; the parent.
    StatusLine(const MatchSource& source, QWidget* table);

    /// What is to be painted, oldest first; nothing while a match is watched, as its window has a
    /// line of its own.
    QStringList captions() const;
    /// 1, and less and less as they fade.
    qreal opacity() const { return m_moment.isEmpty() ? m_opacity : 1; }

    /// If the event is a move or a sweep: shows it, and says the move and what else a screen
    /// reader's user should know: what a person's capture leaves, and after a deal what lies on the
    /// table and whose turn it is. @param board the state after the event.
    void report(const Event& event, const Board& board);
    /// Shows those of the events that it would report, without saying anything.
    void catchUp(const Events& events);
    /// Shows again, as long as after a play, what was played since the last play of this seat,
    /// whose person has not seen the table meanwhile.
    void showSinceLastPlay(int seat);
    void clear();
    /// Another match begins: forgets what was said last.
    void reset();
    /// Captions that have been there long enough fade; otherwise they are gone at once.
    void setFades(bool fades) { m_fades = fades; }
    /// Says a speed that was changed, and shows it for a moment: keys change it too.
    void setSpeed(double speed);
    /// Says something without showing it, as say() does with a message to the window.
    void announce(const QString& text);
    /// The same for what only the viewer may know.
    void announcePrivately(const QString& text);
    /// Says what lies on the table and whose turn it is.
    void announceTable(const Board& board, int turn);
    void say(const QString& text);
    /// The same for what only the viewer may know.
    void sayPrivately(const QString& text);
    /// The same, and shows it long enough to be read.
    void sayForAMoment(const QString& text);
    /// The screen is passed on: nobody sees or hears any more what only the viewer may know.
    void forgetPrivate();
    void retranslate();

signals:
    /// The captions have changed, or how they are seen.
    void changed();
    /// What was said, for the window.
    void message(const QString& text);

private:
    /// A move, as it happened.
    struct Move {
        Event event;
        bool sweep = false;
    };

    QString textOf(const Event& event) const;
    QString tableText(const Board& board, int turn) const;
    bool add(const Event& event);
    /// Forgets the moves from this one on, if it is among them.
    void forgetFrom(const PlayedCard& play);
    void showMoves();
    void startFading();
    void setOpacity(qreal opacity);
    void setMoment(const QString& text);

    const MatchSource& m_source;
    Announcer* m_announcer; ///< the table's child
    std::vector<Move> m_moves;
    QString m_moment; ///< shown instead of them
    bool m_fades = true;
    qreal m_opacity = 1;
    double m_speed = -1; ///< none before the first
    QTimer m_lasting;    ///< runs until the captions fade
    QVariantAnimation m_fading;
    QTimer m_restore; ///< runs while something else is shown for a moment
};

} // namespace settebello
