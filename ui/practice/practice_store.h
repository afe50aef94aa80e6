// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/practice_file.h"
#include "settings/stored_file.h"
#include "tasks/task.h"

#include <QDate>
#include <QObject>
#include <QStringList>

#include <vector>

namespace settebello {

/// What somebody practises and how far they have come, with its file (`practice.json`), and the
/// problems that are shipped. An answer is acknowledged once it is on the disk.
class PracticeStore : public QObject {
    Q_OBJECT

public:
    /// @param folder of the file; need not exist. @param ownsFolder false while another program
    /// uses that folder: then nothing is written. @param problems the folder of the problems'
    /// files.
    PracticeStore(const QString& folder, bool ownsFolder,
                  const QString& problems = QStringLiteral(":/problems"),
                  QObject* parent = nullptr);

    /// The other program has left the folder: reads the file again, if it was read, and owns the
    /// folder from then on.
    void takeFolder();
    /// Reads the file and the problems, unless that was done; changed() follows.
    void load();
    /// Nothing but load() may be called before.
    bool isLoaded() const { return m_loaded; }
    const Practice& practice() const { return m_file.value(); }
    /// In the order of kProblemFamilies.
    const std::vector<Exercise>& problems() const { return m_problems; }
    /// False if the file is of a newer version or another program uses it.
    bool canWrite() const { return m_ownsFolder && m_loaded && !m_file.isReadOnly(); }

    /// The local date.
    Day today() const;
    /// Pretends that it is this day: for tests.
    void setDate(const QDate& date) { m_date = date; }

    /// Makes exercises of the own mistakes in a match. @param analysis of it, complete.
    void add(const Record& record, const Analysis& analysis);
    /// Notes an answer; noted() follows when it is on the disk, or cannot be for the moment.
    void note(const Exercise& exercise, const Decision& answer);
    void clearMistakes();
    void clearProblems();
    /// Writes a copy for the person to keep; exported() follows.
    void exportTo(const QString& target);
    /// Waits until everything is read and written, or has failed once more.
    void flush();
    /// Waits for the file alone.
    void saveNow() { m_file.flush(); }

    /// What the player should know of the file, in translated sentences, besides unsaved().
    QStringList notices() const;
    /// The file, if it could not be written.
    UnsavedFiles unsaved() const { return m_file.unsaved(tr("exercises", "contents of a file")); }

signals:
    /// practice() or problems() has changed.
    void changed();
    void noted();
    /// @param problem a sentence; empty if it went well.
    void exported(const QString& target, const QString& problem);
    void noticesChanged();
    void unsavedChanged();

private:
    static std::vector<Exercise> readProblems(const QString& folder);
    void onRead();
    void set(Practice practice);
    void onAnswered(quint64 change);

    QString m_problemsFolder;
    bool m_ownsFolder;
    bool m_takesFolder = false; ///< as soon as the file is read
    bool m_loading = false;
    bool m_loaded = false;
    std::vector<Exercise> m_problems;
    QDate m_date;         ///< to pretend; else invalid
    quint64 m_answer = 0; ///< the change of an answer that is not acknowledged; 0: none
    StoredFile<Practice> m_file;
    Task m_task; ///< reads problems and writes exports
};

} // namespace settebello
