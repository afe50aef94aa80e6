// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/watched_source.h"
#include "storage/record.h"

#include <QObject>

#include <optional>
#include <span>
#include <vector>

namespace settebello {

/// Moves through a match that was played, decision by decision, forwards and backwards, by setting
/// a source that a table shows.
///
/// A match has positions 0 … count() − 1: after the deal of each round, and after each decision. A
/// decision that ends a round or the match includes that end. From a position a line can be shown
/// instead of what was played.
class Replay : public QObject {
    Q_OBJECT

public:
    /// Starts at position 0. @param match over or not. @pre it has a round.
    explicit Replay(const Record& match, QObject* parent = nullptr);

    WatchedSource& source() { return m_source; }
    const MatchSetup& setup() const { return m_record.setup; }
    const Match& whole() const { return m_record.match; }

    int count() const { return m_count; }
    int position() const { return m_position; }
    bool atStart() const { return m_position == 0; }
    bool atEnd() const { return m_position == m_count - 1; }
    /// The round of the position, 0 for the first.
    int round() const { return roundOf(m_position); }
    int rounds() const { return static_cast<int>(m_starts.size()); }
    /// The number of decisions of its round before the position, of moves() in all.
    int move() const { return m_position - startOf(round()); }
    int moves() const;
    /// Where a round begins. @pre 0 ≤ round < rounds()
    int startOf(int round) const {
        Q_ASSERT(round >= 0 && round < rounds());
        return m_starts[index(round)];
    }

    /// To the next position, event by event; in a line to its next play. False at the end.
    bool forward();
    /// Directly to a position, clamped to 0 … count() − 1. Leaves a line.
    void goTo(int position);
    /// To the position before; in a line takes its last play back, or leaves it.
    void back();
    /// To the start of the next round, or in the last round to the end.
    void nextRound();
    /// To the start of the round, or from there to the start of the one before.
    void previousRound();

    /// Shows plays that were not made, from the position on and one at a time, the first at once.
    /// The position stays the same meanwhile. @param from the match before them.
    /// @pre all can be made, and there is one.
    void enterLine(const Match& from, std::span<const Play> plays);
    bool isInLine() const { return !m_line.empty(); }
    /// How many plays of the line are made, 0 … linePlays(); 0 outside of one.
    int lineStep() const { return m_lineStep; }
    int linePlays() const { return static_cast<int>(m_line.size()); }

    /// The state of the match at a position. @pre 0 ≤ position < count()
    Match matchAt(int position) const;
    /// The decision that led to the position, or to the step of a line, or nothing if that was a
    /// deal.
    std::optional<PlayerView::Move> decision() const;
    /// The events that led to the position, or to the step of a line.
    Events events() const;
    /// The decision that was made at the position, or nothing at the end of a round and in a line.
    std::optional<PlayerView::Move> nextDecision() const;
    /// Its events. @pre there is one.
    Events nextEvents() const;

signals:
    /// The position has changed, or the step of a line.
    void moved();

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    int roundOf(int position) const;
    const Match::PlayedRound& played(int round) const {
        return m_record.match.played()[index(round)];
    }
    /// @param events receives what happens on the way, if not null.
    Match next(int position, Events* events) const;
    /// A play of a line, and the match before it.
    struct LinePlay {
        Match before;
        Play play;
    };
    /// The match after a play of the line, as next().
    static Match after(const LinePlay& step, Events* events);
    /// The last play that was made of the line. @pre there is one.
    const LinePlay& lastOfLine() const { return m_line[index(m_lineStep - 1)]; }

    Record m_record;
    std::vector<int> m_starts; ///< where the rounds begin
    int m_count = 0;
    int m_position = 0;
    std::vector<LinePlay> m_line; ///< empty outside of one
    int m_lineStep = 0;
    WatchedSource m_source;
};

} // namespace settebello
