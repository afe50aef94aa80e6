// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/judgement.h"
#include "cards/pack.h"
#include "game/match.h"
#include "storage/record.h"
#include "support/indexed_array.h"
#include "json/rules_json.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// A question in a round, as a record keeps one: replaying it gives the table. Nothing of earlier
/// rounds but the match points, and no names of players.
struct RoundPosition {
    NamedRules rules;
    BySide<int> scores{}; ///< match points before the round, by side
    int dealer = 0;
    Pack pack;
    std::vector<Decision> decisions; ///< of the round before the question
    bool operator==(const RoundPosition&) const = default;

    /// The match at the question; its round is the first. Later deals are arbitrary.
    /// @pre the decisions lead to a question, as they do in what was read or made by this program.
    Match match() const;
};

/// How difficult a problem is (practice.md).
enum class Grade : std::uint8_t { Easy, Medium, Hard };
inline constexpr std::array<std::string_view, 3> kGradeNames{"easy", "medium", "hard"};
template <typename T>
using ByGrade = IndexedArray<T, EnumIndex<Grade, kGradeNames.size()>>;

/// A position in which somebody is to find the best decision, with what is thought of each. All
/// but the cards in the position's pack that its seat could not see comes from what it could.
struct Exercise {
    enum class Source : std::uint8_t {
        Mistake, ///< from an own match
        Problem  ///< shipped with the program
    };
    Source source = Source::Mistake;
    /// Sixteen digits of what the seat knows: the rules, the match points and the public part of
    /// the round. The same for positions that the seat cannot distinguish.
    std::string id;
    RoundPosition position;
    int seat = 0;                        ///< to answer
    std::vector<Option> options;         ///< all that are allowed, the best first; at least 2
    LossPlace place = LossPlace::Other;  ///< Mistake: of its loss; Problem: of a usual wrong answer
    std::optional<Decision> played = {}; ///< Mistake: what was played
    std::optional<Grade> grade = {};     ///< Problem
    bool operator==(const Exercise&) const = default;

    /// Whether an option is as good as the best one: within the noise of the judgement, or so
    /// little worse that nobody should call it wrong.
    bool isAsGood(const Option& option) const;
    /// isAsGood() of an answer; false for one that is not allowed.
    bool isRight(const Decision& answer) const;
    /// What is thought of an answer; null for one that is not allowed.
    const Option* optionOf(const Decision& answer) const;
};

/// The id of the question that a view asks. @pre view.turn is view.seat
std::string exerciseId(const PlayerView& view);

/// What a question becomes as an exercise, to which the source, what was played and a grade are to
/// be added. @param rules of the match, with the preset they are based on. @param match at the
/// question. @pre a seat has to answer
Exercise exerciseOf(const NamedRules& rules, const Match& match, const Judgement& judgement);

/// Whether a judged decision makes an exercise: it is marked at least bad, and what it lost, in
/// points or chance, is more than three standard errors.
bool isWorthPractising(const Judgement& judgement);

/// The exercises that the people of a match have made by their mistakes, in the order in which they
/// were played; none if people played on several sides (ownSide()). @param analysis of that match,
/// complete or as far as it went.
std::vector<Exercise> mistakesOf(const Record& record, const Analysis& analysis);

} // namespace settebello
