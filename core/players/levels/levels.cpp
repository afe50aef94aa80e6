// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/levels/levels.h"

#include "players/levels/level_player.h"
#include "players/levels/level_profile.h"
#include "players/levels/master_player.h"
#include "players/reference/cs_player.h"
#include "players/reference/flat_player.h"
#include "players/reference/greedy_player.h"
#include "players/reference/ismcts_player.h"
#include "players/reference/pimc_player.h"
#include "players/reference/random_player.h"

#include <algorithm>
#include <array>

namespace settebello {

namespace {

using MakePlayer = std::unique_ptr<Player> (*)(std::uint64_t seed, const Limits& limits);

enum class Audience {
    People,   ///< offered to people as an opponent
    Reference ///< to measure other players against
};

struct Level {
    std::string_view name; ///< in files and on the command line
    Audience audience;
    MakePlayer make;
    const LevelProfile* profile = nullptr; ///< of a LevelPlayer
};

std::unique_ptr<Player> makeFlat(std::uint64_t seed, const Limits& limits) {
    FlatPlayer::Options options;
    options.worlds = limits.iterations > 0 ? limits.iterations : options.worlds;
    options.time = limits.time;
    return std::make_unique<FlatPlayer>(seed, options);
}

std::unique_ptr<Player> makePimc(std::uint64_t seed, const Limits& limits) {
    PimcPlayer::Options options;
    if (limits.iterations > 0) { // a budget for few worlds allows few plays ahead
        constexpr int kWaysPerWorld = 20;
        options.worlds = limits.iterations;
        options.ways = std::min(options.ways, limits.iterations * kWaysPerWorld);
    }
    options.time = limits.time;
    return std::make_unique<PimcPlayer>(seed, options);
}

std::unique_ptr<Player> makeIsmcts(int iterations, std::uint64_t seed, const Limits& limits) {
    IsmctsPlayer::Options options;
    options.iterations = limits.iterations > 0 ? limits.iterations : iterations;
    options.time = limits.time;
    return std::make_unique<IsmctsPlayer>(seed, options);
}

template <const LevelProfile& profile>
std::unique_ptr<Player> makePerson(std::uint64_t seed, const Limits& limits) {
    return std::make_unique<LevelPlayer>(profile, seed, limits);
}

/// All levels; those for people first, weakest first. A new level is one row.
constexpr std::array kLevels{
    Level{"beginner", Audience::People, makePerson<kBeginner>, &kBeginner},
    Level{"casual", Audience::People, makePerson<kCasual>, &kCasual},
    Level{"good", Audience::People, makePerson<kGood>, &kGood},
    Level{"expert", Audience::People, makePerson<kExpert>, &kExpert},
    Level{kMasterLevel, Audience::People,
          [](std::uint64_t seed, const Limits& limits) -> std::unique_ptr<Player> {
              return std::make_unique<MasterPlayer>(seed, limits);
          }},
    Level{"random", Audience::Reference,
          [](std::uint64_t seed, const Limits& /*limits*/) -> std::unique_ptr<Player> {
              return std::make_unique<RandomPlayer>(seed);
          }},
    Level{"greedy", Audience::Reference,
          [](std::uint64_t /*seed*/, const Limits& /*limits*/) -> std::unique_ptr<Player> {
              return std::make_unique<GreedyPlayer>();
          }},
    Level{"cs", Audience::Reference,
          [](std::uint64_t /*seed*/, const Limits& /*limits*/) -> std::unique_ptr<Player> {
              return std::make_unique<CsPlayer>();
          }},
    Level{"flat-400", Audience::Reference, makeFlat},
    Level{"pimc", Audience::Reference, makePimc},
    Level{"ismcts-4k", Audience::Reference,
          [](std::uint64_t seed, const Limits& limits) { return makeIsmcts(4000, seed, limits); }},
    Level{"ismcts-32k", Audience::Reference,
          [](std::uint64_t seed, const Limits& limits) { return makeIsmcts(32000, seed, limits); }},
};

constexpr auto kNames = [] {
    std::array<std::string_view, kLevels.size()> names;
    std::transform(kLevels.begin(), kLevels.end(), names.begin(),
                   [](const Level& level) { return level.name; });
    return names;
}();

const Level* find(std::string_view level) {
    const auto found = std::find_if(kLevels.begin(), kLevels.end(),
                                    [&](const Level& row) { return row.name == level; });
    return found == kLevels.end() ? nullptr : &*found;
}

constexpr std::size_t kLevelsForPeople =
    static_cast<std::size_t>(std::count_if(kLevels.begin(), kLevels.end(), [](const Level& level) {
        return level.audience == Audience::People;
    }));
static_assert(std::is_partitioned(kLevels.begin(), kLevels.end(), [](const Level& level) {
    return level.audience == Audience::People;
}));

} // namespace

std::span<const std::string_view> levels() {
    return kNames;
}

std::span<const std::string_view> levelsForPeople() {
    return levels().first(kLevelsForPeople);
}

bool isLevelName(std::string_view name) {
    const auto names = levels();
    return std::find(names.begin(), names.end(), name) != names.end() ||
           (name.starts_with(kEnginePrefix) && name.size() > kEnginePrefix.size());
}

std::string levelList() {
    std::string text;
    for (const std::string_view name : levels()) {
        text.append(text.empty() ? "" : ", ").append(name);
    }
    return text;
}

std::string allowedLevels() {
    return levelList() + ", engine:COMMAND";
}

std::unique_ptr<Player> makePlayer(std::string_view level, std::uint64_t seed,
                                   const Limits& limits) {
    const Level* const found = find(level);
    return found == nullptr ? nullptr : found->make(seed, limits);
}

const LevelProfile* profileOf(std::string_view level) {
    const Level* const found = find(level);
    return found == nullptr ? nullptr : found->profile;
}

} // namespace settebello
