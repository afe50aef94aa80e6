// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/watched_source.h"
#include "storage/record.h"

#include <QObject>

#include <optional>
#include <vector>

namespace settebello {

/// Moves through a match that was played, decision by decision, forwards and backwards, by setting
/// a source that a table shows.
///
/// A match has positions 0 … count() − 1: after the deal of each round, and after each decision. A
/// decision that ends a round or the match includes that end.
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

    /// To the next position, event by event. False at the end.
    bool forward();
    /// Directly to a position, clamped to 0 … count() − 1.
    void goTo(int position);
    void back() { goTo(m_position - 1); }
    /// To the start of the next round, or in the last round to the end.
    void nextRound();
    /// To the start of the round, or from there to the start of the one before.
    void previousRound();

    /// The state of the match at a position. @pre 0 ≤ position < count()
    Match matchAt(int position) const;
    /// The decision that led to the position, or nothing if that was a deal.
    std::optional<PlayerView::Move> decision() const;
    /// The events that led to the position.
    Events events() const;

signals:
    /// The position has changed.
    void moved();

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    int roundOf(int position) const;
    const Match::PlayedRound& played(int round) const {
        return m_record.match.played()[index(round)];
    }
    /// @param events receives what happens on the way, if not null.
    Match next(int position, Events* events) const;

    Record m_record;
    std::vector<int> m_starts; ///< where the rounds begin
    int m_count = 0;
    int m_position = 0;
    WatchedSource m_source;
};

} // namespace settebello
