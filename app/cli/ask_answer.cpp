// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/ask_answer.h"

#include "cli/ask_question.h"
#include "cli/fault_list.h"
#include "cli/one_line.h"
#include "game/certain_points.h"
#include "game/match.h"
#include "game/outcome.h"
#include "players/levels/levels.h"
#include "rules/legal_plays.h"
#include "storage/record_format.h"
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

constexpr int kMostPoints = 1000;

/// A deal and the plays made so far, as several kinds of questions give them.
struct RoundSetup {
    RuleSet rules;
    int dealer = 0;
    std::vector<Card> deck;
    std::vector<std::string> plays;
};

RoundSetup readRoundSetup(Question& question) {
    RoundSetup setup;
    setup.rules = question.rules();
    setup.dealer = question.dealer(setup.rules.table.players);
    setup.deck = question.deck(setup.rules.pack.cards);
    setup.plays = question.plays();
    return setup;
}

Fault playFault(std::size_t index, const Fault& refusal) {
    return {FaultCode::PlayAt, {index + 1, refusal}};
}

std::optional<Round> playRound(const RoundSetup& setup, Faults& faults) {
    Round round(setup.rules, *Pack::fromCards(setup.deck), setup.dealer);
    for (std::size_t i = 0; i < setup.plays.size(); ++i) {
        if (const auto refusal = applyText(round, setup.plays[i])) {
            faults.push_back(playFault(i, *refusal));
            return std::nullopt;
        }
    }
    return round;
}

Json answerPlays(Question& question, Faults& faults) {
    RuleSet rules = question.rules();
    rules.capture.firstAce = FirstAce::Free; // later in a round
    CardSet left = Pack::contents(rules.pack.cards);
    CardSet hand = question.cards("hand", left);
    CardSet table = question.cards("table", left);
    if (rules.declarations.wildKeepsRank) {
        int rank = kSeven;
        question.reader().read("named", rank, kAce, kKing);
        const CardSet seven{Card::sevenOfCupsAs(rank)};
        hand = hand.asPlayedAmong(seven);
        table = table.asPlayedAmong(seven);
    }
    if (rules.capture.steal) {
        table |= question.cards("tops", left); // of the piles that the hand may steal
    }
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
    const auto sweeps = question.perSide("sweeps", rules.sides(), 0, kMostPoints);
    const auto declarations = question.perSide("declarations", rules.sides(), 0, kMostPoints);
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
    const RoundSetup setup = readRoundSetup(question);
    question.reader().reportUnknownKeys();
    const auto round = faults.empty() ? playRound(setup, faults) : std::nullopt;
    if (!round) {
        return {};
    }
    Json hands = Json::array();
    for (int seat = 0; seat < setup.rules.table.players; ++seat) {
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
    const RoundOutcome outcome =
        outcomeOfRound(setup.rules, round->scoresBefore(), round->points(), round->wholeSuitSide());
    Json answer{{"redeal", redeal},
                {"hands", hands},
                {"table", cardsToJson(round->table())},
                {"stock", round->stockSize()},
                {"piles", piles},
                {"sweeps", sweeps},
                {"turn", asked ? Json(round->turn()) : Json()},
                {"over", round->over()},
                {"points", round->over() ? pointsToJson(outcome.marking.points, setup.rules.sides())
                                         : Json()}};
    if (setup.rules.declarations.wildKeepsRank) {
        const CardSet named = round->uncaptured().named();
        answer["named"] = named.empty() ? Json() : Json(named.first().rank());
    }
    for (int side = 0; setup.rules.capture.steal && side < setup.rules.sides(); ++side) {
        answer["tops"].push_back(cardOrNull(round->top(side)));
    }
    return answer;
}

Json answerCertain(Question& question, Faults& faults) {
    const RoundSetup setup = readRoundSetup(question);
    question.reader().reportUnknownKeys();
    const auto round = faults.empty() ? playRound(setup, faults) : std::nullopt;
    if (!round) {
        return {};
    }
    Json certain = Json::array();
    for (int side = 0; side < setup.rules.sides(); ++side) {
        certain.push_back(certainPoints(*round, side));
    }
    return {{"certain", certain}};
}

/// `millis` limits the thinking time; without it the level uses its usual budget.
std::unique_ptr<Player> readPlayer(Question& question) {
    constexpr int kMaxMillis = 3600000;
    const std::string level = question.text("level");
    int millis = 0;
    question.reader().read("millis", millis, 0, kMaxMillis);
    auto player = makePlayer(level, question.seed(), {0, std::chrono::milliseconds(millis)});
    if (!player) {
        question.reader().mismatch("level", level, {FaultCode::NotOneOf, {levelList()}});
    }
    return player;
}

/// A match in the round given. @return nothing if a play is refused, which is a fault, or the deal
/// is void, which is none.
std::optional<Match> playMatch(const RoundSetup& setup, const BySide<int>& scores, Faults& faults) {
    const Pack deck = *Pack::fromCards(setup.deck);
    Match match(setup.rules, 0, setup.dealer, scores);
    const bool dealt = match.dealFrom(deck);
    for (std::size_t i = 0; dealt && i < setup.plays.size(); ++i) {
        const std::optional<Fault> refusal = !match.over() && match.needsDeal()
                                                 ? FaultCode::RoundOver
                                                 : applyText(match, setup.plays[i]);
        if (refusal) {
            faults.push_back(playFault(i, *refusal));
            return std::nullopt;
        }
    }
    // A cut card on the table can make the match deal other cards.
    return dealt && match.played().back().pack == deck ? std::optional(match) : std::nullopt;
}

Json answerMatch(Question& question, Faults& faults) {
    const RoundSetup setup = readRoundSetup(question);
    const int sides = setup.rules.sides();
    const auto before = question.perSide("scores", sides, -kMostPoints, kMostPoints);
    question.reader().reportUnknownKeys();
    if (!faults.empty()) {
        return {};
    }
    BySide<int> scores{};
    std::copy(before.begin(), before.end(), scores.begin());
    const auto match = playMatch(setup, scores, faults);
    if (!match) {
        if (faults.empty()) {
            faults.push_back({"/deck", FaultCode::RedealRequired});
        }
        return {};
    }
    return {{"scores", match->markedScores().first(sides)},
            {"result", match->over() ? resultToJson(*match->result(), sides) : Json()}};
}

Json answerChoose(Question& question, Faults& faults) {
    const RoundSetup setup = readRoundSetup(question);
    const auto player = readPlayer(question);
    question.reader().reportUnknownKeys();
    const auto match = faults.empty() ? playMatch(setup, {}, faults) : std::nullopt;
    if (!match || match->turn() < 0) {
        if (faults.empty()) {
            faults.push_back(FaultCode::NobodyToAnswer);
        }
        return {};
    }
    // The player only gets the view, never the deck.
    const auto decision = player->choose(match->view(match->turn()), StopToken());
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
    if (kind == "match") {
        return answerMatch(question, faults);
    }
    if (kind == "choose") {
        return answerChoose(question, faults);
    }
    question.reader().mismatch(
        "ask", kind, {FaultCode::NotOneOf, {"plays, score, round, certain, match, choose"}});
    return {};
}

} // namespace

Answer answerQuestion(std::string_view question) {
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
        return refuseQuestion(error + omittedCountText(faults, "; "));
    }
    return {oneLine(result), true};
}

Answer refuseQuestion(std::string_view why) {
    return {oneLine({{"error", why}}), false};
}

} // namespace settebello::cli
