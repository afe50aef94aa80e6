// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/mistake_finder.h"

#include "analysis/analysis_file.h"
#include "analysis/kept_run.h"
#include "game/match_id.h"
#include "game/record_file.h"
#include "practice/exercise.h"
#include "settings/file_access.h"

#include <algorithm>

namespace settebello {

MistakeFinder::MistakeFinder(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder) {}

void MistakeFinder::run(const std::set<std::string, std::less<>>& known, const QString& first) {
    Q_ASSERT(!isRunning());
    m_complete = false;
    m_asked = {};
    m_isHeld = false;
    m_task.start([this, known, first](const TaskRun& run) { return work(known, first, run); },
                 [this](int matches) { emit ended(matches); });
}

/// In the background.
bool MistakeFinder::mustStop(const TaskRun& run) {
    constexpr std::chrono::seconds kBetween(5);
    const auto now = std::chrono::steady_clock::now();
    if (m_mayGoOn && !m_isHeld && now - m_asked >= kBetween) {
        m_asked = now;
        m_isHeld = !m_mayGoOn();
        if (m_isHeld) {
            run.report([this] { stop(); });
        }
    }
    return m_isHeld || run.stop().stopRequested();
}

void MistakeFinder::report(const Record& record, const Analysis& analysis, const TaskRun& run) {
    run.report([this, record, analysis] { emit found(record, analysis); });
}

/// In the background. The oldest match comes first, since what is found last counts as the latest.
/// @return how many matches a person played.
int MistakeFinder::work(const std::set<std::string, std::less<>>& known, const QString& first,
                        const TaskRun& run) {
    if (!first.isEmpty()) {
        analyse(first, 1, 1, run);
    }
    QStringList files = recordFiles(m_folder);
    std::reverse(files.begin(), files.end());
    QStringList unfinished;
    int matches = 0;
    for (const QString& file : files) {
        if (mustStop(run)) {
            break;
        }
        const std::optional<Record> record = readRecordFile(file).record;
        // A match that may be continued would show its hands.
        if (!record || !record->match.over() || !ownSide(record->setup)) {
            continue;
        }
        ++matches;
        if (known.contains(matchId(record->match))) {
            continue;
        }
        const KeptRun kept(record->match, toPath(file));
        if (kept.run().isComplete()) {
            report(*record, kept.run().analysis(), run);
        } else {
            unfinished += file;
        }
    }
    int number = 0;
    for (const QString& file : unfinished) {
        analyse(file, ++number, static_cast<int>(unfinished.size()), run);
    }
    run.report([this, isComplete = !mustStop(run)] { m_complete = isComplete; });
    return matches;
}

/// In the background. Reads the record once more, so that they need not all be in memory.
void MistakeFinder::analyse(const QString& file, int number, int all, const TaskRun& run) {
    const std::optional<Record> record = mustStop(run) ? std::nullopt : readRecordFile(file).record;
    if (!record || !record->match.over() || !ownSide(record->setup)) {
        return;
    }
    KeptRun kept(record->match, toPath(file));
    const auto reportProgress = [&] {
        const double share =
            static_cast<double>(kept.run().analysed()) / static_cast<double>(kept.run().moments());
        run.report([this, number, all, share] { emit progressed(number, all, share); });
        mustStop(run);
    };
    reportProgress();
    // One that cannot be kept is made again at the next opening.
    kept.resume(run.stop(), reportProgress);
    if (kept.run().isComplete()) {
        report(*record, kept.run().analysis(), run);
    }
}

} // namespace settebello
