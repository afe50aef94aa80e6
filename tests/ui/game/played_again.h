// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/other_world.h"
#include "game/match_setup.h"
#include "players/player.h"

#include <algorithm>
#include <deque>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace settebello {

/// Makes its decisions one after the other, and then thinks until it is stopped.
class Repeating : public Player {
public:
    explicit Repeating(std::deque<Decision> decisions)
        : m_decisions(std::move(decisions)) {}

    std::optional<Decision> choose(const PlayerView& /*view*/, const StopToken& stop) override {
        if (m_decisions.empty()) {
            stop.waitUntil([] { return false; });
            return std::nullopt;
        }
        const Decision decision = m_decisions.front();
        m_decisions.pop_front();
        return decision;
    }

private:
    std::deque<Decision> m_decisions;
};

inline bool isOneOf(const std::vector<int>& seats, int seat) {
    return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

/// People at some seats, machines at the others.
inline MatchSetup setupWith(const RuleSet& rules, const std::vector<int>& people) {
    MatchSetup setup;
    setup.rules.rules = rules;
    for (int seat = 0; seat < rules.table.players; ++seat) {
        setup.seats.push_back(
            {"Player " + std::to_string(seat), isOneOf(people, seat) ? kPerson : "casual"});
    }
    return setup;
}

/// What a seat has decided in the round in play.
inline std::deque<Decision> decisionsOf(const Match& match, int seat) {
    std::deque<Decision> decisions;
    for (const PlayerView::Move& move : match.played().back().moves) {
        if (move.seat == seat) {
            decisions.push_back(move.decision);
        }
    }
    return decisions;
}

/// Machines that repeat the round in play; nullptr for people.
inline std::vector<std::unique_ptr<Player>> repeatingPlayers(const Match& match,
                                                             const std::vector<int>& people) {
    std::vector<std::unique_ptr<Player>> players;
    for (int seat = 0; seat < match.rules().table.players; ++seat) {
        players.push_back(isOneOf(people, seat)
                              ? nullptr
                              : std::make_unique<Repeating>(decisionsOf(match, seat)));
    }
    return players;
}

/// A round of the rules after some of its decisions, at a question that is no secret.
/// @param viewer a seat, or −1 for somebody who sees no hand
inline Match playedInPart(const Match& undealt, int decisions, int viewer, Random& random) {
    Match match = undealt;
    match.deal();
    std::vector<Decision> legal;
    for (int i = 0; match.turn() >= 0 && (i < decisions || test::isSecretlyAsked(match, viewer));
         ++i) {
        legalDecisions(match.view(match.turn()), legal);
        std::erase(legal, Decision(Decision::Kind::ClaimOut));
        match.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return match;
}

} // namespace settebello
