// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rules_draft.h"

#include "rules/presets.h"
#include "settings/settings_store.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class RulesDraftTest : public ::testing::Test {
protected:
    static NamedRules named(const char* name, int target) {
        NamedRules rules{name, "scopa", {}};
        rules.rules.match.target = target;
        return rules;
    }
    void save(const NamedRules& rules) {
        m_store.change([&](Settings& settings) { settings.houseRules.push_back(rules); });
    }

    QTemporaryDir m_folder;
    SettingsStore m_store{m_folder.path()};
    RulesDraft m_draft{m_store};
};

TEST_F(RulesDraftTest, ComparesHouseRulesWithTheSavedOnesAndAGameWithItsPreset) {
    save(named("Nonna's", 16));
    m_draft.choose(named("Nonna's", 16));
    EXPECT_TRUE(m_draft.isHouseRules());
    EXPECT_FALSE(m_draft.changed());
    m_draft.edit(named("", 21).rules);
    EXPECT_TRUE(m_draft.changed());
    EXPECT_TRUE(m_draft.unsaved());
    EXPECT_EQ(m_draft.origin(), named("Nonna's", 16));
    m_draft.edit(named("", 16).rules);
    EXPECT_FALSE(m_draft.unsaved());

    m_draft.choose({"", "piva", findPreset("piva")->rules});
    EXPECT_FALSE(m_draft.isHouseRules());
    EXPECT_FALSE(m_draft.changed());
    EXPECT_EQ(m_draft.origin().rules, findPreset("piva")->rules);
}

TEST_F(RulesDraftTest, AsksForNothingThatWasThereBefore) {
    m_draft.choose(named("", 21)); // as in the last match
    EXPECT_TRUE(m_draft.changed());
    EXPECT_FALSE(m_draft.unsaved());
}

TEST_F(RulesDraftTest, PutsChangesAsideAndBringsThemBackUnsaved) {
    save(named("Nonna's", 16));
    m_draft.choose(named("Nonna's", 16));
    m_draft.edit(named("", 21).rules);
    EXPECT_TRUE(m_draft.choose(named("", 11)));
    EXPECT_FALSE(m_draft.choose(named("", 31))) << "nothing was changed";
    ASSERT_TRUE(m_draft.aside());
    EXPECT_FALSE(m_draft.bringBack());
    EXPECT_EQ(m_draft.rules(), named("Nonna's", 21));
    EXPECT_TRUE(m_draft.unsaved());
    EXPECT_FALSE(m_draft.aside());
    m_draft.choose(named("", 11));
    m_draft.edit(named("", 31).rules);
    EXPECT_TRUE(m_draft.bringBack()) << "these changes are put aside in turn";
    EXPECT_EQ(m_draft.aside(), named("", 31));
}

TEST_F(RulesDraftTest, IsSavedOnceTheSettingsHaveIt) {
    m_draft.choose(named("", 11));
    m_draft.edit(named("", 21).rules);
    EXPECT_TRUE(m_draft.unsaved());
    save(named("Nonna's", 21));
    EXPECT_FALSE(m_draft.choose(named("Nonna's", 21)));
    EXPECT_FALSE(m_draft.unsaved());
    m_draft.choose(named("Renamed", 21));
    EXPECT_FALSE(m_draft.unsaved());
}

} // namespace
} // namespace settebello
