// SPDX-License-Identifier: GPL-3.0-or-later

// The reasons for 300 decisions of casual players that an analysis marks, which were read one by
// one (coach.md). bench_reasons draws them.

#include "coach/advice.h"
#include "core/game/game_helpers.h"
#include "game/match.h"
#include "project_file.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace settebello {
namespace {

/// A line of the table.
struct Sampled {
    std::string preset;
    std::uint64_t seed = 0;
    std::string moves;
    std::string hand;
    std::string table;
    std::string best;
    std::string other;
    std::string reasons;
    /// Of the reader: good, weak, item (only the item is named), or none (no reason is given).
    std::string verdict;
};

std::vector<Sampled> sample() {
    std::vector<Sampled> found;
    std::ifstream lines(projectFile("tests/core/coach/reasons.tsv"));
    std::string line;
    std::getline(lines, line); // names of the columns
    while (std::getline(lines, line)) {
        std::istringstream columns(line);
        std::array<std::string, 9> texts;
        for (std::string& text : texts) {
            std::getline(columns, text, '\t');
        }
        found.push_back({texts[0], std::stoull(texts[1]), texts[2], texts[3], texts[4], texts[5],
                         texts[6], texts[7], texts[8]});
    }
    return found;
}

template <typename Parts>
std::string joined(const Parts& parts) {
    std::string text;
    for (const auto& part : parts) {
        text += (text.empty() ? "" : " ") + toString(part);
    }
    return text.empty() ? "-" : text;
}

TEST(ReasonSample, IsWhatTheCoachSays) {
    const auto sampled = sample();
    ASSERT_EQ(sampled.size(), 300U);
    for (const Sampled& each : sampled) {
        Match match(findPreset(each.preset)->rules, each.seed);
        match.deal();
        std::istringstream moves(each.moves == "-" ? "" : each.moves);
        for (std::string move; moves >> move;) {
            ASSERT_EQ(match.apply(test::decision(move)), DecisionFault::None) << each.moves;
        }
        const PlayerView view = match.view(match.turn());
        EXPECT_EQ(joined(view.hand), each.hand);
        EXPECT_EQ(joined(view.table), each.table);
        EXPECT_EQ(
            joined(reasonsThatMatter(view, test::decision(each.best), test::decision(each.other))),
            each.reasons)
            << each.best << " not " << each.other << " in " << each.preset << ' ' << each.seed;
    }
}

/// The verdicts are those of a reader and cannot be recomputed: only that every line has one, and
/// that it is about what is said.
TEST(ReasonSample, HasAVerdictOnEveryLine) {
    std::map<std::string, int> verdicts;
    for (const Sampled& each : sample()) {
        ++verdicts[each.verdict];
        EXPECT_EQ(each.verdict == "none", each.reasons == "-") << each.best << each.moves;
        EXPECT_EQ(each.verdict == "item", each.reasons.starts_with("mostlyItem")) << each.moves;
    }
    EXPECT_EQ(verdicts["good"] + verdicts["weak"] + verdicts["item"] + verdicts["none"], 300);
    EXPECT_LE(verdicts["weak"], 28);
}

} // namespace
} // namespace settebello
