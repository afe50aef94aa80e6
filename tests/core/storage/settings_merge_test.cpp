// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/settings_merge.h"

#include "temporary_folder.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

namespace settebello {
namespace {

constexpr const char* kFile = "settings.json";

/// Every key has another value than at first.
Settings changedEverywhere() {
    Settings settings;
    settings.language = "fr";
    settings.match.rules.base = "scopone";
    settings.match.rules.rules.match.target = 21;
    settings.match.opponents = {"expert", "human"};
    settings.match.name = "Anna";
    settings.houseRules = {{"Nonna", "scopa", {}}};
    settings.display = {"piacentine",
                        false,
                        2.0,
                        Pace::Brisk,
                        true,
                        "night",
                        false,
                        5,
                        true,
                        true,
                        Comments::Silent,
                        1.5,
                        {{"Ciro", "widow"}}};
    settings.assist = {false, false, true, true, true};
    return settings;
}

TEST(MergeSettings, TakesTheChangesOfEitherSide) {
    const Settings base;
    const Settings changed = changedEverywhere();
    EXPECT_EQ(mergeSettings(base, base, changed), changed);
    EXPECT_EQ(mergeSettings(base, changed, base), changed);
    EXPECT_EQ(mergeSettings(changed, changed, base), base);
    EXPECT_EQ(mergeSettings(changed, base, changed), base);
    EXPECT_EQ(mergeSettings(base, changed, changed), changed);
}

TEST(MergeSettings, JoinsChangesOfDifferentKeys) {
    Settings ours;
    ours.display.soundVolume = 10;
    ours.match.name = "Anna";
    Settings theirs;
    theirs.display.sound = false;
    theirs.match.name = "Ciro";
    theirs.assist.hints = false;
    const Settings merged = mergeSettings(Settings{}, ours, theirs);
    EXPECT_EQ(merged.display.soundVolume, 10);
    EXPECT_FALSE(merged.display.sound);
    EXPECT_FALSE(merged.assist.hints);
    EXPECT_EQ(merged.match.name, "Anna") << "ours is the later change";
}

/// House rules as "NAME TARGET", which differ in the target alone.
using Rules = std::vector<std::pair<std::string, int>>;

Settings withRules(const Rules& list) {
    Settings settings;
    for (const auto& [name, target] : list) {
        NamedRules rules{name, "scopa", {}};
        rules.rules.match.target = target;
        settings.houseRules.push_back(rules);
    }
    return settings;
}

Rules rulesOf(const Settings& settings) {
    Rules list;
    for (const NamedRules& rules : settings.houseRules) {
        list.emplace_back(rules.name, rules.rules.match.target);
    }
    return list;
}

TEST(MergeSettings, LosesNoHouseRule) {
    const Rules a{{"A", 1}};
    const Rules ab{{"A", 1}, {"B", 1}};
    struct Case {
        const char* what;
        Rules base;
        Rules ours;
        Rules theirs;
        Rules merged;
    };
    const Case cases[] = {
        {"nothing", ab, ab, ab, ab},
        {"theirs added", a, a, ab, ab},
        {"both added", a, ab, {{"A", 1}, {"C", 1}}, {{"A", 1}, {"B", 1}, {"C", 1}}},
        {"both added the same", a, ab, {{"B", 1}, {"A", 1}}, ab},
        {"both added one name", {}, {{"A", 1}}, {{"A", 2}}, {{"A", 1}, {"A (2)", 2}}},
        {"a free name",
         {{"A (2)", 1}},
         {{"A", 1}},
         {{"A (2)", 1}, {"A", 2}, {"A (3)", 1}},
         {{"A", 1}, {"A (3)", 1}, {"A (4)", 2}}},
        {"we deleted", ab, a, {{"A", 2}, {"B", 1}}, {{"A", 2}}},
        {"they deleted", ab, {{"A", 2}, {"B", 1}}, a, {{"A", 2}}},
        {"we deleted, they changed", ab, a, {{"A", 1}, {"B", 2}}, {{"A", 1}, {"B", 2}}},
        {"they deleted, we changed", ab, {{"A", 1}, {"B", 2}}, a, {{"A", 1}, {"B", 2}}},
        {"both deleted", ab, a, {{"B", 1}}, {}},
        {"both changed", a, {{"A", 2}}, {{"A", 3}}, {{"A", 2}, {"A (2)", 3}}},
        {"both changed alike", a, {{"A", 2}, {"C", 1}}, {{"A", 2}}, {{"A", 2}, {"C", 1}}},
        {"each another", ab, {{"A", 2}, {"B", 1}}, {{"A", 1}, {"B", 2}}, {{"A", 2}, {"B", 2}}},
        {"we renamed, they changed", a, {{"B", 1}}, {{"A", 2}}, {{"B", 1}, {"A", 2}}},
        {"they changed the order", ab, ab, {{"B", 1}, {"A", 1}}, {{"B", 1}, {"A", 1}}},
        {"one name twice",
         {{"A", 1}, {"A", 2}},
         {{"A", 1}, {"A", 3}},
         {{"A", 4}, {"A", 2}},
         {{"A", 4}, {"A", 3}}},
        {"one of two deleted",
         {{"A", 1}, {"A", 2}},
         {{"A", 1}},
         {{"A", 1}, {"A", 2}, {"B", 1}},
         {{"A", 1}, {"B", 1}}},
    };
    for (const Case& test : cases) {
        EXPECT_EQ(rulesOf(mergeSettings(withRules(test.base), withRules(test.ours),
                                        withRules(test.theirs))),
                  test.merged)
            << test.what;
    }
}

TEST(UpdateSettings, KeepsWhatAnotherWindowWrote) {
    const TemporaryFolder folder;
    const Settings base = withRules({{"A", 1}});
    ASSERT_EQ(writeVersionedFile(kSettingsFormat, folder.path(kFile), base), std::nullopt);

    Settings first = base;
    first.houseRules = withRules({{"A", 1}, {"B", 1}}).houseRules;
    const FileUpdate<Settings> one =
        updateVersionedFile(kSettingsFormat, folder.path(kFile), base, first);
    EXPECT_EQ(one.fault, std::nullopt);
    EXPECT_EQ(one.value, first);

    Settings second = base;
    second.display.soundVolume = 10;
    const FileUpdate<Settings> two =
        updateVersionedFile(kSettingsFormat, folder.path(kFile), base, second);
    EXPECT_EQ(two.fault, std::nullopt);
    EXPECT_EQ(two.value.houseRules, first.houseRules);
    EXPECT_EQ(two.value.display.soundVolume, 10);
    EXPECT_EQ(readVersionedFile(kSettingsFormat, folder.path(kFile)).value, two.value);
}

TEST(UpdateSettings, KeepsWhatItKnowsOfBadKeys) {
    const TemporaryFolder folder;
    const std::string edited = R"({"format": "settebello.settings", "version": 1,
        "houseRules": 7, "language": "de", "match": {"name": "Ciro"}, "moon": 1})";
    folder.write(kFile, edited);
    Settings base = changedEverywhere();
    Settings ours = base;
    ours.display.soundVolume = 77;
    const FileUpdate<Settings> update =
        updateVersionedFile(kSettingsFormat, folder.path(kFile), base, ours);
    EXPECT_EQ(update.fault, std::nullopt);
    EXPECT_EQ(update.value.houseRules, base.houseRules);
    EXPECT_EQ(update.value.language, base.language);
    EXPECT_EQ(update.value.match.name, "Ciro");
    EXPECT_EQ(update.value.display.soundVolume, 77);
    EXPECT_EQ(folder.read("settings.json.broken-1"), edited);

    updateVersionedFile(kSettingsFormat, folder.path(kFile), update.value, base);
    EXPECT_EQ(folder.names(), (std::vector<std::string>{kFile, "settings.json.broken-1"}))
        << "one copy is enough";
}

TEST(UpdateSettings, WritesOursIfTheFileIsGoneOrBroken) {
    for (const bool isBroken : {false, true}) {
        const TemporaryFolder folder;
        if (isBroken) {
            folder.write(kFile, "{");
        }
        const Settings base = withRules({{"A", 1}});
        const Settings ours = withRules({{"A", 1}, {"B", 1}});
        const FileUpdate<Settings> update =
            updateVersionedFile(kSettingsFormat, folder.path(kFile), base, ours);
        EXPECT_EQ(update.fault, std::nullopt);
        EXPECT_EQ(update.value, ours);
        EXPECT_EQ(readVersionedFile(kSettingsFormat, folder.path(kFile)).value, ours);
        EXPECT_EQ(folder.names().size(), isBroken ? 2U : 1U);
    }
}

TEST(UpdateSettings, LeavesANewerFileAlone) {
    const TemporaryFolder folder;
    const std::string newer =
        R"({"format": "settebello.settings", "version": 2, "language": "fr"})";
    folder.write(kFile, newer);
    const Settings ours = changedEverywhere();
    const FileUpdate<Settings> update =
        updateVersionedFile(kSettingsFormat, folder.path(kFile), Settings{}, ours);
    ASSERT_TRUE(update.fault);
    EXPECT_EQ(update.fault->code, FaultCode::NewerVersion);
    EXPECT_EQ(update.value, ours);
    EXPECT_EQ(folder.read(kFile), newer);
}

} // namespace
} // namespace settebello
