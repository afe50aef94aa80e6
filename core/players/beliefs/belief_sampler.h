// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "game/player_view.h"
#include "players/beliefs/style_policies.h"
#include "players/position/position.h"

#include <array>
#include <vector>

namespace settebello {

/// One possible assignment of everything that a seat cannot see.
struct SampledWorld {
    Position position;
    BySeat<OpponentStyle> styles{};       ///< that of the own seat is meaningless
    std::array<Card, kCardCount> stock{}; ///< position.stock cards, the last one dealt first
};

/// Samples the hands and styles of the other players, and the stock, in proportion to how well they
/// explain the plays. Each play is assumed to be drawn with the likelihoods of the style's
/// SoftmaxPolicy, except for a share of arbitrary plays. A Markov chain of exchanges of cards
/// between two hands, or a hand and the stock (Metropolis 1953). For one view. Not thread-safe.
class BeliefSampler {
public:
    struct Options {
        /// How likely each style is before any play is seen; see OpponentStyle for the order.
        ByStyle<double> priors{{0.5, 0, 0.2, 0.3}};
        /// Share of arbitrary plays, 0 … 1.
        ByStyle<double> anyPlay{{0.1, 0, 0.05, 0.05}};
        double trust = 1.3;        ///< exponent of the likelihood of all plays; 0: ignores them
        int exchangesBetween = 15; ///< between two worlds drawn
        int exchangesBefore = 500;
    };

    /// @pre the view's phase is Playing. @param rules, policies must outlive this.
    BeliefSampler(const PlayerView& view, PositionRules& rules, StylePolicies& policies,
                  const Options& options, Random& random);

    /// The next world of the chain. Worlds drawn one after the other are correlated, the less the
    /// more exchanges lie between them.
    SampledWorld draw(Random& random);

private:
    /// A play that a seat other than the view's made.
    struct Past {
        Position before; ///< the hands contain only cards played since
        Play play;
    };

    /// Likelihood of a seat's plays, given the hands that are assumed now.
    struct Likelihood {
        double log = 0;          ///< over all styles, to the power of trust
        ByStyle<double> share{}; ///< how likely each style is then
    };

    void replay(const PlayerView& view);
    void see(const Past& past, int seat, bool isNow);
    void dealAnew(Random& random);
    void exchange(Random& random);
    int holder(Card card) const;
    Likelihood likelihood(int seat);
    double logLikelihood(int seat, OpponentStyle style);
    double chanceOf(const Past& past, const Position& before, OpponentStyle style);
    bool isModelled(OpponentStyle style) const { return m_options.priors[style] > 0; }
    OpponentStyle drawStyle(int seat, Random& random) const;

    PositionRules& m_rules;
    StylePolicies& m_policies;
    Options m_options;
    Position m_now;                   ///< the own hand and no other
    BySeat<ByStyle<double>> m_priors; ///< of each style, after the plays of earlier packets
    BySeat<std::vector<Past>> m_past; ///< in this packet
    BySeat<CardSet> m_hands{};        ///< of the others
    BySeat<Likelihood> m_likelihoods{};
    std::vector<int> m_others; ///< seats with hidden cards
    CardSet m_hiddenCards;
    std::vector<Card> m_hidden; ///< the same, in any order
    BySeat<int> m_sizes{};      ///< how many of them each seat holds
};

} // namespace settebello
