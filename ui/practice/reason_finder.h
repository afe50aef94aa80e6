// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/reason.h"
#include "practice/exercise.h"

#include <QObject>
#include <QThreadPool>

#include <vector>

namespace settebello {

/// Finds why an answer is right or wrong, on a thread of its own.
class ReasonFinder : public QObject {
    Q_OBJECT

public:
    explicit ReasonFinder(QObject* parent = nullptr);
    /// Waits for the reasons that are being found.
    ~ReasonFinder() override;

    /// found() follows, unless other reasons are asked for first.
    void find(const Exercise& exercise, const Decision& answer);

signals:
    /// @param reasons of the best decision if the answer was wrong, else of the answer; may be
    /// empty.
    void found(const std::vector<settebello::Reason>& reasons);

private:
    int m_number = 0; ///< of the latest question
    QThreadPool m_thread;
};

/// Two decisions of an exercise, of which the reasons say why one is better.
struct ReasonedAnswer {
    Decision better;
    Decision worse;
};
/// A wrong answer is compared with the best decision; a right one with what was played in the
/// match, or else with the best of those that are wrong. Nothing if none is.
std::optional<ReasonedAnswer> reasonedAnswer(const Exercise& exercise, const Decision& answer);

} // namespace settebello
