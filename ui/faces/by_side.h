// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

namespace settebello {

/// One value for the seats of a side, and another one for all others.
template <typename Value>
BySeat<Value> bySide(const RuleSet& rules, int side, const Value& own, const Value& others) {
    BySeat<Value> all{};
    for (int seat = 0; seat < rules.table.players; ++seat) {
        all[seat] = rules.sideOf(seat) == side ? own : others;
    }
    return all;
}

} // namespace settebello
