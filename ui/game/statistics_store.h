// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/stored_file.h"
#include "storage/statistics.h"
#include "tasks/task.h"

#include <QObject>
#include <QStringList>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace settebello {

/// The statistics, their file (`statistics.json`), and the match records that they are made from,
/// which are read on a thread. Each match is counted once, even if the program was killed right
/// after its record was saved.
class StatisticsStore : public QObject {
    Q_OBJECT

public:
    /// Reads the file.
    /// @param folder of the file; need not exist. @param matches the folder of the records.
    /// @param ownsFolder false while another program uses that folder: then nothing is written.
    StatisticsStore(const QString& folder, const QString& matches, bool ownsFolder,
                    QObject* parent = nullptr);

    /// The other program has left the folder: reads the file again, owns the folder from then on,
    /// and counts what is new.
    void takeFolder();

    const Statistics& statistics() const { return m_file.value(); }
    /// False if the file is of a newer version or another program uses it: counts are only shown.
    bool canWrite() const { return m_ownsFolder && !m_file.isReadOnly(); }

    /// Counts the records that are not counted yet.
    void countNew();
    /// Counts every record, even of matches before the statistics were cleared. Matches whose
    /// record was removed stay counted. Emits recounted() when it is done.
    void countAgain();
    /// Counts one record. @param name of its file in the folder of matches.
    void count(const QString& name);
    /// Removes all matches. Their records stay, but only countAgain() counts them again.
    void clear();
    /// Waits until everything is read and written, or has failed once more.
    void flush();
    /// Waits for the file alone.
    void saveNow() { m_file.flush(); }

    /// What the player should know of the file and the records, in translated sentences, besides
    /// unsaved().
    QStringList notices() const;
    /// The file, if it could not be written.
    UnsavedFiles unsaved() const { return m_file.unsaved(tr("statistics", "contents of a file")); }

signals:
    /// statistics() has changed.
    void changed();
    void noticesChanged();
    void unsavedChanged();
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
    static CountResult countRecord(const std::filesystem::path& folder, const std::string& name);
    void take(const std::vector<CountResult>& results, bool again);
    void set(Statistics statistics);
    std::vector<std::string> recordNames() const;

    std::filesystem::path m_matches;
    bool m_ownsFolder;
    StoredFile<Statistics> m_file;
    std::vector<CountResult> m_unreadable; ///< new records that could not be read
    Task m_counting;
};

} // namespace settebello
