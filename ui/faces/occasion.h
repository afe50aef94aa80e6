// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "game/event.h"
#include "rules/rule_set.h"

#include <array>
#include <cstdint>
#include <optional>

namespace settebello {

/// What an opponent may comment on.
enum class Occasion : std::uint8_t {
    OwnSweep,
    OthersSweep, ///< of another side
    PartnersSweep,
    SettebelloWon,
    SettebelloLost, ///< another side has taken it
    TiedPrimiera,
    BadDeal,   ///< took nothing with a whole packet, while somebody took with every card
    LastRound, ///< one point more wins the match, for every side
    WonMatch,
    LostMatch,
    LostToNil,
};

inline constexpr std::array kOccasions{
    Occasion::OwnSweep,      Occasion::OthersSweep,    Occasion::PartnersSweep,
    Occasion::SettebelloWon, Occasion::SettebelloLost, Occasion::TiedPrimiera,
    Occasion::BadDeal,       Occasion::LastRound,      Occasion::WonMatch,
    Occasion::LostMatch,     Occasion::LostToNil};

/// By seat; none where nothing is worth a comment.
using Occasions = BySeat<std::optional<Occasion>>;

/// Follows a match and finds what seats may comment on. It looks only at what everybody has seen.
class OccasionFinder {
public:
    explicit OccasionFinder(const RuleSet& rules)
        : m_rules(rules) {}

    /// @param table the cards on the table after the event.
    Occasions seen(const Event& event, CardSet table);

private:
    Occasions bySide(int side, Occasion own, Occasion others) const;
    Occasions onCapture(const CardsCaptured& capture, CardSet table);
    Occasions onSweep(const SweepMade& sweep) const;
    Occasions onPacket(const PacketDealt& packet);
    Occasions onScore(const RoundScored& scored);
    Occasions onEnd(const MatchResult& result) const;
    bool isLastRound() const;

    RuleSet m_rules;
    BySide<int> m_scores{};
    BySeat<int> m_played{};   ///< cards since the last packet was dealt
    BySeat<int> m_captures{}; ///< of them, those that took something
};

} // namespace settebello
