// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"

#include <string>

namespace settebello::test {

/// What the seat to answer sees at the beginning of some round of scopa.
inline PlayerView anyView() {
    Match match(RuleSet{}, 1, 0);
    match.deal();
    return match.view(match.turn());
}

inline std::string firstLegal(const PlayerView& view) {
    std::vector<Decision> legal;
    legalDecisions(view, legal);
    return toString(legal.front());
}

} // namespace settebello::test
