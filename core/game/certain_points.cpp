// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/certain_points.h"

#include "rules/scoring.h"

namespace settebello {

namespace {

/// True if `value` of the side's pile is above that of every other pile with all uncaptured cards
/// added. The values never fall as a pile grows, so nothing that is played later can change it.
template <typename Value>
bool wonForGood(std::span<const Tally> tallies, CardSet uncaptured, int side, Value value) {
    const int mine = value(tallies[static_cast<std::size_t>(side)].pile);
    for (std::size_t other = 0; other < tallies.size(); ++other) {
        if (static_cast<int>(other) != side && mine <= value(tallies[other].pile | uncaptured)) {
            return false;
        }
    }
    return true;
}

} // namespace

int certainPoints(const RuleSet& rules, std::span<const Tally> tallies, CardSet uncaptured,
                  int side) {
    int points = ownPoints(rules, tallies[static_cast<std::size_t>(side)]).total();
    if (uncaptured.contains(Card(Suit::Batons, kTwo))) {
        points += rules.scoring.twoOfBatons;
    }
    const auto certain = [&](auto value) {
        return wonForGood(tallies, uncaptured, side, value) ? 1 : 0;
    };
    const CardSet bonus = CardSet::ofSuit(rules.bonusSuit());
    points += certain([](CardSet pile) { return pile.size(); });
    points += certain([&](CardSet pile) { return (pile & bonus).size(); });
    if (rules.scoring.prime != Prime::None) {
        points += certain([&](CardSet pile) { return primeRank(rules, pile); });
    }
    return points;
}

int certainPoints(const Round& round, int side) {
    return round.over() ? round.points()[static_cast<std::size_t>(side)].total()
                        : certainPoints(round.rules(), round.tallies(), round.uncaptured(), side);
}

int certainPoints(const PlayerView& view, int side) {
    const std::span tallies(view.tallies.data(), static_cast<std::size_t>(view.rules.sides()));
    return certainPoints(view.rules, tallies, view.uncaptured(), side);
}

} // namespace settebello
