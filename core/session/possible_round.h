// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "session/message.h"

#include <optional>
#include <vector>

namespace settebello::session {

/// A round as a guest may believe it to be: an ordinary match that agrees with all that the seat
/// was told, and in which the cards that it has not seen lie anywhere
/// (docs/decisions/0019-guests-hold-a-possible-world.md). When a card turns out to lie elsewhere,
/// it changes places with one that was not seen either, and the round is played again from its
/// deal.
///
/// A message is applied as a whole or refused. After a refusal the object must not be used, so the
/// caller works on a copy.
class PossibleRound {
public:
    /// @param undealt the match before the round. @param seat whose round it is.
    /// @pre undealt.needsDeal(), 0 ≤ seat < players
    PossibleRound(Match undealt, int seat);

    /// What the messages have made of the match. While declaring(), its turn and phase mean
    /// nothing. Before a deal that is not void, the match before the round.
    const Match& match() const { return m_match; }
    /// Whether there is a deal that is not void.
    bool isDealt() const { return m_isDealt; }
    /// Whether all are asked if they declare.
    bool declaring() const { return m_declaring; }

    /// @param events what happened is appended, with arbitrary cards where the seat sees none. Over
    /// the whole round they are those of the true match but for these cards. @return why the
    /// message does not fit, if it does not. @pre isDealt() except for Deal, where it is false.
    std::optional<Fault> take(const Deal& deal, Events& events);
    std::optional<Fault> take(const Decided& decided, Events& events);
    std::optional<Fault> take(const Shown& shown, Events& events);

private:
    /// What happened after the deal.
    struct Step {
        std::optional<Decision> decision; ///< otherwise declarations were shown
        BySeat<bool> declares{};
    };

    Pack pack() const { return *Pack::fromCards(m_cards); }
    const Round& round() const { return m_match.round(); }
    void rebuild();
    void begin(Events& events);
    std::optional<Fault> dealAll(const Deal& deal, Events& events);
    std::optional<Fault> decide(const Decided& decided, Events& events);
    std::optional<Fault> place(const Events& dealt, int from, const Dealt& told);
    std::optional<Fault> place(const std::vector<int>& positions, const std::vector<Card>& cards,
                               const char* path);
    bool place(int position, Card card);
    bool hold(int seat, CardSet cards);
    void exchange(Card card, Card other);

    Match m_undealt;
    int m_seat;
    Match m_match;
    std::vector<Card> m_cards; ///< the pack
    CardSet m_seen;            ///< the cards that do not change places any more
    std::vector<Step> m_steps;
    bool m_hasBegun = false;
    bool m_isDealt = false;
    bool m_declaring = false;
};

} // namespace settebello::session
