// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate/player_pool.h"

#include "players/levels/levels.h"
#include "support/contract.h"

#include <algorithm>

namespace settebello::cli {

std::string engineCommandOf(std::string_view level) {
    constexpr std::string_view kEngine = "engine:";
    return std::string(level.substr(0, kEngine.size()) == kEngine ? level.substr(kEngine.size())
                                                                  : "");
}

const std::vector<std::unique_ptr<Player>>&
PlayerPool::seat(const std::vector<std::string>& levels, const std::vector<std::uint64_t>& seeds,
                 int seating, const TournamentSetup& setup) {
    SETTEBELLO_ASSERT(levels.size() == seeds.size());
    m_players.clear();
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const auto seat = levels.begin() + static_cast<std::ptrdiff_t>(i);
        const auto nth = static_cast<int>(std::count(levels.begin(), seat, *seat));
        m_players.push_back(make({*seat, nth, seating}, seeds[i], setup.limitsOf(*seat)));
    }
    return m_players;
}

std::unique_ptr<Player> PlayerPool::make(const Place& place, std::uint64_t seed,
                                         const Limits& limits) {
    const std::string command = engineCommandOf(place.level);
    if (command.empty()) {
        return makePlayer(place.level, seed, limits);
    }
    std::shared_ptr<ExternalEngine>& engine = m_engines[place];
    if (engine == nullptr) {
        engine = std::make_shared<ExternalEngine>(command);
    }
    return std::make_unique<EnginePlayer>(engine, seed, limits);
}

std::string PlayerPool::failureOf(const std::string& level) const {
    for (const auto& [place, engine] : m_engines) {
        if (place.level == level && !engine->failure().empty()) {
            return engine->failure();
        }
    }
    return level + " gave no answer";
}

} // namespace settebello::cli
