// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/explanation.h"
#include "coach/play_result.h"
#include "players/levels/attention.h"
#include "players/levels/level_profile.h"

#include <optional>
#include <span>
#include <vector>

namespace settebello {

/// How a level below master came to a decision: what it decides with its own profile, and with
/// profiles that differ in one thing.
class LevelReasoning {
public:
    /// A profile without one of its weaknesses or one of its aims.
    struct Change {
        Cause::Kind
            kind; ///< of the cause, unless a comparison of the plays finds a more specific one
        void (*apply)(LevelProfile& profile);
    };

    /// All arguments must outlive this. @pre the decision is legal, decider.seed is known.
    LevelReasoning(const PlayerView& view, const Decision& decision, const LevelProfile& profile,
                   const Decider& decider, const StopToken& stop);

    /// Whether the player, asked again, decides the same.
    bool decidesSo() const;

    /// What it thought of all plays, the best first, if it thought this one through.
    std::vector<Candidate> considered() const;

    /// What it missed, if one thing makes the difference. @param thought whether it thought this
    /// play through; what it remembers and foresees otherwise plays no part then.
    std::optional<Cause> weakness(bool thought) const;

    /// What it wanted, in a play that it did not think through, if one thing makes the difference.
    /// @pre a play was made.
    std::optional<Cause> aim() const;
    /// Why it played so if that was plainly best. @pre a play was made.
    Cause::Kind obviousReason() const;

private:
    std::optional<Decision> decided(const LevelProfile& profile) const;
    template <typename Describe>
    std::optional<Cause> first(std::span<const Change> changes, Describe described) const;
    bool isSeen(const Play& play) const;
    std::optional<Cause> missed(Cause found) const;
    CardSet forgotten(const Play& instead) const;
    std::optional<Cause> wanted(Cause found) const;
    Cause fearsSweep(Cause found, const PlayResult& made, const PlayResult& instead) const;
    Cause seeksValue(Cause found, const PlayResult& made, const PlayResult& instead) const;
    Cause leavesLess(Cause found, const PlayResult& made, const PlayResult& instead) const;
    Cause followsRule(Cause found, const PlayResult& made, const PlayResult& instead) const;

    const PlayerView& m_view;
    const Decision& m_decision;
    const LevelProfile& m_profile;
    const Decider& m_decider;
    const StopToken& m_stop;
    Attention m_attention;
};

} // namespace settebello
