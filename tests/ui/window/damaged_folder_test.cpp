// SPDX-License-Identifier: GPL-3.0-or-later
// The program starts with a folder of damaged files, says what is wrong with each and loses
// nothing.
#include "game/match_autosave.h"
#include "game/statistics_store.h"
#include "project_file.h"
#include "settings/settings_store.h"
#include "ui/unfinished_texts.h"
#include "widgets/notice_bar.h"
#include "window/main_window.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <functional>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace settebello {
namespace {

constexpr auto kRecord = "2026-11-21 18.05.00 scopa.scopa.json";
const QStringList kFiles{"settings.json", "match.scopa.json", "statistics.json",
                         QString("matches/") + kRecord};

/// The contents of an undamaged file.
QByteArray whole(const QString& file) {
    if (file == "settings.json") {
        return QByteArray::fromStdString(settingsText(Settings()));
    }
    if (file == "statistics.json") {
        return QByteArray::fromStdString(statisticsText(Statistics()));
    }
    QFile record(projectFile("tests/data/records/scopa-13-3.scopa.json"));
    return record.open(QIODevice::ReadOnly) ? record.readAll() : QByteArray();
}

struct Damage {
    const char* name;
    std::function<QByteArray(const QString& file)> contents;
};

const Damage kDamages[] = {
    {"Empty", [](const QString&) { return QByteArray(); }},
    {"Binary",
     [](const QString&) {
         return QByteArray("\x7f\x00\xff\xfe"
                           "LF\r\n\x1a",
                           9);
     }},
    {"CutShort", [](const QString& file) { return whole(file).left(whole(file).size() / 2); }},
    {"OtherFormat",
     [](const QString&) { return QByteArray("{\"format\": \"x\", \"version\": 1}"); }},
    {"Newer",
     [](const QString& file) { return whole(file).replace("\"version\": 1", "\"version\": 7"); }},
    {"WrongTypes",
     [](const QString& file) {
         return whole(file)
             .replace("\"hints\": true", "\"hints\": 1e999")
             .replace("\"language\": \"system\"", "\"language\": [\"system\"]")
             .replace("\"matches\": []", "\"matches\": [7, {\"won\": 1}]")
             .replace("\"dealer\": 0", "\"dealer\": {}");
     }},
};

/// Every file's contents by its path in the folder.
QMap<QString, QByteArray> contents(const QString& folder) {
    QMap<QString, QByteArray> all;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly)) {
            all[QDir(folder).relativeFilePath(file.fileName())] =
                QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256);
        }
    }
    return all;
}

class DamagedFolder : public ::testing::Test {
protected:
    QString path(const QString& file) const { return m_folder.filePath(file); }
    void write(const QString& file, const QByteArray& text) const {
        QDir().mkpath(QFileInfo(path(file)).path());
        QFile out(path(file));
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        ASSERT_EQ(out.write(text), text.size());
    }
    void damage(const Damage& damage) const {
        for (const QString& file : kFiles) {
            write(file, damage.contents(file));
        }
        write("window.json", damage.contents("window.json"));
    }
    /// Starts the program and lets it read everything.
    void start(const QString& language = "en") {
        m_window = std::make_unique<MainWindow>(WindowOptions{m_folder.path(), 1, language});
        m_window->show();
        m_window->welcome();
        for (int i = 0; i < 3; ++i) {
            m_window->statistics().flush();
            QCoreApplication::processEvents();
        }
    }
    /// What the player does next: changes a setting, plays, clears the statistics, and ends.
    void useAndClose() {
        m_window->store().change([](Settings& settings) { settings.display.sound = false; });
        m_window->startMatch({{}, {{"Anna", kPerson}, {"Ciro", "greedy"}}, 3});
        m_window->autosave().flush();
        m_window->statistics().countAgain();
        for (int i = 0; i < 3; ++i) {
            m_window->statistics().flush();
            QCoreApplication::processEvents();
        }
        m_window->close();
        m_window.reset();
    }
    QString notice() const { return m_window->findChild<NoticeBar*>()->text(); }
    /// Expects every file to be there still, under its name or as NAME.broken-N.
    void expectNothingLost(const QMap<QString, QByteArray>& before) const {
        const QMap<QString, QByteArray> after = contents(m_folder.path());
        for (const QString& file : kFiles) {
            if (!before.contains(file)) {
                continue;
            }
            bool found = false;
            for (auto now = after.begin(); now != after.end(); ++now) {
                found |= now.value() == before[file] &&
                         (now.key() == file || now.key().startsWith(file + ".broken-"));
            }
            EXPECT_TRUE(found) << qPrintable(file);
        }
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

class DamagedFolderOf : public DamagedFolder, public ::testing::WithParamInterface<Damage> {};

TEST_P(DamagedFolderOf, StartsExplainsAndLosesNothing) {
    damage(GetParam());
    const QMap<QString, QByteArray> before = contents(m_folder.path());
    start();
    EXPECT_TRUE(m_window->isVisible());
    EXPECT_TRUE(m_window->findChild<NoticeBar*>()->isVisible());
    for (const QString& file : kFiles) {
        EXPECT_TRUE(notice().contains(QFileInfo(file).fileName())) << qPrintable(file) << "\n"
                                                                   << qPrintable(notice());
    }
    expectNothingLost(before);
    useAndClose();
    expectNothingLost(before);
}

TEST_P(DamagedFolderOf, ExplainsInThePlayersLanguage) {
    SKIP_IF_UNFINISHED("it");
    SKIP_IF_UNFINISHED("fr");
    for (const char* language : {"it", "fr"}) {
        damage(GetParam());
        start(language);
        const QString text = notice();
        EXPECT_FALSE(text.isEmpty());
        for (const char* english : {" is not ", "cannot", "could", "missing", "unknown", "newer",
                                    " match ", "syntax", ": a list", ": an object", " the "}) {
            EXPECT_FALSE(QString(text)
                             .remove("match.scopa")
                             .remove("/matches")
                             .contains(QLatin1String(english)))
                << english << ": " << qPrintable(text);
        }
        m_window.reset();
    }
}

std::string nameOf(const testing::TestParamInfo<Damage>& damage) {
    return damage.param.name;
}

INSTANTIATE_TEST_SUITE_P(All, DamagedFolderOf, testing::ValuesIn(kDamages), nameOf);

TEST_F(DamagedFolder, StartsWhereFoldersLieInTheFilesPlace) {
    for (const QString& file : kFiles) {
        QDir().mkpath(path(file));
        write(file + "/inside", file.toUtf8());
    }
    start();
    EXPECT_TRUE(m_window->isVisible());
    for (const QString& file : kFiles) {
        EXPECT_TRUE(notice().contains(QFileInfo(file).fileName())) << qPrintable(notice());
    }
    useAndClose();
    int left = 0;
    const QMap<QString, QByteArray> after = contents(m_folder.path());
    for (const QString& file : after.keys()) {
        left += file.endsWith("/inside") ? 1 : 0;
    }
    EXPECT_EQ(left, kFiles.size());
}

TEST_F(DamagedFolder, StartsWhereAFileLiesInTheMatchesPlace) {
    write("matches", "no folder");
    start();
    EXPECT_TRUE(m_window->isVisible());
    useAndClose();
    EXPECT_EQ(contents(m_folder.path())["matches"],
              QCryptographicHash::hash("no folder", QCryptographicHash::Sha256));
}

TEST_F(DamagedFolder, StartsWhereTheFolderIsAFile) {
    write("file", "no folder");
    m_window = std::make_unique<MainWindow>(WindowOptions{path("file"), 1, "en"});
    m_window->show();
    m_window->welcome();
    EXPECT_TRUE(m_window->isVisible());
    useAndClose();
    EXPECT_EQ(contents(m_folder.path())["file"],
              QCryptographicHash::hash("no folder", QCryptographicHash::Sha256));
}

#ifdef Q_OS_UNIX
TEST_F(DamagedFolder, StartsWhereNothingMayBeRead) {
    if (geteuid() == 0) {
        GTEST_SKIP() << "root may read everything";
    }
    damage(kDamages[4]);
    const QMap<QString, QByteArray> before = contents(m_folder.path());
    for (const QString& file : kFiles) {
        QFile(path(file)).setPermissions(QFile::Permissions());
    }
    start();
    EXPECT_TRUE(m_window->isVisible());
    for (const QString& file : kFiles) {
        EXPECT_TRUE(notice().contains(QFileInfo(file).fileName())) << qPrintable(notice());
    }
    useAndClose();
    QDirIterator files(m_folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile(files.next()).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
    expectNothingLost(before);
}
#endif

} // namespace
} // namespace settebello
