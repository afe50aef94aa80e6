// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/oracle/naive_plays.h"
#include "game/player_view.h"
#include "rules/play.h"

#include <vector>

namespace settebello::naive {

/// The legal plays with cards as they are played, by the oracle, whose texts are as printed.
std::vector<Play> playsFrom(const RuleSet& rules, const Cards& hand, const Cards& table,
                            const Cards& tops = {});

/// What a seat has shown to lack since its hand was dealt: it left a sweep lying, or a seven that a
/// seven takes. Nothing if it must hold some of that all the same. A second implementation of
/// HandInference, from lists of cards.
class NaiveReading {
public:
    NaiveReading(const PlayerView& view, int seat);

    /// Those among the cards that the seat may still hold.
    Cards possible(const Cards& cards) const;

private:
    struct Passed {
        Cards table;
        Cards captured;
    };
    bool wouldHaveUsed(Card card, const Passed& passed) const;

    const PlayerView& m_view;
    int m_seat;
    std::vector<Passed> m_plays; ///< of the seat
};

} // namespace settebello::naive
