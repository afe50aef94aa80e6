// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "rules/by_seat.h"
#include "session/message.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace settebello::session {

/// A match before its first round, whose dealer was found by this generator. @param dealer who it
/// is to be, in a rematch: drawn again until it is. @pre none where the rules name the seat
Match matchWithDealer(const RuleSet& rules, Random random, std::optional<int> dealer);

/// A match with all its cards, as the host has it and a guest once a round is over, and the
/// messages by which each seat learns of it. These follow from what happened alone, so a guest can
/// later make them again and compare.
class OpenMatch {
public:
    /// @pre match.needsDeal()
    explicit OpenMatch(Match match)
        : m_match(std::move(match)) {}

    const Match& match() const { return m_match; }
    /// Whether all are asked if they declare; then only show() goes on.
    bool declaring() const { return m_declaring; }
    /// What the last step has made happen.
    const Events& events() const { return m_events; }

    /// Deals the next round from a pack that is shuffled so. @pre match().needsDeal()
    void deal(const Random& random);
    /// Deals a pack in a given order, as Match::dealFrom() does.
    bool dealFrom(const Pack& pack);
    /// Takes a decision of the seat to answer; refused while declaring(). Changes nothing then.
    DecisionFault apply(const Decision& decision);
    /// Ends the declarations. @pre declaring()
    void show(const BySeat<bool>& declares);

    /// A decision of the round in play that can be taken back.
    struct Retractable {
        int seat = 0;
        int steps = 0; ///< as in TakenBack
        /// Then it is taken back only where a journal of an older version says that it was.
        bool isCutChoice = false;
    };
    /// The last one of these seats in this round, since a deal that was void.
    std::optional<Retractable> lastDecision(const BySeat<bool>& seats) const;
    /// Takes it back, with all later ones. @pre it comes from lastDecision(), and has not been
    /// taken back
    TakenBack takeBack(const Retractable& decision);

    /// The messages by which a seat learns of the last step. @pre that was no takeBack()
    std::vector<FromHost> messagesFor(int seat) const;

private:
    struct Step {
        Retractable decided;
        std::size_t moves = 0; ///< of the round before it
    };

    void beginSteps();
    std::vector<FromHost> messagesWithoutState(int seat) const;
    void addMessage(const Event& event, int seat, std::vector<FromHost>& messages) const;

    Match m_match;
    bool m_declaring = false;
    bool m_hasShown = false;     ///< the last step was show()
    int m_messageCount = 0;      ///< messages about this round
    std::vector<Step> m_decided; ///< since its last deal
    Events m_events;
};

} // namespace settebello::session
