// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/machines.h"

#include "game/declaration.h"
#include "players/levels/levels.h"
#include "settings/logging.h"

namespace settebello {

std::vector<std::unique_ptr<Player>> playersOf(const MatchSetup& setup) {
    std::vector<std::unique_ptr<Player>> players;
    int number = 0;
    for (const SeatSetup& seat : setup.seats) {
        const quint64 seed = seat.seed.value_or(playerSeed(setup, number));
        ++number;
        if (seat.isPerson()) {
            players.push_back(nullptr);
            continue;
        }
        players.push_back(makePlayer(seat.level, seed, kLimitsAtTable));
        Q_ASSERT(players.back());
    }
    return players;
}

MatchSetup withPlayerSeeds(MatchSetup setup) {
    for (int seat = 0; seat < setup.rules.rules.table.players; ++seat) {
        setup.seats[static_cast<std::size_t>(seat)].seed =
            setup.isPerson(seat) ? std::nullopt : std::optional(playerSeed(setup, seat));
    }
    return setup;
}

std::optional<Decision> askMachine(quint64 number, const MachineQuestion& question,
                                   const StopToken& stop) {
    const std::optional<Decision> answer = question.player->choose(question.view, stop);
    qCDebug(lcPlayers) << "question" << number << "to seat" << question.view.seat
                       << (answer ? "answered" : "given up");
    return answer;
}

std::optional<std::vector<Decision>> askMachines(const std::vector<MachineQuestion>& questions,
                                                 const StopToken& stop) {
    std::vector<Decision> answers;
    for (const MachineQuestion& question : questions) {
        const PlayerView& view = question.view;
        const bool hasChoice =
            view.phase != Phase::Declaring || declaredHand(view.rules, view.hand).has_value();
        const std::optional<Decision> answer =
            hasChoice ? question.player->choose(view, stop) : Decision(Decision::Kind::Pass);
        if (!answer) {
            return std::nullopt;
        }
        answers.push_back(*answer);
    }
    return answers;
}

} // namespace settebello
