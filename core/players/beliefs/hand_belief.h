// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/beliefs/reply_model.h"

#include <vector>

namespace settebello {

/// A hand and a style that the other player may have.
struct WeightedHand {
    CardSet hand;
    OpponentStyle style = OpponentStyle::Careful;
    double weight = 0; ///< relative likelihood
};

/// The belief about the other player's hand in a round between two with a stock: how well each hand
/// explains that player's plays of this packet, by Bayes' rule over hands and styles. The plays of
/// earlier packets, whose hands are known by now, reveal the style.
class HandBelief {
public:
    /// @param model of the view's rules; must outlive this. @pre there are two players and a stock,
    /// view.turn is view.seat and view.phase is Playing.
    HandBelief(const PlayerView& view, ReplyModel& model);

    /// All hands if there are about `most` or fewer, otherwise `most` of them at random.
    /// Unlikely ones are left out. @param most at least 1.
    std::vector<WeightedHand> draw(int most, Random& random);

private:
    struct Past {
        Position before; ///< the hands contain what is known of them by now
        Play play;
        Replies replies; ///< every play of any hand possible then
    };
    void collectPastPlays(const PlayerView& view);
    std::vector<CardSet> hands(int most, Random& random) const;
    double chanceOf(const Past& past, CardSet hand, OpponentStyle style);
    double likelihood(CardSet hand, OpponentStyle style);

    ReplyModel& m_model;
    int m_other;
    CardSet m_unseen;
    CardSet m_shown; ///< known to be in the other hand
    int m_hiddenCards;
    ByStyle<double> m_priors{};
    std::vector<Past> m_inPacket; ///< the other's plays of this packet, the last first
    std::vector<double> m_chances;
};

} // namespace settebello
