// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/analyse/analysed_record.h"

#include <algorithm>

namespace settebello::cli {

namespace {

/// The seeds of a player's matches differ.
bool isSamePlayer(const SeatSetup& a, const SeatSetup& b) {
    return a.name == b.name && a.level == b.level;
}

} // namespace

int numberOf(const Record& record, std::size_t seat) {
    const auto& seats = record.setup.seats;
    const auto end = seats.begin() + static_cast<std::ptrdiff_t>(seat);
    return 1 + static_cast<int>(std::count_if(seats.begin(), end, [&](const SeatSetup& other) {
               return isSamePlayer(other, seats[seat]);
           }));
}

std::vector<AnalysedPlayer> playersOf(const std::vector<AnalysedRecord>& matches) {
    std::vector<AnalysedPlayer> players;
    for (const AnalysedRecord& match : matches) {
        for (std::size_t seat = 0; seat < match.record.setup.seats.size(); ++seat) {
            const AnalysedPlayer player{
                match.record.setup.seats[seat], numberOf(match.record, seat), {}};
            auto found =
                std::find_if(players.begin(), players.end(), [&](const AnalysedPlayer& known) {
                    return isSamePlayer(known.player, player.player) &&
                           known.number == player.number;
                });
            if (found == players.end()) {
                found = players.insert(found, player);
            }
            found->totals.add(match.analysis, match.record.setup.rules.rules,
                              static_cast<int>(seat));
        }
    }
    return players;
}

} // namespace settebello::cli
