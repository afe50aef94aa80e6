// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/analyse/analysed_match.h"

#include <algorithm>

namespace settebello::cli {

std::vector<AnalysedPlayer> playersOf(const std::vector<AnalysedMatch>& matches) {
    std::vector<AnalysedPlayer> players;
    const auto isSame = [](const AnalysedPlayer& a, const AnalysedPlayer& b) {
        return a.player == b.player && (a.seat == b.seat || !a.player.name.empty());
    };
    for (const AnalysedMatch& match : matches) {
        for (std::size_t seat = 0; seat < match.record.players.size(); ++seat) {
            const AnalysedPlayer player{match.record.players[seat], static_cast<int>(seat), {}};
            auto found = std::find_if(players.begin(), players.end(),
                                      [&](const auto& known) { return isSame(known, player); });
            if (found == players.end()) {
                found = players.insert(found, player);
            }
            found->totals.add(match.analysis, match.record.rules.rules, player.seat);
        }
    }
    return players;
}

} // namespace settebello::cli
