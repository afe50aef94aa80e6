// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game_controller.h"
#include "players/stop.h"
#include "settings/folder_lock.h"
#include "settings/stored_files.h"
#include "storage/score_pad_file.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace settebello {

/// A match at a real table, as its file has it.
struct PadFile {
    QString file; ///< with its folder
    QDateTime begun;
    std::optional<KeptScore> score;
    QString fault; ///< why it cannot be read, if there is no score
};

/// The matches at real tables and their files, in a folder of their own (interfaces.md §7). One
/// program at a time writes there, from open() to close(). What could not be written yet is read
/// from here and not from its file.
class PadStore : public QObject {
    Q_OBJECT

public:
    /// @param folder of the data; need not exist.
    explicit PadStore(const QString& folder, QObject* parent = nullptr);

    /// Takes the folder, unless another program has it: then ownedChanged() follows once that has
    /// left it.
    void open();
    /// Leaves the folder to others as soon as everything is written.
    void close();

    /// All matches, the latest first, but those behind the others that the clock has not reached
    /// yet by a day or more: they were begun while it was wrong. Reads every file, which a window
    /// does in a Task (reader()).
    QList<PadFile> all() const { return reader()(StopToken()); }
    /// What reads all matches as they are now, on any thread; fewer after a stop.
    std::function<QList<PadFile>(const StopToken&)> reader() const;
    /// Begins a file for a match. @return what it is called.
    QString newFile(const KeptScore& score) const;
    /// Writes a match; written() follows. @pre canWrite()
    void write(const QString& file, const KeptScore& score) { m_files.write(file, score); }
    /// Removes a match. @return what went wrong, for the player; empty on success.
    QString remove(const QString& file);

    /// False while another program has the folder: then nothing is written.
    bool canWrite() const { return m_lock.isOurs(); }
    /// True while the first attempt to write a change is under way.
    bool isWriting() const { return m_files.isWriting(); }
    /// Waits until everything is written, or has failed once more.
    void saveNow() { m_files.saveNow(); }
    /// The scores that could not be written.
    UnsavedFiles unsaved() const {
        return m_files.unsaved(tr("score of a real table", "contents of a file"));
    }

signals:
    /// A match has been written, or could not be.
    void written();
    void unsavedChanged();
    /// The folder, which another program had, is ours.
    void ownedChanged();

private:
    void closeIfSaved();

    QString m_folder;
    FolderLock m_lock;
    bool m_isClosing = false;
    StoredFiles<KeptScore> m_files;
};

/// The latest of all matches, if it is not over. @param all as PadStore::all() returns them
std::optional<PadFile> unfinishedPad(const QList<PadFile>& all);

/// The players and rules of a score as a setup, for texts about it: everybody is a person.
MatchSetup setupOf(const KeptScore& score);

} // namespace settebello
