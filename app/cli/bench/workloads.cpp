// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/bench/workloads.h"

#include "cards/pack.h"
#include "players/policy/playout.h"
#include "players/search/playouts_together.h"
#include "rules/presets.h"

#include <algorithm>
#include <array>
#include <vector>

namespace settebello::cli {

namespace {

constexpr std::uint64_t kSeed = 1;

void addPoints(const Round& round, Signature& signature) {
    const PointsBySide points = round.points();
    for (int side = 0; side < round.rules().sides(); ++side) {
        signature.add(static_cast<std::uint64_t>(points[static_cast<std::size_t>(side)].total()));
    }
}

/// Shuffles, deals, plays out at random and scores, so many times.
std::uint64_t playDeals(const RuleSet& rules, int amount, Signature& signature) {
    Random random(kSeed);
    std::uint64_t plays = 0;
    int dealer = 0;
    for (int i = 0; i < amount; ++i) {
        Pack pack(rules.pack.cards);
        pack.shuffle(random);
        Round round(rules, pack, dealer);
        playOut(round, random, [&](const Play& play) { signature.add(play); });
        plays += static_cast<std::uint64_t>(round.playCount());
        addPoints(round, signature);
        dealer = rules.seatAfter(dealer);
    }
    return plays;
}

/// The same many at once, where nothing tells of the plays: the piles stand for them.
std::uint64_t playDealsTogether(const RuleSet& rules, int amount, Signature& signature) {
    constexpr int kAtOnce = 64;
    Random random(kSeed);
    std::vector<Random> randoms;
    randoms.reserve(kAtOnce);
    std::vector<Round> rounds;
    rounds.reserve(kAtOnce);
    for (int i = 0; i < kAtOnce; ++i) {
        randoms.emplace_back(random.next());
    }
    std::uint64_t plays = 0;
    for (int left = amount; left > 0; left -= kAtOnce) {
        rounds.clear();
        for (int i = 0; i < std::min(left, kAtOnce); ++i) {
            Pack pack(rules.pack.cards);
            pack.shuffle(random);
            rounds.emplace_back(rules, pack, 0);
        }
        playOutTogether(rounds, std::span(randoms).first(rounds.size()));
        for (const Round& round : rounds) {
            plays += static_cast<std::uint64_t>(round.playCount());
            for (const Tally& tally : round.tallies()) {
                signature.add(tally.pile.bits());
            }
            addPoints(round, signature);
        }
    }
    return plays;
}

/// A few deals by the rules of every preset in turn, so that the signature covers all toggles.
std::uint64_t playAllPresets(int amount, Signature& signature) {
    std::uint64_t plays = 0;
    const int presetCount = static_cast<int>(presets().size());
    for (int i = 0; i < presetCount; ++i) {
        const int share = amount / presetCount + (i < amount % presetCount ? 1 : 0);
        plays += playDeals(presets()[static_cast<std::size_t>(i)].rules, share, signature);
    }
    return plays;
}

constexpr std::array<Workload, 5> kWorkloads{{
    {"scopa", "playouts", 1'200'000,
     [](int amount, Signature& signature) {
         return playDeals(findPreset("scopa")->rules, amount, signature);
     }},
    {"scopone", "playouts", 1'000'000,
     [](int amount, Signature& signature) {
         return playDeals(findPreset("scopone")->rules, amount, signature);
     }},
    {"all presets", "playouts", 300'000, playAllPresets},
    {"scopa, many at once", "playouts", 1'200'000,
     [](int amount, Signature& signature) {
         return playDealsTogether(findPreset("scopa")->rules, amount, signature);
     }},
    {"scopone, many at once", "playouts", 1'000'000,
     [](int amount, Signature& signature) {
         return playDealsTogether(findPreset("scopone")->rules, amount, signature);
     }},
}};

} // namespace

std::span<const Workload> workloads() {
    return kWorkloads;
}

} // namespace settebello::cli
