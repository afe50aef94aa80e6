// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game_controller.h"

#include <QDateTime>
#include <QLockFile>
#include <QMutex>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <optional>
#include <string>

namespace settebello {

/// A match as it was left, ready for GameController::resume().
struct SavedMatch {
    MatchPlan plan;
    Match match;
};

/// Saves the match: after every decision as `match.scopa.json`, so that a crash loses at most the
/// current play, and once it is over under its own name in the folder `matches`. Writes on a thread
/// of its own and skips states that are outdated before it gets to them. If two programs share a
/// folder, the first saves its matches there, and the second says that it saves none.
class MatchAutosave : public QObject {
    Q_OBJECT

public:
    /// @param folder where the files lie; made when needed.
    MatchAutosave(GameController& controller, const QString& folder, QObject* parent = nullptr);
    /// Waits until everything is written.
    ~MatchAutosave() override;

    /// The match that was left unfinished. A file that cannot be read, or that no program of ours
    /// can go on with, is set aside and problem() says so.
    std::optional<SavedMatch> unfinished();
    /// Waits until everything is written.
    void flush();

    /// What the player should know, in complete sentences of the player's language, or nothing.
    QString problem() const;

    /// False if another program keeps its matches in the folder.
    bool enabled() const { return !m_lockedByOther; }
    const QString& folder() const { return m_folder; }
    /// Where finished matches lie.
    QString matchesFolder() const;

signals:
    void problemChanged();
    /// A match that is over has been written. @param name of its file in matchesFolder().
    void finishedMatchSaved(const QString& name);

private:
    /// What is to be written.
    struct Task {
        std::string text;
        QString finishedName; ///< of a match that is over, without folder; empty for one in play
    };

    void save();
    void enqueue(const Task& task);
    void writeNext();
    void write(const Task& task);
    void setFault(const QString& fault);
    void refuse(const QString& why);
    QString file() const;

    GameController& m_controller;
    QString m_folder;
    QLockFile m_lock;             ///< held while the folder is ours
    bool m_lockedByOther = false; ///< another program has the folder
    QString m_fault;              ///< of the last writing
    QString m_refusedFile;        ///< where a file that could not be read now lies
    QString m_refusal;            ///< and why
    QMutex m_mutex;               ///< guards the next
    std::vector<Task> m_tasks;
    QThreadPool m_thread;
};

/// The match of a record, if the window can go on with it or show it: every seat a person or a
/// level of ours. @param why what else is wrong, for the player.
std::optional<SavedMatch> matchOfRecord(std::string_view text, quint64 seed, QString& why);

/// The record of a match as it stands.
std::string recordOf(const MatchPlan& plan, const Match& match);

/// A name for a match that is put away, without folder: it sorts by time and is a file name
/// everywhere.
QString finishedName(const MatchPlan& plan, const QDateTime& time);

/// The file of that name in a folder, with a number if there is one already.
QString freeRecordFile(const QString& folder, const QString& name);

} // namespace settebello
