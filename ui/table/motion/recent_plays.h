// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/motion/board.h"

#include <vector>

namespace settebello {

/// The viewer's last play and those after it, for showing them again; only the last of all where
/// nothing else may be looked at (`table.lookBack`).
class RecentPlays {
public:
    struct Replay {
        Board before;  ///< the board that the events start from
        Events events; ///< the plays and what followed from them
    };

    void clear() { m_plays.clear(); }
    bool empty() const { return m_plays.empty(); }
    void setViewer(int viewer);
    /// Another seat is at the bottom. @pre there is no viewer
    void setBottom(int seat);
    /// Adds an event. @param before the board without it.
    void record(const Event& event, const Board& before);
    /// Takes out what happened since the viewer's last play, or that play if nothing did; it is
    /// recorded again as it is shown. @pre !empty()
    Replay take(int viewer);

private:
    struct Play {
        Board before;
        int seat = 0;
        Events events; ///< the play and what followed from it
    };

    std::vector<Play> m_plays;
};

} // namespace settebello
