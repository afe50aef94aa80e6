// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/cards_json.h"

#include "json/json_text.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace settebello {

using Json = nlohmann::json;

Json cardsToJson(std::span<const Card> cards) {
    Json json = Json::array();
    for (const Card card : cards) {
        json.push_back(toString(card));
    }
    return json;
}

Json cardsToJson(CardSet cards) {
    const CardSet printed = cards.printed();
    const std::vector<Card> list(printed.begin(), printed.end());
    return cardsToJson(list);
}

std::vector<Card> cardsFromJson(const Json& json, const std::string& path, CardSet& left,
                                Faults& faults) {
    std::vector<Card> cards;
    if (!json.is_array()) {
        faults.push_back({path, FaultCode::NotAListOfCards, {describe(json)}});
        return cards;
    }
    for (std::size_t i = 0; i < json.size(); ++i) {
        const auto card =
            json[i].is_string() ? parseCard(json[i].get_ref<const std::string&>()) : std::nullopt;
        if (!card) {
            faults.add([&] {
                return Fault(childPath(path, i), FaultCode::NotACard, {describe(json[i])});
            });
        } else if (!left.contains(*card)) {
            faults.add([&] {
                return Fault(childPath(path, i), FaultCode::CardNotLeft, {toString(*card)});
            });
        } else {
            left.erase(*card);
            cards.push_back(*card);
        }
    }
    return cards;
}

nlohmann::json cardOrNull(CardSet cards) {
    return cards.empty() ? nlohmann::json() : nlohmann::json(toString(cards.first()));
}

} // namespace settebello
