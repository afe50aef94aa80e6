// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/code_play.h"

#include "players/levels/levels.h"
#include "players/play_round.h"
#include "support/contract.h"

#include <memory>
#include <utility>
#include <vector>

namespace settebello {

void dealByCode(Match& match, const DealCode& code) {
    SETTEBELLO_ASSERT(match.needsDeal());
    match.shuffleWith(shuffleOf(code, static_cast<int>(match.played().size())));
    match.deal();
}

std::optional<Match> playByCode(const DealCode& code, const RuleSet& rules,
                                std::span<const std::string> levels,
                                std::span<const std::uint64_t> seeds, const StopToken& stop,
                                const std::function<void(const Match&)>& played) {
    SETTEBELLO_ASSERT(fits(code, rules) && std::cmp_equal(levels.size(), rules.table.players) &&
                      levels.size() == seeds.size());
    std::vector<std::unique_ptr<Player>> players;
    for (std::size_t seat = 0; seat < levels.size(); ++seat) {
        players.push_back(makePlayer(levels[seat], seeds[seat]));
        SETTEBELLO_ASSERT(players.back() != nullptr);
    }
    Match match(rules, seedOf(code));
    while (!match.over() && match.played().size() < kMaxRounds) {
        dealByCode(match, code);
        if (!playRound(match, players, stop)) {
            return std::nullopt;
        }
        if (played) {
            played(match);
        }
    }
    return match;
}

} // namespace settebello
