// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "support/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <vector>

namespace settebello {

/// A list of card names (rules.md §1) in the order given.
nlohmann::json cardsToJson(std::span<const Card> cards);
/// Sorted by suit D C S B, then rank.
nlohmann::json cardsToJson(CardSet cards);

/// Reads a list of cards in its order. Anything that is not a card, is not in `left` or comes a
/// second time is a fault. @param left the cards that are still allowed; those read are removed.
std::vector<Card> cardsFromJson(const nlohmann::json& json, const std::string& path, CardSet& left,
                                Faults& faults);

/// The first card of a set, or null.
nlohmann::json cardOrNull(CardSet cards);

} // namespace settebello
