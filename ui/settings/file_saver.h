// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/fault.h"
#include "tasks/task.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

#include <filesystem>
#include <functional>
#include <optional>

namespace settebello {

/// How long the program waits before it tries again what failed with a file, in milliseconds.
inline constexpr int kRetryDelay = 2000;

/// Something that could not be saved so far.
struct UnsavedFile {
    QString contents; ///< what the file holds, for the player: "settings"
    std::filesystem::path file;
    Fault fault; ///< why
};
using UnsavedFiles = QList<UnsavedFile>;

/// The one message about everything that is not saved, in the player's language; empty if all is.
QString unsavedText(const UnsavedFiles& files);

/// The part of StoredFile that does not depend on what the file holds: reads and writes on a thread
/// of its own, and tries again what could not be written, every two seconds and at its end. Changes
/// that come while it writes are written together.
class FileSaver : public QObject {
    Q_OBJECT

public:
    const std::filesystem::path& file() const { return m_file; }
    /// True if every change is in the file.
    bool isSaved() const { return m_saved == m_change; }
    /// True while the first attempt to write a change is under way.
    bool isWriting() const { return !isSaved() && !m_fault; }
    /// The number of changes so far.
    quint64 changes() const { return m_change; }
    /// Nothing, or this file if the last attempt to write it failed. @param contents of UnsavedFile
    UnsavedFiles unsaved(const QString& contents) const;
    /// Waits until everything is read and written, or has failed once more.
    void flush();
    /// Gives up what is not written yet.
    void forget();

signals:
    /// The file was read, or the changes of another program were joined with ours.
    void changed();
    /// An attempt to write has ended. @param change the number of the last change it was to write.
    void answered(quint64 change);
    /// There is something that cannot be saved, for another reason than before, or nothing any
    /// more.
    void unsavedChanged();

protected:
    /// What the thread has done.
    struct Outcome {
        std::optional<Fault> fault;
        std::function<void()> take; ///< puts it into effect on the thread of this object
    };
    using Work = std::function<Outcome()>;

    FileSaver(std::filesystem::path file, QObject* parent);

    /// Writes the state, which has just changed.
    void noteChange();
    /// Reads on the thread, after what is being written.
    void readOnThread(Work work);
    /// Waits and tries once more. To be called first by the destructor of a derived class.
    void finish();

    /// What writes a copy of the state as it is now.
    virtual Work writing() const = 0;

private:
    void save();
    void onWritten(quint64 change, const Outcome& outcome);

    std::filesystem::path m_file;
    quint64 m_change = 0;         ///< the number of the latest change
    quint64 m_saved = 0;          ///< that of the latest change in the file
    bool m_isActive = false;      ///< a change is on its way to the disk
    std::optional<Fault> m_fault; ///< of the last attempt to write
    QTimer m_retry;               ///< runs after it failed
    Task m_task;
};

} // namespace settebello
