// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/beliefs/reply_model.h"

#include <vector>

namespace settebello {

/// One way the other player's hand and style may be, as far as one seat knows.
struct WeightedHand {
    CardSet hand;
    OpponentStyle style = OpponentStyle::Careful;
    double weight = 0; ///< how likely, next to the others
};

/// The hands the other of two players may hold, by how well they explain what that player did:
/// within this packet, where who lays a card could seldom have captured, and in the packets before,
/// whose hands are known by now and tell the style.
class HandBelief {
public:
    /// @param view of two players, with a stock, that is asked to play. @param model of its rules.
    HandBelief(const PlayerView& view, ReplyModel& model);

    /// @param most about so many different hands: all there are, or that many at random.
    std::vector<WeightedHand> draw(int most, Random& random);

private:
    struct Past {
        Position before; ///< the hands are what is known of them by now
        Play play;
        Replies replies; ///< what could be played by any hand that may have been
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
