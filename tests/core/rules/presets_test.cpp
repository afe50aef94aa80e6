// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/presets.h"

#include "rules/check_rules.h"
#include "rules/rule_keys.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace settebello {
namespace {

/// What a rule set says differently from the defaults: "/capture/maxCards=2 …" in rules.md's order.
std::string differences(const RuleSet& rules) {
    std::string text;
    for (const RuleKey& key : ruleKeys()) {
        if (key.get(rules) != key.get(RuleSet{})) {
            text += (text.empty() ? "" : " ") + std::string(key.group) + "." +
                    std::string(key.key) + "=" + key.valueText(key.get(rules));
        }
    }
    return text;
}

/// The table of rules.md §2.1, "as X" written out.
struct Row {
    const char* id;
    const char* name;
    const char* differs;
};

#define FOUR_IN_TEAMS "table.players=4 table.teams=true "
#define HURRIKAN                                                                                   \
    " deal.redealOnKings=0 sweep.onLastCard=true scoring.bonusSuit=cups "                          \
    "scoring.primieraScale=hurrikan match.target=16 match.doubleBelow=8"

constexpr Row kTable[] = {
    {"scopa", "Scopa", ""},
    {"scopa-initiation", "La Scopa (first steps)",
     "capture.maxCards=2 capture.choice=fewest scoring.prime=sevens"},
    {"scopa-simplified", "Simplified Scopa",
     "table.direction=clockwise deal.redealOnKings=0 sweep.onLastCard=true scoring.prime=sevens"},
    {"scopa-pairs", "Scopa, one or two cards", "capture.maxCards=2 capture.choice=fewest"},
    {"scopone", "Scopone", FOUR_IN_TEAMS "deal.handCards=all"},
    {"scopone-scientifico", "Scopone scientifico",
     FOUR_IN_TEAMS "deal.handCards=all deal.tableCards=0"},
    {"scopone-trente", "Scopone de trente",
     FOUR_IN_TEAMS "deal.handCards=all scoring.lowCards=true scoring.wholeSuitWins=true "
                   "match.target=21"},
    {"asso-pigliatutto", "Asso pigliatutto", "capture.ace=sweepsAll"},
    {"scopa-assi", "Scopa d'assi", "capture.ace=takesAll"},
    {"scopone-assi", "Scopa d'assi in partnership",
     FOUR_IN_TEAMS "deal.handCards=all capture.ace=takesAll scoring.napola=toSix match.target=21"},
    {"quindici", "Scopa di quindici (sum to 15)", "capture.sum=fifteen capture.choice=free"},
    {"quindici-mista", "Scopa di quindici (equal or 15)",
     "capture.sum=either capture.choice=fewest"},
    {"quindici-assi", "Scopa di quindici with aces",
     "capture.sum=either capture.choice=free capture.ace=sweepsAll match.target=31"},
    {"re-bello", "Re bello", "scoring.reBello=true"},
    {"napola", "Scopa with the napola",
     "scoring.napola=toHorse scoring.wholeSuitWins=true match.target=21"},
    {"scalette", "Scopa con le scalette",
     "scoring.scalette=true scoring.wholeSuitWins=true match.target=31"},
    {"bazzica", "Scopa bazzica", "scoring.declarations=bazzica match.target=21"},
    {"sbarazzina", "Sbarazzina",
     "capture.ace=takesAll scoring.reBello=true scoring.declarations=sbarazzina match.target=41"},
    {"piva", "Piva",
     "capture.ace=takesAll scoring.reBello=true scoring.declarations=sbarazzina "
     "scoring.twoOfBatons=-5 match.target=31"},
    {"scopa-corse", "Scopa corse", "pack.cards=36 capture.compulsory=false match.target=21"},
    {"chkobba", "Chkobba",
     "deal.redealOnKings=0 deal.redealOnEqual=3 deal.cutterChooses=true scoring.prime=sevens "
     "match.target=21"},
    {"hurrikan", "Hurrikan", "deal.handCards=6" HURRIKAN},
    {"hurrikan-partners", "Hurrikan for four", FOUR_IN_TEAMS "deal.handCards=all" HURRIKAN},
};

TEST(Presets, AreThoseOfTheTable) {
    ASSERT_EQ(presets().size(), std::size(kTable));
    for (std::size_t i = 0; i < presets().size(); ++i) {
        const Preset& preset = presets()[i];
        EXPECT_EQ(preset.id, kTable[i].id);
        EXPECT_EQ(preset.name, kTable[i].name);
        EXPECT_EQ(differences(preset.rules), kTable[i].differs) << preset.id;
        EXPECT_EQ(findPreset(preset.id), &preset);
        EXPECT_TRUE(checkRules(preset.rules).empty()) << preset.id;
    }
}

TEST(Presets, AreFoundByTheirExactId) {
    EXPECT_EQ(findPreset(""), nullptr);
    EXPECT_EQ(findPreset("Scopa"), nullptr);
    EXPECT_EQ(findPreset("scopa "), nullptr);
}

TEST(RuleKeys, AreThoseOfTheTable) {
    // rules.md §2 in order, values with the default first.
    const std::pair<const char*, const char*> table[] = {
        {"/table/players", "2, 3, 4, 6"},
        {"/table/teams", "false, true"},
        {"/table/direction", "anticlockwise, clockwise"},
        {"/pack/cards", "40, 36"},
        {"/deal/handCards", "3, 6, all"},
        {"/deal/tableCards", "4, 0"},
        {"/deal/redealOnKings", "3, 4, 0"},
        {"/deal/redealOnEqual", "0, 3"},
        {"/deal/redealOnAces", "0, 1, 2"},
        {"/deal/cutterChooses", "false, true"},
        {"/capture/sum", "equal, fifteen, either"},
        {"/capture/maxCards", "0 … 9"},
        {"/capture/choice", "singleFirst, fewest, free"},
        {"/capture/compulsory", "true, false"},
        {"/capture/ace", "plain, sweepsAll, takesAll"},
        {"/capture/loneAce", "stays, takesItself"},
        {"/sweep/onLastCard", "false, true"},
        {"/scoring/bonusSuit", "coins, cups"},
        {"/scoring/prime", "primiera, sevens, none"},
        {"/scoring/primieraScale", "standard, halves, hurrikan"},
        {"/scoring/primieraNeedsFourSuits", "true, false"},
        {"/scoring/reBello", "false, true"},
        {"/scoring/napola", "none, toSix, toHorse"},
        {"/scoring/scalette", "false, true"},
        {"/scoring/lowCards", "false, true"},
        {"/scoring/wholeSuitWins", "false, true"},
        {"/scoring/declarations", "none, bazzica, sbarazzina"},
        {"/scoring/twoOfBatons", "0, -5"},
        {"/match/target", "1 … 101"},
        {"/match/callingOut", "false, true"},
        {"/match/doubleBelow", "0, 8"},
    };
    ASSERT_EQ(ruleKeys().size(), std::size(table));
    for (std::size_t i = 0; i < std::size(table); ++i) {
        const RuleKey& key = ruleKeys()[i];
        EXPECT_EQ(key.path(), table[i].first);
        EXPECT_EQ(key.allowedText(), table[i].second);
        EXPECT_EQ(findRuleKey(key.group, key.key), &key);
        // The default is the first value, except for ranges.
        const std::string first =
            std::string(table[i].second).substr(0, std::string(table[i].second).find(','));
        const std::string value = key.valueText(key.get(RuleSet{}));
        if (std::string(table[i].second).find("…") == std::string::npos) {
            EXPECT_EQ(value, first) << key.path();
        }
    }
    EXPECT_EQ(RuleSet{}.capture.maxCards, 0);
    EXPECT_EQ(RuleSet{}.match.target, 11);
    EXPECT_EQ(findRuleKey("capture", "teams"), nullptr);
}

TEST(RuleKeys, SetWhatTheyGet) {
    for (const RuleKey& key : ruleKeys()) {
        std::set<std::string> texts;
        for (int value = -20; value <= 200; ++value) {
            if (key.allows(value)) {
                RuleSet rules;
                key.set(rules, value);
                EXPECT_EQ(key.get(rules), value) << key.path();
                texts.insert(key.valueText(value));
                // Nothing else has changed.
                key.set(rules, key.get(RuleSet{}));
                EXPECT_EQ(rules, RuleSet{}) << key.path();
            }
        }
        EXPECT_GE(texts.size(), 2U) << key.path();
    }
}

} // namespace
} // namespace settebello
