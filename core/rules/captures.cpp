// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/captures.h"

namespace settebello {

Captures::Options Captures::aceOptions(Card ace) const {
    if (m_table.empty()) {
        const bool takesItself = m_rules.loneAce == LoneAce::TakesItself;
        return {CardSet(), takesItself ? CardSet{ace} : CardSet(), false};
    }
    const CardSet aces = m_table & CardSet::ofRank(kAce);
    return {aces, aces.empty() ? m_table : CardSet(), false};
}

CardSet Captures::nth(Card card, int which) {
    CardSet found;
    forEach(card, [&](CardSet captured) {
        found = captured;
        return which-- > 0;
    });
    return found;
}

} // namespace settebello
