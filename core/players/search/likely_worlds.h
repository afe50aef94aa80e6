// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "game/player_view.h"
#include "players/search/open_round.h"
#include "players/search/play_judge.h"

#include <array>
#include <vector>

namespace settebello {

/// Draws the hands that the others may hold in a round without a stock, each as likely as what they
/// have played makes it: their plays are taken to be drawn by PlayJudge's likelihoods, but for a
/// share of plays that may be anything. A Markov chain of exchanges of cards between two hands
/// (Metropolis 1953). For one view and one thread.
class LikelyWorlds {
public:
    struct Options {
        double anyPlay = 0.1;      ///< share of plays that may be anything, 0 … 1
        double trust = 1.3;        ///< power of the likelihood of all plays; 0: all worlds alike
        int exchangesBetween = 15; ///< between two worlds drawn
        int exchangesBefore = 500;
    };

    /// @pre the view's stock is empty and its phase is
    /// Playing. @param rules, judge outlive this.
    LikelyWorlds(const PlayerView& view, OpenRules& rules, PlayJudge& judge, const Options& options,
                 Random& random);

    /// A world, hidden hands laid as they may lie.
    OpenRound draw(Random& random);

private:
    /// A play that a seat other than the view's made.
    struct Past {
        OpenRound before; ///< in the hands only the cards played since
        Play play;
    };

    void replay(const PlayerView& view);
    void dealAnew(Random& random);
    void exchange(Random& random);
    double logLikelihood(int seat);
    CardSet& hand(int seat) { return m_hands[static_cast<std::size_t>(seat)]; }

    OpenRules& m_rules;
    PlayJudge& m_judge;
    Options m_options;
    OpenRound m_now;                                 ///< the own hand and no other
    std::array<std::vector<Past>, kMaxSeats> m_past; ///< by seat
    std::array<CardSet, kMaxSeats> m_hands{};        ///< of the others
    std::array<double, kMaxSeats> m_likelihoods{};
    std::vector<int> m_others; ///< seats with hidden cards
    std::vector<Card> m_hidden;
    std::array<int, kMaxSeats> m_sizes{};
};

} // namespace settebello
