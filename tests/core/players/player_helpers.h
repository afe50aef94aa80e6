// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game_helpers.h"

#include "game/match.h"
#include "players/player.h"

#include <string>
#include <vector>

namespace settebello::test {

/// A match whose first packet and table are these; what else is dealt follows in card order. The
/// first hand is that of the seat that plays first, which is seat 0.
inline Match matchDealt(const RuleSet& rules, const std::vector<std::string>& hands,
                        const std::string& table) {
    std::vector<std::vector<Card>> packets;
    packets.reserve(hands.size());
    for (const std::string& hand : hands) {
        packets.push_back(cards(hand));
    }
    std::string order;
    for (std::size_t i = 0; i < packets.front().size(); ++i) {
        for (const std::vector<Card>& packet : packets) {
            order += toString(packet[i]) + " ";
        }
    }
    Match match(rules, 1, rules.table.players - 1);
    EXPECT_TRUE(match.dealFrom(packFrom(order + table, rules.pack.cards)));
    return match;
}

/// A view of the seat to play, 0, built by hand: the rest of the unseen cards is stock.
/// @param handSize of every other seat.
inline PlayerView viewOf(const RuleSet& rules, const std::string& hand, const std::string& table,
                         int handSize = 3) {
    PlayerView view;
    view.rules = rules;
    view.dealer = rules.table.players - 1;
    view.hand = set(hand);
    view.table = set(table);
    for (int seat = 0; seat < rules.table.players; ++seat) {
        view.handSizes[static_cast<std::size_t>(seat)] = seat == 0 ? view.hand.size() : handSize;
    }
    view.stockSize = view.unseen().size() - handSize * (rules.table.players - 1);
    return view;
}

/// What the seat to answer chooses, in notation.
inline std::string chosen(Player& player, const Match& match) {
    return toString(player.choose(match.view(match.turn()), StopToken()).value());
}

/// Points of side 0 minus those of side 1, summed over a number of deals, each played twice with
/// the sides exchanged. @param first makes a player of a seed; sits at side 0 of every first
/// playing.
template <typename First, typename Second>
int pointsAheadOver(const RuleSet& rules, int deals, First first, Second second) {
    int sum = 0;
    for (int playing = 0; playing < 2 * deals; ++playing) {
        const auto seed = static_cast<std::uint64_t>(playing / 2);
        const int side = playing % 2;
        Match match(rules, seed, 0);
        match.deal();
        const auto one = first(seed);
        const auto other = second(seed);
        while (match.turn() >= 0 && match.played().size() == 1) {
            Player& player = rules.sideOf(match.turn()) == side ? static_cast<Player&>(*one)
                                                                : static_cast<Player&>(*other);
            match.apply(*player.choose(match.view(match.turn()), StopToken()));
        }
        sum += match.score(side) - match.score(1 - side);
    }
    return sum;
}

} // namespace settebello::test
