// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/player_helpers.h"

#include "players/levels/levels.h"

#include <tuple>

namespace settebello {
namespace {

using namespace test;

/// A question with one sensible answer, which every player that searches has to find.
struct Obvious {
    const char* name;
    const char* rules;
    const char* hand;
    const char* table;
    const char* play;
};

constexpr const char* kSearching[] = {"flat-400", "pimc", "ismcts-4k"};

class SearchingPlayer : public testing::TestWithParam<std::tuple<const char*, Obvious>> {
protected:
    static std::unique_ptr<Player> player(const Limits& limits) {
        return makePlayer(std::get<0>(GetParam()), 5, limits);
    }
    static const Obvious& question() { return std::get<1>(GetParam()); }
    static Match match() {
        return matchDealt(rulesOf(question().rules), {question().hand, "1C 1S 1B"},
                          question().table);
    }
};

TEST_P(SearchingPlayer, FindsWhatIsPlainlyBest) {
    EXPECT_EQ(chosen(*player({}), match()), question().play);
}

TEST_P(SearchingPlayer, EndsSoonOnceStopped) {
    Limits limits;
    limits.iterations = 10'000'000;
    const StopSource stop;
    stop.requestStop();
    const Match asked = match();
    const auto answer = player(limits)->choose(asked.view(0), stop.token());
    ASSERT_TRUE(answer);
    EXPECT_EQ(checkPlay(asked.rules(), asked.round().hand(0), asked.round().table(), answer->play),
              PlayFault::None);
}

TEST_P(SearchingPlayer, EndsWhenItsTimeIsOver) {
    Limits limits;
    limits.iterations = 10'000'000;
    limits.time = std::chrono::milliseconds(100); // enough on a busy machine, too
    EXPECT_EQ(chosen(*player(limits), match()), question().play);
}

INSTANTIATE_TEST_SUITE_P(
    Positions, SearchingPlayer,
    testing::Combine(testing::ValuesIn(kSearching),
                     testing::Values(Obvious{"SweepsWithTheKing", "scopa", "7C 10B 9S",
                                             "1D 2D 3D 4S", "10B=1D+2D+3D+4S"},
                                     Obvious{"TakesTheSettebello", "scopa", "7C 9B 10S",
                                             "7D 9S 10C 8C", "7C=7D"},
                                     Obvious{"SweepsByFifteen", "quindici", "4C 10B 9S",
                                             "1D 2D 3D 5S", "4C=1D+2D+3D+5S"})),
    [](const auto& position) {
        std::string name =
            std::string(std::get<0>(position.param)) + "_" + std::get<1>(position.param).name;
        std::replace(name.begin(), name.end(), '-', '_');
        return name;
    });

} // namespace
} // namespace settebello
