// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/rules_json.h"

#include "rules/check_rules.h"
#include "rules/presets.h"
#include "rules/rule_keys.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace settebello {
namespace {

using Texts = std::vector<std::string>;

Texts faultTexts(const std::string& file) {
    Faults faults;
    readRuleFile(file, faults);
    Texts texts;
    for (const Fault& fault : faults) {
        texts.push_back(fault.text());
    }
    return texts;
}

std::string ruleFile(const std::string& rules, const std::string& base = "scopa") {
    return R"({"format": "settebello.rules", "version": 1, "base": ")" + base + R"(", "rules": )" +
           rules + "}";
}

TEST(RulesJson, WritesDifferencesSorted) {
    NamedRules rules{"Nonna's house rules", "scopa-assi", findPreset("scopa-assi")->rules};
    rules.rules.scoring.reBello = true;
    rules.rules.match.target = 21;
    rules.rules.deal.handCards = HandCards::All;
    rules.rules.capture.choice = Choice::Free;
    EXPECT_EQ(writeRuleFile(rules), R"({
  "base": "scopa-assi",
  "format": "settebello.rules",
  "name": "Nonna's house rules",
  "rules": {
    "capture": {
      "choice": "free"
    },
    "deal": {
      "handCards": "all"
    },
    "match": {
      "target": 21
    },
    "scoring": {
      "reBello": true
    }
  },
  "version": 1
}
)");
}

TEST(RulesJson, WritesHandCardsAsNumberOrWord) {
    RuleSet rules;
    const RuleSet all = findPreset("scopone")->rules;
    EXPECT_EQ(rulesToJson(rules, all)["deal"].dump(), R"({"handCards":3})");
    rules.deal.handCards = HandCards::Six;
    EXPECT_EQ(rulesToJson(rules, RuleSet{}).dump(), R"({"deal":{"handCards":6}})");
    rules.deal.handCards = HandCards::All;
    EXPECT_EQ(rulesToJson(rules, RuleSet{}).dump(), R"({"deal":{"handCards":"all"}})");
}

TEST(RulesJson, ReadsTheExampleOfTheSpecification) {
    Faults faults;
    const NamedRules read = readRuleFile(R"(
        { "format": "settebello.rules", "version": 1, "name": "Nonna's house rules",
          "base": "scopa-assi",
          "rules": { "scoring": { "reBello": true }, "match": { "target": 21 } } })",
                                         faults);
    EXPECT_EQ(faults, Faults{});
    EXPECT_EQ(read.name, "Nonna's house rules");
    EXPECT_EQ(read.base, "scopa-assi");
    EXPECT_EQ(read.rules.capture.ace, Ace::TakesAll);
    EXPECT_TRUE(read.rules.scoring.reBello);
    EXPECT_EQ(read.rules.match.target, 21);
}

TEST(RulesJson, MissingKeysTakeTheirDefaults) {
    Faults faults;
    const NamedRules read = readRuleFile(R"({"format": "settebello.rules", "version": 1})", faults);
    EXPECT_EQ(faults, Faults{});
    EXPECT_EQ(read, NamedRules{});
}

TEST(RulesJson, EveryPresetRoundTripsFromEveryBase) {
    for (const Preset& preset : presets()) {
        for (const Preset& base : presets()) {
            const NamedRules rules{"", std::string(base.id), preset.rules};
            Faults faults;
            const std::string text = writeRuleFile(rules);
            EXPECT_EQ(readRuleFile(text, faults), rules) << text;
            EXPECT_EQ(faults, Faults{}) << text;
        }
        const RuleSet same = preset.rules;
        EXPECT_EQ(rulesToJson(same, preset.rules).dump(), "{}");
    }
}

TEST(RulesJson, EveryValueOfEveryKeyRoundTrips) {
    for (const RuleKey& key : ruleKeys()) {
        for (int value = -10; value <= 110; ++value) {
            if (!key.allows(value)) {
                continue;
            }
            RuleSet rules;
            key.set(rules, value);
            RuleSet read;
            Faults faults;
            applyRulesJson(rulesToJson(rules, RuleSet{}), "", read, faults);
            EXPECT_EQ(faults, Faults{}) << key.path() << value;
            EXPECT_EQ(read, rules) << key.path() << value;
        }
    }
}

struct BadRules {
    const char* rules;
    const char* fault;
};

class RulesJsonFault : public testing::TestWithParam<BadRules> {};

TEST_P(RulesJsonFault, IsReportedWithItsPath) {
    EXPECT_EQ(faultTexts(ruleFile(GetParam().rules)), Texts{GetParam().fault});
}

constexpr BadRules kBadRules[] = {
    {R"({"capture": {"choice": "most"}})",
     R"(/capture/choice: "most" is not one of singleFirst, fewest, free)"},
    {R"({"capture": {"choice": 1}})", "/capture/choice: 1 is not one of singleFirst, fewest, free"},
    {R"({"table": {"players": 5}})", "/table/players: 5 is not one of 2, 3, 4, 6"},
    {R"({"table": {"players": true}})", "/table/players: true is not one of 2, 3, 4, 6"},
    {R"({"table": {"players": "4"}})", R"(/table/players: "4" is not one of 2, 3, 4, 6)"},
    {R"({"table": {"players": 3.0}})", "/table/players: 3.0 is not one of 2, 3, 4, 6"},
    {R"({"table": {"players": null}})", "/table/players: null is not one of 2, 3, 4, 6"},
    {R"({"table": {"players": [2]}})", "/table/players: a list is not one of 2, 3, 4, 6"},
    {R"({"table": {"players": {}}})", "/table/players: {} is not one of 2, 3, 4, 6"},
    {R"({"table": {"teams": 1}})", "/table/teams: 1 is not one of false, true"},
    {R"({"deal": {"handCards": "3"}})", R"(/deal/handCards: "3" is not one of 3, 6, all)"},
    {R"({"deal": {"handCards": 3.0}})", "/deal/handCards: 3.0 is not one of 3, 6, all"},
    {R"({"deal": {"handCards": 9}})", "/deal/handCards: 9 is not one of 3, 6, all"},
    {R"({"deal": {"redealOnKings": 2}})", "/deal/redealOnKings: 2 is not one of 3, 4, 0"},
    {R"({"match": {"target": 0}})", "/match/target: 0 is not one of 1 … 101"},
    {R"({"match": {"target": 102}})", "/match/target: 102 is not one of 1 … 101"},
    {R"({"match": {"target": -1}})", "/match/target: -1 is not one of 1 … 101"},
    {R"({"match": {"target": 4294967307}})", "/match/target: 4294967307 is not one of 1 … 101"},
    {R"({"match": {"target": 18446744073709551627}})",
     "/match/target: 1.8446744073709552e+19 is not one of 1 … 101"},
    {R"({"match": {"target": 18446744073709551615}})",
     "/match/target: 18446744073709551615 is not one of 1 … 101"},
    {R"({"capture": {"maxCards": 10}})", "/capture/maxCards: 10 is not one of 0 … 9"},
    {R"({"scoring": {"twoOfBatons": 5}})", "/scoring/twoOfBatons: 5 is not one of 0, -5"},
    {R"({"capture": {"color": 1}})", "/capture/color: unknown key, not one of ace, aceFifteen, "
                                     "choice, compulsory, firstAce, loneAce, maxCards, steal, "
                                     "sum"},
    {R"({"captures": {}})",
     "/captures: unknown key, not one of capture, deal, declarations, match, pack, "
     "scoring, sweep, table"},
    {R"({"a/b~c": {}})",
     "/a~1b~0c: unknown key, not one of capture, deal, declarations, match, pack, "
     "scoring, sweep, table"},
    {R"({"a\nb": {}})", "/a\\nb: unknown key, not one of capture, deal, declarations, match, pack, "
                        "scoring, sweep, table"},
    {R"({"capture": [1]})", "/capture: a list is not an object"},
    {R"({"capture": "free"})", R"(/capture: "free" is not an object)"},
    {R"({"match": {"target": 11, "target": 21}})", "/match/target: appears twice"},
    {R"({"table": {"teams": true}})", "/table/teams: true: teams need 4 or 6 players"},
};

INSTANTIATE_TEST_SUITE_P(All, RulesJsonFault, testing::ValuesIn(kBadRules));

TEST(RulesJson, ReportsEveryFaultAtOnceAndKeepsTheRest) {
    Faults faults;
    const NamedRules read = readRuleFile(
        R"({"format": "settebello.rules", "version": 1, "base": "skopa", "colour": 1, "rules":
            {"capture": {"choice": "most", "maxCards": 3}, "deal": {"handCards": 6},
             "match": {"target": 500}, "scoring": {"declarations": "bazzica"},
             "table": {"players": 3}}})",
        faults);
    Texts paths;
    for (const Fault& fault : faults) {
        paths.push_back(fault.path);
    }
    EXPECT_EQ(paths, (Texts{"/base", "/capture/choice", "/match/target", "/scoring/declarations",
                            "/colour"}));
    EXPECT_EQ(read.base, "scopa");
    EXPECT_EQ(read.rules.capture.maxCards, 3);
    EXPECT_EQ(read.rules.table.players, 3);
    EXPECT_EQ(read.rules.scoring.declarations, Declarations::None) << "falls back on the base";
    EXPECT_TRUE(checkRules(read.rules).empty());
}

TEST(RulesJson, AKeyThatConflictsWithTheBaseIsResetAlone) {
    Faults faults;
    // The fault is that of the base's hand cards, which are not wrong themselves.
    const NamedRules shares =
        readRuleFile(ruleFile(R"({"table": {"players": 6}, "pack": {"cards": 36}})"), faults);
    EXPECT_EQ(faults.size(), 1U);
    RuleSet corsican;
    corsican.pack.cards = 36;
    EXPECT_EQ(shares.rules, corsican);

    const NamedRules target = readRuleFile(
        R"({"format": "settebello.rules", "version": 1, "base": "bazzica",
            "rules": {"deal": {"handCards": 6}, "match": {"target": 31}}})",
        faults);
    RuleSet bazzica = findPreset("bazzica")->rules;
    bazzica.match.target = 31;
    EXPECT_EQ(target.rules, bazzica);
}

struct BadFile {
    std::string text;
    std::string fault;
};

TEST(RulesJson, RefusesOtherFiles) {
    const std::string deep = std::string(100000, '[');
    const BadFile files[] = {
        {"", "is not JSON: parse error at line 1, column 1: syntax error while parsing value - "
             "unexpected end of input; expected '[', '{', or a literal"},
        {deep, "is nested too deeply"},
        {"{\"a\": " + deep, "is nested too deeply"},
        {"[1]", "a list is not an object"},
        {"true", "true is not an object"},
        {R"({"version": 1})", "/format: is missing"},
        {R"({"format": "settebello.rules"})", "/version: is missing"},
        {R"({"format": "settebello.settings", "version": 1})",
         R"(/format: "settebello.settings" is not "settebello.rules")"},
        {R"({"format": 7, "version": 1})", R"(/format: 7 is not "settebello.rules")"},
        {R"({"format": "settebello.rules", "version": "1"})",
         R"(/version: "1" is not a version number)"},
        {R"({"format": "settebello.rules", "version": 0})", "/version: 0 is not a version number"},
        {R"({"format": "settebello.rules", "version": 1.0})",
         "/version: 1.0 is not a version number"},
        {R"({"format": "settebello.rules", "version": 2, "news": []})",
         "/version: 2 is not known here: the file is newer than this program, which reads "
         "version 1"},
        {R"({"format": "settebello.rules", "version": 1, "name": 3})", "/name: 3 is not text"},
        {R"({"format": "settebello.rules", "version": 1, "rules": 3})",
         "/rules: 3 is not an object"},
    };
    for (const BadFile& file : files) {
        const Texts texts = faultTexts(file.text);
        ASSERT_EQ(texts.size(), 1U) << file.text;
        EXPECT_EQ(texts[0], file.fault);
    }
}

TEST(RulesJson, ReportsWhereJsonIsMalformed) {
    const std::pair<std::string, std::string> files[] = {
        {"{\n  \"format\" 1}", "line 2, column 12"},
        {"{\"format\": \"\xff\xfe\"}", "invalid string: ill-formed UTF-8 byte"},
        {"{\"format\": \"\xc3", "line 1"},
        {R"({"match": {"target": 011}})", "line 1, column 24"},
        {R"({"match": NaN})", "invalid literal"},
        {R"({"name": "\ud800"})", "surrogate"},
        {std::string("{\"name\": \"a\0b\"}", 15), "control character"},
        {ruleFile("{}") + "{}", "line 1"},
        {"// comment\n" + ruleFile("{}"), "line 1, column 1"},
    };
    for (const auto& [text, fault] : files) {
        const Texts texts = faultTexts(text);
        ASSERT_EQ(texts.size(), 1U) << text;
        EXPECT_EQ(texts[0].substr(0, 13), "is not JSON: ");
        EXPECT_NE(texts[0].find(fault), std::string::npos) << texts[0];
        EXPECT_EQ(texts[0].find_first_of("\xff\n"), std::string::npos) << texts[0];
    }
}

TEST(RulesJson, LongValuesAreTruncatedBetweenCharacters) {
    std::string accents;
    for (int i = 0; i < 100; ++i) {
        accents += "é";
    }
    const Texts texts = faultTexts(ruleFile(R"({"capture": {"sum": ")" + accents + R"("}})"));
    ASSERT_EQ(texts.size(), 1U);
    EXPECT_LT(texts[0].size(), 120U);
    EXPECT_NO_THROW(nlohmann::json(texts[0]).dump()) << "still UTF-8";
}

TEST(RulesJson, InvalidUtf8IsReplacedInNames) {
    Faults faults;
    const NamedRules read = readRuleFile(writeRuleFile({"Ann\xff", "scopa", {}}), faults);
    EXPECT_EQ(faults, Faults{});
    EXPECT_EQ(read.name, "Ann\uFFFD");
}

} // namespace
} // namespace settebello
