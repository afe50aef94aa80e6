// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/player.h"

namespace settebello {

/// The traditional player: the advice of Chitarrella and Saracino as Di Palma and Lanzi 2018 sum it
/// up (opponents.md, "CS in outline"), in words of our own. Each piece of advice is a rule that
/// rates a play in the units of cardValue, and the play with the highest sum is made:
///
/// - sweep; take the most value, sevens and coins first;
/// - leave nothing worth taking to the next hand, a sweep least of all, as far as its plays so far
///   do not show that it lacks the rank (HandInference);
/// - the side that plays last captures by pairs and restores broken ones, the other breaks them by
///   sums of several ranks (spariglio);
/// - where nothing is taken, lay a rank held two or three times, low ones first, no sevens;
/// - leave the partner's card of little value: there may be a second behind it;
/// - leave a table from which the next hand can take nothing, so that it has to lay (mulinello);
/// - towards the end the dealer keeps a card whose pair is still to come.
///
/// Works for every rule set, because it asks the engine about captures. Deterministic.
class CsPlayer : public Player {
public:
    std::optional<Decision> choose(const PlayerView& view, const StopToken& stop) override;
};

} // namespace settebello
