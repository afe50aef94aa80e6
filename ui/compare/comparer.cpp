// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/comparer.h"

#include "compare/code_play.h"

namespace settebello {

Comparer::Comparer(QObject* parent)
    : QObject(parent) {}

std::vector<std::string> Comparer::levelsWithMaster(const MatchSetup& setup) {
    std::vector<std::string> levels;
    for (const SeatSetup& seat : setup.seats) {
        levels.push_back(seat.isPerson() ? "master" : seat.level);
    }
    return levels;
}

void Comparer::compare(const Record& match, int seat) {
    std::vector<std::uint64_t> seeds;
    seeds.reserve(match.setup.seats.size());
    for (int i = 0; i < match.setup.rules.rules.table.players; ++i) {
        seeds.push_back(playerSeed(match.setup, i));
    }
    m_task.start(
        [this, match, seat, seeds](const TaskRun& run) { return work(match, seat, seeds, run); },
        [this](const std::optional<Match>& master) {
            emit masterPlayed(*master);
            emit ended();
        });
}

/// In the background. @return the match as master played it; nothing after a stop.
std::optional<Match> Comparer::work(const Record& match, int seat,
                                    const std::vector<std::uint64_t>& seeds, const TaskRun& run) {
    const RuleSet& rules = match.setup.rules.rules;
    for (std::size_t i = 0; canBeSolved(rules) && i < match.match.played().size(); ++i) {
        const std::optional<BestPlay> best =
            solveRound(match.match, i, rules.sideOf(seat), solvableCards(rules), run.stop());
        if (run.stop().stopRequested()) {
            return std::nullopt;
        }
        run.report([this, i, best] { emit solved(static_cast<int>(i), best); });
    }
    return playByCode(match.setup.code->code, rules, levelsWithMaster(match.setup), seeds,
                      run.stop(), [&](const Match& played) {
                          const auto rounds = static_cast<int>(played.played().size());
                          run.report([this, rounds] { emit progressed(rounds); });
                      });
}

} // namespace settebello
