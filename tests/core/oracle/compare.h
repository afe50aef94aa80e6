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
    return {{"cards", points[ScoringItem::Cards]},
            {"suit", points[ScoringItem::Suit]},
            {"settebello", points[ScoringItem::Settebello]},
            {"prime", points[ScoringItem::Prime]},
            {"sweeps", points[ScoringItem::Sweeps]},
            {"reBello", points[ScoringItem::ReBello]},
            {"napola", points[ScoringItem::Napola]},
            {"scalette", points[ScoringItem::Scalette]},
            {"piccola", points[ScoringItem::Piccola]},
            {"grande", points[ScoringItem::Grande]},
            {"allSevens", points[ScoringItem::AllSevens]},
            {"allCoins", points[ScoringItem::AllCoins]},
            {"lowCards", points[ScoringItem::LowCards]},
            {"declarations", points[ScoringItem::Declarations]},
            {"twoOfBatons", points[ScoringItem::TwoOfBatons]},
            {"total", points.total()}};
}

} // namespace settebello
