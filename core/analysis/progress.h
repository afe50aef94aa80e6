// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/level_ladder.h"
#include "analysis/player_totals.h"
#include "storage/match_summary.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace settebello {

/// What the analysis of a match says of its people: where they lost points, and what the cards
/// brought their side. Small enough to keep those of all matches in memory.
struct JudgedMatch {
    /// A decision of one of them that lost something that counts.
    struct Loss {
        int round = 0; ///< round and move as in a Moment
        int move = 0;
        LossPlace place = LossPlace::Other;
        double points = 0;
        bool operator==(const Loss&) const = default;
    };
    /// The luck of one dealing or play.
    struct Stroke {
        int round = 0;
        int move = 0;
        double points = 0;
        bool operator==(const Stroke&) const = default;
    };

    MatchSummary summary; ///< which match it is
    LadderKind ladder = LadderKind::Duel;
    int rounds = 0;
    int decisions = 0;           ///< of the people, not forced
    std::vector<Loss> losses;    ///< in the order in which they were played
    std::vector<Stroke> strokes; ///< likewise; those without luck are left out
    bool operator==(const JudgedMatch&) const = default;
};

/// @param analysis of that match, which is complete. @return nothing if the statistics do not count
/// the match (summarizeMatch()).
std::optional<JudgedMatch> judgedMatch(const Record& record, const Analysis& analysis);

/// What some matches come to.
struct PlaySummary {
    int matches = 0;
    int rounds = 0;
    int decisions = 0;
    double lost = 0; ///< points, in all
    ByLossPlace<double> lostIn{};
    double luck = 0; ///< points that the cards brought, in all; negative: that they owe
    std::optional<LadderKind> ladder; ///< of all matches, if it is one
    SampleMean lossPerDecision;       ///< as in PlayerTotals

    double lostPerRound() const { return rounds > 0 ? lost / rounds : 0; }
    /// What a level would lose in a round with as many decisions as there were. The levels were
    /// measured in their own games.
    double lostPerRound(const Rung& level) const;
    /// Which level loses as much; nothing without decisions, or if the matches are of games that
    /// are measured differently.
    std::optional<LadderPlace> level() const;
    /// Where most was lost, if that is half a point or more, and has a name: what to learn first.
    std::optional<LossPlace> costliest() const;
};
PlaySummary summarizePlay(std::span<const JudgedMatch> matches);

/// Cuts matches into at most so many runs of the same length, of which only the first may be
/// shorter. @pre most > 0
std::vector<std::span<const JudgedMatch>> periodsOf(std::span<const JudgedMatch> matches,
                                                    std::size_t most);

} // namespace settebello
