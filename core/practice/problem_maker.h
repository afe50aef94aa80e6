// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/stop.h"
#include "practice/exercise.h"
#include "support/indexed_array.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// Finds problems in the first rounds of matches that good and expert play among themselves
/// (practice.md). The same family and seed give the same problems on every machine.
class ProblemMaker {
public:
    /// By how much every other answer must be worse, in points of the round and in standard errors.
    static constexpr double kMargin = 0.3;
    static constexpr double kErrors = 3;

    /// @pre family is a preset's id.
    ProblemMaker(std::string_view family, std::uint64_t seed);

    /// Plays another deal and takes a position from it in which one play is the best by a clear
    /// margin, if there is one. @param wants the grades that are looked for.
    std::optional<Exercise> problemOfNextDeal(const ByGrade<bool>& wants);

    std::uint64_t deals() const { return m_deals; }
    std::uint64_t judged() const { return m_judged; }

private:
    std::vector<Match> positionsOfDeal();
    std::optional<Exercise> problemAt(const Match& match, const ByGrade<bool>& wants);

    NamedRules m_rules;
    Random m_random;
    std::uint64_t m_deals = 0;
    std::uint64_t m_judged = 0;
};

/// What players answer to a question: five of casual and five of good, with seeds of their own.
std::vector<Decision> answersOfPlayers(const PlayerView& view);
/// The grade by how many of those answers are right: from 8 of 10 on easy, below 4 hard.
Grade gradeOf(int right);

/// The options of a problem judged with a multiple of the usual work, if its best play is still the
/// best and all others certainly lose; otherwise, and after a stop, nothing. @pre budget ≥ 1
std::optional<std::vector<Option>> confirmed(const Exercise& problem, int budget,
                                             const StopToken& stop = {});

/// Whether both hands end the round within three cards: exact, and much alike.
bool isEnding(const Exercise& problem);

} // namespace settebello
