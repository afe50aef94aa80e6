// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/progress.h"
#include "tasks/task.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace settebello {

/// What the analyses beside the records say of all matches that the statistics count, read in the
/// background. Nothing of it is kept: what is missing or broken counts as not analysed.
class JudgedMatches : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Reads what is new or has changed in the folder; changed() follows.
    void read(const QString& folder);
    /// Those whose analysis is complete, in the order in which they ended.
    const std::vector<JudgedMatch>& matches() const { return m_found.matches; }
    /// How many are kept, also without an analysis. Copies are one match.
    int kept() const { return m_found.kept; }
    /// False before the first changed().
    bool isRead() const { return m_isRead; }

signals:
    void changed();

private:
    struct Found {
        std::vector<JudgedMatch> matches;
        int kept = 0;
    };
    /// What a file said when it was read.
    struct Known {
        QDateTime changed;  ///< the record
        QDateTime analysed; ///< its analysis was changed; not valid if there was none
        std::string id;     ///< MatchSummary::match; empty if the statistics do not count it
        std::optional<JudgedMatch> match;
    };

    Found work(const QString& folder, const TaskRun& run);
    const Known& known(const QString& file);

    Found m_found;
    bool m_isRead = false;
    QHash<QString, Known> m_known; ///< by record; used by the thread of m_task only
    Task m_task{QThread::LowPriority};
};

} // namespace settebello
