// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/settings_merge.h"

#include "players/levels/levels.h"
#include "rules/presets.h"

#include "temporary_folder.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#ifdef __linux__
#include <csignal>
#include <sys/fsuid.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace settebello {
namespace {

namespace fs = std::filesystem;
using Texts = std::vector<std::string>;

constexpr const char* kFile = "settings.json";
constexpr fs::perms kReadOnlyFolder{0555};
constexpr fs::perms kReadOnlyFile{0444};

Texts texts(const Faults& faults) {
    Texts all;
    for (const Fault& fault : faults) {
        all.push_back(fault.text());
    }
    return all;
}

Settings unusual() {
    Settings settings;
    settings.language = "it";
    settings.match.rules = {"", "scopone", findPreset("scopone-trente")->rules};
    settings.match.opponents = {"random", "engine:./bot --fast", "human", "ismcts-32k"};
    settings.match.name = "Zoë \"la\" 🃏";
    settings.houseRules = {{"Nonna's", "scopa-assi", findPreset("scopa-assi")->rules},
                           {"", "scopa", RuleSet{}}};
    settings.houseRules[0].rules.match.target = 21;
    settings.display = {"francesi-ottocento",
                        false,
                        0.25,
                        Pace::Brisk,
                        true,
                        "dark",
                        false,
                        35,
                        true,
                        true,
                        Comments::Few,
                        1.25,
                        {{"Zio \"Totò\" / 🃏", "widow"}, {"Rosa", "someone-newer"}}};
    settings.assist = {false, false, true, true, true, false, false};
    return settings;
}

TEST(Settings, RoundTrip) {
    const TemporaryFolder folder;
    for (const Settings& settings : {Settings{}, unusual()}) {
        EXPECT_EQ(writeVersionedFile(kSettingsFormat, folder.path(kFile), settings), std::nullopt);
        const FileRead<Settings> read = readVersionedFile(kSettingsFormat, folder.path(kFile));
        EXPECT_EQ(read.value, settings);
        EXPECT_EQ(texts(read.faults), Texts{});
        EXPECT_FALSE(read.readOnly);
        EXPECT_EQ(folder.names(), Texts{kFile});
    }
}

TEST(Settings, AreWrittenSortedAndIndented) {
    EXPECT_EQ(settingsText(Settings{}), R"({
  "assist": {
    "dealCodes": true,
    "firstStepsOffered": false,
    "hints": true,
    "idleAnalysis": true,
    "showCounts": false,
    "showFingerprint": false,
    "takeBack": true
  },
  "display": {
    "animationSpeed": 1.0,
    "cardNumbers": true,
    "comments": "lively",
    "confirmPlay": false,
    "deck": "napoletane",
    "evening": false,
    "faces": {},
    "pace": "calm",
    "reducedMotion": false,
    "sound": true,
    "soundVolume": 60,
    "table": "green",
    "textSize": 1.0
  },
  "format": "settebello.settings",
  "houseRules": [],
  "language": "system",
  "match": {
    "base": "scopa",
    "name": "",
    "opponents": [
      "casual"
    ],
    "rules": {}
  },
  "version": 1
}
)");
}

TEST(Settings, ReadTheExampleOfTheSpecification) {
    Settings settings;
    Faults faults;
    EXPECT_EQ(parseSettings(R"(
{ "format": "settebello.settings", "version": 1,
  "language": "system",
  "match": { "base": "scopa", "rules": {}, "opponents": ["expert"], "name": "Anna" },
  "houseRules": [ { "name": "Nonna's house rules", "base": "scopa-assi", "rules": {} } ],
  "display": { "deck": "napoletane", "cardNumbers": true, "animationSpeed": 1.0,
               "reducedMotion": false, "table": "green", "sound": true, "confirmPlay": false },
  "assist": { "hints": true, "takeBack": true, "showCounts": false } })",
                            settings, faults),
              FileVersion::Supported);
    EXPECT_EQ(texts(faults), Texts{});
    EXPECT_EQ(settings.match.opponents, Texts{"expert"});
    EXPECT_EQ(settings.match.name, "Anna");
    ASSERT_EQ(settings.houseRules.size(), 1U);
    EXPECT_EQ(settings.houseRules[0].rules, findPreset("scopa-assi")->rules);
    EXPECT_EQ(settings.match.rules.name, "");
}

TEST(Settings, ASpeedChosenBeforeThereWasAPaceIsKept) {
    const auto paceIn = [](const std::string& display) {
        Settings settings;
        Faults faults;
        parseSettings(R"({"format": "settebello.settings", "version": 1, "display": {)" + display +
                          "}}",
                      settings, faults);
        EXPECT_EQ(texts(faults), Texts{});
        return settings.display.pace;
    };
    EXPECT_EQ(paceIn(""), Pace::Calm);
    EXPECT_EQ(paceIn(R"("animationSpeed": 1.0)"), Pace::Calm);
    EXPECT_EQ(paceIn(R"("animationSpeed": 2.0)"), Pace::Brisk);
    EXPECT_EQ(paceIn(R"("animationSpeed": 2.0, "pace": "calm")"), Pace::Calm);
    EXPECT_EQ(paceIn(R"("pace": "brisk")"), Pace::Brisk);
}

TEST(Settings, TheLastRulesHaveTheNameOfTheirHouseRules) {
    Settings settings;
    settings.houseRules = {{"Zio", "scopa", {}}, {"Nonna", "scopa", {}}};
    settings.houseRules[1].rules.match.target = 15;
    settings.match.rules = settings.houseRules[1];
    Faults faults;
    Settings read;
    parseSettings(settingsText(settings), read, faults);
    EXPECT_EQ(read, settings);
}

TEST(Settings, AMissingFileIsNoFault) {
    const TemporaryFolder folder;
    const FileRead<Settings> read = readVersionedFile(kSettingsFormat, folder.path("none") / kFile);
    EXPECT_EQ(read.value, Settings{});
    EXPECT_EQ(texts(read.faults), Texts{});
    EXPECT_FALSE(read.readOnly);
    EXPECT_EQ(folder.names(), Texts{}) << "reading makes nothing";
}

TEST(Settings, APartialFileHasDefaultsForTheRest) {
    const TemporaryFolder folder;
    folder.write(kFile, R"({"format": "settebello.settings", "version": 1,
                            "display": {"table": "dark"}})");
    Settings expected;
    expected.display.table = "dark";
    const FileRead<Settings> read = readVersionedFile(kSettingsFormat, folder.path(kFile));
    EXPECT_EQ(read.value, expected);
    EXPECT_EQ(texts(read.faults), Texts{});
}

struct BadKey {
    const char* key; ///< one or more keys of the file, as JSON text
    Texts faults;
};

class SettingsBadKey : public testing::TestWithParam<BadKey> {};

TEST_P(SettingsBadKey, IsIgnoredAlone) {
    const std::string text = std::string(R"({"format": "settebello.settings", "version": 1, )") +
                             GetParam().key + R"(, "assist": {"hints": false}})";
    const TemporaryFolder folder;
    folder.write(kFile, text);
    const FileRead<Settings> read = readVersionedFile(kSettingsFormat, folder.path(kFile));
    EXPECT_EQ(texts(read.faults), GetParam().faults);
    Settings expected;
    expected.assist.hints = false;
    EXPECT_EQ(read.value, expected);
    EXPECT_FALSE(read.readOnly);
    EXPECT_FALSE(read.setAside);
    EXPECT_EQ(folder.read(kFile), text) << "reading changes nothing";
}

const std::string kLevels =
    " is not one of beginner, casual, good, expert, master, random, greedy, cs, flat-400, pimc, "
    "ismcts-4k, ismcts-32k, engine:COMMAND, human";

std::string presetIds() {
    std::string ids;
    for (const Preset& preset : presets()) {
        ids += (ids.empty() ? "" : ", ") + std::string(preset.id);
    }
    return ids;
}

const BadKey kBadKeys[] = {
    {R"("language": "de")", {R"(/language: "de" is not one of system, en, fr, it)"}},
    {R"("language": 1)", {"/language: 1 is not one of system, en, fr, it"}},
    {R"("colour": 1)",
     {"/colour: unknown key, not one of assist, display, format, houseRules, language, match, "
      "version"}},
    {R"("match": [])",
     {
         "/match: [] is not an object",
     }},
    {R"("match": {"opponents": ["hal"]})", {R"(/match/opponents/0: "hal")" + kLevels}},
    {R"("match": {"opponents": ["engine:"]})", {R"(/match/opponents/0: "engine:")" + kLevels}},
    {R"("match": {"opponents": []})", {"/match/opponents: [] is not a list of 1 … 5 levels"}},
    {R"("match": {"opponents": "greedy"})",
     {R"(/match/opponents: "greedy" is not a list of 1 … 5 levels)"}},
    {R"("match": {"opponents": ["greedy","greedy","greedy","greedy","greedy","greedy"]})",
     {"/match/opponents: a list is not a list of 1 … 5 levels"}},
    {R"("match": {"name": null})", {"/match/name: null is not text"}},
    {R"("match": {"base": "skat"})", {R"(/match/base: "skat" is not one of )" + presetIds()}},
    {R"("match": {"rules": {"table": {"teams": true}}})",
     {"/match/rules/table/teams: true: teams need 4 or 6 players"}},
    {R"("match": {"rules": {"capture": {"choice": "most"}}})",
     {R"(/match/rules/capture/choice: "most" is not one of singleFirst, fewest, free)"}},
    {R"("houseRules": {})", {"/houseRules: {} is not a list of house rules"}},
    {R"("houseRules": [7])", {"/houseRules/0: 7 is not an object"}},
    {R"("houseRules": [{"base": "scopa"}])", {"/houseRules/0/name: is missing"}},
    {R"("display": {"deck": ""})",
     {R"(/display/deck: "" is not a name of small letters, digits and -)"}},
    {R"("display": {"table": "../x"})",
     {R"(/display/table: "../x" is not a name of small letters, digits and -)"}},
    {R"("display": {"animationSpeed": 0.1})",
     {"/display/animationSpeed: 0.1 is not 0 or one of 0.25 … 8"}},
    {R"("display": {"animationSpeed": "fast"})",
     {R"(/display/animationSpeed: "fast" is not 0 or one of 0.25 … 8)"}},
    {R"("display": {"animationSpeed": 1e999})",
     {"/display/animationSpeed: 1e+308 is not 0 or one of 0.25 … 8"}},
    {R"("display": {"pace": "hasty"})", {R"(/display/pace: "hasty" is not one of calm, brisk)"}},
    {R"("display": {"comments": "loud"})",
     {R"(/display/comments: "loud" is not one of silent, few, lively)"}},
    {R"("display": {"textSize": 9})", {"/display/textSize: 9 is not one of 1, 1.25, 1.5"}},
    {R"("display": {"faces": ["widow"]})", {"/display/faces: a list is not an object"}},
    {R"("display": {"faces": {"Ro/sa": 7, "Ciro": "../x"}})",
     {R"(/display/faces/Ciro: "../x" is not a name of small letters, digits and -)",
      "/display/faces/Ro~1sa: 7 is not a name of small letters, digits and -"}},
    {R"("match": {"name": -1E+400})", {"/match/name: -1e+308 is not text"}},
    {R"("display": {"sound": 1, "fog": true})",
     {"/display/sound: 1 is not one of true, false",
      "/display/fog: unknown key, not one of animationSpeed, cardNumbers, comments, confirmPlay, "
      "deck, evening, faces, pace, reducedMotion, sound, soundVolume, table, "
      "textSize"}},
    {R"("language": "system", "language": "system")", {"/language: appears twice"}},
};

INSTANTIATE_TEST_SUITE_P(All, SettingsBadKey, testing::ValuesIn(kBadKeys));

TEST(Settings, ABadHouseRuleIsIgnoredAlone) {
    Settings settings;
    Faults faults;
    parseSettings(R"({"format": "settebello.settings", "version": 1, "houseRules": [
        {"name": "one"}, 7, {"name": "three", "rules": {"match": {"target": 0},
                                                        "scoring": {"reBello": true}}}]})",
                  settings, faults);
    EXPECT_EQ(texts(faults), (Texts{"/houseRules/1: 7 is not an object",
                                    "/houseRules/2/rules/match/target: 0 is not one of 1 … 101"}));
    ASSERT_EQ(settings.houseRules.size(), 2U);
    EXPECT_EQ(settings.houseRules[1].name, "three");
    EXPECT_TRUE(settings.houseRules[1].rules.scoring.reBello);
    EXPECT_EQ(settings.houseRules[1].rules.match.target, 11);
}

TEST(Settings, ABadOpponentDoesNotMoveTheOthers) {
    Settings settings;
    Faults faults;
    parseSettings(R"({"format": "settebello.settings", "version": 1,
                      "match": {"opponents": ["random", 3, "cs"]}})",
                  settings, faults);
    EXPECT_EQ(settings.match.opponents, (Texts{"random", "casual", "cs"}));
    EXPECT_EQ(faults.size(), 1U);
}

const char* const kBroken[] = {
    "",
    "{",
    "null",
    "[]",
    "\xff\xfe",
    R"({"language": "fr"})",
    R"({"format": "settebello.rules", "version": 1})",
    R"({"format": "settebello.settings", "version": "1"})",
    R"({"format": "settebello.settings", "version": 1, "language": "fr")",
};

TEST(Settings, ABrokenFileIsSetAside) {
    for (const std::string broken : kBroken) {
        const TemporaryFolder folder;
        folder.write(kFile, broken);
        folder.write("settings.json.broken-1", "an older one");
        folder.write("settings.json.broken-3", "yet another");
        const FileRead<Settings> read = readVersionedFile(kSettingsFormat, folder.path(kFile));
        EXPECT_EQ(read.value, Settings{}) << broken;
        EXPECT_GE(read.faults.size(), 1U) << broken;
        EXPECT_EQ(read.setAside, folder.path("settings.json.broken-2"));
        EXPECT_FALSE(read.readOnly);
        EXPECT_EQ(folder.read("settings.json.broken-2"), broken);
        EXPECT_FALSE(fs::exists(folder.path(kFile)));
        EXPECT_EQ(writeVersionedFile(kSettingsFormat, folder.path(kFile), Settings{}),
                  std::nullopt);
        EXPECT_EQ(folder.read("settings.json.broken-2"), broken);
    }
}

TEST(Settings, AFileBrokenMeanwhileIsSetAsideToo) {
    const TemporaryFolder folder;
    folder.write(kFile, "half a file");
    EXPECT_EQ(writeVersionedFile(kSettingsFormat, folder.path(kFile), Settings{}), std::nullopt);
    EXPECT_EQ(folder.read("settings.json.broken-1"), "half a file");
    EXPECT_EQ(folder.read(kFile), settingsText(Settings{}));
}

TEST(Settings, AFileWithBadKeysIsBackedUp) {
    const std::string text =
        R"({"format": "settebello.settings", "version": 1, "language": "de", "moon": "full"})";
    const TemporaryFolder folder;
    folder.write(kFile, text);
    EXPECT_EQ(writeVersionedFile(kSettingsFormat, folder.path(kFile), unusual()), std::nullopt);
    EXPECT_EQ(folder.read("settings.json.broken-1"), text);
    EXPECT_EQ(folder.read(kFile), settingsText(unusual()));
    EXPECT_EQ(writeVersionedFile(kSettingsFormat, folder.path(kFile), Settings{}), std::nullopt);
    EXPECT_EQ(folder.names(), (Texts{kFile, "settings.json.broken-1"})) << "and once only";
}

TEST(Settings, ANewerFileIsReadOnly) {
    const std::string newer = R"({"format": "settebello.settings", "version": 2, "language": "fr",
                                  "moon": "full", "assist": {"hints": "sometimes"}})";
    const TemporaryFolder folder;
    folder.write(kFile, newer);
    const FileRead<Settings> read = readVersionedFile(kSettingsFormat, folder.path(kFile));
    EXPECT_TRUE(read.readOnly);
    EXPECT_FALSE(read.setAside);
    EXPECT_EQ(texts(read.faults), Texts{"/version: 2 is not known here: the file is newer than "
                                        "this program, which reads version 1"});
    EXPECT_EQ(read.value.language, "fr") << "what is understood is taken";
    EXPECT_TRUE(read.value.assist.hints);

    const auto fault = writeVersionedFile(kSettingsFormat, folder.path(kFile), Settings{});
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->path, "/version");
    EXPECT_EQ(folder.read(kFile), newer);
    EXPECT_EQ(folder.names(), Texts{kFile});
}

TEST(Settings, AFolderOfTheSameNameIsLeftAlone) {
    const TemporaryFolder folder;
    fs::create_directory(folder.path(kFile));
    const FileRead<Settings> read = readVersionedFile(kSettingsFormat, folder.path(kFile));
    EXPECT_TRUE(read.readOnly);
    EXPECT_EQ(texts(read.faults), Texts{"cannot be read: is not a file"});
    EXPECT_TRUE(writeVersionedFile(kSettingsFormat, folder.path(kFile), Settings{}));
}

TEST(Settings, AFileInPlaceOfAFolderIsReportedOnEverySystem) {
    const TemporaryFolder folder;
    folder.write("taken", "");
    for (const char* file : {"taken/settings.json", "taken/folder/settings.json"}) {
        const FileRead<Settings> read = readVersionedFile(kSettingsFormat, folder.path() / file);
        EXPECT_TRUE(read.readOnly) << file;
        EXPECT_EQ(texts(read.faults), Texts{"cannot be read: Not a directory"}) << file;
    }
    const FileRead<Settings> missing =
        readVersionedFile(kSettingsFormat, folder.path() / "missing/folder/settings.json");
    EXPECT_FALSE(missing.readOnly);
    EXPECT_EQ(texts(missing.faults), Texts{});
}

#ifdef __linux__
/// Makes file permissions apply to root as well while it exists.
class UnprivilegedUser {
public:
    UnprivilegedUser() {
        if (geteuid() == 0) {
            setfsuid(65534);
        }
    }
    ~UnprivilegedUser() { setfsuid(geteuid()); }
};

TEST(Settings, AReadOnlyFolderIsReadAndReported) {
    const TemporaryFolder folder;
    EXPECT_EQ(writeVersionedFile(kSettingsFormat, folder.path(kFile), unusual()), std::nullopt);
    fs::permissions(folder.path(kFile), kReadOnlyFile);
    fs::permissions(folder.path(), kReadOnlyFolder);
    FileRead<Settings> read;
    std::optional<Fault> fault;
    {
        const UnprivilegedUser person;
        read = readVersionedFile(kSettingsFormat, folder.path(kFile));
        fault = writeVersionedFile(kSettingsFormat, folder.path(kFile), Settings{});
    }
    fs::permissions(folder.path(), fs::perms::owner_all);
    EXPECT_EQ(read.value, unusual());
    EXPECT_EQ(texts(read.faults), Texts{});
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->text(), "cannot be written: Permission denied");
    EXPECT_EQ(folder.read(kFile), settingsText(unusual()));
}

TEST(Settings, ABrokenFileThatCannotBeSetAsideIsNotTouched) {
    const TemporaryFolder folder;
    folder.write(kFile, "broken");
    fs::permissions(folder.path(), kReadOnlyFolder);
    FileRead<Settings> read;
    {
        const UnprivilegedUser person;
        read = readVersionedFile(kSettingsFormat, folder.path(kFile));
    }
    fs::permissions(folder.path(), fs::perms::owner_all);
    EXPECT_TRUE(read.readOnly);
    EXPECT_FALSE(read.setAside);
    EXPECT_EQ(read.value, Settings{});
    EXPECT_EQ(folder.names(), Texts{kFile});
}

TEST(Settings, AnUnreadableFileIsNotTouched) {
    const TemporaryFolder folder;
    folder.write(kFile, settingsText(unusual()));
    fs::permissions(folder.path(kFile), fs::perms::none);
    FileRead<Settings> read;
    {
        const UnprivilegedUser person;
        read = readVersionedFile(kSettingsFormat, folder.path(kFile));
    }
    EXPECT_TRUE(read.readOnly);
    EXPECT_EQ(texts(read.faults), Texts{"cannot be read: Permission denied"});
    EXPECT_EQ(folder.names(), Texts{kFile});
}

TEST(Settings, AFullDiskKeepsTheOldFile) {
    const TemporaryFolder folder;
    EXPECT_EQ(writeVersionedFile(kSettingsFormat, folder.path(kFile), unusual()), std::nullopt);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    rlimit full = before;
    full.rlim_cur = 0;
    setrlimit(RLIMIT_FSIZE, &full);
    const auto fault = writeVersionedFile(kSettingsFormat, folder.path(kFile), Settings{});
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, SIG_DFL);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->text(), "cannot be written: File too large");
    EXPECT_EQ(readVersionedFile(kSettingsFormat, folder.path(kFile)).value, unusual());
    EXPECT_EQ(folder.names(), Texts{kFile});
}
#endif

TEST(LevelNames, AreThoseOfTheCommandLine) {
    for (const std::string_view name : levels()) {
        EXPECT_TRUE(isLevelName(name));
        EXPECT_NE(allowedLevels().find(name), std::string::npos);
    }
    EXPECT_EQ(levels().size(), 12U);
    EXPECT_TRUE(isLevelName("engine:./bot"));
    for (const std::string_view name : {"", "human", "Expert", "engine", "engine:"}) {
        EXPECT_FALSE(isLevelName(name)) << name;
    }
}

} // namespace
} // namespace settebello
