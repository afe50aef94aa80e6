// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/dealer_draw.h"

#include "cards/pack.h"
#include "game/match.h"

#include <algorithm>

namespace settebello {

namespace {

int seatOfCard(const RuleSet& rules, std::size_t number) {
    return static_cast<int>(number % static_cast<std::size_t>(rules.table.players));
}

} // namespace

DealerDraw drawFirstDealer(const RuleSet& rules, Random& random) {
    switch (rules.deal.firstDealer) {
    case FirstDealer::Seat:
        return {};
    case FirstDealer::KingOfCoins: {
        Pack pack(rules.pack.cards);
        pack.shuffle(random);
        const auto cards = pack.cards();
        const auto king = std::find(cards.begin(), cards.end(), kFirstDealerCard);
        const auto number = static_cast<std::size_t>(king - cards.begin());
        return {seatOfCard(rules, number), {cards.begin(), king + 1}};
    }
    case FirstDealer::Chance:
        break;
    }
    return {static_cast<int>(random.below(static_cast<std::uint32_t>(rules.table.players))), {}};
}

std::optional<int> firstDealerAfter(const RuleSet& rules, const Match& before) {
    SETTEBELLO_ASSERT(!before.played().empty());
    return rules.deal.firstDealer == FirstDealer::Seat
               ? std::nullopt
               : std::optional(rules.seatAfter(before.played().front().dealer));
}

std::optional<int> dealerOfDraw(const RuleSet& rules, std::span<const Card> cards) {
    if (rules.deal.firstDealer != FirstDealer::KingOfCoins || cards.empty() ||
        cards.back() != kFirstDealerCard) {
        return std::nullopt;
    }
    CardSet left = Pack::contents(rules.pack.cards);
    for (const Card card : cards) {
        if (!left.contains(card)) {
            return std::nullopt;
        }
        left.erase(card);
    }
    return seatOfCard(rules, cards.size() - 1);
}

} // namespace settebello
