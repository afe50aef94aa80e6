// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/pack.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace settebello {

Pack::Pack(int cards) {
    for (const Card card : contents(cards)) {
        m_cards[m_size++] = card;
    }
}

std::optional<Pack> Pack::fromCards(std::span<const Card> cards) {
    Pack pack(cards.size() == kCardCount ? kCardCount : kCardCount - kSuitCount);
    if (cards.size() != pack.cards().size()) {
        return std::nullopt;
    }
    CardSet seen;
    for (const Card card : cards) {
        seen.insert(card);
    }
    if (seen != contents(pack.size())) {
        return std::nullopt;
    }
    std::copy(cards.begin(), cards.end(), pack.m_cards.begin());
    return pack;
}

void Pack::shuffle(Random& random) {
    for (std::size_t left = m_size; left > 1; --left) {
        const std::size_t drawn = random.below(static_cast<std::uint32_t>(left));
        std::swap(m_cards[left - 1], m_cards[drawn]);
    }
}

void Pack::replaceLast(std::span<const Card> cards) {
    std::copy(cards.begin(), cards.end(), m_cards.begin() + m_size - std::ssize(cards));
}

bool Pack::operator==(const Pack& other) const {
    const auto mine = cards();
    const auto theirs = other.cards();
    return std::equal(mine.begin(), mine.end(), theirs.begin(), theirs.end());
}

} // namespace settebello
