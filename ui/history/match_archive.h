// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/record_summary.h"

#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QHash>
#include <QList>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <optional>

namespace settebello {

/// The result of an import.
struct ImportReport {
    QStringList added;   ///< the copies in the folder
    QStringList known;   ///< names of files whose match was in the folder already
    QStringList refused; ///< why other files were not imported, a sentence each
};

/// The folder of finished matches: lists it on a thread of its own, imports, exports and deletes
/// records. Unreadable files are reported and never changed.
class MatchArchive : public QObject {
    Q_OBJECT

public:
    /// @param folder need not exist. Nothing is read before refresh().
    explicit MatchArchive(const QString& folder, QObject* parent = nullptr);
    /// Waits for the file that is being read.
    ~MatchArchive() override;

    const QString& folder() const { return m_folder; }

    /// Reads new files, newest first, and from then on every change in the folder.
    void refresh();
    /// Reads unreadable files again, for their faults in another language.
    void rereadFaults();
    bool reading() const { return m_scans > 0; }

    /// Copies records into the folder, each match once. imported() follows.
    void import(const QStringList& files);
    /// Copies a record's file byte by byte. @return what went wrong, in a sentence; an existing
    /// target is then unchanged.
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

    void scan();
    QFileInfoList listFiles(QString& problem) const;
    void forgetMissing(const QFileInfoList& files);
    void readAll(const QFileInfoList& files);
    RecordSummary readAndRemember(const QFileInfo& file);
    void importFile(const QString& file, ImportReport& report);
    bool hasMatch(const std::string& id) const;
    void watch();

    QString m_folder;
    QFileSystemWatcher m_watcher;
    QTimer m_changed; ///< joins changes that come at the same time
    int m_scans = 0;
    std::atomic<bool> m_stop{false};
    QHash<QString, Known> m_known; ///< by file; used by the thread only
    QThreadPool m_thread;
};

} // namespace settebello
