// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "practice/exercise.h"
#include "storage/record.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <optional>

namespace settebello {

/// Looks for the match that an exercise comes from among the kept ones, on a thread of its own.
class MatchSearch : public QObject {
    Q_OBJECT

public:
    /// @param folder of the records; need not exist.
    explicit MatchSearch(const QString& folder, QObject* parent = nullptr);
    /// Waits for the file that is being read.
    ~MatchSearch() override;

    /// found() or missed() follows, unless another search begins or it is cancelled.
    void search(const Exercise& exercise);
    void cancel() { ++m_number; }

signals:
    /// @param round and move as in a Moment. @param analysis as far as it is kept.
    void found(const settebello::Record& match, int round, int move,
               const settebello::Analysis& analysis);
    /// The match is not kept any more.
    void missed();

private:
    void work(const Exercise& exercise, int number);

    QString m_folder;
    std::atomic<int> m_number = 0; ///< of the latest search
    QThreadPool m_thread;
};

/// The round of a match in which an exercise was played as it was; nothing if it was in none, or if
/// the match is not over: whoever continues it must not see its hands.
std::optional<int> roundOf(const Exercise& exercise, const Match& match);

} // namespace settebello
