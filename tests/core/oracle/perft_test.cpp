// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/perft.h"

#include "game/match.h"
#include "naive_round.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace settebello {
namespace {

constexpr int kDeepest = 6;

struct Counts {
    std::string_view preset;
    std::uint64_t seed;
    std::array<std::uint64_t, kDeepest> counts; ///< depth 1 … 6
};

/// Counted by the naive generator from the deal of that seed with dealer 0; the engine must find
/// the same. To count again: SETTEBELLO_PRINT_PERFT=1 settebello_core_tests --gtest_filter=Perft.*
constexpr Counts kCounts[] = {
    {"scopa", 1, {3, 9, 19, 38, 41, 41}},
    {"scopa", 2, {3, 9, 18, 36, 36, 36}},
    {"scopa", 3, {3, 9, 18, 36, 36, 36}},
    {"scopa-initiation", 1, {3, 9, 19, 38, 40, 40}},
    {"scopa-initiation", 2, {3, 9, 18, 36, 36, 36}},
    {"scopa-initiation", 3, {3, 9, 18, 36, 36, 36}},
    {"scopa-simplified", 1, {3, 9, 19, 38, 41, 41}},
    {"scopa-simplified", 2, {3, 9, 18, 36, 36, 36}},
    {"scopa-simplified", 3, {3, 9, 18, 36, 36, 36}},
    {"scopa-pairs", 1, {3, 9, 19, 38, 40, 40}},
    {"scopa-pairs", 2, {3, 9, 18, 36, 36, 36}},
    {"scopa-pairs", 3, {3, 9, 18, 36, 36, 36}},
    {"scopone", 1, {9, 81, 736, 6770, 54630, 438059}},
    {"scopone", 2, {9, 81, 738, 7134, 57444, 484560}},
    {"scopone", 3, {9, 81, 729, 6575, 52911, 438678}},
    {"scopone-scientifico", 1, {10, 100, 1000, 10000, 90820, 820604}},
    {"scopone-scientifico", 2, {10, 100, 1000, 10000, 90740, 837499}},
    {"scopone-scientifico", 3, {10, 100, 1000, 10000, 90420, 853983}},
    {"scopone-trente", 1, {9, 81, 736, 6770, 54630, 438059}},
    {"scopone-trente", 2, {9, 81, 738, 7134, 57444, 484560}},
    {"scopone-trente", 3, {9, 81, 729, 6575, 52911, 438678}},
    {"asso-pigliatutto", 1, {3, 9, 19, 38, 41, 41}},
    {"asso-pigliatutto", 2, {3, 9, 18, 36, 36, 36}},
    {"asso-pigliatutto", 3, {3, 9, 18, 36, 36, 36}},
    {"scopa-assi", 1, {3, 9, 19, 38, 41, 41}},
    {"scopa-assi", 2, {3, 9, 18, 36, 36, 36}},
    {"scopa-assi", 3, {3, 9, 18, 36, 36, 36}},
    {"scopone-assi", 1, {9, 81, 736, 6716, 53966, 432564}},
    {"scopone-assi", 2, {9, 81, 735, 6766, 54146, 438951}},
    {"scopone-assi", 3, {9, 81, 729, 6561, 52600, 424641}},
    {"quindici", 1, {3, 12, 28, 59, 67, 67}},
    {"quindici", 2, {4, 15, 36, 93, 99, 131}},
    {"quindici", 3, {3, 9, 18, 38, 56, 72}},
    {"quindici-mista", 1, {3, 9, 18, 36, 36, 36}},
    {"quindici-mista", 2, {4, 12, 25, 50, 50, 50}},
    {"quindici-mista", 3, {3, 9, 19, 40, 40, 54}},
    {"quindici-assi", 1, {3, 11, 22, 52, 52, 56}},
    {"quindici-assi", 2, {4, 12, 28, 63, 69, 71}},
    {"quindici-assi", 3, {6, 18, 41, 89, 92, 111}},
    {"re-bello", 1, {3, 9, 19, 38, 41, 41}},
    {"re-bello", 2, {3, 9, 18, 36, 36, 36}},
    {"re-bello", 3, {3, 9, 18, 36, 36, 36}},
    {"napola", 1, {3, 9, 19, 38, 41, 41}},
    {"napola", 2, {3, 9, 18, 36, 36, 36}},
    {"napola", 3, {3, 9, 18, 36, 36, 36}},
    {"scalette", 1, {3, 9, 19, 38, 41, 41}},
    {"scalette", 2, {3, 9, 18, 36, 36, 36}},
    {"scalette", 3, {3, 9, 18, 36, 36, 36}},
    {"bazzica", 1, {3, 9, 19, 38, 41, 41}},
    {"bazzica", 2, {3, 9, 18, 36, 36, 36}},
    {"bazzica", 3, {3, 9, 18, 36, 36, 36}},
    {"sbarazzina", 1, {3, 9, 19, 38, 41, 41}},
    {"sbarazzina", 2, {3, 9, 18, 36, 36, 36}},
    {"sbarazzina", 3, {3, 9, 18, 36, 36, 36}},
    {"piva", 1, {3, 9, 19, 38, 41, 41}},
    {"piva", 2, {3, 9, 18, 36, 36, 36}},
    {"piva", 3, {3, 9, 18, 36, 36, 36}},
    {"scopa-corse", 1, {3, 15, 33, 129, 179, 380}},
    {"scopa-corse", 2, {4, 26, 91, 306, 578, 1093}},
    {"scopa-corse", 3, {6, 32, 106, 406, 699, 1416}},
    {"chkobba", 1, {2, 6, 20, 41, 83, 89}},
    {"chkobba", 2, {2, 6, 18, 36, 72, 72}},
    {"chkobba", 3, {2, 6, 18, 36, 72, 72}},
    {"hurrikan", 1, {6, 36, 181, 915, 3697, 15186}},
    {"hurrikan", 2, {6, 37, 190, 1048, 4297, 18532}},
    {"hurrikan", 3, {6, 36, 180, 928, 3726, 15264}},
    {"hurrikan-partners", 1, {9, 81, 736, 6770, 54630, 438059}},
    {"hurrikan-partners", 2, {9, 81, 738, 7134, 57444, 484560}},
    {"hurrikan-partners", 3, {9, 81, 729, 6575, 52911, 438678}},
};

constexpr std::uint64_t kSeeds = 3;

Match deal(const RuleSet& rules, std::uint64_t seed) {
    Match match(rules, seed, 0);
    match.deal();
    return match;
}

naive::NaiveRound naiveDeal(const RuleSet& rules, std::uint64_t seed) {
    const Match match = deal(rules, seed);
    const auto cards = match.played()[0].pack.cards();
    return {rules, {cards.begin(), cards.end()}, 0};
}

std::uint64_t naivePerft(const naive::NaiveRound& round, int depth) {
    const naive::Texts options = round.options();
    if (depth == 1) {
        return options.size();
    }
    std::uint64_t count = 0;
    for (const std::string& text : options) {
        naive::NaiveRound next = round;
        next.answer(text);
        count += naivePerft(next, depth - 1);
    }
    return count;
}

/// For counting again: rows for every preset.
void printTable() {
    for (std::size_t i = 0; i < presets().size() * kSeeds; ++i) {
        const Preset& preset = presets()[i / kSeeds];
        const std::uint64_t seed = i % kSeeds + 1;
        std::printf("    {\"%s\", %d, {", std::string(preset.id).c_str(), static_cast<int>(seed));
        for (int depth = 1; depth <= kDeepest; ++depth) {
            const std::uint64_t count = naivePerft(naiveDeal(preset.rules, seed), depth);
            std::printf("%s%llu", depth == 1 ? "" : ", ", static_cast<unsigned long long>(count));
        }
        std::printf("}},\n");
    }
}

TEST(Perft, TheRowsAreOfPresets) {
    static_assert(std::size(kCounts) == 23 * kSeeds, "a row was removed");
    for (std::size_t i = 0; i < std::size(kCounts); ++i) {
        EXPECT_NE(findPreset(kCounts[i].preset), nullptr) << kCounts[i].preset;
        EXPECT_EQ(kCounts[i].seed, i % kSeeds + 1);
    }
}

// Also for presets that have no rows, so that a new one need not have any.
TEST(Perft, EngineAndNaiveGeneratorCountAlikeForEveryPreset) {
    constexpr int kShallow = 3;
    for (const Preset& preset : presets()) {
        for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
            const Match match = deal(preset.rules, seed);
            const naive::NaiveRound round = naiveDeal(preset.rules, seed);
            for (int depth = 1; depth <= kShallow; ++depth) {
                EXPECT_EQ(perft(match.round(), depth), naivePerft(round, depth))
                    << preset.id << " seed " << seed << " depth " << depth;
            }
        }
    }
}

TEST(Perft, EngineFindsTheRecordedCounts) {
    for (const Counts& row : kCounts) {
        const Match match = deal(findPreset(row.preset)->rules, row.seed);
        for (int depth = 1; depth <= kDeepest; ++depth) {
            EXPECT_EQ(perft(match.round(), depth), row.counts[static_cast<std::size_t>(depth - 1)])
                << row.preset << " depth " << depth;
        }
    }
}

TEST(Perft, NaiveGeneratorFindsTheRecordedCounts) {
    if (std::getenv("SETTEBELLO_PRINT_PERFT") != nullptr) {
        printTable();
        return;
    }
    constexpr std::uint64_t kFewEnough = 20000;
    for (const Counts& row : kCounts) {
        const naive::NaiveRound round = naiveDeal(findPreset(row.preset)->rules, row.seed);
        for (int depth = 1; depth <= kDeepest; ++depth) {
            const std::uint64_t count = row.counts[static_cast<std::size_t>(depth - 1)];
            if (count <= kFewEnough) {
                EXPECT_EQ(naivePerft(round, depth), count) << row.preset << " depth " << depth;
            }
        }
    }
}

TEST(Perft, DeclarationsAreDecisionsToo) {
    // In a sorted pack seat 0 gets ace, three and five of coins: nine points, worth showing.
    const Pack pack;
    const RuleSet rules = findPreset("bazzica")->rules;
    const Round round(rules, pack, 1);
    const naive::NaiveRound naive(rules, {pack.cards().begin(), pack.cards().end()}, 1);
    EXPECT_EQ(perft(round, 1), 2U);
    for (int depth = 1; depth <= kDeepest; ++depth) {
        EXPECT_EQ(perft(round, depth), naivePerft(naive, depth)) << "depth " << depth;
    }
}

TEST(Perft, DepthZeroIsOneSequence) {
    EXPECT_EQ(perft(deal(RuleSet{}, 1).round(), 0), 1U);
}

TEST(Perft, ARoundThatEndsEarlierAddsNothing) {
    Round round = deal(RuleSet{}, 1).round();
    std::vector<Play> plays;
    for (int left = 36; left > 2; --left) {
        legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), plays);
        round.applyLegal(plays.front());
    }
    EXPECT_GE(perft(round, 2), 1U);
    EXPECT_EQ(perft(round, 3), 0U);
}

} // namespace
} // namespace settebello
