// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/captures.h"

namespace settebello {

template <typename Rules>
CardSet BasicCaptures<Rules>::nthSet(Card card, int which) const {
    if (m_countable) {
        return SubsetCounts::nth(m_table, card.rank(), which);
    }
    CardSet found;
    const auto look = [&](CardSet set) {
        found = set;
        return which-- > 0;
    };
    forEachSet(card, look);
    return found;
}

template <typename Rules>
int BasicCaptures<Rules>::countForAce(Card ace) const {
    const Options options = aceOptions(ace);
    return options.singles.size() + (options.together.empty() ? 0 : 1);
}

template <typename Rules>
int BasicCaptures<Rules>::countSets(Card card) const {
    int count = 0;
    const auto one = [&](CardSet) {
        ++count;
        return true;
    };
    forEachSet(card, one);
    return count;
}

template class BasicCaptures<RuleSet::Capture>;
template class BasicCaptures<PlainCapture>;

} // namespace settebello
