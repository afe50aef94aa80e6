// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate/game.h"

#include "cli/run.h"
#include "core/storage/temporary_folder.h"

#include <gtest/gtest.h>

#include <bit>
#include <filesystem>
#include <string>
#include <vector>

namespace settebello::cli {
namespace {

// What an external program could compute from what it receives besides its view.

/// The factor that undoes a multiplication by an odd number, by Newton's method.
std::uint64_t inverse(std::uint64_t odd) {
    std::uint64_t result = odd;
    for (int i = 0; i < 5; ++i) {
        result *= 2 - odd * result;
    }
    return result;
}

/// Undoes mixed ^ (mixed >> shift).
std::uint64_t unshift(std::uint64_t shifted, int shift) {
    std::uint64_t result = shifted;
    for (int done = shift; done < 64; done += shift) {
        result = shifted ^ (result >> shift);
    }
    return result;
}

/// The seed of a generator whose first number is known.
std::uint64_t seedBehind(std::uint64_t number) {
    std::uint64_t word = std::rotr(number * inverse(9), 7) * inverse(5);
    word = unshift(word, 31) * inverse(0x94d049bb133111ebU);
    word = unshift(word, 27) * inverse(0xbf58476d1ce4e5b9U);
    return unshift(word, 30) - 2 * 0x9e3779b97f4a7c15U;
}

/// Looks for the seed of a game's packs in a number that a player received: runs the generator
/// backwards and forwards again from the numbers nearby.
bool findsPack(std::uint64_t received, const RuleSet& rules, int dealer, const Pack& pack) {
    constexpr int kSteps = 3;
    constexpr std::uint64_t kNearby = 8;
    std::uint64_t start = received;
    for (int back = 0; back <= kSteps; ++back) {
        for (std::uint64_t offset = 0; offset <= 2 * kNearby; ++offset) {
            std::uint64_t guess = start + offset - kNearby;
            for (int forth = 0; forth <= kSteps; ++forth) {
                Match match(rules, guess, dealer);
                match.deal();
                if (match.played().front().pack == pack) {
                    return true;
                }
                guess = Random(guess).next();
            }
        }
        start = seedBehind(start);
    }
    return false;
}

TEST(HiddenPack, TheAttackerRunsTheGeneratorBackwards) {
    for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{7}, ~std::uint64_t{5}}) {
        EXPECT_EQ(seedBehind(Random(seed).next()), seed);
    }
    Match match(RuleSet(), Random(Random(99).next()).next(), 0);
    match.deal();
    const std::uint64_t ofSameGame = Random(Random(99).next() + 1).next();
    EXPECT_TRUE(findsPack(ofSameGame, RuleSet(), 0, match.played().front().pack));
}

TEST(HiddenPack, DoesNotFollowFromTheSeedOfAPlayer) {
    TournamentSetup setup;
    setup.levels = {"greedy", "greedy"};
    setup.singleDeals = true;
    setup.count = 20;
    setup.seed = 20261123;
    StopSource stop;
    std::vector<MoveTime> times;
    for (std::uint64_t number = 0; number < setup.count; ++number) {
        ReadyPrograms ready;
        PlayerPool pool(ready);
        const PlayedGame game = playGame(setup, number, 0, pool, stop.token(), times);
        const Match::PlayedRound& round = game.match.played().front();
        for (int seat = 0; seat < 2; ++seat) {
            for (const std::uint64_t seed :
                 {programSeed(number, seat), playerSeed(setup, number, seat, 0)}) {
                EXPECT_FALSE(findsPack(seed, RuleSet(), round.dealer, round.pack)) << number;
            }
        }
    }
}

TEST(HiddenPack, NoProgramKnowsTheSeedsOfOurOwnPlayers) {
    TournamentSetup setup;
    setup.levels = {"engine:bot", "random"};
    setup.swap = true;
    setup.count = 2;
    EXPECT_EQ(playerSeed(setup, 1, 0, 0), programSeed(1, 0));
    EXPECT_EQ(playerSeed(setup, 1, 1, 1), programSeed(1, 1));
    const std::uint64_t seed = playerSeed(setup, 1, 1, 0);
    EXPECT_EQ(seed, 0x388506d574f436c4U) << "as in every version, so that --seed plays the same";
    EXPECT_NE(seed, programSeed(1, 1));
    EXPECT_NE(seed, playerSeed(setup, 0, 1, 0));
    EXPECT_NE(seed, playerSeed(setup, 1, 0, 1)) << "another seat";
    setup.seed = 1;
    EXPECT_NE(seed, playerSeed(setup, 1, 1, 0));
}

#ifndef _WIN32 // the program is a shell script

int timesIn(const std::string& text, const std::string& word) {
    int times = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        ++times;
    }
    return times;
}

TEST(HiddenPack, IsNotDealtTwiceToTheSameProgram) {
    const TemporaryFolder folder;
    const std::string bot = folder.path("bot.sh").string();
    folder.write("bot.sh", "#!/bin/sh\ntee '" + folder.path("log").string() +
                               "'.$$ | '" SETTEBELLO_CLI_PATH "' engine --level greedy\n");
    std::filesystem::permissions(bot, std::filesystem::perms::owner_all);
    const RunResult ran =
        run({"simulate", "--rules", "scopa", "--players", "engine:" + bot + ",greedy", "--matches",
             "6", "--seed", "3", "--deals", "--swap"});
    ASSERT_EQ(ran.exitCode, 0) << ran.err;
    std::vector<int> games; // of each process
    for (const std::string& name : folder.names()) {
        if (name.substr(0, 4) == "log.") {
            games.push_back(timesIn(folder.read(name), "newgame"));
        }
    }
    EXPECT_EQ(games, std::vector({6, 6})) << "a process for each seating";
}

#endif

} // namespace
} // namespace settebello::cli
