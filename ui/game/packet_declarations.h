// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "game/match_setup.h"
#include "rules/by_seat.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace settebello {

/// Whether it answers a question about declaring, which stays secret until all have answered.
bool answersDeclaring(const Decision& decision);

/// The declarations about a packet (rules.md §6) while one screen asks for them: who is asked, in
/// which order, and what everybody has answered. The match gets all answers at once, so
/// that neither who is asked nor how often something happens tells whose cards could be declared.
///
/// Where several people share the screen all of them are asked, also those who can only pass: that
/// the screen goes to somebody then says nothing. They are asked against the order of play, so that
/// it begins with whoever has played last, and whoever plays next has the screen in the end. Where
/// one person plays alone, nobody else looks, and that person is asked only when there is a choice.
class PacketDeclarations {
public:
    /// @pre they are due (session::declarationsAreDue), or the match waits for one.
    PacketDeclarations(const Match& match, const MatchSetup& setup);

    /// The person who is asked now; −1 if no person has to answer any more.
    int askedSeat() const { return m_people.empty() ? -1 : m_people.back(); }
    /// The person who is asked has answered. @pre askedSeat() ≥ 0
    void answer(const Decision& decision);

    /// Whether opponents sit at the table. They are to be asked together, also if none of them can
    /// declare, because that takes the same time.
    bool hasOpponents() const { return m_hasOpponents; }
    /// The opponents who can declare, in the order of play.
    const std::vector<int>& opponents() const { return m_opponents; }
    /// All opponents have answered. @pre one answer for each of opponents()
    void answerForOpponents(const std::vector<Decision>& answers);

    /// Whether everybody has answered.
    bool complete() const { return m_people.empty() && m_opponentsAnswered; }
    /// The match with all answers. Answers of people that it had in this packet are replaced.
    /// @param events what happened is appended. @param match that this was made from. @pre
    /// complete()
    Match answered(const Match& match, Events& events) const;

private:
    std::vector<int> m_people; ///< still to answer, the next last
    std::vector<int> m_opponents;
    bool m_hasOpponents = false;
    bool m_opponentsAnswered = false;
    BySeat<std::optional<Decision>> m_answers{};
    std::size_t m_keptMoves = 0; ///< decisions of the round that stay as they are
};

} // namespace settebello
