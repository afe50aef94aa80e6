// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/possible_match.h"

#include "game/match_at.h"

#include <vector>

namespace settebello {

namespace {

/// A card that a seat is to play and does not hold.
struct MissingCard {
    Card card;
    CardSet hand; ///< of the seat
};

struct Attempt {
    bool succeeded = false;
    std::optional<MissingCard> missing; ///< which stopped it
};

Attempt makePlays(Match match, std::span<const Play> plays) {
    for (const Play& play : plays) {
        const int seat = match.turn();
        if (seat < 0) {
            return {};
        }
        if (const CardSet hand = match.round().hand(seat); !hand.contains(play.card)) {
            return {false, MissingCard{play.card, hand}};
        }
        if (match.apply(Decision(play)) != DecisionFault::None) {
            return {};
        }
    }
    return {true, std::nullopt};
}

std::optional<Pack> withExchanged(const Pack& pack, Card one, Card other) {
    std::vector<Card> cards(pack.cards().begin(), pack.cards().end());
    for (Card& card : cards) {
        if (card == one || card == other) {
            card = card == one ? other : one;
        }
    }
    return Pack::fromCards(cards);
}

/// A round that can be dealt again with other packs, up to a move.
class DealtAgain {
public:
    DealtAgain(const Match& match, int round, int move)
        : m_before(round == 0
                       ? Match(match.rules(), 0, match.played().front().dealer, match.firstScores())
                       : matchAt(match, round - 1, movesOf(match, round - 1)))
        , m_played(match.played()[static_cast<std::size_t>(round)])
        , m_move(static_cast<std::size_t>(move))
        , m_seen(viewOf(matchAt(match, round, move))) {}

    /// Nothing if the seat to move would have seen a difference.
    std::optional<Match> with(const Pack& pack) const {
        Match match = m_before;
        if (!match.dealFrom(pack)) {
            return std::nullopt;
        }
        for (std::size_t i = 0; i < m_move; ++i) {
            if (match.apply(m_played.moves[i].decision) != DecisionFault::None) {
                return std::nullopt;
            }
        }
        return match.turn() == m_seen.seat && viewOf(match) == m_seen ? std::optional(match)
                                                                      : std::nullopt;
    }
    const Pack& pack() const { return m_played.pack; }

private:
    static int movesOf(const Match& match, int round) {
        return static_cast<int>(match.played()[static_cast<std::size_t>(round)].moves.size());
    }
    static PlayerView viewOf(const Match& match) { return match.view(match.turn()); }

    Match m_before;
    const Match::PlayedRound& m_played;
    std::size_t m_move;
    PlayerView m_seen;
};

/// The match with the missing card in the place of one that the seat holds: if possible of one that
/// nobody is to play. Others are perhaps exchanged again, for the seat that is to play them.
/// @param pack of the round.
std::optional<Match> withCard(const DealtAgain& dealt, const Pack& pack, const MissingCard& missing,
                              CardSet wanted) {
    for (const CardSet others : {missing.hand - wanted, missing.hand & wanted}) {
        for (const Card other : others) {
            const std::optional<Pack> exchanged = withExchanged(pack, missing.card, other);
            if (auto match = exchanged ? dealt.with(*exchanged) : std::nullopt) {
                return match;
            }
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Match> possibleMatch(const Match& match, int round, int move,
                                   std::span<const Play> plays) {
    const DealtAgain dealt(match, round, move);
    CardSet wanted;
    for (const Play& play : plays) {
        wanted.insert(play.card);
    }
    std::optional<Match> possible = dealt.with(dealt.pack());
    for (std::size_t exchanges = 0; possible && exchanges <= plays.size(); ++exchanges) {
        const Attempt attempt = makePlays(*possible, plays);
        if (attempt.succeeded) {
            return possible;
        }
        possible = attempt.missing
                       ? withCard(dealt, possible->played().back().pack, *attempt.missing, wanted)
                       : std::nullopt;
    }
    return std::nullopt;
}

} // namespace settebello
