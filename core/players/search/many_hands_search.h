// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/beliefs/belief_sampler.h"
#include "players/evaluation/completions.h"
#include "players/player.h"
#include "players/search/search.h"
#include "players/work_budget.h"

#include <memory>
#include <vector>

namespace settebello {

/// Three or more players who are dealt packets. Tries every play in the same sampled worlds, in
/// which everybody then chooses by SoftmaxPolicy with the same luck until all have played once from
/// the next packet; Completions evaluates what they have by then. Plays that prove worse are
/// dropped, so that the work is spent on those that are hard to tell apart.
class ManyHandsSearch : public Search {
public:
    /// @param limits iterations: worlds. @param work null: no limit; otherwise it must outlive
    /// this.
    explicit ManyHandsSearch(std::uint64_t seed, const Limits& limits = {},
                             WorkBudget* work = nullptr);
    ~ManyHandsSearch() override;

    /// Begins the random numbers anew: what follows does not depend on earlier questions.
    void reseed(std::uint64_t seed) { m_random = Random(seed); }

    /// From now on every play is tried in every world, so that values can be compared in pairs.
    void keepWorsePlays() { m_dropsWorse = false; }

    /// True if this search handles the view: three players or more, hands of three or six, a play
    /// asked for.
    static bool covers(const PlayerView& view);

    /// The best first. @pre covers(view).
    std::vector<Candidate> analyze(const PlayerView& view, const StopToken& stop) override;

private:
    /// A play and what was found out about it.
    struct Tried {
        Play play;
        bool isDropped = false;
        double value = 0;          ///< sum over all worlds, of Completions::Value::value
        double points = 0;         ///< the same of its difference
        std::vector<float> values; ///< world by world
    };
    struct Tools; ///< what depends on the rules alone, kept from one question to the next

    std::vector<Tried> playsToTry(const PlayerView& view, int worlds);
    void tryIn(const SampledWorld& world, const Completions& completions,
               std::vector<Tried>& plays);
    void playOn(SampledWorld& world, int seat, Random random);
    static int dropWorse(std::vector<Tried>& plays);
    std::vector<Candidate> candidates(const PlayerView& view, std::vector<Tried>& plays) const;

    Random m_random;
    Limits m_limits;
    WorkBudget* m_work;
    bool m_dropsWorse = true;
    std::unique_ptr<Tools> m_tools;
};

} // namespace settebello
