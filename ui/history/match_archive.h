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

/// What came of taking records in.
struct ImportReport {
    QStringList added;   ///< the copies in the folder
    QStringList known;   ///< names of files whose match was there already
    QStringList refused; ///< why others were not taken, a sentence each
};

/// The folder where finished matches are kept: what is in it, read on a thread of its own, and what
/// comes in and goes out. Files that cannot be read are told of and never changed.
class MatchArchive : public QObject {
    Q_OBJECT

public:
    /// @param folder need not exist. Nothing is read before refresh().
    explicit MatchArchive(const QString& folder, QObject* parent = nullptr);
    /// Waits for the file at hand.
    ~MatchArchive() override;

    const QString& folder() const { return m_folder; }

    /// Reads what is new, newest first, and from then on whatever changes in the folder.
    void refresh();
    /// The language is another: what is wrong with files is found out once more.
    void rereadFaults();
    bool reading() const { return m_scans > 0; }

    /// Keeps copies of records, of each match one. imported() follows.
    void import(const QStringList& files);
    /// Copies a record's file as it is. @return what went wrong, in a sentence; then a file that
    /// was there before is as it was.
    std::optional<QString> exportTo(const QString& file, const QString& target) const;
    /// False if there is no trash to move it to.
    bool moveToTrash(const QString& file);
    /// Deletes it for good. False if that does not work.
    bool remove(const QString& file);

signals:
    /// Records that are new or have changed.
    void found(const QList<settebello::RecordSummary>& records);
    /// Files that are there no more.
    void gone(const QStringList& files);
    void progressed(int done, int total);
    /// Everything is read. @param problem a sentence if the folder itself cannot be read, or empty.
    void finished(const QString& problem);
    void imported(const settebello::ImportReport& report);

private:
    /// A file as it was when it was read.
    struct Known {
        qint64 size = 0;
        QDateTime changed;
        QByteArray identity;
    };

    void scan();
    QFileInfoList listFiles(QString& problem) const;
    void forgetMissing(const QFileInfoList& files);
    void readAll(const QFileInfoList& files);
    RecordSummary readAndRemember(const QFileInfo& file);
    void importFile(const QString& file, ImportReport& report);
    bool hasMatch(const QByteArray& identity) const;
    void watch();

    QString m_folder;
    QFileSystemWatcher m_watcher;
    QTimer m_changed; ///< several changes at a time are one
    int m_scans = 0;
    std::atomic<bool> m_stop{false};
    QHash<QString, Known> m_known; ///< by file; the thread's own
    QThreadPool m_thread;
};

} // namespace settebello
