// SPDX-License-Identifier: GPL-3.0-or-later
// How much there is to win at a table of four who play alone without seeing a hidden card: a player
// that knows exactly how the three others, all of the level good, choose. It tries every play in
// sampled worlds, in which everybody plays the round to its end as good does, and it reads hands by
// asking in every world whether good would have played what was played. The results are in
// docs/opponents.md.
//     bench_known_policy master|knows DEALS [FIRST [WORLDS]]
// One player, at each of the four seats in turn, with three of good.

#include "game/deal_facts.h"
#include "game/match.h"
#include "paired_deals.h"
#include "players/beliefs/world_sampler.h"
#include "players/levels/level_player.h"
#include "players/levels/levels.h"
#include "series.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

using namespace settebello;

namespace {

constexpr int kPlayers = 4;

/// What a seat knows of a round that follows from a view by more moves.
PlayerView viewOf(const Round& round, const PlayerView& from, int seat,
                  const std::vector<PlayerView::Move>& moves) {
    PlayerView view = from;
    view.phase = round.phase();
    view.seat = seat;
    view.turn = round.turn();
    view.hand = round.hand(seat);
    view.table = round.table();
    view.tops = round.tops();
    std::copy(round.tallies().begin(), round.tallies().end(), view.tallies.begin());
    for (int other = 0; other < kPlayers; ++other) {
        view.handSizes[other] = round.hand(other).size();
    }
    view.stockSize = round.stockSize();
    view.lastCapturer = round.lastCapturer();
    view.moves = moves;
    return view;
}

/// Points of a seat less the mean of the others.
double aheadOfMean(const Round& round, int seat) {
    const PointsBySide points = round.points();
    double ahead = points[seat].total();
    for (int other = 0; other < kPlayers; ++other) {
        ahead -= other == seat ? 0 : points[other].total() / (kPlayers - 1.0);
    }
    return ahead;
}

class PolicyKnower {
public:
    PolicyKnower(std::uint64_t seed, int worlds)
        : m_random(seed)
        , m_worlds(worlds) {}

    Decision choose(const Match& match) {
        const PlayerView view = match.view(match.turn());
        std::vector<Play> plays;
        legalPlays(view.rules, view.hand, view.takeable(), plays);
        if (plays.size() == 1) {
            return Decision(plays.front());
        }
        const std::vector<PlayerView> asked = askedInPacket(match);
        WorldSampler sampler(view);
        std::vector<double> sums(plays.size());
        for (int i = 0; i < m_worlds; ++i) {
            const Round world = likelyWorld(sampler, asked, view);
            const std::uint64_t luck = m_random.next();
            for (std::size_t p = 0; p < plays.size(); ++p) {
                sums[p] += played(world, view, plays[p], luck);
            }
        }
        return Decision(plays[static_cast<std::size_t>(std::max_element(sums.begin(), sums.end()) -
                                                       sums.begin())]);
    }

private:
    /// What the others saw when they played from their present hands; their hands are missing.
    static std::vector<PlayerView> askedInPacket(const Match& match) {
        const auto& moves = match.played().back().moves;
        std::size_t before = 0;
        for (const int size : packetSizes(match.rules())) {
            const auto packet = static_cast<std::size_t>(size * kPlayers);
            if (before + packet > moves.size()) {
                break;
            }
            before += packet;
        }
        std::vector<PlayerView> asked;
        for (std::size_t i = before; i < moves.size(); ++i) {
            if (moves[i].seat != match.turn()) {
                asked.push_back(match.rewound(i).view(moves[i].seat));
                asked.back().hand = CardSet();
            }
        }
        return asked;
    }

    /// Draws until good would have played what was played, apart from a few exceptions.
    Round likelyWorld(WorldSampler& sampler, const std::vector<PlayerView>& asked,
                      const PlayerView& view) {
        constexpr int kMostTries = 200;
        constexpr std::uint32_t kExceptions = 3; // of a hundred plays
        for (int i = 0;; ++i) {
            const Round& world = sampler.draw(m_random);
            const bool isLikely = std::all_of(asked.begin(), asked.end(), [&](PlayerView then) {
                const auto first =
                    view.moves.begin() + static_cast<std::ptrdiff_t>(then.moves.size());
                then.hand = world.hand(then.seat);
                for (auto move = first; move != view.moves.end(); ++move) {
                    if (move->seat == then.seat) {
                        then.hand.insert(move->decision.play.card);
                    }
                }
                LevelPlayer good(kGood, m_random.next());
                return *good.choose(then, StopToken()) == first->decision ||
                       m_random.below(100) < kExceptions;
            });
            if (isLikely || i == kMostTries) {
                return world;
            }
        }
    }

    static double played(Round round, const PlayerView& view, const Play& play,
                         std::uint64_t luck) {
        std::vector<PlayerView::Move> moves = view.moves;
        moves.push_back({view.seat, Decision(play)});
        round.applyLegal(play);
        while (!round.over()) {
            const int seat = round.turn();
            LevelPlayer good(kGood, luck + static_cast<std::uint64_t>(seat));
            const Decision made = *good.choose(viewOf(round, view, seat, moves), StopToken());
            moves.push_back({seat, made});
            round.applyLegal(made.play);
        }
        return aheadOfMean(round, view.seat);
    }

    Random m_random;
    int m_worlds;
};

/// The mean over four games, with the player at each seat.
double measuredDeal(std::uint64_t deal, bool knows, int worlds) {
    RuleSet rules;
    rules.table.players = kPlayers;
    double sum = 0;
    for (int seat = 0; seat < kPlayers; ++seat) {
        Match match(rules, deal, static_cast<int>(deal % kPlayers));
        match.deal();
        std::vector<Chooser> choosers;
        for (int other = 0; other < kPlayers; ++other) {
            const std::uint64_t seed = deal * 16 + static_cast<std::uint64_t>(4 * seat + other);
            const bool isMeasured = other == seat;
            if (isMeasured && knows) {
                choosers.emplace_back([player = std::make_shared<PolicyKnower>(seed, worlds)](
                                          const Match& asked) { return player->choose(asked); });
            } else {
                choosers.push_back(fairly(makePlayer(isMeasured ? kMasterLevel : "good", seed)));
            }
        }
        while (match.turn() >= 0 && match.played().size() == 1) {
            match.apply(choosers[static_cast<std::size_t>(match.turn())](match));
        }
        sum += aheadOfMean(match.round(), seat);
    }
    return sum / kPlayers;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fputs("bench_known_policy master|knows DEALS [FIRST [WORLDS]]\n", stderr);
        return 2;
    }
    const bool knows = std::string_view(argv[1]) == "knows";
    const int deals = std::atoi(argv[2]);
    const std::uint64_t first = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
    const int worlds = argc > 4 ? std::atoi(argv[4]) : 300;
    constexpr int kPrintEvery = 50;
    Series ahead;
    for (int deal = 0; deal < deals; ++deal) {
        ahead.values.push_back(
            measuredDeal(first + static_cast<std::uint64_t>(deal), knows, worlds));
        if (deal % kPrintEvery == kPrintEvery - 1) {
            std::printf("%s: %d deals, %+.3f ± %.3f points a deal\n", argv[1], deal + 1,
                        ahead.mean(), 1.96 * ahead.error());
            std::fflush(stdout);
        }
    }
    return 0;
}
