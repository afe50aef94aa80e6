// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends/friends_source.h"
#include "settings/stored_file.h"

#include <QObject>

namespace settebello {

class MatchAutosave;

/// Keeps a match with friends, so that it goes on after a program was killed: every change is
/// written, and no line that tells of it leaves before that (interfaces.md §16). If the disk fails,
/// the match goes on, and unsaved() says so. A match that is over is filed among the others, and
/// the table of a guest forgotten then.
class TableStore : public QObject {
    Q_OBJECT

public:
    /// @param source not started yet. @param autosave files the match. @param file of the table.
    TableStore(FriendsSource& source, MatchAutosave& autosave, const std::filesystem::path& file,
               QObject* parent = nullptr);

    /// What a killed program has left; neither host nor guests if there is nothing. A file that
    /// cannot be read is set aside. @param notice what the player should know then.
    static session::KeptTable left(const std::filesystem::path& file, QString& notice);

    /// Removes such a file, which nobody needs any more.
    static void remove(const std::filesystem::path& file);

    /// Forgets the table: nobody will go on with it, or come back to hear how it has ended.
    void forget();
    /// Waits until everything is written, or has failed once more.
    void flush() { m_file.flush(); }
    /// The file, if it could not be written.
    UnsavedFiles unsaved() const {
        return m_file.unsaved(tr("match with friends", "contents of a file"));
    }

signals:
    void unsavedChanged();

private:
    void keep();
    void fileIfOver();

    FriendsSource& m_source;
    MatchAutosave& m_autosave;
    StoredFile<session::KeptTable> m_file;
    bool m_isOver = false;
    bool m_isForgotten = false;
};

} // namespace settebello
