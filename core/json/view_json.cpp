// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/view_json.h"

#include "rules/rule_keys.h"

#include <nlohmann/json.hpp>

namespace settebello {

using Json = nlohmann::json;

namespace {

std::string phaseName(Phase phase) {
    switch (phase) {
    case Phase::CutChoice:
        return "cutChoice";
    case Phase::Declaring:
        return "declaring";
    case Phase::Playing:
        return "playing";
    case Phase::Redeal:
    case Phase::Over:
        break;
    }
    return "over";
}

Json rulesJson(const RuleSet& rules) {
    Json json;
    for (const RuleKey& key : ruleKeys()) {
        const std::string text = key.valueText(key.get(rules));
        // true, 21 and the name "3" are JSON as they stand, other names are not.
        Json value = Json::parse(text, nullptr, false);
        json[std::string(key.group)][std::string(key.key)] =
            value.is_discarded() ? Json(text) : value;
    }
    return json;
}

Json cardsJson(CardSet cards) {
    Json json = Json::array();
    for (const Card card : cards) {
        json.push_back(toString(card));
    }
    return json;
}

} // namespace

std::string viewText(const PlayerView& view) {
    Json json{{"rules", rulesJson(view.rules)},
              {"phase", phaseName(view.phase)},
              {"seat", view.seat},
              {"dealer", view.dealer},
              {"round", view.roundNumber},
              {"hand", cardsJson(view.hand)},
              {"table", cardsJson(view.table)},
              {"stock", view.stockSize},
              {"lastCapturer", view.lastCapturer < 0 ? Json() : Json(view.lastCapturer)},
              {"cutCard", view.cutCard ? Json(toString(*view.cutCard)) : Json()}};
    for (int seat = 0; seat < view.rules.table.players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        json["handSizes"].push_back(view.handSizes[at]);
        json["shown"].push_back(cardsJson(view.shownCards[at]));
    }
    for (int side = 0; side < view.rules.sides(); ++side) {
        const auto at = static_cast<std::size_t>(side);
        json["piles"].push_back(cardsJson(view.tallies[at].pile));
        json["sweeps"].push_back(view.tallies[at].sweeps);
        json["declarations"].push_back(view.tallies[at].declarations);
        json["scores"].push_back(view.scores[at]);
    }
    json["moves"] = Json::array();
    for (const PlayerView::Move& move : view.moves) {
        json["moves"].push_back({move.seat, toString(move.decision)});
    }
    std::vector<Decision> decisions;
    legalDecisions(view, decisions);
    json["legal"] = Json::array();
    for (const Decision& decision : decisions) {
        json["legal"].push_back(toString(decision));
    }
    return json.dump();
}

} // namespace settebello
