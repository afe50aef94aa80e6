// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "naive_scoring.h"
#include "rules/scoring.h"
#include "rules/scoring_items.h"

namespace settebello {

/// The engine's values in the oracle's terms.
inline naive::Cards toCards(CardSet cards) {
    const CardSet printed = cards.printed();
    return {printed.begin(), printed.end()};
}

/// The same with the seven of cups as what it is played as.
inline naive::Cards toPlayedCards(CardSet cards) {
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
    naive::Score score{{"total", points.total()}};
    for (const ScoringItemInfo& info : kScoringItems) {
        score[std::string(info.name)] = points[info.item];
    }
    return score;
}

} // namespace settebello
