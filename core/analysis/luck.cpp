// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/luck.h"

#include "players/beliefs/belief_sampler.h"
#include "players/beliefs/world_sampler.h"
#include "support/contract.h"

#include <span>

namespace settebello {

namespace {

constexpr int kDealingPlayouts = 2000; ///< with the cards, and as many with others
/// With the hands as they are, and as many with those that the player reckons with.
constexpr int kPlayWorlds = 400;

/// What the first has more than the second.
Luck difference(Outlook first, const Outlook& second) {
    first.add(second, -1);
    return first;
}

/// What the seat would see if all hands lay open.
PlayerView openView(const Match& match) {
    PlayerView view = match.view(match.turn());
    for (int seat = 0; seat < match.rules().table.players; ++seat) {
        view.shownCards[seat] = seat == view.seat ? CardSet() : match.round().hand(seat);
    }
    return view;
}

} // namespace

CardLuck luckOfDealing(OpenOutlook& outlook, const Match& match, int dealtBefore, Random& random) {
    SETTEBELLO_ASSERT(!match.played().empty());
    const Outlook actual = outlook.of(match.round(), kDealingPlayouts, random);
    const Outlook mean = outlook.ofRedeals(match.played().back(), dealtBefore,
                                           match.round().scoresBefore(), kDealingPlayouts, random);
    return {actual, difference(actual, mean)};
}

int dealtCards(const Round& round) {
    const int cutCard = round.phase() == Phase::CutChoice ? 1 : 0;
    return round.rules().pack.cards - round.stockSize() + cutCard;
}

PlayLuck::PlayLuck(const RuleSet& rules)
    : m_rules(rules)
    , m_policies(m_rules) {}

CardLuck PlayLuck::of(OpenOutlook& outlook, const Match& match, const Play& play, Random& random) {
    const PlayerView view = match.view(match.turn());
    WorldSampler actual(openView(match)); // only the stock is unknown: what it deals is other luck
    WorldSampler worlds(view);
    BeliefSampler beliefs(view, m_rules, m_policies, BeliefSampler::Options(), random);
    OpenOutlook::Trial found;
    OpenOutlook::Trial expected;
    const auto add = [&](OpenOutlook::Trial& mean, const Round& world) {
        constexpr double kShare = 1.0 / kPlayWorlds;
        const OpenOutlook::Trial trial = outlook.tried(world, play, random);
        mean.before.add(trial.before, kShare);
        mean.change.add(trial.change, kShare);
    };
    for (int i = 0; i < kPlayWorlds; ++i) {
        add(found, actual.draw(random));
        const SampledWorld drawn = beliefs.draw(random);
        const auto stock =
            std::span(drawn.stock).first(static_cast<std::size_t>(drawn.position.stock));
        add(expected, worlds.with(drawn.position.hands, stock));
    }
    return {found.before, difference(found.change, expected.change)};
}

} // namespace settebello
