// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/deal_code.h"
#include "rules/named_rules.h"
#include "support/contract.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// What SeatSetup::level says of a person; also the `kind` of people in records.
inline constexpr char kPerson[] = "human";

/// Who sits at a seat.
struct SeatSetup {
    std::string name;            ///< as typed, UTF-8; may be empty
    std::string level = kPerson; ///< or the name of a machine's level (players/levels/levels.h);
                                 ///< empty for a machine of no level
    /// The seed of all that a machine does at random in a match that has begun (makePlayer), so
    /// that it can be asked again why it played as it did; nothing if the seed is unknown. No card
    /// can be derived from it.
    std::optional<std::uint64_t> seed = {};

    bool isPerson() const { return level == kPerson; }
    bool operator==(const SeatSetup&) const = default;
};

/// What is decided before a match begins.
struct MatchSetup {
    NamedRules rules;                   ///< without faults
    std::vector<SeatSetup> seats;       ///< one for each player
    std::uint64_t seed = 0;             ///< of the cards and of playerSeed(); see seedOf()
    std::optional<MatchCode> code = {}; ///< deals the cards; without one the seed does
    bool copied = false; ///< without a code: it goes on with a copy of a match, see cardsAreKnown()

    /// @pre 0 ≤ number < seats.size()
    const SeatSetup& seat(int number) const {
        SETTEBELLO_ASSERT(number >= 0 && number < static_cast<int>(seats.size()));
        return seats[static_cast<std::size_t>(number)];
    }
    /// Whether a person plays at a seat. @pre as above
    bool isPerson(int number) const { return seat(number).isPerson(); }
    bool operator==(const MatchSetup&) const = default;
};

/// The number that everything random in the match follows from: the code's, or else
/// MatchSetup::seed. Packs that the window shuffles with fresh numbers do not follow from it.
std::uint64_t seedOf(const MatchSetup& setup);

/// The seed of the machine at a seat in a match that begins. Neither the packs nor the seed of the
/// match can be derived from it. Each seat has its own, so that two machines of one level do not
/// think alike.
std::uint64_t playerSeed(const MatchSetup& setup, int seat);
/// The seed of a machine in a match without a MatchSetup, such as those of `simulate`.
/// @param source a text of the match that its packs follow from.
std::uint64_t playerSeed(std::string_view source, int seat);

/// Whether somebody may know the cards of the match before they are dealt: its code was given, or
/// it was copied before its end, so that it can be played more than once.
bool cardsAreKnown(const MatchSetup& setup);
/// From now on somebody may know them.
void setCardsKnown(MatchSetup& setup);

/// The setup with everybody one seat further.
MatchSetup withSeatsExchanged(MatchSetup setup);

/// The number of seats where a person plays.
int personCount(const MatchSetup& setup);

/// Three questions about the people of a match. They have one answer where one person plays, and
/// differ where several play at one screen: partners have a side of their own but none of them is
/// "you", and rivals have neither.
///
/// The first seat where a person plays: the table is shown from there, and a result is that of this
/// seat. Nothing if machines play alone.
std::optional<int> firstPerson(const MatchSetup& setup);
/// The seat of the only person, whom texts call "you". Nothing if there are several, or none.
std::optional<int> onlyPerson(const MatchSetup& setup);
/// The side of all the people: it has won or lost, statistics count for it, and its mistakes are
/// practised. Nothing if there are people on no side or on several.
std::optional<int> ownSide(const MatchSetup& setup);

} // namespace settebello
