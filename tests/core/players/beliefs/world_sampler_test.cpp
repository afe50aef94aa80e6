// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"
#include "core/oracle/random_rules.h"

#include "game/match.h"
#include "players/beliefs/world_sampler.h"
#include "players/reference/random_player.h"
#include "rules/check_rules.h"

#include <array>
#include <cmath>

namespace settebello {
namespace {

using namespace test;

/// What a seat sees of a round, with what a round does not know taken from another view.
PlayerView viewFrom(const Round& round, const PlayerView& like) {
    PlayerView view;
    view.rules = round.rules();
    view.phase = round.phase();
    view.seat = like.seat;
    view.turn = round.turn();
    view.dealer = round.dealer();
    view.roundNumber = like.roundNumber;
    view.hand = round.hand(like.seat);
    view.table = round.table();
    view.tops = round.tops();
    std::copy(round.tallies().begin(), round.tallies().end(), view.tallies.begin());
    for (int seat = 0; seat < view.rules.table.players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        view.handSizes[at] = round.hand(seat).size();
        view.shownCards[at] = round.shownCards(seat);
    }
    view.scores = like.scores;
    view.stockSize = round.stockSize();
    view.lastCapturer = round.lastCapturer();
    if (round.phase() == Phase::CutChoice && round.turn() == like.seat) {
        view.cutCard = round.cutCard();
    }
    view.moves = like.moves;
    return view;
}

/// Plays the round out at random; every decision must be accepted, and every card must end up
/// somewhere.
void expectPlayable(Round round, Random& random) {
    std::vector<Play> plays;
    while (!round.over() && round.phase() != Phase::Redeal) {
        Decision decision;
        if (round.phase() == Phase::Playing) {
            legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), plays);
            decision = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
        } else {
            decision.kind = round.phase() == Phase::CutChoice ? Decision::Kind::KeepCut
                                                              : Decision::Kind::Declare;
        }
        ASSERT_EQ(round.apply(decision), DecisionFault::None);
    }
    CardSet all = round.table() | round.stock();
    int cards = all.size();
    for (int seat = 0; seat < round.rules().table.players; ++seat) {
        all |= round.hand(seat);
        cards += round.hand(seat).size();
    }
    for (const Tally& tally : round.tallies()) {
        all |= tally.pile;
        cards += tally.pile.size();
    }
    EXPECT_EQ(all.printed(), Pack::contents(round.rules().pack.cards));
    EXPECT_EQ(cards, round.rules().pack.cards);
}

/// Plays a round of random decisions and shows each position to `visit`.
template <typename Visit>
void forEachPosition(const RuleSet& rules, std::uint64_t seed, Visit visit) {
    Match match(rules, seed);
    match.deal();
    RandomPlayer player(seed);
    while (match.turn() >= 0 && match.played().size() == 1 && !testing::Test::HasFailure()) {
        visit(match);
        match.apply(*player.choose(match.view(match.turn()), StopToken()));
    }
}

void expectWorldsToFit(const RuleSet& rules, std::uint64_t seed) {
    Random random(seed);
    forEachPosition(rules, seed, [&](const Match& match) {
        for (int seat = 0; seat < rules.table.players; ++seat) {
            const PlayerView view = match.view(seat);
            if (view.phase != Phase::Playing && view.turn != seat) {
                continue;
            }
            WorldSampler worlds(view);
            ASSERT_EQ(worlds.unseen(), view.unseen());
            for (int i = 0; i < 3; ++i) {
                const Round& world = worlds.draw(random);
                ASSERT_EQ(viewFrom(world, view), view) << rulesText(rules);
                ASSERT_EQ(world.playCount(), match.round().playCount());
                ASSERT_EQ(world.packetCount(), match.round().packetCount());
                if (i == 0) {
                    expectPlayable(world, random);
                }
            }
        }
    });
}

TEST(WorldSampler, FitWhatIsSeenUnderEveryPreset) {
    for (const Preset& preset : presets()) {
        for (const int players : {2, 3, 4, 6}) {
            RuleSet rules = preset.rules;
            rules.table.players = rules.table.teams ? std::max(4, players) : players;
            if (!checkRules(rules).empty()) {
                continue;
            }
            for (std::uint64_t seed = 0; seed < 3; ++seed) {
                SCOPED_TRACE(preset.id);
                expectWorldsToFit(rules, seed);
            }
        }
    }
}

TEST(WorldSampler, FitWhatIsSeenUnderAnyRules) {
    Random random(11);
    for (int i = 0; i < 100 * oracleFactor(); ++i) {
        expectWorldsToFit(randomRules(random), random.next());
    }
}

/// How often each card lay in each place: a seat's hand, or a place of the stock.
class Census {
public:
    explicit Census(const PlayerView& view)
        : m_view(view) {}

    void count(const Round& world) {
        ++m_worlds;
        for (int seat = 0; seat < m_view.rules.table.players; ++seat) {
            for (const Card card : world.hand(seat)) {
                ++m_inHand[static_cast<std::size_t>(seat)][static_cast<std::size_t>(card.index())];
            }
        }
    }

    /// No count is further off its expectation than six standard deviations.
    void expectEven(const WorldSampler& worlds) const {
        const CardSet unseen = worlds.unseen();
        for (int seat = 0; seat < m_view.rules.table.players; ++seat) {
            const double share = double(worlds.hidden(seat)) / unseen.size();
            const double off = 6 * std::sqrt(m_worlds * share * (1 - share)) + 1e-9;
            for (const Card card : unseen) {
                EXPECT_NEAR(m_inHand[static_cast<std::size_t>(seat)]
                                    [static_cast<std::size_t>(card.index())],
                            m_worlds * share, off)
                    << toString(card) << " in hand " << seat;
            }
        }
    }

private:
    const PlayerView& m_view;
    int m_worlds = 0;
    std::array<std::array<int, kCardCount>, kMaxSeats> m_inHand{};
};

TEST(WorldSampler, LayEachUnseenCardEverywhereEquallyOften) {
    for (const char* id : {"scopa", "scopone", "bazzica", "chkobba", "hurrikan"}) {
        SCOPED_TRACE(id);
        Random random(5);
        int positions = 0;
        forEachPosition(rulesOf(id), 2, [&](const Match& match) {
            const PlayerView view = match.view(match.turn());
            if (positions++ % 5 != 0) {
                return;
            }
            const WorldSampler worlds(view);
            Census census(view);
            for (int i = 0; i < 2000; ++i) {
                WorldSampler fresh =
                    worlds; // a bad shuffle of a shuffled order would not be noticed
                census.count(fresh.draw(random));
            }
            census.expectEven(worlds);
        });
    }
}

TEST(WorldSampler, DealEachCardOfTheStockNextEquallyOften) {
    const PlayerView view = [] {
        Match match(rulesOf("scopa"), 3, 1);
        match.deal();
        return match.view(0);
    }();
    constexpr int kWorlds = 4000;
    std::array<int, kCardCount> next{};
    const WorldSampler worlds(view);
    Random random(9);
    for (int i = 0; i < kWorlds; ++i) {
        WorldSampler fresh = worlds;
        Round world = fresh.draw(random);
        const CardSet before = world.hand(0) | world.hand(1);
        std::vector<Play> plays;
        CardSet played;
        while (world.packetCount() == 1) {
            legalPlays(world.rules(), world.hand(world.turn()), world.takeable(), plays);
            played.insert(plays.front().card);
            world.applyLegal(plays.front());
        }
        EXPECT_EQ(played, before);
        for (const Card card : world.hand(0)) {
            ++next[static_cast<std::size_t>(card.index())];
        }
    }
    for (const Card card : view.unseen()) {
        const double expected = kWorlds * 3.0 / view.unseen().size();
        EXPECT_NEAR(next[static_cast<std::size_t>(card.index())], expected,
                    6 * std::sqrt(expected));
    }
}

TEST(WorldSampler, LayTheCardsAsTold) {
    Match match(rulesOf("scopa"), 3, 1);
    match.deal();
    const PlayerView view = match.view(0);
    WorldSampler worlds(view);
    const CardSet unseen = view.unseen();
    const std::vector<Card> list(unseen.begin(), unseen.end());
    std::array<CardSet, 2> hands{view.hand, CardSet{list[0], list[1], list[2]}};
    const Round& world = worlds.with(hands, std::span(list).subspan(3));
    EXPECT_EQ(world.hand(1), hands[1]);
    EXPECT_EQ(world.stock(), unseen - hands[1]);
    EXPECT_EQ(worlds.hidden(1), 3);
    EXPECT_EQ(worlds.handSize(0), 3);
    EXPECT_EQ(worlds.known(0), view.hand);
}

} // namespace
} // namespace settebello
