// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace settebello::test {

/// The cards of the round in play whose places a viewer does not know. @param viewer a seat, or −1
/// for somebody who sees no hand.
inline CardSet hiddenFrom(const Match& match, int viewer) {
    const Round& round = match.round();
    CardSet hidden = round.stock();
    for (int seat = 0; seat < match.rules().table.players; ++seat) {
        hidden |= seat == viewer ? CardSet() : round.hand(seat) - round.shownCards(seat);
    }
    if (round.phase() == Phase::CutChoice && round.turn() == viewer) {
        hidden.erase(round.cutCard());
    }
    return hidden;
}

/// True if somebody else than the viewer is asked to declare, which alone is a secret.
inline bool isSecretlyAsked(const Match& match, int viewer) {
    return match.turn() >= 0 && match.round().phase() == Phase::Declaring && match.turn() != viewer;
}

/// The pack of the round in play with the cards that are hidden from a viewer in another order.
inline Pack withHiddenShuffled(const Match& match, int viewer, Random& random) {
    const CardSet hidden = hiddenFrom(match, viewer);
    std::vector<Card> moved(hidden.begin(), hidden.end());
    for (std::size_t i = moved.size(); i > 1; --i) {
        std::swap(moved[i - 1], moved[random.below(static_cast<std::uint32_t>(i))]);
    }
    std::vector<Card> cards;
    auto next = moved.begin();
    for (const Card card : match.played().back().pack.cards()) {
        cards.push_back(hidden.contains(card) ? *next++ : card);
    }
    return *Pack::fromCards(cards);
}

/// Makes the decisions of a round that a viewer has seen in a match where other cards are dealt.
/// Others pass where nobody saw them declare. @return false if the cards do not allow it.
inline bool repeat(const std::vector<PlayerView::Move>& moves, int viewer, Match& match) {
    using Kind = Decision::Kind;
    auto move = moves.begin();
    for (;;) {
        move = std::find_if(move, moves.end(), [viewer](const PlayerView::Move& made) {
            return made.decision.kind != Kind::Pass || made.seat == viewer;
        });
        if (isSecretlyAsked(match, viewer)) {
            const bool declares = move != moves.end() && move->decision.kind == Kind::Declare &&
                                  move->seat == match.turn();
            match.apply(Decision(declares ? Kind::Declare : Kind::Pass));
            move += declares ? 1 : 0;
        } else if (move == moves.end()) {
            return true;
        } else if (match.turn() != move->seat ||
                   match.apply(move->decision) != DecisionFault::None) {
            return false;
        } else {
            ++move;
        }
    }
}

/// A match in which the viewer has seen everything that it has seen in this one, while the hidden
/// cards of the round in play lie elsewhere; nothing if all that were tried would have led to
/// another course. @param undealt the match before that round. @param viewer as above. @pre not
/// isSecretlyAsked()
inline std::optional<Match> otherWorld(const Match& undealt, const Match& match, int viewer,
                                       Random& random) {
    constexpr int kTries = 20;
    for (int i = 0; i < kTries; ++i) {
        Match other = undealt;
        if (other.dealFrom(withHiddenShuffled(match, viewer, random)) &&
            repeat(match.played().back().moves, viewer, other) && other.turn() == match.turn() &&
            other.round().phase() == match.round().phase()) {
            return other;
        }
    }
    return std::nullopt;
}

} // namespace settebello::test
