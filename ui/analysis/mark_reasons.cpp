// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/mark_reasons.h"

#include <QMetaObject>

#include <utility>

namespace settebello {

MarkReasons::MarkReasons(const Match& match, QObject* parent)
    : QObject(parent)
    , m_match(match) {
    m_thread.setMaxThreadCount(1);
    m_thread.setThreadPriority(QThread::LowPriority);
}

MarkReasons::~MarkReasons() {
    m_stop.requestStop();
    m_thread.waitForDone();
}

void MarkReasons::update(const Analysis& analysis) {
    if (analysis.budget != m_budget) {
        m_budget = analysis.budget;
        m_seen = 0;
        m_reasons.clear();
    }
    if (analysis.moments.size() <= m_seen) {
        return;
    }
    const std::size_t from = std::exchange(m_seen, analysis.moments.size());
    m_thread.start([this, analysis, from, stop = m_stop.token()] {
        std::vector<MarkedReasons> reasons = reasonsOfMarks(m_match, analysis, from, stop);
        if (reasons.empty()) {
            return;
        }
        // Delivered on the asker's thread, or not at all if the asker is gone by then.
        QMetaObject::invokeMethod(
            this, [this, budget = analysis.budget, reasons = std::move(reasons)] {
                if (budget != m_budget) {
                    return;
                }
                m_reasons.insert(m_reasons.end(), reasons.begin(), reasons.end());
                emit found();
            });
    });
}

} // namespace settebello
