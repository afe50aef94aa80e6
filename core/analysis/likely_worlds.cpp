// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/likely_worlds.h"

#include "analysis/option_values.h"

namespace settebello {

LikelyWorlds::LikelyWorlds(const PlayerView& view)
    : m_worlds(view)
    , m_seat(view.seat) {
    if (view.phase == Phase::Playing) { // otherwise nobody has played from this packet
        m_inference.emplace(view);
    }
}

Round LikelyWorlds::draw(Random& random) {
    constexpr int kMostDraws = 100;
    Round likely = m_worlds.draw(random);
    int least = unexpected(likely);
    for (int i = 1; i < kMostDraws && least > 0; ++i) {
        const Round& world = m_worlds.draw(random);
        const int cards = unexpected(world);
        if (cards < least) {
            likely = world;
            least = cards;
        }
    }
    return likely;
}

int LikelyWorlds::unexpected(const Round& world) const {
    int cards = 0;
    for (int seat = 0; m_inference && seat < world.rules().table.players; ++seat) {
        if (seat != m_seat) {
            cards += (world.hand(seat) - m_inference->mayHold(seat)).size();
        }
    }
    return cards;
}

bool forLikelyWorlds(const PlayerView& view, int worlds,
                     const std::function<void(const Round& world, const Random& same)>& show,
                     const StopToken& stop) {
    Random random(seedOf(view));
    LikelyWorlds likely(view);
    for (int i = 0; i < worlds; ++i) {
        if (stop.stopRequested()) {
            return false;
        }
        const Round world = likely.draw(random);
        show(world, Random(random.next()));
    }
    return true;
}

} // namespace settebello
