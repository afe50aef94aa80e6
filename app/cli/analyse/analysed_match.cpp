// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/analyse/analysed_match.h"

#include <algorithm>

namespace settebello::cli {

int numberOf(const Record& record, std::size_t seat) {
    const auto end = record.players.begin() + static_cast<std::ptrdiff_t>(seat);
    return 1 + static_cast<int>(std::count(record.players.begin(), end, record.players[seat]));
}

std::vector<AnalysedPlayer> playersOf(const std::vector<AnalysedMatch>& matches) {
    std::vector<AnalysedPlayer> players;
    for (const AnalysedMatch& match : matches) {
        for (std::size_t seat = 0; seat < match.record.players.size(); ++seat) {
            const AnalysedPlayer player{
                match.record.players[seat], numberOf(match.record, seat), {}};
            auto found =
                std::find_if(players.begin(), players.end(), [&](const AnalysedPlayer& known) {
                    return known.player == player.player && known.number == player.number;
                });
            if (found == players.end()) {
                found = players.insert(found, player);
            }
            found->totals.add(match.analysis, match.record.rules.rules, static_cast<int>(seat));
        }
    }
    return players;
}

} // namespace settebello::cli
