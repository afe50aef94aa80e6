// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game_controller.h"
#include "storage/score_pad_file.h"

#include <QDateTime>
#include <QList>
#include <QLockFile>
#include <QObject>
#include <QString>

#include <optional>

namespace settebello {

/// A match at a real table, as its file has it.
struct PadFile {
    QString file; ///< with its folder
    QDateTime begun;
    std::optional<KeptScore> score;
    QString fault; ///< why it cannot be read, if there is no score
};

/// The matches at real tables and their files, in a folder of their own (interfaces.md §7). Every
/// entry is on the disk before the next, so a kill loses none.
class PadStore : public QObject {
    Q_OBJECT

public:
    /// @param folder of the data; need not exist.
    explicit PadStore(const QString& folder, QObject* parent = nullptr);

    /// All matches, the latest first.
    QList<PadFile> all() const;
    /// The latest match, if it is not over.
    std::optional<PadFile> unfinished() const;
    /// Begins a file for a match. @return what it is called.
    QString newFile(const KeptScore& score) const;
    /// Writes a match. @return what went wrong, for the player; empty on success.
    QString write(const QString& file, const KeptScore& score) const;
    /// Removes a match. @return what went wrong, for the player; empty on success.
    QString remove(const QString& file) const;

    /// False while another program uses the folder: then nothing is written.
    bool canWrite() const { return m_canWrite; }

private:
    QString m_folder;
    QLockFile m_lock;
    bool m_canWrite;
};

/// The players and rules of a score as a setup, for texts about it: everybody is a person.
MatchSetup setupOf(const KeptScore& score);

} // namespace settebello
