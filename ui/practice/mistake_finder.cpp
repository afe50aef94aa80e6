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
    , m_folder(folder) {
    m_thread.setMaxThreadCount(1);
    m_thread.setThreadPriority(QThread::LowPriority);
}

MistakeFinder::~MistakeFinder() {
    stop();
    m_thread.waitForDone();
}

void MistakeFinder::stop() {
    m_stop.requestStop();
}

void MistakeFinder::run(const std::set<std::string, std::less<>>& known) {
    Q_ASSERT(!m_running);
    m_running = true;
    m_complete = false;
    m_stop = StopSource();
    m_thread.start([this, known, stop = m_stop.token()] { work(known, stop); });
}

/// On the thread; delivered on the asker's, or not at all if the asker is gone by then.
void MistakeFinder::report(const Record& record, const Analysis& analysis) {
    QMetaObject::invokeMethod(this, [this, record, analysis] { emit found(record, analysis); });
}

/// On the thread. The oldest match comes first, since what is found last counts as the latest.
void MistakeFinder::work(const std::set<std::string, std::less<>>& known, const StopToken& stop) {
    QStringList files = recordFiles(m_folder);
    std::reverse(files.begin(), files.end());
    QStringList unfinished;
    int matches = 0;
    for (const QString& file : files) {
        if (stop.stopRequested()) {
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
            report(*record, kept.run().analysis());
        } else {
            unfinished += file;
        }
    }
    int number = 0;
    for (const QString& file : unfinished) {
        analyse(file, ++number, static_cast<int>(unfinished.size()), stop);
    }
    QMetaObject::invokeMethod(this, [this, matches, complete = !stop.stopRequested()] {
        m_running = false;
        m_complete = complete;
        emit ended(matches);
    });
}

/// On the thread. Reads the record once more, so that they need not all be in memory.
void MistakeFinder::analyse(const QString& file, int number, int all, const StopToken& stop) {
    const std::optional<Record> record =
        stop.stopRequested() ? std::nullopt : readRecordFile(file).record;
    if (!record) {
        return;
    }
    KeptRun kept(record->match, toPath(file));
    const auto tell = [&] {
        const double share =
            static_cast<double>(kept.run().analysed()) / static_cast<double>(kept.run().moments());
        QMetaObject::invokeMethod(
            this, [this, number, all, share] { emit progressed(number, all, share); });
    };
    tell();
    kept.resume(stop, tell); // one that cannot be kept is made again at the next opening
    if (kept.run().isComplete()) {
        report(*record, kept.run().analysis());
    }
}

} // namespace settebello
