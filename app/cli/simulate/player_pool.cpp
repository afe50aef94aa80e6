// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate/player_pool.h"

#include "players/levels/levels.h"
#include "support/contract.h"

#include <algorithm>

namespace settebello::cli {

std::string engineCommandOf(std::string_view level) {
    return std::string(level.starts_with(kEnginePrefix) ? level.substr(kEnginePrefix.size()) : "");
}

bool hasPrograms(std::span<const std::string> levels) {
    return std::any_of(levels.begin(), levels.end(),
                       [](const std::string& level) { return !engineCommandOf(level).empty(); });
}

bool isPlayer(std::string_view level) {
    return isLevelName(level) &&
           (level.starts_with(kEnginePrefix) || makePlayer(level, 0) != nullptr);
}

std::vector<std::string> splitLevels(std::string_view list) {
    std::vector<std::string> levels;
    while (true) {
        const std::size_t comma = list.find(',');
        levels.emplace_back(list.substr(0, comma));
        if (comma == std::string_view::npos) {
            return levels;
        }
        list.remove_prefix(comma + 1);
    }
}

void ReadyPrograms::add(const std::string& level) {
    const std::lock_guard lock(m_mutex);
    m_levels.insert(level);
}

bool ReadyPrograms::contains(const std::string& level) const {
    const std::lock_guard lock(m_mutex);
    return m_levels.count(level) > 0;
}

const std::vector<std::unique_ptr<Player>>&
PlayerPool::seat(const std::vector<std::string>& levels, const std::vector<std::uint64_t>& seeds,
                 int seating, const TournamentSetup& setup) {
    SETTEBELLO_ASSERT(levels.size() == seeds.size());
    m_players.clear();
    m_places.clear();
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const auto seat = levels.begin() + static_cast<std::ptrdiff_t>(i);
        const auto nth = static_cast<int>(std::count(levels.begin(), seat, *seat));
        m_places.push_back({*seat, nth, seating});
        m_players.push_back(make(m_places.back(), seeds[i], setup.limitsOf(*seat)));
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
    if (engine == nullptr || !engine->failure().empty()) {
        engine = std::make_shared<ExternalEngine>(command);
        if (engine->wasReady()) {
            m_ready.add(place.level);
        }
    }
    return std::make_unique<EnginePlayer>(engine, seed, limits);
}

const ExternalEngine* PlayerPool::engineAt(int seat) const {
    const auto found = m_engines.find(m_places[static_cast<std::size_t>(seat)]);
    return found == m_engines.end() ? nullptr : found->second.get();
}

std::string PlayerPool::failureOf(int seat) const {
    const ExternalEngine* const engine = engineAt(seat);
    return engine != nullptr ? engine->failure()
                             : m_places[static_cast<std::size_t>(seat)].level + " gave no answer";
}

bool PlayerPool::playsAgain(int seat) const {
    return m_ready.contains(m_places[static_cast<std::size_t>(seat)].level);
}

} // namespace settebello::cli
