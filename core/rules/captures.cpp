// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/captures.h"

namespace settebello {

template <typename Rules>
CardSet BasicCaptures<Rules>::nthAny(Card card, int which) const {
    CardSet found;
    forEach(card, [&](CardSet captured) {
        if (which-- > 0) {
            return true;
        }
        found = captured;
        return false;
    });
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
