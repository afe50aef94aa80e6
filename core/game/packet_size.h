// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

namespace settebello {

/// How many cards each player gets in the next packet (rules.md §3). Nobody gets a packet of one:
/// the last packet of three has four or two instead.
/// @param share cards that each has yet to get.
constexpr int packetSize(const RuleSet& rules, int share) {
    constexpr int kSmallPacket = 3;
    constexpr int kLargePacket = 6;
    switch (rules.deal.handCards) {
    case HandCards::All:
        return share;
    case HandCards::Six:
        return kLargePacket;
    case HandCards::Three:
        break;
    }
    return share <= kSmallPacket + 1 ? share : kSmallPacket;
}

} // namespace settebello
