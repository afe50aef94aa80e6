// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/motion/board.h"
#include "table/motion/recent_plays.h"
#include "table/motion/stage.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <deque>
#include <optional>

namespace settebello {

struct MotionContext;

/// The only class that moves cards. Takes events, plays their motions one after the other on a
/// board of its own, and can put everything where it belongs at any time.
class Director : public QObject {
    Q_OBJECT

public:
    explicit Director(QObject* parent = nullptr);

    /// An empty table before a match; motions waiting are dropped.
    /// @param open the hands that are shown besides the viewer's.
    void reset(const RuleSet& rules, int viewer, const QStringList& sideNames,
               const BySeat<bool>& open = {});
    /// The preset that the rules are based on, for texts.
    void setGame(const std::string& game) { m_game = game; }
    const std::string& game() const { return m_game; }
    /// How texts call the players, from the next motion on. @param you the seat that they address
    void setPeople(const QStringList& seatNames, std::optional<int> you) {
        m_seatNames = seatNames;
        m_you = you;
    }
    /// The table is seen from another seat, whose hand opens at the bottom. With −1 every hand
    /// closes at once. A running motion goes on if the seats stay where they are, and otherwise is
    /// finished.
    void setViewer(int viewer);
    /// As above, for a viewer who sees other cards than the one before. @param events of the round,
    /// as that viewer sees them. @param scoresBefore, scores as in catchUp()
    void setViewer(int viewer, const Events& events, const BySide<int>& scoresBefore,
                   const BySide<int>& scores);
    /// Another seat moves to the bottom, where its hand stays closed. @pre there is no viewer, and
    /// nothing moves
    void setBottom(int seat);
    /// The part of the layout's parameters that the window has; the others are the board's.
    struct ViewMetrics {
        QSizeF size{1280, 800}; ///< device-independent
        qreal textHeight = 16;
        qreal cardRatio = kDefaultCardRatio; ///< height : width
        bool counts = false;
        qreal question = 0;   ///< how high a question between table and hand is
        BySeat<bool> faces{}; ///< whose labels have a face
        qreal lineScale = 1;  ///< of the font
        qreal toolWord = 5.3; ///< the longest on a tool, in heights of its text
        qreal list = 0;       ///< how wide a list beside the table cards is
        bool operator==(const ViewMetrics&) const = default;
    };
    /// Finishes what runs if places change; what waits goes on from there.
    void setViewMetrics(const ViewMetrics& metrics);
    /// @param speed 0 shows everything at once. @pre 0, or 0.25 … 8.
    void setSpeed(double speed);
    /// Everything is shown longer (table.md, Motion).
    void setCalm(bool calm) { m_calm = calm; }
    /// Cards fade from place to place and do not fly.
    void setReducedMotion(bool reduced) { m_reduced = reduced; }

    /// Stops the clock: what moves stays where it is until it goes on.
    void setPaused(bool paused) { m_paused = paused; }

    /// Shows an event after those before it.
    void enqueue(const Event& event);
    /// Applies events that happened before the table was shown, after reset(): nothing moves.
    /// @param scoresBefore match points before the events. @param scores those after them.
    void catchUp(const Events& events, const BySide<int>& scoresBefore, const BySide<int>& scores);
    /// Makes every card glide from the pose it had before to where it lies now, so that catching up
    /// can be followed.
    void glideFrom(const Poses& before);
    /// Shows the end of everything running or waiting.
    void finish();
    /// For any key or click: the same, but nobody misses how a round is counted. If several items
    /// are shown, such as its score, only the current item ends and the next begins; if they wait,
    /// the first begins.
    /// @return true if it was only an item.
    bool finishItem();
    /// The event whose motion runs, or ran last.
    const Event& running() const { return m_event; }
    /// Whether several items are being shown.
    bool showsItems() const { return m_running && m_stages[m_stage].item >= 0; }
    bool moving() const { return (m_running && !m_settling) || !m_waiting.empty(); }
    /// Makes the table cards leave the place free where the viewer's next card will lie, until the
    /// table changes. They glide there, which nobody waits for: nothing counts as moving. Does
    /// nothing while something moves.
    void makeRoom();
    /// Table cards are gliding to make room.
    bool settling() const { return m_settling; }

    const Board& board() const { return m_board; }
    /// A card as it is played, and on its way to a pile as it was.
    Card played(Card card) const {
        const Card before = m_running ? m_before.played(card) : card;
        return before.isNamed() ? before : m_board.played(card);
    }
    const TableLayout& layout() const { return m_layout; }
    const Poses& poses() const { return m_poses; }
    /// The names of the sides.
    const QStringList& sideNames() const { return m_sideNames; }
    /// Kind::None when nothing runs beside the cards.
    const Effect& effect() const { return m_effect; }

    /// Shows once more what happened since the viewer's last play, or the last play of all.
    /// @return false if there is nothing to show, or something moves.
    bool replay();
    bool canReplay() const { return !m_recentPlays.empty() && m_speed > 0; }

    /// A card lies elsewhere for now, such as where it was dropped, and starts from there.
    void hold(Card card, const Pose& pose);

    /// The sides have other names now, or the language has changed: the texts of a running motion
    /// change too.
    void setSideNames(const QStringList& names);

    /// Lets that many milliseconds pass at once, as the clock would: for tests.
    void advance(int milliseconds);
    /// From now on only advance() lets time pass: for tests.
    void setStepped();

signals:
    /// Poses or the effect have changed.
    void changed();
    /// Something begins that a screen reader must say, as it is only painted.
    void announced(const QString& text);
    /// The motion of an event begins: the board holds it already.
    void begun(const settebello::Event& event);
    /// A card has come to where a stage of the motion took it; not emitted for a motion cut short.
    void landed(const settebello::Event& event, settebello::Card card);
    /// A point has come to the plate of a side; not emitted for a motion cut short.
    void pointGiven(int side);
    /// An event's motion is over.
    void shown(const settebello::Event& event);
    /// Nothing moves any more.
    void rested();
    /// Places of table cards are others now, without an event.
    void roomMade();

private:
    MotionContext motionContext() const;
    void tick();
    void step(double milliseconds);
    void stepStage(double milliseconds);
    void beginNext();
    void glide(int milliseconds);
    void stopGlide();
    void drawFromTop();
    void addGlides(Stages& stages) const;
    void beginStage();
    void endStage();
    void showEffect();
    void endMotion();
    void finishUpTo(bool end);
    void turnHands();
    void startClock();
    void updateLayout();
    void rest();

    Board m_board;
    TableLayout m_layout;
    Poses m_rest;  ///< of m_board
    Poses m_poses; ///< as seen now
    Poses m_from;  ///< at the beginning of the stage running
    std::string m_game;
    QStringList m_sideNames;
    QStringList m_seatNames;
    std::optional<int> m_you;
    ViewMetrics m_metrics;

    std::deque<Event> m_waiting;
    RecentPlays m_recentPlays;
    Event m_event;  ///< whose motion runs
    Board m_before; ///< and the board before it
    Stages m_stages;
    std::size_t m_stage = 0;
    double m_elapsed = 0; ///< ms of the stage running, at speed 1
    double m_landed = 0;  ///< until when landings were signalled
    bool m_running = false;
    bool m_gliding = false;  ///< the running motion shows no event
    bool m_settling = false; ///< nor does anybody wait for it
    bool m_calm = false;
    bool m_reduced = false;
    bool m_finishing = false;     ///< everything running and waiting ends at once
    bool m_restedPending = false; ///< rested() is still to be emitted
    bool m_stepped = false;
    int m_begun = 0; ///< stages so far
    bool m_paused = false;
    double m_speed = 1;
    Effect m_effect;
    QTimer m_timer;
    QElapsedTimer m_clock;
};

} // namespace settebello
