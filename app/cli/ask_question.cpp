// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/ask_question.h"

#include "cards/pack.h"
#include "rules/presets.h"
#include "json/cards_json.h"
#include "json/json_text.h"
#include "json/rules_json.h"

#include <nlohmann/json.hpp>

namespace settebello::cli {

using Json = nlohmann::json;

Question::Question(const Json& json, Faults& faults)
    : m_faults(faults)
    , m_reader(json, "", faults) {}

std::string Question::kind() {
    return text("ask");
}

std::string Question::text(std::string_view key) {
    std::string text;
    if (m_reader.require(key) != nullptr) {
        m_reader.read(key, text);
    }
    return text;
}

RuleSet Question::rules() {
    const Json* json = m_reader.find("rules");
    if (json == nullptr) {
        return {};
    }
    if (json->is_string()) {
        const Preset* preset = findPreset(json->get_ref<const std::string&>());
        if (preset == nullptr) {
            m_reader.mismatch("rules", *json, {FaultCode::NotAPreset});
            return {};
        }
        return preset->rules;
    }
    if (json->is_object() && !json->contains("base") && !json->contains("rules")) {
        RuleSet rules;
        applyRulesJson(*json, "/rules", rules, m_faults);
        appendRuleFaults(rules, "/rules", m_faults);
        return rules;
    }
    ObjectReader reader(*json, "/rules", m_faults);
    const RuleSet rules = readNamedRules(reader, "/rules", m_faults).rules;
    std::string ignored;
    reader.read("name", ignored);
    reader.reportUnknownKeys();
    return rules;
}

CardSet Question::cards(std::string_view key, CardSet& left) {
    CardSet cards;
    if (const Json* json = m_reader.require(key)) {
        for (const Card card : cardsFromJson(*json, m_reader.pathOf(key), left, m_faults)) {
            cards.insert(card);
        }
    }
    return cards;
}

std::vector<Card> Question::deck(int pack) {
    CardSet left = Pack::contents(pack);
    const Json* json = m_reader.require("deck");
    if (json == nullptr) {
        return {};
    }
    auto cards = cardsFromJson(*json, "/deck", left, m_faults);
    if (m_faults.empty() && !left.empty()) {
        m_faults.push_back({"/deck", FaultCode::CardMissing, {toString(left.first())}});
    }
    return cards;
}

std::vector<CardSet> Question::piles(int sides, CardSet& left) {
    std::vector<CardSet> piles(static_cast<std::size_t>(sides));
    const Json* json = m_reader.require("piles");
    if (json == nullptr) {
        return piles;
    }
    if (!json->is_array() || json->size() != piles.size()) {
        m_reader.mismatch("piles", *json, {FaultCode::NotAListOfPiles, {sides}});
        return piles;
    }
    for (std::size_t side = 0; side < piles.size(); ++side) {
        const std::string path = childPath("/piles", side);
        for (const Card card : cardsFromJson((*json)[side], path, left, m_faults)) {
            piles[side].insert(card);
        }
    }
    return piles;
}

std::vector<int> Question::perSide(std::string_view key, int sides, int least, int most) {
    std::vector<int> values(static_cast<std::size_t>(sides));
    const Json* json = m_reader.find(key);
    if (json == nullptr) {
        return values;
    }
    if (!json->is_array() || json->size() != values.size()) {
        m_reader.mismatch(key, *json, {FaultCode::NotAListOfNumbers, {sides}});
        return values;
    }
    for (std::size_t side = 0; side < values.size(); ++side) {
        if (!wholeNumber((*json)[side], least, most, values[side])) {
            m_faults.push_back(faultOf(childPath(m_reader.pathOf(key), side), (*json)[side],
                                       integerBetween(least, most)));
        }
    }
    return values;
}

int Question::dealer(int players) {
    int dealer = 0;
    if (m_reader.require("dealer") != nullptr) {
        m_reader.read("dealer", dealer, 0, players - 1);
    }
    return dealer;
}

std::vector<std::string> Question::plays() {
    std::vector<std::string> plays;
    const Json* json = m_reader.find("plays");
    if (json == nullptr) {
        return plays;
    }
    if (!json->is_array()) {
        m_reader.mismatch("plays", *json, {FaultCode::NotAListOfPlays});
        return plays;
    }
    for (std::size_t i = 0; i < json->size(); ++i) {
        const Json& play = (*json)[i];
        if (play.is_string()) {
            plays.push_back(play);
        } else {
            m_faults.push_back(
                {FaultCode::PlayAt, {i + 1, Fault(FaultCode::NotAPlay, {describe(play)})}});
        }
    }
    return plays;
}

std::uint64_t Question::seed() {
    const Json* json = m_reader.find("seed");
    if (json == nullptr) {
        return 0;
    }
    if (!json->is_number_unsigned()) {
        m_reader.mismatch("seed", *json, {FaultCode::NotAWholeNumber});
        return 0;
    }
    return json->get<std::uint64_t>();
}

} // namespace settebello::cli
