// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/luck.h"
#include "analysis/open_outlook.h"
#include "game/match.h"
#include "players/stop.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace settebello {

/// Analyses a match, moment by moment, in the order in which it was played. May be stopped after
/// any moment, kept, and continued by another run: the result is the same. For one thread; a window
/// runs it on a worker and takes copies of analysis().
class AnalysisRun {
public:
    /// @param match of which the rounds so far are analysed; not kept. @param soFar an analysis of
    /// the same match with this budget, to be continued, or complete with more; any other is not
    /// used. @pre 1 ≤ budget ≤ kMostBudget
    explicit AnalysisRun(const Match& match, int budget = 1, Analysis soFar = {});

    static constexpr int kMostBudget = 1000;

    /// How many moments there are, and how many are analysed.
    std::size_t moments() const { return m_plan.size(); }
    std::size_t analysed() const { return m_analysis.moments.size(); }
    bool isComplete() const { return analysed() == moments(); }

    /// Analyses the next moment: about half a second of processor time at most, times the budget.
    /// @return false if there is none, or after a stop, which leaves the analysis as it was.
    bool step(const StopToken& stop = {});

    const Analysis& analysis() const { return m_analysis; }

private:
    /// A moment to analyse.
    struct Planned {
        Moment moment;       ///< what is known without thinking
        int dealtBefore = 0; ///< Dealt: see luckOfDealing()
    };
    void planRound(int number, Match& replay);
    bool fits(const Analysis& soFar) const;
    bool isOfMove(const Moment& moment) const;
    const Decision& decisionOf(const Moment& moment) const;
    void dealIfDue();
    void resume();

    struct Tools {
        explicit Tools(const RuleSet& rules)
            : outlook(rules)
            , playLuck(rules) {}
        OpenOutlook outlook;
        PlayLuck playLuck;
    };

    std::vector<Match::PlayedRound> m_played;
    std::optional<Tools> m_tools; ///< from the first step on: to read an analysis needs none
    std::vector<Planned> m_plan;
    Analysis m_analysis;
    Match m_replay; ///< as it was at the next moment, which its deal precedes
};

} // namespace settebello
