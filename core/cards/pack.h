// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "cards/random.h"
#include "support/contract.h"

#include <array>
#include <optional>
#include <span>

namespace settebello {

/// The pack as a list: its first card is dealt first (rules.md §3).
class Pack {
public:
    /// A sorted pack; of 36 cards, one without the twos. @pre cards is 40 or 36.
    explicit Pack(int cards = kCardCount);

    /// A pack in a given order; nothing unless these are all 40 or 36 cards of a pack, each once.
    static std::optional<Pack> fromCards(std::span<const Card> cards);

    /// Which cards a pack of this size holds. @pre cards is 40 or 36.
    static constexpr CardSet contents(int cards) {
        SETTEBELLO_ASSERT(cards == kCardCount || cards == kCardCount - kSuitCount);
        return cards == kCardCount ? CardSet::all() : CardSet::all() - CardSet::ofRank(kTwo);
    }

    /// Makes every order equally likely (Fisher and Yates); depends on the generator alone.
    void shuffle(Random& random);

    /// Replaces the pack's last cards, without regard to those that stay. @pre at most size()
    /// cards.
    void replaceLast(std::span<const Card> cards);

    int size() const { return m_size; }
    /// @param position 0 is dealt first. @pre 0 ≤ position < size()
    Card operator[](int position) const {
        SETTEBELLO_ASSERT(position >= 0 && position < m_size);
        return m_cards[static_cast<std::size_t>(position)];
    }
    /// All cards, the first dealt first. Valid as long as the pack is unchanged.
    std::span<const Card> cards() const {
        return {m_cards.data(), static_cast<std::size_t>(m_size)};
    }

    bool operator==(const Pack& other) const;

private:
    std::array<Card, kCardCount> m_cards{};
    std::uint8_t m_size = 0;
};

} // namespace settebello
