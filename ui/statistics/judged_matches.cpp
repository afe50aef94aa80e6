// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/judged_matches.h"

#include "analysis/analysis_file.h"
#include "analysis/kept_run.h"
#include "game/record_file.h"
#include "settings/file_access.h"

#include <QFileInfo>

#include <algorithm>
#include <set>

namespace settebello {

namespace {

bool endedBefore(const JudgedMatch& one, const JudgedMatch& other) {
    return one.summary.date < other.summary.date;
}

} // namespace

void JudgedMatches::read(const QString& folder) {
    m_task.start([this, folder](const TaskRun& run) { return work(folder, run); },
                 [this](const Found& found) {
                     m_found = found;
                     m_isRead = true;
                     emit changed();
                 });
}

/// On the thread. Only what has changed since it was read is read again.
const JudgedMatches::Known& JudgedMatches::known(const QString& file) {
    const QString analysis = toQString(analysisFileOf(toPath(file)));
    const QDateTime changed = QFileInfo(file).lastModified();
    const QDateTime analysed = QFileInfo(analysis).lastModified();
    const auto found = m_known.constFind(file);
    if (found != m_known.constEnd() && found->changed == changed && found->analysed == analysed) {
        return *found;
    }
    Known known{changed, analysed, {}, std::nullopt};
    const std::optional<Record> record = readRecordFile(file).record;
    const std::optional<MatchSummary> summary = record ? summarizeMatch(*record) : std::nullopt;
    known.id = summary ? summary->match : std::string();
    if (summary && analysed.isValid()) {
        const KeptRun kept(record->match, toPath(file));
        known.match =
            kept.run().isComplete() ? judgedMatch(*record, kept.run().analysis()) : std::nullopt;
    }
    return *m_known.insert(file, known);
}

/// On the thread.
JudgedMatches::Found JudgedMatches::work(const QString& folder, const TaskRun& run) {
    Found found;
    std::set<std::string, std::less<>> kept; // of each match there may be copies
    std::set<std::string, std::less<>> judged;
    for (const QString& file : recordFiles(folder)) {
        if (run.stop().stopRequested()) {
            break;
        }
        const Known& match = known(file);
        if (!match.id.empty()) {
            kept.insert(match.id);
        }
        if (match.match && judged.insert(match.id).second) {
            found.matches.push_back(*match.match);
        }
    }
    found.kept = static_cast<int>(kept.size());
    std::stable_sort(found.matches.begin(), found.matches.end(), endedBefore);
    return found;
}

} // namespace settebello
