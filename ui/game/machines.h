// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match_setup.h"
#include "players/player.h"

#include <QtGlobal>

#include <memory>
#include <optional>
#include <vector>

namespace settebello {

/// The players of a match at this screen, one for each seat; nullptr where a person plays. They
/// have the seeds of the setup, or else playerSeed(). @pre every level of the setup exists
std::vector<std::unique_ptr<Player>> playersOf(const MatchSetup& setup);

/// The setup of a match that begins, with the seeds of its machines.
MatchSetup withPlayerSeeds(MatchSetup setup);

/// A question to a machine, about its own view.
struct MachineQuestion {
    std::shared_ptr<Player> player;
    PlayerView view;
};

/// Asks a machine, in the background. The answer is logged without what it is or how long it took,
/// which depend on the machine's cards. @param number of the question. @return nothing if it was
/// stopped.
std::optional<Decision> askMachine(quint64 number, const MachineQuestion& question,
                                   const StopToken& stop);

/// Asks one machine after the other, in the background, and logs nothing. One that is asked whether
/// it declares passes where it has nothing to show. @return an answer for each question; nothing if
/// one was stopped.
std::optional<std::vector<Decision>> askMachines(const std::vector<MachineQuestion>& questions,
                                                 const StopToken& stop);

} // namespace settebello
