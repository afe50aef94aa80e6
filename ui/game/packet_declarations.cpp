// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/packet_declarations.h"

#include "session/public_state.h"

#include <QtGlobal>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// The number of decisions before the packet in play, which has been dealt just now.
std::size_t movesBeforePacket(const Match& match) {
    const auto& moves = match.played().back().moves;
    const auto last = std::find_if(moves.rbegin(), moves.rend(), [](const PlayerView::Move& move) {
        return !answersDeclaring(move.decision);
    });
    return static_cast<std::size_t>(last.base() - moves.begin());
}

} // namespace

bool answersDeclaring(const Decision& decision) {
    return decision.kind == Decision::Kind::Declare || decision.kind == Decision::Kind::Pass;
}

PacketDeclarations::PacketDeclarations(const Match& match, const MatchSetup& setup)
    : m_keptMoves(match.played().back().moves.size()) {
    const bool isShared = personCount(setup) > 1;
    if (isShared) {
        m_keptMoves = movesBeforePacket(match);
    }
    const Round& round = match.round();
    const int players = match.rules().table.players;
    // What the match does not wait for has been answered, unless all are asked again.
    bool isAwaited = isShared;
    for (int i = 1; i <= players; ++i) {
        const int seat = (round.dealer() + i) % players;
        isAwaited = isAwaited || (round.phase() == Phase::Declaring && seat == round.turn());
        const bool mayDeclare = isAwaited && round.qualifiesToDeclare(seat);
        if (!setup.isPerson(seat)) {
            m_hasOpponents = true;
            if (mayDeclare) {
                m_opponents.push_back(seat);
            }
        } else if (isShared || mayDeclare) {
            m_people.push_back(seat);
        }
    }
    m_opponentsAnswered = !m_hasOpponents;
}

void PacketDeclarations::answer(const Decision& decision) {
    Q_ASSERT(askedSeat() >= 0 && answersDeclaring(decision));
    m_answers[askedSeat()] = decision;
    m_people.pop_back();
}

void PacketDeclarations::answerForOpponents(const std::vector<Decision>& answers) {
    Q_ASSERT(answers.size() == m_opponents.size());
    for (std::size_t i = 0; i < answers.size(); ++i) {
        m_answers[m_opponents[i]] = answers[i];
    }
    m_opponentsAnswered = true;
}

Match PacketDeclarations::answered(const Match& match, Events& events) const {
    Q_ASSERT(complete());
    const bool areReplaced = m_keptMoves < match.played().back().moves.size();
    Match result = areReplaced ? match.rewound(m_keptMoves) : match;
    BySeat<bool> declares{};
    for (int seat = 0; seat < match.rules().table.players; ++seat) {
        // An external engine that answers something else must not halt the match.
        declares[seat] = m_answers[seat] && m_answers[seat]->kind == Decision::Kind::Declare;
    }
    session::answerDeclarations(result, declares, &events);
    return result;
}

} // namespace settebello
