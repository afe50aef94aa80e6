// SPDX-License-Identifier: GPL-3.0-or-later
// Two windows and an editor share settings.json: what one of them changes, the others keep.
#include "settings/settings_store.h"

#include "storage/settings_merge.h"
#include "ui/wait_until.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <memory>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace settebello {
namespace {

class SettingsStoreTest : public ::testing::Test {
protected:
    QString folder() const { return m_folder.path(); }
    std::filesystem::path file() const {
        return m_folder.filePath("settings.json").toStdU16String();
    }
    Settings inFile() const { return readVersionedFile(kSettingsFormat, file()).value; }
    QStringList houseRulesInFile() const {
        QStringList names;
        for (const NamedRules& rules : inFile().houseRules) {
            names += QString::fromStdString(rules.name);
        }
        return names;
    }
    void write(const QByteArray& text) const {
        QFile out(m_folder.filePath("settings.json"));
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(text);
    }
    /// What an editor does.
    void edit(const std::function<void(Settings&)>& change) const {
        Settings settings = inFile();
        change(settings);
        write(QByteArray::fromStdString(settingsText(settings)));
    }

    /// Changes the settings and has them written.
    static void change(SettingsStore& store, const std::function<void(Settings&)>& change) {
        store.change(change);
        store.saveNow();
    }
    /// A folder in the file's place stops anybody, also those who may write anywhere.
    QString blocker() const { return m_folder.filePath("settings.json"); }
    bool isWritten() const { return QFileInfo(blocker()).isFile(); }

    QTemporaryDir m_folder;
};

void addHouseRule(Settings& settings, const char* name, int target = 21) {
    NamedRules rules;
    rules.name = name;
    rules.rules.match.target = target;
    settings.houseRules.push_back(rules);
}

TEST_F(SettingsStoreTest, WritesTheStateOfTheWindowsWithTheSettings) {
    for (int round = 0; round < 20; ++round) { // the thread that writes may be quick
        SettingsStore store(m_folder.path());
        store.windowState().set({{"round", round}});
        store.saveNow();
        const WindowState written(m_folder.filePath("window.json"));
        ASSERT_EQ(written.value("round").toInt(), round);
    }
}

TEST_F(SettingsStoreTest, TwoWindowsKeepEachOthersChanges) {
    SettingsStore first(folder());
    SettingsStore second(folder());
    change(first, [](Settings& settings) { addHouseRule(settings, "Nonna"); });
    change(second, [](Settings& settings) { settings.display.soundVolume = 7; });
    change(first, [](Settings& settings) { settings.display.deck = "francesi"; });
    change(second, [](Settings& settings) { addHouseRule(settings, "Zio"); });
    EXPECT_EQ(inFile().display.soundVolume, 7);
    EXPECT_EQ(inFile().display.deck, "francesi");
    EXPECT_EQ(houseRulesInFile(), QStringList({"Nonna", "Zio"}));
}

TEST_F(SettingsStoreTest, KeepsWhatAnEditorAdds) {
    SettingsStore store(folder());
    change(store, [](Settings& settings) { addHouseRule(settings, "Nonna"); });
    edit([](Settings& settings) {
        addHouseRule(settings, "Editor");
        settings.language = "fr";
    });
    change(store, [](Settings& settings) { settings.display.sound = false; });
    EXPECT_EQ(houseRulesInFile(), QStringList({"Nonna", "Editor"}));
    EXPECT_EQ(inFile().language, "fr");
    EXPECT_FALSE(inFile().display.sound);
    EXPECT_EQ(store.settings(), inFile()) << "the window has what the file has";
}

TEST_F(SettingsStoreTest, ARemovedHouseRuleStaysRemoved) {
    SettingsStore first(folder());
    change(first, [](Settings& settings) {
        addHouseRule(settings, "Nonna");
        addHouseRule(settings, "Zio");
    });
    SettingsStore second(folder());
    change(first,
           [](Settings& settings) { settings.houseRules.erase(settings.houseRules.begin()); });
    change(second, [](Settings& settings) { settings.display.sound = false; });
    EXPECT_EQ(houseRulesInFile(), QStringList("Zio"));
}

TEST_F(SettingsStoreTest, AHouseRuleChangedByBothIsKeptTwice) {
    SettingsStore first(folder());
    change(first, [](Settings& settings) { addHouseRule(settings, "Nonna"); });
    SettingsStore second(folder());
    change(first, [](Settings& settings) { settings.houseRules[0].rules.match.target = 16; });
    change(second, [](Settings& settings) { settings.houseRules[0].rules.match.target = 31; });
    ASSERT_EQ(inFile().houseRules.size(), 2U);
    EXPECT_EQ(inFile().houseRules[0].rules.match.target + inFile().houseRules[1].rules.match.target,
              16 + 31);
}

TEST_F(SettingsStoreTest, SaysOnceForEachSideThatTheSettingsChanged) {
    SettingsStore store(folder());
    QSignalSpy changed(&store, &SettingsStore::changed);
    edit([](Settings& settings) { settings.language = "fr"; });
    store.change([](Settings& settings) { settings.display.sound = false; });
    EXPECT_EQ(changed.count(), 1);
    EXPECT_FALSE(store.settings().display.sound) << "without waiting for the disk";
    ASSERT_TRUE(waitUntil([&] { return changed.count() == 2; }));
    EXPECT_EQ(store.settings().language, "fr");
    EXPECT_FALSE(store.settings().display.sound);
    change(store, [](Settings&) {});
    EXPECT_EQ(changed.count(), 2);
}

TEST_F(SettingsStoreTest, AChangeThatIsMadeWhileOthersAreJoinedIsKept) {
    SettingsStore store(folder());
    edit([](Settings& settings) { settings.language = "fr"; });
    store.change([](Settings& settings) { settings.display.sound = false; });
    store.change([](Settings& settings) { settings.display.soundVolume = 7; });
    store.saveNow();
    EXPECT_EQ(store.settings().display.soundVolume, 7);
    EXPECT_EQ(store.settings().language, "fr");
    EXPECT_EQ(store.settings(), inFile());
}

TEST_F(SettingsStoreTest, AFileDeletedMeanwhileIsWrittenAgain) {
    SettingsStore store(folder());
    change(store, [](Settings& settings) { addHouseRule(settings, "Nonna"); });
    ASSERT_TRUE(QFile::remove(m_folder.filePath("settings.json")));
    change(store, [](Settings& settings) { settings.display.sound = false; });
    EXPECT_EQ(houseRulesInFile(), QStringList("Nonna"));
    EXPECT_FALSE(inFile().display.sound);
}

TEST_F(SettingsStoreTest, AFileBrokenMeanwhileIsSetAside) {
    SettingsStore store(folder());
    change(store, [](Settings& settings) { addHouseRule(settings, "Nonna"); });
    write("{ an editor's half-saved text");
    change(store, [](Settings& settings) { settings.display.sound = false; });
    EXPECT_EQ(houseRulesInFile(), QStringList("Nonna"));
    EXPECT_TRUE(QFile::exists(m_folder.filePath("settings.json.broken-1")));
    EXPECT_FALSE(QFile::exists(m_folder.filePath("settings.json.broken-2")));
}

TEST_F(SettingsStoreTest, ABadKeyWrittenMeanwhileCostsNothingElse) {
    SettingsStore store(folder());
    change(store, [](Settings& settings) {
        addHouseRule(settings, "Nonna");
        settings.display.soundVolume = 7;
    });
    QByteArray text = QByteArray::fromStdString(settingsText(store.settings()));
    write(text.replace("\"soundVolume\": 7", "\"soundVolume\": \"loud\""));
    change(store, [](Settings& settings) { settings.display.sound = false; });
    EXPECT_EQ(inFile().display.soundVolume, 7) << "not the default";
    EXPECT_EQ(houseRulesInFile(), QStringList("Nonna"));
    EXPECT_TRUE(QFile::exists(m_folder.filePath("settings.json.broken-1")));
}

TEST_F(SettingsStoreTest, AChangeHoldsThoughItCannotBeWritten) {
    SettingsStore store(m_folder.filePath("settings.json/inside"));
    write("a file in the folder's place");
    change(store, [](Settings& settings) { settings.display.sound = false; });
    EXPECT_FALSE(store.settings().display.sound);
    EXPECT_EQ(store.unsaved().size(), 1);
    change(store, [](Settings& settings) { settings.language = "it"; });
    EXPECT_FALSE(store.settings().display.sound);
}

TEST_F(SettingsStoreTest, WhatCouldNotBeWrittenIsWrittenWithTheNextChange) {
    SettingsStore store(folder());
    ASSERT_TRUE(QDir().mkdir(blocker()));
    change(store, [](Settings& settings) { settings.display.sound = false; });
    EXPECT_EQ(store.unsaved().size(), 1);
    ASSERT_TRUE(QDir().rmdir(blocker()));
    change(store, [](Settings& settings) { settings.language = "it"; });
    EXPECT_TRUE(store.unsaved().isEmpty());
    EXPECT_FALSE(inFile().display.sound);
    EXPECT_EQ(inFile().language, "it");
}

TEST_F(SettingsStoreTest, WhatCouldNotBeWrittenIsWrittenWithoutAnotherChange) {
    SettingsStore store(folder());
    ASSERT_TRUE(QDir().mkdir(blocker()));
    store.change([](Settings& settings) { settings.language = "it"; });
    ASSERT_TRUE(waitUntil([&] { return !store.unsaved().isEmpty(); }));
    ASSERT_TRUE(QDir().rmdir(blocker()));
    ASSERT_TRUE(waitUntil([&] { return store.unsaved().isEmpty(); }));
    EXPECT_EQ(inFile().language, "it");
}

TEST_F(SettingsStoreTest, WhatCouldNotBeWrittenIsWrittenAtTheEnd) {
    auto store = std::make_unique<SettingsStore>(folder());
    ASSERT_TRUE(QDir().mkdir(blocker()));
    change(*store, [](Settings& settings) { settings.language = "it"; });
    ASSERT_TRUE(QDir().rmdir(blocker()));
    store.reset();
    ASSERT_TRUE(isWritten());
    EXPECT_EQ(inFile().language, "it");
}

TEST_F(SettingsStoreTest, RemovesWhatAKilledProgramLeft) {
    const std::filesystem::path old = file() += ".tmp-0";
    const std::filesystem::path young = file() += ".tmp-1";
    for (const auto& path : {old, young}) {
        ASSERT_TRUE(QFile(path).open(QIODevice::WriteOnly));
    }
    std::filesystem::last_write_time(old, std::filesystem::file_time_type::clock::now() -
                                              std::chrono::hours(1));
    const SettingsStore store(folder());
    EXPECT_FALSE(std::filesystem::exists(old));
    EXPECT_TRUE(std::filesystem::exists(young));
}

#ifdef Q_OS_UNIX
TEST_F(SettingsStoreTest, PipesAreNotWaitedFor) {
    alarm(60); // ends the test if it waits
    for (const char* name : {"settings.json", "settings.lock"}) {
        const QByteArray pipe = QFile::encodeName(m_folder.filePath(name));
        ASSERT_EQ(mkfifo(pipe.constData(), 0600), 0);
        SettingsStore store(folder());
        change(store, [](Settings& settings) { settings.display.sound = false; });
        EXPECT_FALSE(store.settings().display.sound);
        struct stat status {};
        ASSERT_EQ(lstat(pipe.constData(), &status), 0);
        EXPECT_TRUE(S_ISFIFO(status.st_mode)) << name;
        ASSERT_EQ(unlink(pipe.constData()), 0);
    }
    alarm(0);
}
#endif

} // namespace
} // namespace settebello
