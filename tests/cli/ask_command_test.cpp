// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "core/json/wrong_types.h"

#include "cards/pack.h"
#include "game/match.h"
#include "players/levels/levels.h"
#include "rules/presets.h"
#include "rules/scoring_items.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace settebello::cli {
namespace {

using Json = nlohmann::json;

/// The answer to one question as JSON; the exit status must match.
Json askText(std::string question) {
    std::replace(question.begin(), question.end(), '\n', ' ');
    const RunResult ran = run({"ask"}, question + "\n");
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 1) << ran.out;
    Json answer = Json::parse(ran.out);
    EXPECT_EQ(ran.exitCode, answer.contains("error") ? 1 : 0) << ran.out;
    return answer;
}
Json ask(const Json& question) {
    return askText(question.dump());
}

Json sortedDeck(int cards = 40) {
    Json deck = Json::array();
    const Pack pack(cards);
    for (const Card card : pack.cards()) {
        deck.push_back(toString(card));
    }
    return deck;
}

TEST(AskCommand, Plays) {
    EXPECT_EQ(askText(R"({"ask":"plays","rules":"scopa","hand":["10B","9C"],"table":["3D","7C"]})"),
              Json::parse(R"({"plays":["10B=3D+7C","9C"]})"));
    EXPECT_EQ(askText(R"({"ask":"plays","hand":["1D"],"table":[],
                      "rules":{"base":"scopa-assi","rules":{"capture":{"loneAce":"takesItself"}}}})"
                      ""),
              Json::parse(R"({"plays":["1D=1D"]})"));
    EXPECT_EQ(askText(R"({"ask":"plays","hand":["4D"],"table":["1D","3C","4S","7D"],)"
                      R"("rules":{"capture":{"sum":"fifteen","choice":"free"}}})"),
              Json::parse(R"({"plays":["4D=1D+7D+3C","4D=7D+4S"]})"));
    EXPECT_EQ(askText(R"({"ask":"plays","hand":[],"table":["3D"]})"),
              Json::parse(R"({"plays":[]})"));
}

TEST(AskCommand, Score) {
    Json answer = askText(R"({"ask":"score","rules":"scopone-trente",
        "piles":[["1D","2D","3D","4D","5D","6D","7D","8D","9D","10D"],["7C"]],
        "sweeps":[2,0],"declarations":[0,3]})");
    EXPECT_EQ(answer["wholeSuit"], 0);
    Json expected{{"total", 11}};
    for (const ScoringItemInfo& info : kScoringItems) {
        expected[std::string(info.name)] = 0;
    }
    expected.update(Json::parse(R"({"cards":1,"suit":1,"settebello":1,"sweeps":2,"lowCards":6})"));
    EXPECT_EQ(answer["points"][0], expected);
    EXPECT_EQ(answer["points"][1]["total"], 3);
    Json plain = askText(R"({"ask":"score","rules":"scopa","piles":[
        ["1D","2D","3D","4D","5D","6D","7D","8D","9D","10D"],["7C"]]})");
    EXPECT_EQ(plain["wholeSuit"], nullptr) << "does not win under these rules";
    EXPECT_EQ(plain["points"][0]["sweeps"], 0);
    EXPECT_EQ(
        askText(
            R"({"ask":"score","rules":{"table":{"players":3}},"piles":[["7C"],[],[]]})")["points"]
            .size(),
        3U);
}

TEST(AskCommand, Round) {
    Json question{{"ask", "round"}, {"rules", "scopa"}, {"dealer", 0}, {"deck", sortedDeck()}};
    EXPECT_EQ(ask(question), Json::parse(R"({"redeal":false,
        "hands":[["2D","4D","6D"],["1D","3D","5D"]],"table":["7D","8D","9D","10D"],"stock":30,
        "piles":[[],[]],"sweeps":[0,0],"turn":1,"over":false,"points":null})"));
    question["plays"] = {"1D", "2D"};
    EXPECT_EQ(ask(question)["table"], (Json{"1D", "2D", "7D", "8D", "9D", "10D"}));
    question["plays"] = {"1D", "2D", "3D=1D+2D"};
    Json answer = ask(question);
    EXPECT_EQ(answer["piles"], Json::parse(R"([[],["1D","2D","3D"]])"))
        << "the third card takes the first two";
    question["plays"] = {"1D", "2D", "3D"};
    EXPECT_EQ(ask(question), (Json{{"error", "play 3: 3D: the card must capture"}}));
    question["plays"] = {"1D", 7};
    EXPECT_EQ(ask(question), (Json{{"error", "play 2: 7 is not a play"}}));
    question["plays"] = {"out"};
    EXPECT_EQ(ask(question), (Json{{"error", "play 1: out: a play is awaited"}}));
}

TEST(AskCommand, FinishedRound) {
    // Greedy players play it; ask gets their plays.
    Pack pack;
    Random random(11);
    pack.shuffle(random);
    Match match(RuleSet{}, 0, 1);
    ASSERT_TRUE(match.dealFrom(pack));
    const auto player = makePlayer("greedy", 0);
    Json plays = Json::array();
    Json deck = Json::array();
    for (const Card card : pack.cards()) {
        deck.push_back(toString(card));
    }
    while (match.turn() >= 0) {
        Json question{{"ask", "choose"}, {"rules", "scopa"},  {"dealer", 1}, {"deck", deck},
                      {"plays", plays},  {"level", "greedy"}, {"seed", 7},   {"millis", 200}};
        const auto decision = player->choose(match.view(match.turn()), StopToken());
        EXPECT_EQ(ask(question), (Json{{"play", toString(*decision)}}));
        plays.push_back(toString(*decision));
        match.apply(*decision);
    }
    Json question{
        {"ask", "round"}, {"rules", "scopa"}, {"dealer", 1}, {"deck", deck}, {"plays", plays}};
    Json answer = ask(question);
    EXPECT_EQ(answer["over"], true);
    EXPECT_EQ(answer["turn"], nullptr);
    EXPECT_EQ(answer["stock"], 0);
    EXPECT_EQ(answer["piles"][0].size() + answer["piles"][1].size(), 40U);
    question["ask"] = "certain";
    Json certain = ask(question);
    for (std::size_t side = 0; side < 2; ++side) {
        const int total = match.played()[0].points[side].total();
        EXPECT_EQ(answer["points"][side]["total"], total);
        EXPECT_EQ(certain["certain"][side], total);
    }
    question["ask"] = "choose";
    question["level"] = "greedy";
    EXPECT_EQ(ask(question), (Json{{"error", "nobody has to answer"}}));
    question["plays"].push_back("7D");
    EXPECT_EQ(ask(question), (Json{{"error", "play 37: the round is over"}}));
}

TEST(AskCommand, Redeal) {
    Json deck = sortedDeck();
    int place = 6;
    for (const char* king : {"10D", "10C", "10S"}) {
        std::iter_swap(std::find(deck.begin(), deck.end(), king), deck.begin() + place++);
    }
    Json question{{"ask", "round"}, {"rules", "scopa"}, {"dealer", 0}, {"deck", deck}};
    Json answer = ask(question);
    EXPECT_EQ(answer["redeal"], true);
    EXPECT_EQ(answer["turn"], nullptr);
    EXPECT_EQ(answer["over"], false);
    question["plays"] = {"1D"};
    EXPECT_EQ(ask(question)["error"], "play 1: 1D: the first table cards ask for another deal");
    question["plays"] = Json::array();
    question["ask"] = "choose";
    question["level"] = "random";
    EXPECT_EQ(ask(question), (Json{{"error", "nobody has to answer"}}));
}

TEST(AskCommand, RoundWithCutAndDeclarations) {
    Json question{{"ask", "round"}, {"rules", "chkobba"}, {"dealer", 1}, {"deck", sortedDeck()}};
    Json answer = ask(question);
    EXPECT_EQ(answer["stock"], 40);
    EXPECT_EQ(answer["turn"], 0);
    question["plays"] = {"place"};
    answer = ask(question);
    EXPECT_EQ(answer["table"], (Json{"1D", "8D", "9D", "10D"}));
    EXPECT_EQ(answer["hands"][0], (Json{"2D", "4D", "6D"}));
    question["plays"] = {"keep", "1D"};
    EXPECT_EQ(ask(question)["turn"], 1);

    // Ace, three, five: nine points; two, four, six: twelve.
    question = {{"ask", "round"}, {"rules", "bazzica"}, {"dealer", 1}, {"deck", sortedDeck()}};
    EXPECT_EQ(ask(question)["turn"], 0);
    question["plays"] = {"1D"};
    EXPECT_EQ(ask(question)["error"], "play 1: 1D: declare or pass is awaited");
    question["plays"] = {"declare", "1D"};
    EXPECT_EQ(ask(question)["turn"], 1);
    question["ask"] = "certain";
    EXPECT_EQ(ask(question), Json::parse(R"({"certain":[3,0]})"));
}

TEST(AskCommand, MatchWithClaims) {
    const Json rules = {{"base", "scopa"}, {"rules", {{"match", {{"callingOut", true}}}}}};
    Json question{{"ask", "match"}, {"rules", rules}, {"dealer", 0}, {"deck", sortedDeck()}};
    EXPECT_EQ(ask(question), Json::parse(R"({"scores":[0,0],"result":null})"));
    question["plays"] = {"out"};
    EXPECT_EQ(ask(question), Json::parse(R"({"scores":[0,0],
        "result":{"by":"falseClaim","double":false,"scores":[0,0],"winner":0}})"));
    question["scores"] = {10, 12};
    EXPECT_EQ(ask(question)["result"]["by"], "calledOut");
    question["scores"] = {12, 12};
    EXPECT_EQ(ask(question)["result"]["by"], "falseClaim") << "at the target, but not ahead";
    question["plays"] = {"out", "1D"};
    EXPECT_EQ(ask(question)["error"], "play 2: \"1D\": the match is over");
    question["rules"] = "scopa";
    EXPECT_EQ(ask(question)["error"], "play 1: out: a play is awaited");
    question["scores"] = {12};
    EXPECT_EQ(ask(question)["error"], "/scores: a list is not a list of 2 numbers");
    question["scores"] = {-1000, 1001};
    EXPECT_EQ(ask(question)["error"], "/scores/1: 1001 is not one of -1000 … 1000");
    question["scores"] = {-1, 0};
    question["deck"] = sortedDeck();
    std::swap(question["deck"][7], question["deck"][19]);
    std::swap(question["deck"][8], question["deck"][29]);
    question["plays"] = Json::array();
    EXPECT_EQ(ask(question)["error"], "/deck: the first table cards ask for another deal");
}

TEST(AskCommand, MatchThatEndsAtOnce) {
    // Seat 1 has 10D 7D 2S, and ace to four of coins lie on the table.
    Json deck = {"10D", "1S", "7D", "8B", "2S", "9B", "1D", "2D", "3D", "4D"};
    for (const Json& card : sortedDeck()) {
        if (std::find(deck.begin(), deck.end(), card) == deck.end()) {
            deck.push_back(card);
        }
    }
    Json question{{"ask", "match"}, {"rules", "scopa-simplified"}, {"dealer", 0},
                  {"deck", deck},   {"scores", {10, 10}},          {"plays", {"10D=1D+2D+3D+4D"}}};
    EXPECT_EQ(ask(question), Json::parse(R"({"scores":[10,11],
        "result":{"by":"points","double":false,"scores":[10,11],"winner":1}})"));
    question["rules"] = "scopa";
    EXPECT_EQ(ask(question), Json::parse(R"({"scores":[10,10],"result":null})"));
    question["rules"] = "scopa-simplified";
    question["scores"] = {10, 9};
    EXPECT_EQ(ask(question), Json::parse(R"({"scores":[10,10],"result":null})"))
        << "the sweep is marked while the round is played";
    // In a round by itself the first sweep reaches a target of one.
    const Json toOne{{"base", "scopa-simplified"}, {"rules", {{"match", {{"target", 1}}}}}};
    Json round{{"ask", "round"}, {"rules", toOne}, {"dealer", 0}, {"deck", deck}};
    round["plays"] = {"10D=1D+2D+3D+4D"};
    const Json answer = ask(round);
    EXPECT_EQ(answer["over"], true);
    EXPECT_EQ(answer["points"][1]["sweeps"], 1);
    EXPECT_EQ(answer["points"][1]["total"], 1) << "the cards are not counted any more";
}

TEST(AskCommand, ContinuesAfterABadQuestion) {
    const RunResult ran = run({"ask"}, "{\n\n  \r\n"
                                       R"({"ask":"plays","hand":["9C"],"table":[]})"
                                       "\nnull");
    EXPECT_EQ(ran.exitCode, 1);
    std::istringstream lines(ran.out);
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(line.substr(0, 24), R"({"error":"is not JSON: p)");
    std::getline(lines, line);
    EXPECT_EQ(line, R"({"plays":["9C"]})");
    std::getline(lines, line);
    EXPECT_EQ(line.substr(0, 35), R"({"error":"null is not an object"})");
    EXPECT_FALSE(std::getline(lines, line));
}

TEST(AskCommand, RefusesEmptyInput) {
    for (const char* input : {"", "\n", " \n\r\n\t"}) {
        const RunResult ran = run({"ask"}, input);
        EXPECT_EQ(ran.exitCode, 2);
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(ran.err.substr(0, ran.err.find('\n')),
                  "settebello-cli ask: there is no question on standard input");
    }
}

TEST(AskCommand, RefusesLongLinesAndGoesOn) {
    constexpr std::size_t kMost = std::size_t{1} << 20;
    const std::string question = R"({"ask":"plays","hand":["9C"],"table":[]})";
    const std::string longest = question + std::string(kMost - question.size(), ' ');
    const RunResult ran = run({"ask"}, longest + "\n" + longest + " \n" + question + "\n");
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_EQ(ran.out, "{\"plays\":[\"9C\"]}\n"
                       "{\"error\":\"the line is longer than 1 MiB\"}\n"
                       "{\"plays\":[\"9C\"]}\n");
}

TEST(AskCommand, CountsWhatItDoesNotList) {
    std::string question = R"({"ask":"plays","hand":["9C"],"table":[])";
    for (int i = 0; i < 150; ++i) {
        question += ",\"" + std::to_string(i) + "\":0";
    }
    const std::string error = askText(question + "}")["error"];
    EXPECT_EQ(error.substr(error.rfind("; ")), "; and 50 more");
}

struct Bad {
    const char* question;
    const char* error;
};

constexpr Bad kBad[] = {
    {R"({})", "/ask: is missing"},
    {R"({"ask":7})", "/ask: 7 is not text"},
    {R"({"ask":"why"})",
     R"(/ask: "why" is not one of plays, score, round, certain, match, choose)"},
    {R"({"ask":"plays","rules":"skat","hand":[],"table":[]})", R"(/rules: "skat" is not a preset)"},
    {R"({"ask":"plays","rules":7,"hand":[],"table":[]})", "/rules: 7 is not an object"},
    {R"({"ask":"plays","rules":{"base":"skat"},"hand":[],"table":[]})",
     R"(/rules/base: "skat" is not one of scopa, scopa-initiation)"},
    {R"({"ask":"plays","rules":{"rules":{"capture":{"choice":"most"}}},"hand":[],"table":[]})",
     R"(/rules/capture/choice: "most" is not one of singleFirst, fewest, free)"},
    {R"({"ask":"plays","rules":{"capture":{"choice":"most"}},"hand":[],"table":[]})",
     R"(/rules/capture/choice: "most" is not one of singleFirst, fewest, free)"},
    {R"({"ask":"plays","rules":{"table":{"teams":true}},"hand":[],"table":[]})",
     "/rules/table/teams: true: teams need 4 or 6 players"},
    {R"({"ask":"plays","rules":{"base":"scopa","mood":1},"hand":[],"table":[]})",
     "/rules/mood: unknown key"},
    {R"({"ask":"plays","table":[]})", "/hand: is missing"},
    {R"({"ask":"plays","hand":"7D","table":[]})", R"(/hand: "7D" is not a list of cards)"},
    {R"({"ask":"plays","hand":["7X"],"table":[]})", R"(/hand/0: "7X" is not a card)"},
    {R"({"ask":"plays","hand":["7D"],"table":["1D","7D"]})",
     "/table/1: 7D appears twice or is not in the pack"},
    {R"({"ask":"plays","rules":"scopa-corse","hand":["2D"],"table":[]})",
     "/hand/0: 2D appears twice or is not in the pack"},
    {R"({"ask":"plays","hand":[],"table":[],"hint":1})",
     "/hint: unknown key, not one of ask, hand, rules, table"},
    {R"({"ask":"plays","hand":[],"hand":[],"table":[]})", "/hand: appears twice"},
    {R"({"ask":"score","piles":[[]]})", "/piles: a list is not a list of 2 piles"},
    {R"({"ask":"score","piles":[["7D"],["7D"]]})",
     "/piles/1/0: 7D appears twice or is not in the pack"},
    {R"({"ask":"score","piles":[[],[]],"sweeps":[1]})",
     "/sweeps: a list is not a list of 2 numbers"},
    {R"({"ask":"score","piles":[[],[]],"sweeps":[1,-1]})", "/sweeps/1: -1 is not one of 0 … 1000"},
    {R"({"ask":"round","deck":[]})", "/dealer: is missing"},
    {R"({"ask":"round","dealer":2,"deck":[]})", "/dealer: 2 is not one of 0 … 1"},
    {R"({"ask":"round","dealer":0,"deck":["1D"]})", "/deck: 2D is missing"},
    {R"({"ask":"round","dealer":0,"deck":["1D"],"plays":"1D"})",
     R"(/deck: 2D is missing; /plays: "1D" is not a list of plays)"},
};

TEST(AskCommand, ReportsBadQuestions) {
    for (const Bad& bad : kBad) {
        const std::string error = askText(bad.question)["error"];
        const std::string expected = bad.error;
        EXPECT_EQ(error.substr(0, expected.size()), expected);
    }
}

TEST(AskCommand, ReportsBadChooseQuestions) {
    Json question{{"ask", "choose"}, {"dealer", 0}, {"deck", sortedDeck()}};
    EXPECT_EQ(std::string(ask(question)["error"]).substr(0, 18), "/level: is missing");
    question["level"] = "expert-of-none";
    EXPECT_EQ(std::string(ask(question)["error"]).substr(0, 36),
              R"(/level: "expert-of-none" is not one )");
    question["level"] = "random";
    question["seed"] = -1;
    EXPECT_EQ(ask(question)["error"], "/seed: -1 is not a whole number");
    question["seed"] = 1;
    question["millis"] = "soon";
    EXPECT_EQ(ask(question)["error"], R"(/millis: "soon" is not one of 0 … 3600000)");
    question["millis"] = 10;
    question["plays"] = {"10B"};
    EXPECT_EQ(ask(question)["error"], "play 1: 10B: the card is not in the hand");
}

/// Every level answers with a legal play.
TEST(AskCommand, LetsEveryLevelChoose) {
    Match match(findPreset("scopone")->rules, 3, 0);
    match.deal();
    Json deck = Json::array();
    for (const Card card : match.played().back().pack.cards()) {
        deck.push_back(toString(card));
    }
    std::vector<Decision> legal;
    legalDecisions(match.view(match.turn()), legal);
    for (const std::string_view level : levels()) {
        Json question{
            {"ask", "choose"},        {"rules", "scopone"},          {"dealer", 0}, {"deck", deck},
            {"plays", Json::array()}, {"level", std::string(level)}, {"seed", 7},   {"millis", 20}};
        const Json answer = ask(question);
        ASSERT_TRUE(answer.contains("play")) << level << ": " << answer;
        const auto decision = parseDecision(answer["play"].get<std::string>());
        ASSERT_TRUE(decision);
        EXPECT_NE(std::find(legal.begin(), legal.end(), *decision), legal.end()) << level;
    }
}

TEST(AskCommand, NamesValuesOfTheWrongType) {
    const Json deal{{"rules", {{"base", "scopa"}, {"rules", {{"match", {{"target", 21}}}}}}},
                    {"dealer", 0},
                    {"deck", sortedDeck()}};
    std::vector<Json> questions{
        {{"ask", "plays"}, {"rules", "scopa"}, {"hand", {"7D"}}, {"table", {"7C"}}},
        {{"ask", "score"}, {"piles", {{"7D"}, Json::array()}}, {"sweeps", {1, 0}}}};
    for (const char* kind : {"round", "certain", "match", "choose"}) {
        Json& question = questions.emplace_back(deal);
        question["ask"] = kind;
        question["plays"] = {"1D"};
    }
    questions[4]["scores"] = {1, 2};
    questions[5].update({{"level", "random"}, {"seed", 7}, {"millis", 20}});
    for (const Json& good : questions) {
        test::forEachWrongType(good, [](const test::ChangedDocument& changed) {
            const Json answer = ask(changed.document);
            const bool isNamedRules = changed.path == "/rules" && changed.value == Json::object();
            if (!changed.hasOtherType || isNamedRules) {
                return;
            }
            ASSERT_TRUE(answer.contains("error")) << changed.path << changed.value;
            const std::string error = answer["error"];
            std::string named = changed.path.starts_with("/plays/") ? "play 1: " : changed.path;
            constexpr std::string_view kToggles = "/rules/rules/"; // as in rules.md §2
            if (named.starts_with(kToggles)) {
                named.erase(0, kToggles.size() - 1).insert(0, "/rules");
            }
            EXPECT_NE(error.find(named), std::string::npos) << changed.path << ": " << error;
        });
    }
}

} // namespace
} // namespace settebello::cli
