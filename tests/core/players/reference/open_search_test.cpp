// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"

#include "players/policy/playout.h"
#include "players/position/points_ahead.h"
#include "players/reference/open_search.h"

#include <algorithm>

namespace settebello {
namespace {

using namespace test;

/// The value of a round if everybody sees all cards and plays best: without cut-offs or move
/// ordering.
int bruteForce(const Round& round, int side) {
    if (round.over()) {
        return pointsAhead(round)[static_cast<std::size_t>(side)];
    }
    std::vector<Play> plays;
    legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), plays);
    const bool ours = round.rules().sideOf(round.turn()) == side;
    int best = ours ? -1000 : 1000;
    for (const Play& play : plays) {
        Round next = round;
        next.applyLegal(play);
        const int value = bruteForce(next, side);
        best = ours ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

struct EndCase {
    const char* rules;
    int players;
    int cardsLeft;
};

class OpenSearchEnd : public testing::TestWithParam<EndCase> {};

TEST_P(OpenSearchEnd, IsExact) {
    RuleSet rules = rulesOf(GetParam().rules);
    rules.table.players = GetParam().players;
    const auto cardsLeft = [](const Round& round) {
        int cards = round.stockSize();
        for (int seat = 0; seat < round.rules().table.players; ++seat) {
            cards += round.hand(seat).size();
        }
        return cards;
    };
    OpenSearch search(rules);
    Random random(12);
    int compared = 0;
    for (int deal = 0; deal < 30; ++deal) {
        Pack pack(rules.pack.cards);
        pack.shuffle(random);
        Round round(rules, pack, 0);
        while (round.phase() == Phase::Playing && cardsLeft(round) > GetParam().cardsLeft) {
            round.applyLegal(randomPlay(round, random));
        }
        if (round.phase() != Phase::Playing) {
            continue;
        }
        std::vector<Play> plays;
        legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), plays);
        for (const Play& play : plays) {
            Round next = round;
            next.applyLegal(play);
            ASSERT_EQ(search.value(round, play, 1'000'000),
                      bruteForce(next, rules.sideOf(round.turn())));
            ++compared;
        }
    }
    EXPECT_GT(compared, 30);
}

INSTANTIATE_TEST_SUITE_P(Rules, OpenSearchEnd,
                         testing::Values(EndCase{"scopa", 2, 6}, EndCase{"scopone", 4, 7},
                                         EndCase{"scopa", 3, 6}, EndCase{"scopa-corse", 2, 5},
                                         EndCase{"asso-pigliatutto", 2, 6}),
                         [](const auto& end) {
                             std::string name = std::string(end.param.rules) + "_" +
                                                std::to_string(end.param.players);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

} // namespace
} // namespace settebello
