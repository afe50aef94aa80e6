// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"
#include "json/json_reader.h"

#include <optional>

namespace settebello::session {

/// `firstDealer` of a rematch, which tables and their files have alike; it may be missing. Where
/// the rules name the seat, it is a key that is not known.
inline void readFirstDealer(ObjectReader& object, const RuleSet& rules,
                            std::optional<int>& dealer) {
    if (rules.deal.firstDealer != FirstDealer::Seat && object.find("firstDealer") != nullptr) {
        object.read("firstDealer", dealer.emplace(), 0, rules.table.players - 1);
    }
}

} // namespace settebello::session
