// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "rules/scoring_item.h"

#include <array>
#include <string>
#include <string_view>

namespace settebello {

/// One thing that is true of a play and not of another one with which it is compared, as far as the
/// seat that plays can know (coach.md defines every kind). "The cards out" are those in no pile,
/// not on the table and not in the own hand: other hands or the stock have them.
struct Reason {
    enum class Kind : std::uint8_t {
        // Without a comparison.
        OnlyPlay,   ///< nothing else is allowed
        WinsAtOnce, ///< it ends the match in favour of the player's side
        WorkedOut,  ///< no other reason, but the other player must hold `cards`: played out exactly
        MostlyItem, ///< no other reason, but most of the difference is in `item`; where it is so,
                    ///< `cards` are mostly won then, or sweep
        MorePoints, ///< no other reason: only the search knows

        // What follows, in perfect play, or in `count` of ten cases, against `otherCount`; both are
        // 0 where it is perfect play.
        GivesUpSweep,      ///< the other play is a sweep: said before what is worth more
        GivesUpSettebello, ///< … takes the settebello: likewise
        RisksSweep,        ///< `count` of the cards out can sweep it, `otherCount` after the other,
                           ///< which are fewer: likewise
        RisksCard,         ///< `count` of the cards out take `cards`, a coin or seven that it lays
        SparesSweep,       ///< an opponent sweeps with `cards` at once after the other play
        SweepsNext,        ///< the seat then sweeps with `with`, which it has now
        TakesNext,         ///< it captures with `with` at its next turn, `cards` if they are named
        MayTakeNext,       ///< likewise in perfect play, though the other could prevent it
        PartnerTakes,      ///< the partner captures `cards` before that
        TakesFirst,    ///< it takes `cards`, which an opponent takes after the other (with `with`)
        DeniesCapture, ///< an opponent takes `cards` after the other (with `with`)
        GetsLast,      ///< the own side captures last; in perfect play with `with`, whatever the
                       ///< other does, and `cards` are what comes with it, if that is known
        WinsCards,     ///< `cards` come into the own pile by the end

        AtStake, ///< after other reasons: most of the difference is in `item`

        // What it takes.
        SecuresItem,      ///< the point for `item` can no longer be lost
        TakesLastCapture, ///< nobody else can capture any more: all that is left comes with it
        Sweeps,           ///< it is a sweep that counts
        TakesSettebello,  ///< also where the settebello itself captures
        TakesSevens,      ///< `cards`: more sevens, where sevens score. The settebello counts if
                          ///< both take it
        TakesBonusSuit,   ///< `cards`: more of the bonus suit; the settebello likewise
        TakesPrimeCards,  ///< `cards`: sixes and aces that improve the own primiera, of which the
                          ///< other play takes none
        TakesCards,       ///< `count` cards in all, at least 3, against `otherCount`
        StealsPile,   ///< it takes a pile of `count` cards, the other play `otherCount`, perhaps 0
        ScoresItem,   ///< it brings `count` points more for `item`: a run, the re bello …
        SparesPoints, ///< it does not take what costs points for `item`
        LeavesPartnersCard, ///< it leaves `cards`, which the partner laid

        // What it leaves on the table. `cards`: those out that sweep what the other play leaves.
        LeavesTooMuch,       ///< no card can sweep it: it adds up to `count`
        LeavesPair,          ///< two of a rank, of which its own rank takes one only; `count` out
                             ///< can sweep it, against `otherCount`
        SweepersGone,        ///< every card that could sweep it is taken or in the own hand
        OpponentCannotSweep, ///< the other player's hand is known and cannot sweep it
        NextCanHardlySweep,  ///< only ranks that the next player, an opponent, lacks by what that
                             ///< player left lying before (HandInference)
        FewerSweepers,       ///< `count` of the cards out can sweep it, against `otherCount`

        // What it gives away.
        GuardsPile, ///< `count` of the cards out could steal the own pile, against `otherCount`
        GuardsSettebello,  ///< `count` of the cards out can take it, against `otherCount`
        SettebelloWaits,   ///< a card in hand takes it next time, and none that is out does
        KeepsSettebello,   ///< which the other play lays
        KeepsSeven,        ///< `cards`, which the other play lays
        KeepsBonusCard,    ///< `cards`, which the other play lays
        KeepsAce,          ///< which may take the whole table, and which the other play uses
        KeepsLastOfRank,   ///< `cards`: all of a rank, two at least; the other play uses one
        LeavesFewerSevens, ///< that cards out can take: `count`, against `otherCount`
        LeavesTwoSevens,   ///< `cards`: two or more, of which nobody takes two at once, and a card
                           ///< in hand takes one
        LeavesFewerCoins,  ///< of the bonus suit, likewise
        LaysFreeCard,      ///< carta franca: no other card of its rank is out, and none takes it;
                           ///< some take `with`, which the other play lays, here as in the next two
        LaysUntakeable,    ///< no card out takes the card laid
        FewerTakers,       ///< `count` of the cards out take the card laid, against `otherCount`
        LaysDoubled,       ///< another card of its rank remains in hand; none of the other one's
        OnlyYoursToTake,   ///< `with`, a card in hand, takes `cards` then, and no card out takes
                           ///< any of them
        PreparesCapture,   ///< `with`, a card in hand, takes `cards` then, that laid among them

        // Who captures next.
        ForcesToLay,      ///< the next player can capture nothing
        Mulinello,        ///< likewise, after having had to lay once already
        DealerGetsLast,   ///< the dealer's side, the own one, can force the last capture
        DealerMissesLast, ///< the dealer's side, not the own one, cannot; after the other it can
        Unpairs,          ///< spariglio: `count` ranks are unpaired then, against `otherCount`
        Pairs,            ///< appariglio: likewise fewer than before
        KeepsPaired,      ///< likewise as many as before; the other play unpairs

        // Where the fewest points win.
        AvoidsSweep,      ///< which the other play would make
        AvoidsSettebello, ///< likewise
        TakesNothing,     ///< likewise
        TakesFewer,       ///< likewise: `count` cards fewer
        Sheds             ///< it lays `cards`, which score for whoever must take them
    };
    Kind kind = Kind::MorePoints;
    int count = 0;
    int otherCount = 0;
    CardSet cards;
    CardSet with;                          ///< of some kinds: cards that do something to them
    ScoringItem item = ScoringItem::Cards; ///< of the kinds that name one

    Reason() = default;
    explicit Reason(Kind what, CardSet which = {}, CardSet by = {})
        : kind(what)
        , cards(which)
        , with(by) {}
    Reason(Kind what, int number, int otherNumber, CardSet which = {}, CardSet by = {})
        : kind(what)
        , count(number)
        , otherCount(otherNumber)
        , cards(which)
        , with(by) {}
    Reason(Kind what, ScoringItem about, int number = 0)
        : kind(what)
        , count(number)
        , item(about) {}
    bool operator==(const Reason&) const = default;
};

/// In the order of the enum, for files and tests.
inline constexpr std::array<std::string_view, 66> kReasonNames{"onlyPlay",
                                                               "winsAtOnce",
                                                               "workedOut",
                                                               "mostlyItem",
                                                               "morePoints",
                                                               "givesUpSweep",
                                                               "givesUpSettebello",
                                                               "risksSweep",
                                                               "risksCard",
                                                               "sparesSweep",
                                                               "sweepsNext",
                                                               "takesNext",
                                                               "mayTakeNext",
                                                               "partnerTakes",
                                                               "takesFirst",
                                                               "deniesCapture",
                                                               "getsLast",
                                                               "winsCards",
                                                               "atStake",
                                                               "securesItem",
                                                               "takesLastCapture",
                                                               "sweeps",
                                                               "takesSettebello",
                                                               "takesSevens",
                                                               "takesBonusSuit",
                                                               "takesPrimeCards",
                                                               "takesCards",
                                                               "stealsPile",
                                                               "scoresItem",
                                                               "sparesPoints",
                                                               "leavesPartnersCard",
                                                               "leavesTooMuch",
                                                               "leavesPair",
                                                               "sweepersGone",
                                                               "opponentCannotSweep",
                                                               "nextCanHardlySweep",
                                                               "fewerSweepers",
                                                               "guardsPile",
                                                               "guardsSettebello",
                                                               "settebelloWaits",
                                                               "keepsSettebello",
                                                               "keepsSeven",
                                                               "keepsBonusCard",
                                                               "keepsAce",
                                                               "keepsLastOfRank",
                                                               "leavesFewerSevens",
                                                               "leavesTwoSevens",
                                                               "leavesFewerCoins",
                                                               "laysFreeCard",
                                                               "laysUntakeable",
                                                               "fewerTakers",
                                                               "laysDoubled",
                                                               "onlyYoursToTake",
                                                               "preparesCapture",
                                                               "forcesToLay",
                                                               "mulinello",
                                                               "dealerGetsLast",
                                                               "dealerMissesLast",
                                                               "unpairs",
                                                               "pairs",
                                                               "keepsPaired",
                                                               "avoidsSweep",
                                                               "avoidsSettebello",
                                                               "takesNothing",
                                                               "takesFewer",
                                                               "sheds"};
static_assert(static_cast<std::size_t>(Reason::Kind::Sheds) + 1 == kReasonNames.size());

constexpr std::string_view nameOf(Reason::Kind kind) {
    return kReasonNames[static_cast<std::size_t>(kind)];
}

/// Whether a reason of the kind is about its `item`.
bool namesItem(Reason::Kind kind);

/// One word with what the kind uses: `fewerSweepers(1/3:4D,4C,4B)`, `sweeps`, `securesItem(cards)`.
std::string toString(const Reason& reason);

} // namespace settebello
