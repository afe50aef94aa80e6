// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/bench/workloads.h"

#include "cards/pack.h"
#include "players/policy/playout.h"
#include "rules/presets.h"

#include <array>

namespace settebello::cli {

namespace {

constexpr std::uint64_t kSeed = 1;

void addPoints(const Round& round, Signature& signature) {
    const PointsBySide points = round.points();
    for (int side = 0; side < round.rules().sides(); ++side) {
        signature.add(static_cast<std::uint64_t>(points[side].total()));
    }
}

/// Shuffles, deals, plays at random and scores `amount` rounds.
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

/// A few deals with every preset, so that the signature covers all toggles.
std::uint64_t playAllPresets(int amount, Signature& signature) {
    std::uint64_t plays = 0;
    const int presetCount = static_cast<int>(presets().size());
    int extra = amount % presetCount;
    for (const Preset& preset : presets()) {
        const int share = amount / presetCount + (extra-- > 0 ? 1 : 0);
        plays += playDeals(preset.rules, share, signature);
    }
    return plays;
}

constexpr std::array<Workload, 3> kWorkloads{{
    {"scopa", "playouts", 1'200'000,
     [](int amount, Signature& signature) {
         return playDeals(findPreset("scopa")->rules, amount, signature);
     }},
    {"scopone", "playouts", 1'000'000,
     [](int amount, Signature& signature) {
         return playDeals(findPreset("scopone")->rules, amount, signature);
     }},
    {"all presets", "playouts", 300'000, playAllPresets},
}};

} // namespace

std::span<const Workload> workloads() {
    return kWorkloads;
}

} // namespace settebello::cli
