// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/levels/card_memory.h"

#include "cards/by_card.h"
#include "players/evaluation/card_values.h"

namespace settebello {

namespace {

/// How many plays ago each card was captured, where a play shows it.
ByCard<int> playsSinceGone(const PlayerView& view) {
    ByCard<int> ages{};
    int age = static_cast<int>(view.moves.size());
    ages.fill(age + 1);
    for (const auto& [seat, decision] : view.moves) {
        if (decision.kind == Decision::Kind::Play && decision.play.isCapture()) {
            for (const Card card : decision.play.captured | CardSet{decision.play.card}) {
                ages[card] = age;
            }
        }
        --age;
    }
    return ages;
}

} // namespace

CardMemory::CardMemory(const PlayerView& view, const LevelProfile& profile,
                       const Attention& attention)
    : m_maybeHeld(view.unseen()) {
    const CardSet seen = view.tops; // face up, so that nobody forgets them
    const auto ages = playsSinceGone(view);
    for (int side = 0; side < view.rules.sides(); ++side) {
        const int longer = side == view.side() ? 2 : 1;
        for (const Card card : view.tallies[side].pile - seen) {
            if (profile.remembersSevens && cardValue(view.rules, card) >= kSevenValue) {
                continue;
            }
            const auto index = static_cast<std::uint64_t>(card.index());
            const int lasts =
                longer * (profile.remembersPlays +
                          attention.draw(profile.forgetsWithin + 1, Attention::Topic::Card, index));
            if (ages[card] > lasts) {
                m_maybeHeld.insert(card);
            }
        }
    }
}

} // namespace settebello
