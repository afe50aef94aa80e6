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

/// Presets that together cover all toggles. The list is fixed, so that a new preset does not
/// change the signature.
constexpr std::array<std::string_view, 23> kManyPresets{
    "scopa",          "scopa-initiation", "scopa-simplified",
    "scopa-pairs",    "scopone",          "scopone-scientifico",
    "scopone-trente", "asso-pigliatutto", "scopa-assi",
    "scopone-assi",   "quindici",         "quindici-mista",
    "quindici-assi",  "re-bello",         "napola",
    "scalette",       "bazzica",          "sbarazzina",
    "piva",           "scopa-corse",      "chkobba",
    "hurrikan",       "hurrikan-partners"};

/// A few deals with each of them.
std::uint64_t playManyPresets(int amount, Signature& signature) {
    std::uint64_t plays = 0;
    const int presetCount = static_cast<int>(kManyPresets.size());
    int extra = amount % presetCount;
    for (const std::string_view id : kManyPresets) {
        const int share = amount / presetCount + (extra-- > 0 ? 1 : 0);
        plays += playDeals(findPreset(id)->rules, share, signature);
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
    {"many presets", "playouts", 300'000, playManyPresets},
}};

} // namespace

std::span<const Workload> workloads() {
    return kWorkloads;
}

} // namespace settebello::cli
