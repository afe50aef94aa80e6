// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/mark_reasons.h"

#include <utility>

namespace settebello {

MarkReasons::MarkReasons(const Match& match, QObject* parent)
    : QObject(parent)
    , m_match(match) {}

void MarkReasons::update(const Analysis& analysis) {
    if (analysis.budget != m_budget) {
        m_finding.stop();
        m_budget = analysis.budget;
        m_seen = 0;
        m_reasons.clear();
    }
    if (analysis.moments.size() <= m_seen) {
        return;
    }
    const std::size_t from = std::exchange(m_seen, analysis.moments.size());
    m_finding.queue(
        [match = m_match, analysis, from](const TaskRun& run) {
            return reasonsOfMarks(match, analysis, from, run.stop());
        },
        [this](const std::vector<MarkedReasons>& reasons) {
            m_reasons.insert(m_reasons.end(), reasons.begin(), reasons.end());
            if (!reasons.empty()) {
                emit found();
            }
        });
}

} // namespace settebello
