// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "support/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <vector>

namespace settebello {

nlohmann::json cardsToJson(std::span<const Card> cards);
/// Sorted by suit D C S B, then rank.
nlohmann::json cardsToJson(CardSet cards);

/// A list of cards in the order in which it stands. Whatever is no card, is not among `left` or
/// stands there a second time is a fault. @param left the cards that may be named; those that are
/// leave it.
std::vector<Card> cardsFromJson(const nlohmann::json& json, const std::string& path, CardSet& left,
                                Faults& faults);

} // namespace settebello
