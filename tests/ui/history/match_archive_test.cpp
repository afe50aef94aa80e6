// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/match_archive.h"

#include "game/record_file.h"

#include "ui/history/record_files.h"
#include "ui/wait_until.h"

#include <QElapsedTimer>
#include <QMap>
#include <QSignalSpy>

#include <gtest/gtest.h>

#ifdef __unix__
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace settebello {
namespace {

class MatchArchiveTest : public testing::Test {
protected:
    MatchArchiveTest() {
        QObject::connect(&archive, &MatchArchive::found,
                         [this](const QList<RecordSummary>& records) {
                             for (const RecordSummary& record : records) {
                                 EXPECT_TRUE(QFile::exists(record.file));
                                 found[record.name()] = record;
                                 order += record.name();
                             }
                         });
        QObject::connect(&archive, &MatchArchive::removed, [this](const QStringList& names) {
            for (const QString& name : names) {
                found.remove(QFileInfo(name).fileName());
            }
        });
        QObject::connect(&archive, &MatchArchive::finished,
                         [this](const QString& text) { problem = text; });
    }
    void read() {
        archive.refresh();
        ASSERT_TRUE(waitUntil([this] { return !archive.reading(); }));
    }
    ImportReport import(const QStringList& names) {
        std::optional<ImportReport> came;
        const auto link = QObject::connect(&archive, &MatchArchive::imported,
                                           [&came](const ImportReport& report) { came = report; });
        archive.import(names);
        EXPECT_TRUE(waitUntil([&came] { return came.has_value(); }));
        QObject::disconnect(link);
        return came.value_or(ImportReport());
    }

    RecordFiles files;
    MatchArchive archive{files.folder()};
    QMap<QString, RecordSummary> found;
    QStringList order;
    QString problem;
};

TEST_F(MatchArchiveTest, WithoutAFolderIsEmptyAndMakesNone) {
    read();
    EXPECT_TRUE(found.isEmpty());
    EXPECT_EQ(problem, "");
    EXPECT_FALSE(QFile::exists(files.folder()));
}

TEST_F(MatchArchiveTest, ListsWhoPlayedWhatAndHowItEnded) {
    const MatchSetup setup = setupOfTwo(3);
    const Match match = playedOut(setup);
    files.write(files.inside("2026-11-20 21.14.09 scopa.scopa.json"), recordBytes(setup));
    read();
    ASSERT_EQ(found.size(), 1);
    const RecordSummary& record = found.first();
    EXPECT_TRUE(record.readable());
    EXPECT_EQ(record.date, "2026-11-20 21:14:09");
    EXPECT_EQ(record.setup.rules.base, "scopa");
    EXPECT_EQ(record.setup.seats[1].name, "Ciro");
    EXPECT_EQ(record.setup.seats[1].level, "good");
    EXPECT_EQ(record.result, match.result());
    EXPECT_EQ(record.scores, match.scores());
    EXPECT_EQ(record.rounds, int(match.played().size()));
}

TEST_F(MatchArchiveTest, ReadsTheNewestFirst) {
    const QByteArray text = recordBytes(setupOfTwo(1));
    for (const char* name :
         {"2026-01-02 10.00.00 scopa.scopa.json", "2026-03-02 10.00.00 scopa.scopa.json",
          "2025-12-02 10.00.00 scopa.scopa.json"}) {
        files.write(files.inside(name), text);
    }
    read();
    ASSERT_EQ(order.size(), 3);
    EXPECT_TRUE(order[0].startsWith("2026-03"));
    EXPECT_TRUE(order[2].startsWith("2025-12"));
}

struct Wrong {
    const char* name;
    QByteArray text;
    const char* why; ///< a part of what is said
};

class WrongRecords : public MatchArchiveTest, public testing::WithParamInterface<int> {
protected:
    static Wrong wrong(int which) {
        QByteArray text = recordBytes(setupOfTwo(2));
        const int play = int(text.indexOf("\"plays\": ["));
        QByteArray newer = text;
        switch (which) {
        case 0:
            return {"empty.scopa.json", "", "JSON"};
        case 1:
            return {"half.scopa.json", text.left(text.size() / 2), "JSON"};
        case 2:
            return {"newer.scopa.json", newer.replace("\"version\": 1", "\"version\": 7"),
                    "/version: 7 is not known here: the file is newer"};
        case 3:
            return {"cheat.scopa.json", text.replace(play + 10, 1, "\"1D\", "), "/rounds/0/plays/"};
        case 4:
            return {"bot.scopa.json", text.replace("\"good\"", "\"engine:rm\""), "engine:rm"};
        default:
            return {"rules.json", R"({"format": "settebello.rules", "version": 1})", "/format"};
        }
    }
};

TEST_P(WrongRecords, AreReportedAndNeverChanged) {
    const Wrong bad = wrong(GetParam());
    const QString file = files.write(files.inside(bad.name), bad.text);
    files.write(files.inside("good.scopa.json"), recordBytes(setupOfTwo(2)));
    read();
    ASSERT_EQ(found.size(), 2);
    EXPECT_TRUE(found["good.scopa.json"].readable());
    EXPECT_FALSE(found[bad.name].readable());
    EXPECT_TRUE(found[bad.name].fault.contains(bad.why)) << qPrintable(found[bad.name].fault);
    EXPECT_EQ(files.read(file), bad.text);
    EXPECT_EQ(files.names().size(), 2) << "nothing is set aside";
}

TEST_P(WrongRecords, AreNotImported) {
    const Wrong bad = wrong(GetParam());
    files.write(files.inside("good.scopa.json"), recordBytes(setupOfTwo(2)));
    const QString file = files.write(files.outside(bad.name), bad.text);
    const ImportReport report = import({file});
    EXPECT_TRUE(report.added.isEmpty());
    ASSERT_EQ(report.refused.size(), 1);
    EXPECT_TRUE(report.refused.front().contains(bad.name));
    EXPECT_TRUE(report.refused.front().contains(bad.why)) << qPrintable(report.refused.front());
    EXPECT_EQ(files.names(), QStringList("good.scopa.json"));
}

INSTANTIATE_TEST_SUITE_P(Kinds, WrongRecords, testing::Range(0, 6));

TEST_F(MatchArchiveTest, SaysThatWhatIsThereIsNoFolder) {
    files.write(files.folder(), "in the way");
    read();
    EXPECT_TRUE(problem.contains("is not a folder")) << qPrintable(problem);
    const ImportReport report =
        import({files.write(files.outside("a.scopa.json"), recordBytes(setupOfTwo(5)))});
    EXPECT_EQ(report.refused.size(), 1);
    EXPECT_EQ(files.read(files.folder()), "in the way");
}

TEST_F(MatchArchiveTest, SaysThatTheFolderMayNotBeOpened) {
#ifdef __unix__
    if (geteuid() == 0) {
        GTEST_SKIP() << "nothing is closed to root";
    }
    files.write(files.inside("a.scopa.json"), recordBytes(setupOfTwo(1)));
    QFile::setPermissions(files.folder(), {});
    read();
    QFile::setPermissions(files.folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    EXPECT_TRUE(problem.contains("no permission to open")) << qPrintable(problem);
#endif
}

TEST_F(MatchArchiveTest, ImportsARecordOnceAndKeepsItsTime) {
    const QByteArray text = recordBytes(setupOfTwo(4));
    const QString one = files.write(files.outside("from Rosa.scopa.json"), text);
    QFile file(one);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    file.setFileTime(QDateTime(QDate(2024, 5, 6), QTime(7, 8, 9)), QFile::FileModificationTime);
    file.close();

    ImportReport report = import({one});
    EXPECT_TRUE(report.refused.isEmpty());
    ASSERT_EQ(files.names(), QStringList("2024-05-06 07.08.09 scopa.scopa.json"));
    EXPECT_EQ(report.added, QStringList(files.inside(files.names().front())));
    EXPECT_EQ(files.read(report.added.front()), text);
    EXPECT_EQ(found.size(), 1);

    // Formatted differently, the match is the same.
    const QString again = files.write(files.outside("again.json"), text.simplified());
    report = import({one, again});
    EXPECT_TRUE(report.added.isEmpty());
    EXPECT_EQ(report.known, (QStringList{"from Rosa.scopa.json", "again.json"}));
    EXPECT_EQ(files.names().size(), 1);

    report = import({files.write(files.outside("other.scopa.json"), recordBytes(setupOfTwo(6)))});
    EXPECT_EQ(report.added.size(), 1);
    EXPECT_EQ(files.names().size(), 2);
}

TEST_F(MatchArchiveTest, DoesNotImportAMatchThatIsThereAlready) {
    const QByteArray text = recordBytes(setupOfTwo(4));
    files.write(files.inside("here.scopa.json"), text);
    archive.refresh(); // and without waiting for it
    const ImportReport report = import({files.write(files.outside("a.scopa.json"), text)});
    EXPECT_EQ(report.known.size(), 1);
    EXPECT_EQ(files.names().size(), 1);
}

TEST_F(MatchArchiveTest, ExportsTheSameBytesAndImportsThemWithTheirTime) {
    const QByteArray text = recordBytes(setupOfTwo(4));
    const QString kept = files.write(files.inside("2023-02-03 04.05.06 scopa.scopa.json"), text);
    const QString target = files.outside("to Rosa.scopa.json");
    EXPECT_FALSE(archive.exportTo(kept, target));
    EXPECT_EQ(files.read(target), text);
    QFile::remove(kept);
    import({target});
    EXPECT_EQ(files.names(), QStringList("2023-02-03 04.05.06 scopa.scopa.json"));
}

/// It can be played to its end here and there.
TEST_F(MatchArchiveTest, ACopyOfAnUnfinishedMatchIsOneOfKnownCards) {
    const QByteArray text = recordBytes(setupOfTwo(4, 21), 9);
    const QString kept = files.write(files.inside("a unfinished.scopa.json"), text);
    const QString exported = files.outside("exported.scopa.json");
    ASSERT_FALSE(archive.exportTo(kept, exported));
    EXPECT_EQ(files.read(kept), text) << "the match itself is as it was";
    import({files.write(files.outside("copied.scopa.json"), recordBytes(setupOfTwo(5, 21), 9))});
    QStringList copies{exported};
    for (const QString& name : files.names()) {
        if (files.inside(name) != kept) {
            copies += files.inside(name);
        }
    }
    ASSERT_EQ(copies.size(), 2);
    for (const QString& copy : copies) {
        QString why;
        const auto read = readMatchFile(copy, why);
        ASSERT_TRUE(read) << qPrintable(why);
        EXPECT_TRUE(cardsAreKnown(read->setup)) << qPrintable(copy);
        EXPECT_EQ(read->match.played().back().moves.size(), 9U);
    }
}

TEST_F(MatchArchiveTest, SaysWhenARecordCannotBeExported) {
    const QString kept = files.write(files.inside("a.scopa.json"), recordBytes(setupOfTwo(4)));
    const QString inTheWay = files.write(files.outside("file"), "x");
    const auto problemOf = [&](const QString& from, const QString& to) {
        return archive.exportTo(from, to).value_or(QString());
    };
    EXPECT_TRUE(problemOf(kept, inTheWay + "/a.scopa.json").contains("could not be written"));
    EXPECT_TRUE(problemOf(files.inside("none.scopa.json"), files.outside("b"))
                    .contains("“none.scopa.json” cannot be read"));
    EXPECT_FALSE(QFile::exists(files.outside("b")));
}

#ifdef __linux__
/// As on a full disk: the system refuses to write beyond a size.
class FullDisk {
public:
    FullDisk() {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit small = m_before;
        small.rlim_cur = 100;
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, SIG_DFL);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
};

TEST_F(MatchArchiveTest, LosesNothingOnAFullDisk) {
    const QByteArray text = recordBytes(setupOfTwo(4));
    const QString kept = files.write(files.inside("a.scopa.json"), text);
    const QString old = files.write(files.outside("old.scopa.json"), "older");
    const QString other = files.write(files.outside("b.scopa.json"), recordBytes(setupOfTwo(5)));
    std::optional<QString> fault;
    ImportReport report;
    {
        const FullDisk full;
        fault = archive.exportTo(kept, old);
        report = import({other});
    }
    EXPECT_TRUE(fault);
    EXPECT_EQ(files.read(old), "older");
    EXPECT_EQ(report.refused.size(), 1);
    EXPECT_EQ(files.names(), QStringList("a.scopa.json")) << "no half file";
    EXPECT_EQ(files.read(kept), text);
}
#endif

TEST_F(MatchArchiveTest, SeesWhatComesAndGoes) {
    read();
    files.write(files.inside("a.scopa.json"), recordBytes(setupOfTwo(4)));
    EXPECT_TRUE(waitUntil([this] { return found.size() == 1; }));
    files.write(files.inside("b.scopa.json"), recordBytes(setupOfTwo(5)));
    EXPECT_TRUE(waitUntil([this] { return found.size() == 2; }));
    QFile::remove(files.inside("a.scopa.json"));
    EXPECT_TRUE(waitUntil([this] { return found.size() == 1; }));
}

TEST_F(MatchArchiveTest, AnAnalysisIsNoRecordAndGoesWithItsRecord) {
    const QString file = files.write(files.inside("a.scopa.json"), recordBytes(setupOfTwo(4)));
    files.write(files.inside("a.analysis.json"), "{}");
    files.write(files.inside("b.analysis.json"), "{}");
    read();
    EXPECT_EQ(found.size(), 1);
    EXPECT_TRUE(archive.remove(file));
    EXPECT_EQ(files.names(), QStringList("b.analysis.json"));
}

TEST_F(MatchArchiveTest, DeletesAndSaysIfItCannot) {
    const QString file = files.write(files.inside("a.scopa.json"), recordBytes(setupOfTwo(4)));
    read();
    EXPECT_FALSE(archive.remove(files.inside("none.scopa.json")));
    EXPECT_FALSE(archive.moveToTrash(files.inside("none.scopa.json")));
    EXPECT_EQ(found.size(), 1);
    EXPECT_TRUE(archive.remove(file));
    EXPECT_TRUE(found.isEmpty());
}

} // namespace
} // namespace settebello
