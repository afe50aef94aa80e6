// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/forced_line.h"

#include "players/policy/obvious_decision.h"
#include "players/search/last_packet_search.h"
#include "players/search/master_search.h"
#include "players/solvers/duel_solver.h"

#include <limits>
#include <utility>

namespace settebello {

namespace {

/// Plays a round between two players on from a view, both hands open.
class PerfectPlay {
public:
    PerfectPlay(const PlayerView& view, const StopToken& stop)
        : m_work(kPlays * MasterSearch::kWork)
        , m_rules(view.rules, &m_work)
        , m_chance(view.rules)
        , m_deadline({}, stop)
        , m_solver(m_rules, m_chance, view.scores)
        , m_start(LastPacketSearch::openPosition(m_rules, view)) {
        m_solver.limit(std::numeric_limits<long>::max(), m_deadline);
    }

    /// @return nothing if that takes too much work.
    std::optional<std::vector<Play>> after(const Play& play) {
        Position position = m_start;
        m_rules.make(position, play);
        std::vector<Play> line;
        while (!position.over && !m_solver.gaveUp()) {
            line.push_back(bestPlay(position));
            m_rules.make(position, line.back());
        }
        return m_solver.gaveUp() ? std::nullopt : std::optional(std::move(line));
    }

private:
    using Aim = DuelSolver::Aim;
    static constexpr int kPlays = 2; ///< that are compared, each with as much work as a search

    Play bestPlay(const Position& position) {
        m_plays.clear();
        m_rules.legalPlays(position, m_plays);
        Play best = m_plays.front();
        if (m_plays.size() == 1) {
            return best;
        }
        std::pair<int, int> most{std::numeric_limits<int>::min(), 0};
        for (const Play& play : m_plays) {
            Position next = position;
            m_rules.make(next, play);
            const int chance = m_solver.value(next, position.turn, Aim::Chance);
            if (chance < most.first) {
                continue;
            }
            const std::pair<int, int> value{chance,
                                            m_solver.value(next, position.turn, Aim::Points)};
            if (value > most) {
                most = value;
                best = play;
            }
        }
        return best;
    }

    WorkBudget m_work;
    PositionRules m_rules;
    MatchChance m_chance;
    Deadline m_deadline;
    DuelSolver m_solver;
    Position m_start;
    std::vector<Play> m_plays;
};

} // namespace

std::optional<ForcedLines> forcedLines(const PlayerView& view, const Play& better,
                                       const Play& played, const StopToken& stop) {
    if (!LastPacketSearch::covers(view) || mayEndAtOnce(view) ||
        view.handSizes[0] + view.handSizes[1] > LastPacketSearch::kSolvedAtOnce) {
        return std::nullopt;
    }
    PerfectPlay perfect(view, stop);
    auto afterPlayed = perfect.after(played);
    auto afterBetter = afterPlayed ? perfect.after(better) : std::nullopt;
    if (!afterBetter) {
        return std::nullopt;
    }
    return ForcedLines{std::move(*afterBetter), std::move(*afterPlayed)};
}

} // namespace settebello
