// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/file_saver.h"
#include "storage/record.h"
#include "tasks/task.h"

#include <QDateTime>
#include <QMutex>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <deque>
#include <optional>
#include <string>

namespace settebello {

/// What went wrong with which file.
struct FileFault {
    std::filesystem::path file;
    Fault fault;
    bool operator==(const FileFault&) const = default;
};

/// Writes matches on a thread of its own: every state as `match.scopa.json`, and that file is moved
/// into the folder `matches` once the match is over, or left for another. Such a match is thus in
/// exactly one of the two places at any time. What fails is tried again every few seconds and with
/// every later state. Until it has been moved, nothing else is written in its place.
class MatchWriter : public QObject {
    Q_OBJECT

public:
    /// @param folder of the files; created when needed.
    explicit MatchWriter(const QString& folder, QObject* parent = nullptr);
    /// Waits until everything is written or has failed once more.
    ~MatchWriter() override;

    const QString& folder() const { return m_folder; }
    QString file() const { return m_folder + QStringLiteral("/match.scopa.json"); }
    QString matchesFolder() const { return m_folder + QStringLiteral("/matches"); }

    /// Writes a match in play. An earlier state that is not written yet is dropped.
    /// @param replaced a file to be removed after that, which holds the match too; may be empty.
    void write(Record match, const QString& replaced = {});
    /// Writes and moves a match that makes room for another: it is over, or was left before its
    /// end. @param time of that, by which it is named however long it has to wait.
    void keep(Record match, const QDateTime& time = QDateTime::currentDateTime());
    /// Moves such a match that was written by an earlier run of the program.
    void keepWritten(Record match);
    /// From now on somebody may know the cards of the matches that were left before their end, also
    /// of those that were given to keep() before and are still to be moved, if they are those of
    /// this match.
    void setCardsKnown(Record match);
    /// The number of matches that wait to be moved.
    int unfiled() const;
    /// Waits until everything is written or has failed once more.
    void flush();
    /// Waits likewise, and emits what follows from it.
    void saveNow();

signals:
    /// Every state so far has been written, or has failed. @param fault what went wrong, if
    /// anything.
    void answered(const std::optional<settebello::FileFault>& fault);
    /// A match has been moved. @param name of its file in matchesFolder().
    void filed(const QString& name, bool over);

private:
    struct Kept {
        Record match;
        QDateTime time;       ///< of its file
        bool written = false; ///< and not moved yet
    };

    struct Outcome {
        quint64 number = 0; ///< of the latest state when the work began
        std::optional<FileFault> fault;
    };

    void addKept(Kept kept);
    void start();
    Outcome work(const TaskRun& run);
    bool workOnNext(Outcome& outcome, const TaskRun& run);
    std::optional<FileFault> writeState(const Record& match) const;
    std::optional<FileFault> removeReplaced(const QString& replaced);
    void markKnown(const Record& dealt) const;
    std::optional<FileFault> moveToMatches(Kept& kept, const TaskRun& run);

    QString m_folder;
    QTimer m_retry;
    mutable QMutex m_mutex;        ///< guards the next five
    quint64 m_number = 0;          ///< of the latest state
    std::optional<Record> m_state; ///< of the match in play, if it is to be written
    QString m_replaced;            ///< a file to be removed when all is written
    /// In the order in which they ended. The worker alone changes or removes the first.
    std::deque<Kept> m_kept;
    /// Matches whose cards were dealt to somebody who could know them. As m_kept, after which they
    /// come.
    std::deque<Record> m_known;
    Task m_task;
};

/// A name for a kept match, without folder and ending: it sorts by time and is a file name
/// everywhere. @param base its preset.
QString recordName(const std::string& base, const QDateTime& time, bool over);

/// The names of the files in a folder that recordName() has named as not over, the newest first.
QStringList leftRecords(const QString& folder);

/// The file of that name in a folder, with a number if there is one already.
QString freeRecordFile(const QString& folder, const QString& name);

} // namespace settebello
