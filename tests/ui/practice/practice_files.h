// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/practice/practice_helpers.h"

#include "practice/practice_store.h"
#include "practice/problem_set.h"
#include "settings/file_access.h"
#include "ui/analysis/invented_analysis.h"
#include "ui/history/record_files.h"
#include "ui/wait_until.h"

#include <memory>
#include <vector>

namespace settebello {

/// A data folder with matches of Anna's, and a folder of problems.
class PracticeFiles : public RecordFiles {
public:
    QString data() const { return QFileInfo(folder()).path(); }
    QString file() const { return outside("practice.json"); }
    QString problems() const { return outside("problems"); }

    /// Keeps a match of one round; with an analysis that finds mistakes in it, if that is wanted.
    Record keepMatch(quint64 seed, bool analysed) const {
        const MatchSetup setup = setupOfTwo(seed);
        const Record match{setup, playedOut(setup), "2026-11-23 18:05:00",
                           toPath(inside(QStringLiteral("2026-11-23 18.05.%1 scopa.scopa.json")
                                             .arg(seed % 60, 2, 10, QLatin1Char('0'))))};
        write(toQString(match.file), recordBytes(setup));
        if (analysed) {
            keepInventedAnalysis(match);
        }
        return match;
    }

    /// Problems of which the first that is allowed is wrong and all else is right, grade by grade.
    std::vector<Exercise> writeProblems() const {
        const Match match = playedOut(setupOfTwo(11));
        std::vector<Exercise> made;
        for (const auto& mistake : test::practiceOf(match).mistakes) {
            made.push_back(test::problemOf(mistake.exercise, static_cast<Grade>(made.size() % 3)));
        }
        write(problems() + "/scopa.json", QByteArray::fromStdString(problemsText(made)));
        return made;
    }

    std::unique_ptr<PracticeStore> store(bool ownsFolder = true) const {
        auto made = std::make_unique<PracticeStore>(data(), ownsFolder, problems());
        made->setDate(QDate(2026, 11, 24));
        return made;
    }
    std::unique_ptr<PracticeStore> loadedStore(bool ownsFolder = true) const {
        auto made = store(ownsFolder);
        made->load();
        EXPECT_TRUE(waitUntil([&] { return made->isLoaded(); }));
        return made;
    }
    /// What is on the disk.
    Practice kept() const {
        return readVersionedFile(kPracticeFormat, file().toStdU16String()).value;
    }
};

} // namespace settebello
