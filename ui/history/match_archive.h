// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/record_summary.h"
#include "tasks/task.h"

#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QHash>
#include <QList>
#include <QObject>
#include <QTimer>

#include <optional>

namespace settebello {

/// The result of an import.
struct ImportReport {
    QStringList added;   ///< the copies in the folder
    QStringList known;   ///< names of files whose match was in the folder already
    QStringList refused; ///< why other files were not imported, a sentence each
};

/// The folder of finished matches: lists it in the background, imports, exports and deletes
/// records. Unreadable files are reported and never changed.
class MatchArchive : public QObject {
    Q_OBJECT

public:
    /// @param folder need not exist. Nothing is read before refresh().
    explicit MatchArchive(const QString& folder, QObject* parent = nullptr);

    const QString& folder() const { return m_folder; }

    /// Reads new files, newest first, and from then on every change in the folder.
    void refresh();
    /// Reads unreadable files again, for their faults in another language.
    void rereadFaults();
    bool reading() const { return m_scans > 0; }

    /// Copies records into the folder, each match once, as textOfCopy(). imported() follows.
    void import(const QStringList& files);
    /// Copies a record's file as textOfCopy(), that of a match that is over byte by byte. @return
    /// what went wrong, in a sentence; an existing target is then unchanged.
    std::optional<QString> exportTo(const QString& file, const QString& target) const;
    /// False if there is no trash to move it to.
    bool moveToTrash(const QString& file);
    /// Deletes it permanently. False if that fails.
    bool remove(const QString& file);

signals:
    /// New or changed records.
    void found(const QList<settebello::RecordSummary>& records);
    /// Files that do not exist any more.
    void removed(const QStringList& files);
    void progressed(int done, int total);
    /// The folder is read. @param problem a sentence if the folder itself cannot be read; else
    /// empty.
    void finished(const QString& problem);
    void imported(const settebello::ImportReport& report);

private:
    /// The state of a file when it was read.
    struct Known {
        qint64 size = 0;
        QDateTime changed;
        std::string id;
    };

    void beginScan(bool rereadsFaults);
    QString scan(const TaskRun& run);
    QFileInfoList listFiles(QString& problem) const;
    void forgetMissing(const QFileInfoList& files, const TaskRun& run);
    void readAll(const QFileInfoList& files, const TaskRun& run);
    RecordSummary readAndRemember(const QFileInfo& file);
    ImportReport importAll(const QStringList& files, const TaskRun& run);
    void importFile(const QString& file, ImportReport& report, const TaskRun& run);
    bool hasMatch(const std::string& id) const;
    void watch();

    QString m_folder;
    QFileSystemWatcher m_watcher;
    QTimer m_changed; ///< joins changes that come at the same time
    int m_scans = 0;
    QHash<QString, Known> m_known; ///< by file; used by the thread of m_task only
    Task m_task;
};

} // namespace settebello
