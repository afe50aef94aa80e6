// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/ask_answer.h"

#include "cli/ask_question.h"
#include "game/certain_points.h"
#include "game/match.h"
#include "players/level_names.h"
#include "players/player.h"
#include "rules/legal_plays.h"
#include "json/cards_json.h"
#include "json/json_text.h"
#include "json/points_json.h"
#include "json/refusal.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace settebello::cli {

namespace {

using Json = nlohmann::json;

/// A round with what led to it, as several questions tell it.
struct Told {
    RuleSet rules;
    int dealer = 0;
    std::vector<Card> deck;
    std::vector<std::string> plays;
};

Told readTold(Question& question) {
    Told told;
    told.rules = question.rules();
    told.dealer = question.dealer(told.rules.table.players);
    told.deck = question.deck(told.rules.pack.cards);
    told.plays = question.plays();
    return told;
}

Fault playFault(std::size_t index, const Fault& refusal) {
    return {FaultCode::PlayAt, {index + 1, refusal}};
}

std::optional<Round> playRound(const Told& told, Faults& faults) {
    Round round(told.rules, *Pack::fromCards(told.deck), told.dealer);
    for (std::size_t i = 0; i < told.plays.size(); ++i) {
        if (const auto refusal = applyText(round, told.plays[i])) {
            faults.push_back(playFault(i, *refusal));
            return std::nullopt;
        }
    }
    return round;
}

Json answerPlays(Question& question, Faults& faults) {
    const RuleSet rules = question.rules();
    CardSet left = Pack::contents(rules.pack.cards);
    const CardSet hand = question.cards("hand", left);
    const CardSet table = question.cards("table", left);
    question.reader().reportUnknownKeys();
    if (!faults.empty()) {
        return {};
    }
    std::vector<Play> plays;
    legalPlays(rules, hand, table, plays);
    std::vector<std::string> texts(plays.size());
    std::transform(plays.begin(), plays.end(), texts.begin(),
                   [](const Play& play) { return toString(play); });
    std::sort(texts.begin(), texts.end());
    return {{"plays", texts}};
}

Json answerScore(Question& question, Faults& faults) {
    const RuleSet rules = question.rules();
    CardSet left = Pack::contents(rules.pack.cards);
    const auto piles = question.piles(rules.sides(), left);
    const auto sweeps = question.perSide("sweeps", rules.sides());
    const auto declarations = question.perSide("declarations", rules.sides());
    question.reader().reportUnknownKeys();
    if (!faults.empty()) {
        return {};
    }
    std::vector<Tally> tallies;
    Json wholeSuit;
    for (std::size_t side = 0; side < piles.size(); ++side) {
        tallies.push_back({piles[side], sweeps[side], declarations[side]});
        if (rules.scoring.wholeSuitWins && holdsWholeSuit(rules, piles[side])) {
            wholeSuit = side;
        }
    }
    return {{"points", pointsToJson(scoreRound(rules, tallies), rules.sides())},
            {"wholeSuit", wholeSuit}};
}

Json answerRound(Question& question, Faults& faults) {
    const Told told = readTold(question);
    question.reader().reportUnknownKeys();
    const auto round = faults.empty() ? playRound(told, faults) : std::nullopt;
    if (!round) {
        return {};
    }
    Json hands = Json::array();
    for (int seat = 0; seat < told.rules.table.players; ++seat) {
        hands.push_back(cardsToJson(round->hand(seat)));
    }
    Json piles = Json::array();
    Json sweeps = Json::array();
    for (const Tally& tally : round->tallies()) {
        piles.push_back(cardsToJson(tally.pile));
        sweeps.push_back(tally.sweeps);
    }
    const bool redeal = round->phase() == Phase::Redeal;
    const bool asked = !redeal && !round->over();
    return {{"redeal", redeal},
            {"hands", hands},
            {"table", cardsToJson(round->table())},
            {"stock", round->stockSize()},
            {"piles", piles},
            {"sweeps", sweeps},
            {"turn", asked ? Json(round->turn()) : Json()},
            {"over", round->over()},
            {"points", round->over() ? pointsToJson(round->points(), told.rules.sides()) : Json()}};
}

Json answerCertain(Question& question, Faults& faults) {
    const Told told = readTold(question);
    question.reader().reportUnknownKeys();
    const auto round = faults.empty() ? playRound(told, faults) : std::nullopt;
    if (!round) {
        return {};
    }
    Json certain = Json::array();
    for (int side = 0; side < told.rules.sides(); ++side) {
        certain.push_back(certainPoints(*round, side));
    }
    return {{"certain", certain}};
}

/// `millis` bounds the time; without it the level looks at as much as it usually does.
std::unique_ptr<Player> readPlayer(Question& question) {
    constexpr int kMostMillis = 3600000;
    const std::string level = question.text("level");
    int millis = 0;
    question.reader().read("millis", millis, 0, kMostMillis);
    auto player = makePlayer(level, question.seed(), {0, std::chrono::milliseconds(millis)});
    if (!player) {
        question.reader().mismatch("level", level, {FaultCode::NotOneOf, {levelList()}});
    }
    return player;
}

Json answerChoose(Question& question, Faults& faults) {
    const Told told = readTold(question);
    const auto player = readPlayer(question);
    question.reader().reportUnknownKeys();
    if (!faults.empty()) {
        return {};
    }
    Match match(told.rules, 0, told.dealer);
    const bool dealt = match.dealFrom(*Pack::fromCards(told.deck));
    for (std::size_t i = 0; dealt && i < told.plays.size(); ++i) {
        const std::optional<Fault> refusal =
            match.needsDeal() ? FaultCode::RoundOver : applyText(match, told.plays[i]);
        if (refusal) {
            faults.push_back(playFault(i, *refusal));
            return {};
        }
    }
    const bool sameDeal = dealt && match.played().back().pack == *Pack::fromCards(told.deck);
    if (!sameDeal || match.turn() < 0) {
        faults.push_back(FaultCode::NobodyToAnswer);
        return {};
    }
    // The view is all that the player is given: the deck stays here.
    const auto decision = player->choose(match.view(match.turn()), StopToken());
    return {{"play", decision ? toString(*decision) : ""}};
}

Json answer(const Json& json, Faults& faults) {
    Question question(json, faults);
    const std::string kind = question.kind();
    if (!faults.empty()) {
        return {};
    }
    if (kind == "plays") {
        return answerPlays(question, faults);
    }
    if (kind == "score") {
        return answerScore(question, faults);
    }
    if (kind == "round") {
        return answerRound(question, faults);
    }
    if (kind == "certain") {
        return answerCertain(question, faults);
    }
    if (kind == "choose") {
        return answerChoose(question, faults);
    }
    question.reader().mismatch("ask", kind,
                               {FaultCode::NotOneOf, {"plays, score, round, certain, choose"}});
    return {};
}

} // namespace

Answer answerTo(std::string_view question) {
    Faults faults;
    const auto json = parseJson(question, faults);
    Json result;
    if (faults.empty()) {
        result = answer(*json, faults);
    }
    if (!faults.empty()) {
        std::string error;
        for (const Fault& fault : faults) {
            error += (error.empty() ? "" : "; ") + fault.text();
        }
        result = {{"error", error}};
    }
    return {result.dump(-1, ' ', false, Json::error_handler_t::replace), faults.empty()};
}

} // namespace settebello::cli
