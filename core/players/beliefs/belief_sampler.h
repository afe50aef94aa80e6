// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "game/player_view.h"
#include "players/beliefs/style_policies.h"
#include "players/position/position.h"

#include <array>
#include <vector>

namespace settebello {

/// One way everything that a seat cannot see may be.
struct SampledWorld {
    Position position;
    BySeat<OpponentStyle> styles{}; ///< the own seat's says nothing
};

/// Samples the hands and the styles of the others in a round without a stock, as likely as their
/// plays make them: those are taken to be drawn by the likelihoods of the style's SoftmaxPolicy,
/// except for a share of plays that may be anything. A Markov chain of exchanges of cards between
/// two hands (Metropolis 1953). For one view and one thread.
class BeliefSampler {
public:
    struct Options {
        /// How likely each style is before any play is seen; see OpponentStyle for the order.
        ByStyle<double> priors{{0.5, 0, 0.2, 0.3}};
        /// Share of plays that may be anything, 0 … 1.
        ByStyle<double> anyPlay{{0.1, 0, 0.05, 0.05}};
        double trust = 1.3;        ///< power of the likelihood of all plays; 0: all worlds alike
        int exchangesBetween = 15; ///< between two worlds drawn
        int exchangesBefore = 500;
    };

    /// @pre the view's stock is empty and its phase is Playing. @param rules, policies must outlive
    /// this.
    BeliefSampler(const PlayerView& view, PositionRules& rules, StylePolicies& policies,
                  const Options& options, Random& random);

    SampledWorld draw(Random& random);

private:
    /// A play that a seat other than the view's made.
    struct Past {
        Position before; ///< in the hands only the cards played since
        Play play;
    };

    /// Of what a seat has played, if all hold what they are assumed to hold now.
    struct Likelihood {
        double log = 0;          ///< over all styles, to the power of trust
        ByStyle<double> share{}; ///< how likely each style is then
    };

    void replay(const PlayerView& view);
    void dealAnew(Random& random);
    void exchange(Random& random);
    Likelihood likelihood(int seat);
    double logLikelihood(int seat, OpponentStyle style);
    bool isModelled(OpponentStyle style) const { return m_options.priors[style] > 0; }
    OpponentStyle drawStyle(int seat, Random& random) const;

    PositionRules& m_rules;
    StylePolicies& m_policies;
    Options m_options;
    Position m_now; ///< the own hand and no other
    BySeat<std::vector<Past>> m_past;
    BySeat<CardSet> m_hands{}; ///< of the others
    BySeat<Likelihood> m_likelihoods{};
    std::vector<int> m_others; ///< seats with hidden cards
    std::vector<Card> m_hidden;
    BySeat<int> m_sizes{};
};

} // namespace settebello
