// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record.h"

#include "compare/code_play.h"

#include "rules/check_rules.h"
#include "rules/presets.h"
#include "rules/scoring_items.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace settebello {
namespace {

using Json = nlohmann::json;

/// A random legal decision; claims are rare, or no match would last.
Decision randomDecision(const Match& match, Random& random) {
    std::vector<Decision> decisions;
    legalDecisions(match.view(match.turn()), decisions);
    const Decision decision = decisions[random.below(static_cast<std::uint32_t>(decisions.size()))];
    const bool claims = decision.kind == Decision::Kind::ClaimOut;
    return claims && random.below(50) != 0 ? decisions.front() : decision;
}

/// Plays at random for at most this many decisions, or to the end.
void playOn(Match& match, Random& random, int decisions) {
    while (!match.over() && decisions-- > 0) {
        if (match.needsDeal()) {
            match.deal();
        }
        ASSERT_EQ(match.apply(randomDecision(match, random)), DecisionFault::None);
    }
}

constexpr int kToTheEnd = 1000000;

constexpr std::uint64_t kSeed = 0x9f86d081884c7d65;

std::vector<SeatSetup> playersFor(const RuleSet& rules) {
    std::vector<SeatSetup> players{{"Anna \"la\" Zoë", "human"}, {"Ciro", "expert", kSeed}};
    players.resize(static_cast<std::size_t>(rules.table.players), {"", "engine:bot"});
    return players;
}

std::string record(const Match& match) {
    return recordText({{"", "scopa", match.rules()}, playersFor(match.rules())}, match);
}

std::string faultOf(const std::string& text) {
    Faults faults;
    const bool read = readRecord(text, 0, faults).has_value();
    EXPECT_EQ(read, faults.empty());
    return faults.empty() ? "" : faults.front().text();
}
std::string faultOf(const Json& json) {
    return faultOf(json.dump());
}

void expectSame(const Match& a, const Match& b) {
    EXPECT_EQ(a.rules(), b.rules());
    EXPECT_EQ(a.scores(), b.scores());
    EXPECT_EQ(a.result(), b.result());
    EXPECT_EQ(a.turn(), b.turn());
    ASSERT_EQ(a.played().size(), b.played().size());
    for (std::size_t i = 0; i < a.played().size(); ++i) {
        EXPECT_EQ(a.played()[i].dealer, b.played()[i].dealer);
        EXPECT_EQ(a.played()[i].pack, b.played()[i].pack);
        EXPECT_EQ(a.played()[i].moves, b.played()[i].moves);
        EXPECT_EQ(a.played()[i].scored, b.played()[i].scored);
        EXPECT_EQ(a.played()[i].points, b.played()[i].points);
    }
    for (int seat = 0; !a.played().empty() && seat < a.rules().table.players; ++seat) {
        EXPECT_EQ(a.view(seat), b.view(seat));
    }
}

class RecordOfPreset : public testing::TestWithParam<Preset> {};

TEST_P(RecordOfPreset, RoundTripsAWholeMatch) {
    for (const bool callingOut : {false, true}) {
        RuleSet rules = GetParam().rules;
        rules.match.callingOut = callingOut;
        if (!checkRules(rules).empty()) {
            continue; // nobody may claim in this game
        }
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Match match(rules, seed);
            Random random(seed);
            playOn(match, random, kToTheEnd);
            const NamedRules named{"", std::string(GetParam().id), rules};
            const auto players = playersFor(rules);
            const std::string text = recordText({named, players}, match);
            Faults faults;
            const auto read = readRecord(text, seed, faults);
            ASSERT_TRUE(read) << faults.front().text();
            EXPECT_EQ(read->setup.rules, named);
            EXPECT_EQ(read->setup.seats, players);
            expectSame(read->match, match);
            EXPECT_EQ(recordText(read->setup, read->match), text);
        }
    }
}

/// The autosave: the match can continue from a record written at any moment.
TEST_P(RecordOfPreset, ContinuesWhereItStopped) {
    Random random(9);
    for (const int decisions : {0, 1, 2, 3, 5, 8, 13, 29, 35, 36, 37, 38, 60}) {
        Match match(GetParam().rules, 5);
        playOn(match, random, decisions);
        Faults faults;
        auto read = readRecord(record(match), 6, faults);
        ASSERT_TRUE(read) << faults.front().text();
        expectSame(read->match, match);
        playOn(read->match, random, 100);
    }
}

std::string testName(const testing::TestParamInfo<Preset>& info) {
    std::string name(info.param.id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Presets, RecordOfPreset, testing::ValuesIn(presets()), testName);

TEST(Record, IsReadWithoutTheSeedsThatOlderVersionsDidNotWrite) {
    Json json = Json::parse(record(Match(RuleSet{}, 1)));
    json["players"][1].erase("seed");
    Faults faults;
    const auto read = readRecord(json.dump(), 0, faults);
    ASSERT_TRUE(read) << faults.front().text();
    EXPECT_EQ(read->setup.seats[1].seed, std::nullopt);
}

TEST(Record, CarriesTheNameOfHouseRules) {
    Match match(RuleSet(), 1);
    match.deal();
    MatchSetup setup{{"Nonna's \"rules\"", "scopa", match.rules()}, playersFor(match.rules())};
    const std::string text = recordText(setup, match);
    Faults faults;
    const auto read = readRecord(text, 0, faults);
    ASSERT_TRUE(read) << faults.front().text();
    EXPECT_EQ(read->setup.rules, setup.rules);
    EXPECT_EQ(recordText(read->setup, read->match), text);
    Json json = Json::parse(text);
    json["name"] = 7;
    EXPECT_EQ(faultOf(json.dump()), "/name: 7 is not text");
    setup.rules.name.clear();
    EXPECT_FALSE(Json::parse(recordText(setup, match)).contains("name"));
}

TEST(Record, HasTheFormatOfTheSpecification) {
    Match match(RuleSet{}, 1, 1);
    Random random(1);
    playOn(match, random, kToTheEnd);
    const Json json = Json::parse(record(match));
    EXPECT_EQ(json["format"], "settebello.record");
    EXPECT_EQ(json["version"], 1);
    EXPECT_EQ(json["base"], "scopa");
    EXPECT_EQ(json["rules"], Json::object());
    EXPECT_EQ(json["players"][1],
              (Json{{"name", "Ciro"}, {"kind", "expert"}, {"seed", "9f86d081884c7d65"}}));
    const Json& round = json["rounds"][0];
    EXPECT_EQ(round["dealer"], 1);
    EXPECT_EQ(round["deck"].size(), 40U);
    EXPECT_EQ(round["deck"][0], "5D") << "the first of seed 1";
    EXPECT_EQ(round["plays"].size(), 36U);
    EXPECT_EQ(round["points"].size(), 2U);
    std::vector<std::string> items;
    for (const auto& item : round["points"][0].items()) {
        items.push_back(item.key());
    }
    std::vector<std::string> expected{"total"};
    for (const ScoringItemInfo& info : kScoringItems) {
        expected.emplace_back(info.name);
    }
    std::ranges::sort(expected);
    EXPECT_EQ(items, expected);
    EXPECT_EQ(json["result"]["by"], "points");
    EXPECT_EQ(json["result"]["double"], false);
    EXPECT_EQ(json["result"]["scores"].size(), 2U);
}

TEST(Record, CanBeOfAMatchThatHasNotBegun) {
    const Match match(RuleSet{}, 1);
    const Json json = Json::parse(record(match));
    EXPECT_EQ(json["rounds"], Json::array());
    EXPECT_FALSE(json.contains("result"));
    EXPECT_EQ(faultOf(json), "");
}

/// A match by a code, played on for some decisions.
Match playedByCode(const DealCode& code, const RuleSet& rules, int decisions) {
    Match match(rules, seedOf(code));
    Random random(3);
    while (!match.over() && decisions-- > 0) {
        if (match.needsDeal()) {
            dealByCode(match, code);
        }
        match.apply(randomDecision(match, random));
    }
    return match;
}

std::string recordByCode(const Match& match, const DealCode& code, std::string_view base) {
    return recordText({{"", std::string(base), match.rules()},
                       playersFor(match.rules()),
                       0,
                       MatchCode{code, true}},
                      match);
}

TEST(Record, KeepsTheCodeAndContinuesWithItsCards) {
    for (const char* preset : {"scopa", "chkobba", "cirulla", "scopone"}) {
        for (const int decisions : {0, 1, 2, 5, 36, 40, 75}) {
            RuleSet rules = findPreset(preset)->rules;
            rules.deal.firstDealer = FirstDealer::KingOfCoins;
            const DealCode code = dealCodeOf(rules, 4711);
            Match match = playedByCode(code, rules, decisions);
            const std::string text = recordByCode(match, code, preset);
            Faults faults;
            auto read = readRecord(text, 5, faults);
            ASSERT_TRUE(read) << faults.front().text();
            EXPECT_EQ(read->setup.code, (MatchCode{code, true}));
            EXPECT_EQ(recordText(read->setup, read->match), text);
            expectSame(read->match, match);
            // Also where the next decision makes the deal void.
            Random first(8);
            Random second(8);
            for (int i = 0; i < 30 && match.turn() >= 0; ++i) {
                match.apply(randomDecision(match, first));
                read->match.apply(randomDecision(read->match, second));
            }
            expectSame(read->match, match);
        }
    }
}

TEST(Record, SaysWhetherItsCardsAreKnown) {
    Match match((RuleSet()), 3);
    Random random(3);
    playOn(match, random, 7);
    MatchSetup setup{{"", "scopa", match.rules()}, playersFor(match.rules())};
    EXPECT_FALSE(cardsAreKnown(setup));
    EXPECT_EQ(recordText(setup, match).find("copied"), std::string::npos);
    setCardsKnown(setup);
    const std::string text = recordText(setup, match);
    Faults faults;
    const auto read = readRecord(text, 0, faults);
    ASSERT_TRUE(read);
    EXPECT_TRUE(cardsAreKnown(read->setup));
    EXPECT_EQ(recordText(read->setup, read->match), text);

    const DealCode code = dealCodeOf(match.rules(), 4711);
    MatchSetup drawn = setup;
    drawn.code = MatchCode{code, false};
    EXPECT_FALSE(cardsAreKnown(drawn)) << "its code says it";
    setCardsKnown(drawn);
    EXPECT_TRUE(drawn.code->given);
    Json json = Json::parse(recordByCode(playedByCode(code, match.rules(), 45), code, "scopa"));
    json["copied"] = true;
    EXPECT_TRUE(faultOf(json).starts_with("/copied: unknown key")) << faultOf(json);
}

TEST(Record, OfTheSameCardsIsFoundByItsCodeOrFirstDeal) {
    const auto recordOf = [](std::uint64_t seed, std::optional<DealCode> code, int decisions) {
        Match match(RuleSet(), seed);
        Random random(seed + static_cast<std::uint64_t>(decisions));
        playOn(match, random, decisions);
        MatchSetup setup{{"", "scopa", match.rules()}, playersFor(match.rules())};
        if (code) {
            setup.code = MatchCode{*code, false};
        }
        return Record{setup, match};
    };
    const DealCode code = dealCodeOf(RuleSet(), 4711);
    EXPECT_TRUE(haveSameCards(recordOf(3, {}, 5), recordOf(3, {}, 50)));
    EXPECT_FALSE(haveSameCards(recordOf(3, {}, 5), recordOf(4, {}, 5)));
    EXPECT_TRUE(haveSameCards(recordOf(3, code, 5), recordOf(3, code, 50)));
    EXPECT_FALSE(haveSameCards(recordOf(3, code, 5), recordOf(3, dealCodeOf(RuleSet(), 5), 5)));
    EXPECT_FALSE(haveSameCards(recordOf(3, code, 5), recordOf(3, {}, 5)));
}

TEST(Record, IsRefusedIfItsCodeDealsOtherCards) {
    const DealCode code = dealCodeOf(RuleSet(), 4711);
    const Json json = Json::parse(recordByCode(playedByCode(code, RuleSet(), 45), code, "scopa"));
    const auto changed = [&](const char* path, const Json& value) {
        Json with = json;
        with[Json::json_pointer(path)] = value;
        return faultOf(with);
    };
    const std::string name = toString(code);
    EXPECT_EQ(faultOf(json), "");
    DealCode other = code;
    const int dealer = json["rounds"][0]["dealer"];
    do { // with the same first dealer
        ++other.shuffle;
    } while (Match(RuleSet(), seedOf(other)).nextDealer() != dealer);
    EXPECT_EQ(changed("/code", toString(other)),
              "/rounds/0/deck: does not follow from the deal code " + toString(other));
    EXPECT_EQ(changed("/rounds/0/dealer", 1 - dealer),
              "/rounds/0/dealer: does not follow from the deal code " + name);
    EXPECT_EQ(changed("/code", toString(dealCodeOf(findPreset("napola")->rules, 4711))),
              "/code: " + toString(dealCodeOf(findPreset("napola")->rules, 4711)) +
                  " is a deal code of other rules or other seats");
    EXPECT_EQ(changed("/code", name + "7"), "/code: " + name +
                                                "7 is not a deal code as it was "
                                                "given: a character is wrong");
    EXPECT_EQ(changed("/code", 7), "/code: 7 is not text");
    EXPECT_EQ(changed("/codeGiven", "yes"), "/codeGiven: \"yes\" is not one of true, false");
    Json without = json;
    without.erase("code");
    EXPECT_EQ(faultOf(without), "/code: is missing");
    without.erase("codeGiven");
    EXPECT_EQ(faultOf(without), "") << "an older record";
    EXPECT_EQ(changed("/rounds/1/deck/39", json["rounds"][1]["deck"][38]),
              "/rounds/1/deck/39: " + json["rounds"][1]["deck"][38].get<std::string>() +
                  " appears twice or is not in the pack");
}

/// The record of a finished match of three rounds, for tests to change.
class ChangedRecord : public testing::Test {
protected:
    void SetUp() override {
        RuleSet rules;
        rules.match.target = 8;
        for (std::uint64_t seed = 1; m_json["rounds"].size() != 3; ++seed) {
            Match match(rules, seed);
            Random random(seed);
            playOn(match, random, kToTheEnd);
            m_json = Json::parse(record(match));
        }
        ASSERT_EQ(faultOf(m_json), "");
    }

    /// The fault after the value at a path has been replaced.
    std::string changed(const std::string& path, const Json& value) const {
        Json json = m_json;
        json[Json::json_pointer(path)] = value;
        return faultOf(json);
    }
    const Json& at(const std::string& path) const { return m_json.at(Json::json_pointer(path)); }

    Json m_json{{"rounds", Json::array()}};
};

bool begins(const std::string& text, const std::string& start) {
    return text.substr(0, start.size()) == start;
}

TEST_F(ChangedRecord, IsRefusedWithOtherPoints) {
    for (int round = 0; round < 3; ++round) {
        for (int side = 0; side < 2; ++side) {
            const std::string path =
                "/rounds/" + std::to_string(round) + "/points/" + std::to_string(side);
            for (const auto& item : at(path).items()) {
                const std::string place = path + "/" + item.key();
                const int right = item.value();
                for (const Json& wrong :
                     {Json(right + 1), Json(right - 1), Json(nullptr), Json(std::to_string(right)),
                      Json(1e300), Json(static_cast<double>(right))}) {
                    const std::string fault = changed(place, wrong);
                    EXPECT_TRUE(begins(fault, place + ": ")) << fault;
                }
                Json json = m_json;
                json[Json::json_pointer(path)].erase(item.key());
                const auto* const info =
                    std::ranges::find(kScoringItems, item.key(), &ScoringItemInfo::name);
                if (info != kScoringItems.end() && info->isLater) {
                    EXPECT_EQ(faultOf(json), "");
                } else {
                    EXPECT_TRUE(begins(faultOf(json), place + ": is missing")) << faultOf(json);
                }
            }
        }
    }
    EXPECT_EQ(changed("/rounds/0/points/0/luck", 1).substr(0, 33),
              "/rounds/0/points/0/luck: unknown ");
    EXPECT_EQ(changed("/rounds/0/points", Json::array()),
              "/rounds/0/points: [] is not a list of 2 sides");
}

TEST_F(ChangedRecord, IsRefusedWithAnotherPlay) {
    for (std::size_t round = 0; round < 3; ++round) {
        const std::string plays = "/rounds/" + std::to_string(round) + "/plays";
        for (std::size_t i = 0; i < 36; ++i) {
            const std::string place = plays + "/" + std::to_string(i);
            for (const Json& wrong : {Json("11D"), Json(7), Json(""), Json("pass"), Json("keep"),
                                      Json("out"), Json("7D="), Json(nullptr)}) {
                const std::string fault = changed(place, wrong);
                EXPECT_TRUE(begins(fault, place + ": ")) << fault;
            }
            // Another card: refused there, or at the latest where that card is played again.
            for (int card = static_cast<int>(i) % 7; card < kCardCount; card += 7) {
                const std::string other = toString(Card::fromIndex(card));
                if (begins(at(place), other)) {
                    continue;
                }
                const std::string fault = changed(place, other);
                EXPECT_TRUE(begins(fault, plays + "/")) << fault;
                EXPECT_GE(std::stoul(fault.substr(plays.size() + 1)), i) << fault;
            }
            // Missing or repeated.
            Json json = m_json;
            Json& list = json[Json::json_pointer(plays)];
            list.erase(i);
            EXPECT_TRUE(begins(faultOf(json), "/rounds/" + std::to_string(round) + "/"))
                << faultOf(json);
            list = at(plays);
            list.insert(list.begin() + static_cast<std::ptrdiff_t>(i), at(place));
            const std::string twice = faultOf(json);
            EXPECT_TRUE(begins(twice, plays + "/" + std::to_string(i + 1) + ": ")) << twice;
        }
    }
}

TEST_F(ChangedRecord, IsRefusedWithAnotherCapture) {
    // Laying instead of capturing, or the reverse, is refused at once.
    for (std::size_t i = 0; i < 36; ++i) {
        const std::string place = "/rounds/0/plays/" + std::to_string(i);
        const std::string play = at(place);
        const auto equals = play.find('=');
        const std::string wrong =
            equals == std::string::npos ? play + "=" + play : play.substr(0, equals);
        const std::string fault = changed(place, wrong);
        EXPECT_TRUE(begins(fault, place + ": " + wrong + ": ")) << fault;
    }
}

TEST_F(ChangedRecord, IsRefusedWithAnotherCardInTheDeck) {
    for (std::size_t round = 0; round < 3; ++round) {
        for (std::size_t i = 0; i < kCardCount; ++i) {
            const std::string deck = "/rounds/" + std::to_string(round) + "/deck";
            const std::string place = deck + "/" + std::to_string(i);
            for (const Json& wrong : {Json("11D"), Json(7), Json(nullptr), Json("7d")}) {
                EXPECT_EQ(changed(place, wrong), place + ": " + wrong.dump() + " is not a card");
            }
            const std::size_t other = (i + 17) % kCardCount;
            const std::string twice = at(deck)[other];
            EXPECT_EQ(changed(place, twice), deck + "/" + std::to_string(std::max(i, other)) +
                                                 ": " + twice +
                                                 " appears twice or is not in the pack");
            Json json = m_json;
            json[Json::json_pointer(deck)].erase(i);
            EXPECT_EQ(faultOf(json), deck + ": " + std::string(at(place)) + " is missing");
        }
    }
}

TEST_F(ChangedRecord, IsRefusedWithAnotherDealer) {
    for (std::size_t round = 0; round < 3; ++round) {
        const std::string place = "/rounds/" + std::to_string(round) + "/dealer";
        const int right = at(place);
        for (const Json& wrong : {Json(2), Json(-1), Json("0"), Json(0.0), Json(true)}) {
            EXPECT_TRUE(begins(changed(place, wrong), place + ": ")) << changed(place, wrong);
        }
        const std::string fault = changed(place, 1 - right);
        EXPECT_TRUE(begins(fault, round == 0 ? "/rounds/0/" : place + ": ")) << fault;
    }
}

TEST_F(ChangedRecord, IsRefusedWithAnotherResult) {
    const int winner = at("/result/winner");
    EXPECT_EQ(changed("/result/winner", 1 - winner),
              "/result/winner: " + std::to_string(1 - winner) + " is not " +
                  std::to_string(winner) + ", which follows from the plays");
    EXPECT_TRUE(begins(changed("/result/double", true), "/result/double: true is not false"));
    EXPECT_TRUE(begins(changed("/result/by", "calledOut"), "/result/by: \"calledOut\" is not "));
    EXPECT_TRUE(begins(changed("/result/scores/1", 99), "/result/scores/1: 99 is not "));
    const int score = at("/result/scores/1");
    EXPECT_TRUE(
        begins(changed("/result/scores/1", static_cast<double>(score)), "/result/scores/1: "));
    EXPECT_TRUE(begins(changed("/result/scores", {score}), "/result/scores: a list is not "));
    EXPECT_TRUE(begins(changed("/result/luck", 1), "/result/luck: unknown key"));
    EXPECT_TRUE(begins(changed("/result", 1), "/result: 1 is not an object"));
    for (const char* key : {"winner", "double", "by", "scores"}) {
        Json json = m_json;
        json["result"].erase(key);
        EXPECT_TRUE(begins(faultOf(json), "/result/" + std::string(key) + ": is missing"));
    }
}

TEST_F(ChangedRecord, IsRefusedWithMissingOrExtraParts) {
    const std::pair<const char*, std::function<void(Json&)>> changes[] = {
        {"/result: is missing", [](Json& j) { j.erase("result"); }},
        {"/rounds/2/points: are missing", [](Json& j) { j["rounds"][2].erase("points"); }},
        {"/rounds/0/points: are missing", [](Json& j) { j["rounds"][0].erase("points"); }},
        {"/result: is there though", [](Json& j) { j["rounds"].erase(2); }},
        {"/rounds/1/dealer: ", [](Json& j) { j["rounds"].erase(1); }},
        {"/rounds/3: the match was already over",
         [](Json& j) { j["rounds"].push_back(j["rounds"][2]); }},
        {"/rounds/0/points: are there though", [](Json& j) { j["rounds"][0]["plays"].erase(35); }},
        {"/rounds/0/plays/36: ", [](Json& j) { j["rounds"][0]["plays"].push_back("7D"); }},
        {"/rounds/1: the previous round is not over",
         [](Json& j) {
             j["rounds"][0]["plays"].erase(35);
             j["rounds"][0].erase("points");
         }},
        {"/rounds/0/deck: is missing", [](Json& j) { j["rounds"][0].erase("deck"); }},
        {"/rounds/0/plays: 7 is not a list", [](Json& j) { j["rounds"][0]["plays"] = 7; }},
        {"/rounds/0/deck: 7 is not a list", [](Json& j) { j["rounds"][0]["deck"] = 7; }},
        {"/rounds/0: 7 is not an object", [](Json& j) { j["rounds"][0] = 7; }},
        {"/rounds/0/weather: unknown key", [](Json& j) { j["rounds"][0]["weather"] = 7; }},
        {"/rounds: {} is not a list", [](Json& j) { j["rounds"] = Json::object(); }},
        {"/rounds: is missing", [](Json& j) { j.erase("rounds"); }},
        {"/players: is missing", [](Json& j) { j.erase("players"); }},
        {"/players: a list is not a list of 2 players", [](Json& j) { j["players"].erase(0); }},
        {"/players/0/kind: \"ghost\" is not human or one of",
         [](Json& j) { j["players"][0]["kind"] = "ghost"; }},
        {"/players/1/name: 3 is not text", [](Json& j) { j["players"][1]["name"] = 3; }},
        {"/players/1/seed: 7 is not 16 hexadecimal digits",
         [](Json& j) { j["players"][1]["seed"] = 7; }},
        {"/players/1/seed: \"9F86D081884C7D65\" is not 16 hexadecimal digits",
         [](Json& j) { j["players"][1]["seed"] = "9F86D081884C7D65"; }},
        {"/players/1/age: unknown key", [](Json& j) { j["players"][1]["age"] = 3; }},
        {"/base: \"skat\" is not", [](Json& j) { j["base"] = "skat"; }},
        {"/rules/match/target: 0 is not", [](Json& j) { j["rules"]["match"]["target"] = 0; }},
        {"/rules/table/teams: true: ", [](Json& j) { j["rules"]["table"]["teams"] = true; }},
        {"/weather: unknown key", [](Json& j) { j["weather"] = 3; }},
        {"/format: ", [](Json& j) { j["format"] = "settebello.rules"; }},
        {"/version: 2 is not known", [](Json& j) { j["version"] = 2; }},
        {"7 is not an object", [](Json& j) { j = 7; }},
    };
    for (const auto& [fault, change] : changes) {
        Json json = m_json;
        change(json);
        EXPECT_TRUE(begins(faultOf(json), fault)) << fault << " but " << faultOf(json);
    }
    EXPECT_TRUE(begins(faultOf(std::string("{")), "is not JSON: "));
    EXPECT_EQ(faultOf(std::string(R"({"rounds": [], "rounds": []})")), "/rounds: appears twice");
}

/// The JSON pointers of all values in a document, the whole of it first.
void collectPlaces(const Json& json, const Json::json_pointer& here,
                   std::vector<Json::json_pointer>& places) {
    places.push_back(here);
    if (json.is_object()) {
        for (const auto& item : json.items()) {
            collectPlaces(item.value(), here / item.key(), places);
        }
    }
    for (std::size_t i = 0; json.is_array() && i < json.size(); ++i) {
        collectPlaces(json[i], here / i, places);
    }
}

/// Covers the whole file, so that fields added later are included.
TEST_F(ChangedRecord, IsRefusedWithAnyValueOfAnotherType) {
    std::vector<Json::json_pointer> places;
    collectPlaces(m_json, Json::json_pointer(), places);
    ASSERT_GT(places.size(), 300U);
    for (const Json::json_pointer& place : places) {
        const Json& right = m_json.at(place);
        for (const Json& wrong : {Json(nullptr), Json(0.5), Json::object()}) {
            if (right.is_object() && wrong.is_object()) {
                continue;
            }
            Json json = m_json;
            json[place] = wrong;
            const std::string fault = faultOf(json);
            EXPECT_TRUE(begins(fault, place.to_string()))
                << place << " is " << wrong << ": " << fault;
        }
    }
}

TEST_F(ChangedRecord, IsRefusedWithAnyKeyRenamed) {
    std::vector<Json::json_pointer> places;
    collectPlaces(m_json, Json::json_pointer(), places);
    for (const Json::json_pointer& place : places) {
        if (place.empty() || !m_json.at(place.parent_pointer()).is_object()) {
            continue;
        }
        // Reported as unknown, unless it is reported as missing first.
        Json json = m_json;
        Json& object = json[place.parent_pointer()];
        object["x" + place.back()] = object[place.back()];
        object.erase(place.back());
        const std::string parent = place.parent_pointer().to_string() + "/";
        EXPECT_TRUE(begins(faultOf(json), parent)) << place << ": " << faultOf(json);
    }
}

TEST_F(ChangedRecord, IsRefusedWithOtherRules) {
    // The contradiction shows in a play, the points or the result.
    const std::pair<const char*, Json> rules[] = {
        {"/result: is there though the match is not over", {{"match", {{"target", 101}}}}},
        {"/rounds/", {{"match", {{"target", 1}}}}},
        {"/rounds/0/points/", {{"scoring", {{"reBello", true}}}}},
        {"/rounds/0/deck", {{"pack", {{"cards", 36}}}}},
    };
    for (const auto& [fault, change] : rules) {
        const std::string found = changed("/rules", change);
        EXPECT_TRUE(begins(found, fault)) << found;
    }
}

TEST(Record, IsRefusedIfTheCutVoidsTheDeal) {
    RuleSet rules = findPreset("chkobba")->rules;
    // If placed, the cut card is the third seven on the table.
    std::vector<Card> cards{Card(Suit::Coins, 7)};
    for (int i = 0; i < kCardCount; ++i) {
        if (Card::fromIndex(i).rank() != 7) {
            cards.push_back(Card::fromIndex(i));
        }
    }
    const Card sevens[] = {Card(Suit::Cups, 7), Card(Suit::Swords, 7)};
    cards.insert(cards.begin() + 7, std::begin(sevens), std::end(sevens));
    cards.push_back(Card(Suit::Batons, 7));
    Match match(rules, 1, 0);
    ASSERT_TRUE(match.dealFrom(*Pack::fromCards(cards)));
    Json json = Json::parse(record(match));
    json["rounds"][0]["plays"] = {"place"};
    EXPECT_EQ(faultOf(json), "/rounds/0/plays/0: the first table cards then ask for another deal");
    json["rounds"][0]["plays"] = {"keep"};
    EXPECT_EQ(faultOf(json), "");
}

TEST(Record, IsRefusedIfTheDeckMustBeDealtAgain) {
    Match match(RuleSet{}, 1, 0);
    match.deal();
    Json json = Json::parse(record(match));
    Json& deck = json["rounds"][0]["deck"];
    int place = 6; // the table's first card
    for (const char* king : {"10D", "10C", "10S"}) {
        std::iter_swap(std::find(deck.begin(), deck.end(), king), deck.begin() + place++);
    }
    EXPECT_EQ(faultOf(json), "/rounds/0/deck: the first table cards ask for another deal");
}

} // namespace
} // namespace settebello
