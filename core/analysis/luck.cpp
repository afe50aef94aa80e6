// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/luck.h"

#include "support/contract.h"

namespace settebello {

namespace {

constexpr int kPlayouts = 2000; ///< with the cards, and as many with others

BySide<double> difference(const BySide<double>& a, const BySide<double>& b) {
    BySide<double> values{};
    for (int side = 0; side < kMaxSeats; ++side) {
        values[side] = a[side] - b[side];
    }
    return values;
}

} // namespace

Dealing luckOfDealing(OpenOutlook& outlook, const Match& match, int dealtBefore, Random& random) {
    SETTEBELLO_ASSERT(!match.played().empty());
    const Outlook actual = outlook.of(match.round(), kPlayouts, random);
    const Outlook mean = outlook.ofRedeals(match.played().back(), dealtBefore,
                                           match.round().scoresBefore(), kPlayouts, random);
    return {actual,
            {difference(actual.points, mean.points), difference(actual.chance, mean.chance)}};
}

int dealtCards(const Round& round) {
    const int cutCard = round.phase() == Phase::CutChoice ? 1 : 0;
    return round.rules().pack.cards - round.stockSize() + cutCard;
}

} // namespace settebello
