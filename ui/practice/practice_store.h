// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/practice_file.h"

#include <QDate>
#include <QObject>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <filesystem>
#include <optional>
#include <vector>

namespace settebello {

/// What somebody practises and how far they have come, with its file (`practice.json`), and the
/// problems that are shipped. Reads and writes on a thread of its own, and writes again what could
/// not be written. An answer is acknowledged once it is on the disk.
class PracticeStore : public QObject {
    Q_OBJECT

public:
    /// @param folder of the file; need not exist. @param ours false if another program uses that
    /// folder: then nothing is written. @param problems the folder of the problems' files.
    PracticeStore(const QString& folder, bool ours,
                  const QString& problems = QStringLiteral(":/problems"),
                  QObject* parent = nullptr);
    /// Waits until everything is written.
    ~PracticeStore() override;

    /// Reads the file and the problems, unless that was done; changed() follows.
    void load();
    /// Nothing but load() may be called before.
    bool isLoaded() const { return m_loaded; }
    const Practice& practice() const { return m_read.practice; }
    /// In the order of kProblemFamilies.
    const std::vector<Exercise>& problems() const { return m_problems; }
    /// False if the file is of a newer version or another program uses it.
    bool canWrite() const { return m_ours && m_loaded && !m_read.readOnly; }

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
    /// Waits until everything is read and written.
    void flush();

    /// Problems that the player should know of, in translated sentences.
    QStringList problemTexts() const;

signals:
    /// practice() or problems() has changed.
    void changed();
    void noted();
    /// @param problem a sentence; empty if it went well.
    void exported(const QString& target, const QString& problem);
    void problemTextsChanged();

private:
    /// What the thread has read.
    struct Loaded {
        PracticeRead read;
        std::vector<Exercise> problems;
    };

    static Loaded loadAll(const std::filesystem::path& file, const QString& problems);
    void take(const Loaded& loaded);
    void changePractice();
    void write();
    void written(quint64 change, const std::optional<Fault>& fault);

    std::filesystem::path m_file;
    QString m_problemsFolder;
    bool m_ours;
    bool m_loading = false;
    bool m_loaded = false;
    PracticeRead m_read;
    std::vector<Exercise> m_problems;
    QDate m_date;                    ///< to pretend; else invalid
    quint64 m_change = 0;            ///< the number of the latest change
    quint64 m_answer = 0;            ///< the change of an answer that is not acknowledged; 0: none
    bool m_writing = false;          ///< a change is on its way to the disk
    std::atomic<quint64> m_kept = 0; ///< the number of the latest change on the disk
    std::optional<Fault> m_writeFault; ///< of the last attempt to write
    QTimer m_retry;                    ///< runs after it failed
    QThreadPool m_thread;
};

} // namespace settebello
