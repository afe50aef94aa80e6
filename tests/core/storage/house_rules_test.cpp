// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/house_rules.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(HouseRules, AreFoundByNameAndReplacedInTheirPlace) {
    std::vector<NamedRules> all{{"Nonna's", "scopa", {}}, {"Zia's", "scopa", {}}};
    EXPECT_EQ(findHouseRules(all, "nobody's"), nullptr);
    NamedRules changed = all[0];
    changed.rules.match.target = 21;
    putHouseRules(all, changed);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(findHouseRules(all, "Nonna's"), &all[0]);
    EXPECT_EQ(all[0], changed);
    putHouseRules(all, {"Uncle's", "piva", {}});
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[2].name, "Uncle's");
}

TEST(HouseRules, LendTheirNameToTheSameGameAlone) {
    const std::vector<NamedRules> all{{"Nonna's", "scopa", {}}};
    NamedRules played = all[0];
    played.rules.table.players = 4;
    EXPECT_EQ(withNameIfKept(played, all).name, "Nonna's") << "with more players";
    played.rules.match.target = 21;
    EXPECT_EQ(withNameIfKept(played, all).name, "");
    EXPECT_EQ(withNameIfKept(all[0], {}).name, "") << "not kept any more";
}

TEST(HouseRules, GetTheNextNumberIfTheirNameIsTaken) {
    const auto taken = [](const std::string& name) { return name == "a (2)" || name == "a (3)"; };
    EXPECT_EQ(freeRulesName("a", taken), "a (4)");
    EXPECT_EQ(freeRulesName("b", taken), "b (2)");
}

} // namespace
} // namespace settebello
