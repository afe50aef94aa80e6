// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/marked_reasons.h"
#include "tasks/task.h"

#include <QObject>

namespace settebello {

/// Finds in the background why the best decision of each marked moment was better, as an
/// analysis grows. Used from the thread that made it.
class MarkReasons : public QObject {
    Q_OBJECT

public:
    /// @param match that is analysed.
    explicit MarkReasons(const Match& match, QObject* parent = nullptr);

    /// Looks at the moments that were added since the last call; found() follows if there are marks
    /// among them. Begins again with an analysis of another budget.
    void update(const Analysis& analysis);
    /// What is known of a moment; null: nothing yet, or it has no mark.
    const MarkedReasons* of(const Moment& moment) const { return findReasons(m_reasons, moment); }

signals:
    /// The reasons of another moment were found.
    void found();

private:
    Match m_match;
    int m_budget = 0;       ///< of the analysis looked at; 0: none
    std::size_t m_seen = 0; ///< its moments that were looked at
    std::vector<MarkedReasons> m_reasons;
    Task m_finding{QThread::LowPriority};
};

} // namespace settebello
