// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "naive_scoring.h"
#include "rules/scoring.h"

namespace settebello {

/// The engine's values in the oracle's terms.
inline naive::Cards toCards(CardSet cards) {
    return {cards.begin(), cards.end()};
}

inline CardSet toCardSet(const naive::Cards& cards) {
    CardSet set;
    for (const Card card : cards) {
        set.insert(card);
    }
    return set;
}

inline naive::Score toScore(const Points& points) {
    return {{"cards", points.cards},
            {"suit", points.suit},
            {"settebello", points.settebello},
            {"prime", points.prime},
            {"sweeps", points.sweeps},
            {"reBello", points.reBello},
            {"napola", points.napola},
            {"scalette", points.scalette},
            {"lowCards", points.lowCards},
            {"declarations", points.declarations},
            {"twoOfBatons", points.twoOfBatons},
            {"total", points.total()}};
}

} // namespace settebello
