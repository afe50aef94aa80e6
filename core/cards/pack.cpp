// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/pack.h"

#include "support/contract.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace settebello {

namespace {

/// The cards of a pack in order. A small pack leaves the rest of the array at its default.
template <int kCards>
constexpr std::array<Card, kCardCount> kSorted = [] {
    std::array<Card, kCardCount> sorted{};
    std::size_t size = 0;
    for (const Card card : Pack::contents(kCards)) {
        sorted[size++] = card;
    }
    return sorted;
}();

} // namespace

Pack::Pack(int cards)
    : m_cards(cards == kCardCount ? kSorted<kCardCount> : kSorted<kCardCount - kSuitCount>)
    , m_size(
          static_cast<std::uint8_t>(cards == kCardCount ? kCardCount : kCardCount - kSuitCount)) {
    SETTEBELLO_ASSERT(cards == m_size);
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
    SETTEBELLO_ASSERT(cards.size() <= m_size);
    std::copy(cards.begin(), cards.end(), m_cards.begin() + m_size - std::ssize(cards));
}

bool Pack::operator==(const Pack& other) const {
    const auto mine = cards();
    const auto theirs = other.cards();
    return std::equal(mine.begin(), mine.end(), theirs.begin(), theirs.end());
}

} // namespace settebello
