// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// Putting one hand card down: it captures, or it is laid on the table (rules.md §1). Two plays are
/// the same if both the card and the captured set are.
struct Play {
    Card card;
    CardSet captured; ///< empty: laid; the card itself: a lone ace that takes itself

    constexpr bool isCapture() const { return !captured.empty(); }
    constexpr bool takesItself() const { return captured.contains(card); }
    /// The same with the seven of cups as it is played, if these cards, which are in play, hold it
    /// as another card.
    constexpr Play asPlayedAmong(CardSet cards) const {
        return {CardSet{card}.asPlayedAmong(cards).first(), captured.asPlayedAmong(cards)};
    }
    /// Whatever the seven of cups is played as: it lies there only once.
    constexpr bool operator==(const Play& other) const {
        return card.printed() == other.card.printed() &&
               captured.printed() == other.captured.printed();
    }
};

/// A decision that a player is asked for during a round, or a claim made instead of a play.
struct Decision {
    enum class Kind : std::uint8_t {
        Play,
        KeepCut,  ///< the cutter keeps the cut card (rules.md §3)
        PlaceCut, ///< … or puts it on the table
        Declare,  ///< shows a qualifying packet (rules.md §6)
        Pass,     ///< … or does not
        ClaimOut  ///< claims to have reached the target (rules.md §7)
    };

    Kind kind = Kind::Play;
    Play play; ///< for Kind::Play; otherwise the default

    Decision() = default;
    Decision(Play made)
        : play(made) {} // NOLINT(google-explicit-constructor): a play is a decision
    explicit Decision(Kind made)
        : kind(made) {}
    bool operator==(const Decision&) const = default;

    /// Whether it says where the cut card goes. The cards are dealt then, so that nobody takes it
    /// back: whoever has seen them would choose anew.
    bool isCutChoice() const { return kind == Kind::KeepCut || kind == Kind::PlaceCut; }
};

/// The notation of rules.md §8: `9C`, `10B=3D+7C`, `1D=1D`; cards as they are printed.
std::string toString(const Play& play);
/// A play as above, or `keep`, `place`, `declare`, `pass`, `out`.
std::string toString(const Decision& decision);

/// The reverse; nothing unless the text is exactly as toString() writes it.
std::optional<Play> parsePlay(std::string_view text);
/// The reverse of toString() for decisions; nothing for any other text.
std::optional<Decision> parseDecision(std::string_view text);

} // namespace settebello
