// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/view_json.h"

#include "game/match.h"
#include "players/levels/levels.h"
#include "rules/presets.h"
#include "json/view_json.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

namespace settebello {
namespace {

using Json = nlohmann::json;

TEST(ViewJson, ReadsWhatItWrites) {
    for (const Preset& preset : presets()) {
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
            Match match(preset.rules, seed);
            const auto player = makePlayer("random", seed);
            for (int i = 0; i < 60 && !match.over(); ++i) {
                if (match.needsDeal()) {
                    match.deal();
                }
                const PlayerView view = match.view(match.turn());
                Faults faults;
                const auto read = readView(viewText(view), faults);
                ASSERT_TRUE(read) << preset.id << ": " << faults.front().text() << '\n'
                                  << viewText(view);
                ASSERT_EQ(*read, view) << preset.id;
                match.apply(*player->choose(view, StopToken()));
            }
        }
    }
}

TEST(ViewJson, IsOneLine) {
    Match match(RuleSet{}, 1);
    match.deal();
    EXPECT_EQ(viewText(match.view(match.turn())).find('\n'), std::string::npos);
}

TEST(ViewJson, RefusesWhatNoSeatCanSee) {
    Match match(RuleSet{}, 1, 0);
    match.deal(); // seat 1 is to play
    const Json good = Json::parse(viewText(match.view(1)));
    const Json handCard = good["hand"][0];
    struct Case {
        const char* key;
        Json value; ///< null to leave the key out
        std::string fault;
    };
    const Case cases[] = {
        {"rules", Json(), "/rules: is missing"},
        {"rules", Json{{"table", {{"players", 7}}}}, "/rules/table/players: 7 is not one of"},
        {"rules", Json{{"table", {{"teams", true}}}}, "/rules/table/teams: true"},
        {"phase", "over", "/phase: \"over\" is not one of cutChoice, declaring, playing"},
        {"phase", "cutChoice", "/cutCard: belongs in cutChoice and only there"},
        {"cutCard", "7D", ""},
        {"seat", 2, "/seat: 2 is not"},
        {"dealer", -1, "/dealer: -1 is not"},
        {"hand", Json::array({"7X"}), "/hand/0: \"7X\" is not a card"},
        {"hand", Json::array(), "/handSizes/1: is not the number of cards in the hand"},
        {"table", Json::array({handCard}), "/table/0: "},
        {"piles", Json::array(), "/piles: [] is not a list of 2"},
        {"piles", Json::array({Json::array({handCard}), Json::array()}), "/piles/0/0: "},
        {"handSizes", Json::array({4, 3}), "hands, table, piles and stock are not the whole pack"},
        {"stock", 29, "hands, table, piles and stock are not the whole pack"},
        {"stock", -1, "/stock: -1 is not"},
        {"sweeps", Json::array({0, "1"}), "/sweeps/1: \"1\" is not one of"},
        {"moves", "none", "/moves: \"none\" is not a list of moves"},
        {"moves", Json::object(), "/moves: {} is not a list of moves"},
        {"moves", Json::array({Json::array({2, "9C"})}), "/moves/0: a list is not a seat"},
        {"moves", Json::array({Json::array({0, "9"})}), "/moves/0: a list is not a seat"},
        {"lastCapturer", 2, "/lastCapturer: 2 is not"},
        {"colour", "red", "/colour: "},
    };
    for (const Case& test : cases) {
        Json json = good;
        if (test.value.is_null()) {
            json.erase(test.key);
        } else {
            json[test.key] = test.value;
        }
        Faults faults;
        EXPECT_FALSE(readView(json.dump(), faults)) << test.key;
        ASSERT_FALSE(faults.empty()) << test.key;
        EXPECT_NE(faults.front().text().find(test.fault), std::string::npos)
            << faults.front().text();
    }
    for (const char* text : {"", "{", "[]", "7", "null", R"({"rules":{},"rules":{}})"}) {
        Faults faults;
        EXPECT_FALSE(readView(text, faults)) << text;
        EXPECT_FALSE(faults.empty()) << text;
    }
}

} // namespace
} // namespace settebello
