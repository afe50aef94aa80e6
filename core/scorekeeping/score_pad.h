// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/claim.h"
#include "game/event.h"
#include "game/marking.h"
#include "scorekeeping/round_facts.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace settebello {

/// A sweep, noted as it is made.
struct NotedSweep {
    int side = 0;
    bool operator==(const NotedSweep&) const = default;
};

/// Points won by declaring, noted as they are won. Hands of one packet are shown together: where
/// one of them ends the match at once (rules.md §7), those of the others can still be noted.
struct NotedDeclaration {
    int side = 0;
    int points = 0;
    bool operator==(const NotedDeclaration&) const = default;
};

/// The end of a round: every pile, or what matters of them.
struct NotedRound {
    std::variant<RoundFacts, BySide<CardSet>> piles;
    bool operator==(const NotedRound&) const = default;
};

/// The end of a round by a claim (rules.md §7), which every card captured so far decides.
struct NotedClaim {
    int side = 0;
    BySide<CardSet> piles{};
    bool operator==(const NotedClaim&) const = default;
};

using PadEntry = std::variant<NotedSweep, NotedDeclaration, NotedRound, NotedClaim>;

/// Why an entry is refused.
enum class PadFault {
    None,
    MatchOver,
    NotPossible, ///< no round of these rules can be like this
    NotDecided   ///< the facts do not decide every point yet
};

/// What a round has come to.
struct PadRound {
    ItemTallies tallies{};
    ItemFlags counted{}; ///< the items whose tallies are the piles themselves or their numbers
    PointsBySide points; ///< those that were marked
    BySide<int> scores;  ///< match points with them
    ItemFlags dropped{}; ///< items not counted any more, because a side has won
    std::optional<Claim> claim;
    int claimer = kNobody;
    std::size_t end = 0; ///< how many entries there are up to its end
};

/// A match at a real table, whose score the program keeps by the rules that it plays by itself:
/// every entry in order, and what follows from them.
class ScorePad {
public:
    /// @pre the rules have no faults (checkRules).
    explicit ScorePad(const RuleSet& rules);

    const RuleSet& rules() const { return m_rules; }
    const std::vector<PadEntry>& entries() const { return m_entries; }
    /// The points that a declaration can win, ascending; none where nothing is declared. Computed
    /// once for the rules, also for copies of the pad.
    const std::vector<int>& declarationPoints() const { return *m_declarationPoints; }

    /// Why the entry could not be added now.
    PadFault check(const PadEntry& entry) const;
    /// Adds an entry, or changes nothing and says why.
    PadFault add(const PadEntry& entry);
    /// Takes the last entry back. @pre there is one.
    void undo();
    /// Whether the round, from 0, ended by what was in the piles, which can be corrected.
    bool canCorrect(std::size_t round) const;
    /// What was noted of such a round's piles. @pre canCorrect(round)
    const NotedRound& noted(std::size_t round) const;
    /// Puts other sweeps and piles in the place of those of a round and takes all later entries
    /// again, or changes nothing and says why: MatchOver where they would follow the end.
    /// @pre canCorrect(round)
    PadFault correct(std::size_t round, const BySide<int>& sweeps, const NotedRound& noted);

    const std::vector<PadRound>& rounds() const { return m_rounds; }
    /// Sweeps and declarations of the round in play.
    const BySide<Tally>& made() const { return m_made; }
    /// Match points of all rounds noted.
    const BySide<int>& scores() const { return m_scores; }
    /// Match points with what is marked as it is made (rules.md §7).
    BySide<int> markedScores() const;
    const std::optional<MatchResult>& result() const { return m_result; }

private:
    ScorePad(const RuleSet& rules, std::shared_ptr<const std::vector<int>> declarationPoints);
    PadFault retake(const std::vector<PadEntry>& entries);
    bool isMadeWithTheLast(const PadEntry& entry) const;
    void reopenRound();
    void take(const PadEntry& entry);
    void takeMade(const PadEntry& entry);
    void takeRound(const NotedRound& round);
    void takeClaim(const NotedClaim& claim);
    void winByReaching();
    void closeRound(PadRound round);

    RuleSet m_rules;
    std::shared_ptr<const std::vector<int>> m_declarationPoints; ///< never null
    std::vector<PadEntry> m_entries;
    std::vector<PadRound> m_rounds;
    BySide<Tally> m_made{};
    BySide<int> m_scores{};
    std::optional<MatchResult> m_result;
    std::optional<std::size_t> m_reachedBy; ///< the first entry that ended the match at once
};

/// What ScorePad::declarationPoints() keeps. Tries every hand of three cards.
std::vector<int> declarationPoints(const RuleSet& rules);

} // namespace settebello
