// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/statistics.h"

#include <QObject>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <filesystem>
#include <vector>

namespace settebello {

/// The statistics, their file (`statistics.json`), and the match records that they are made from.
/// Reads and writes on a thread of its own, and writes again what could not be written. Each match
/// is counted once, even if the program was killed right after its record was saved.
class StatisticsStore : public QObject {
    Q_OBJECT

public:
    /// Reads the file.
    /// @param folder of the file; need not exist. @param matches the folder of the records.
    /// @param ours false if another program uses that folder: then nothing is written.
    StatisticsStore(const QString& folder, const QString& matches, bool ours,
                    QObject* parent = nullptr);
    /// Waits until everything is written.
    ~StatisticsStore() override;

    const Statistics& statistics() const { return m_read.statistics; }
    /// False if the file is of a newer version or another program uses it: counts are only shown.
    bool canWrite() const { return m_ours && !m_read.readOnly; }

    /// Counts the records that are not counted yet.
    void countNew();
    /// Counts every record, even of matches before the statistics were cleared. Matches whose
    /// record is gone stay counted. Emits recounted() when it is done.
    void countAgain();
    /// Counts one record. @param name of its file in the folder of matches.
    void count(const QString& name);
    /// Removes all matches. Their records stay, but only countAgain() counts them again.
    void clear();
    /// Waits until everything is read and written.
    void flush();

    /// Problems that the player should know of, in translated sentences.
    QStringList problems() const;

signals:
    /// statistics() has changed.
    void changed();
    void problemsChanged();
    /// @param unreadable the records that could not be read, with the reasons, one per line.
    void recounted(int matches, const QStringList& unreadable);

private:
    /// The result of reading a record.
    struct CountResult {
        std::string name;
        std::optional<MatchSummary> counted;
        bool later = false;         ///< cannot be read now, but perhaps later
        std::optional<Fault> fault; ///< why it does not count, if that is worth a message
    };

    void countRecords(const std::vector<std::string>& names, bool again);
    CountResult countRecord(const std::string& name) const;
    void take(const std::vector<CountResult>& results, bool again);
    void write();
    std::vector<std::string> recordNames() const;
    std::filesystem::path file() const;

    QString m_folder;
    std::filesystem::path m_matches;
    bool m_ours;
    StatisticsRead m_read;
    std::optional<Fault> m_writeFault;     ///< of the last attempt to write
    QTimer m_retry;                        ///< runs after it failed
    std::vector<CountResult> m_unreadable; ///< new records that could not be read
    std::atomic<bool> m_stop = false;
    QThreadPool m_thread;
};

} // namespace settebello
