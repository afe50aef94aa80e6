// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/game_controller.h"
#include "game/match_writer.h"
#include "settings/folder_lock.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace settebello {

/// Saves the match after every decision, and files it among the matches once it is over, or when
/// another begins or is taken up before its end (MatchWriter). The next decision waits until the
/// disk has answered, so that a crash loses at most the last one; if saving fails the match goes
/// on, and unsaved() says so. If two programs share a folder, the first saves its matches there;
/// the second says that it saves none, until the first has left the folder.
class MatchAutosave : public QObject {
    Q_OBJECT

public:
    /// Files the match that a killed program had finished, if there is one; finishedMatchSaved()
    /// follows. @param folder where the files lie; made when needed.
    MatchAutosave(GameController& controller, const QString& folder, QObject* parent = nullptr);
    /// Waits like flush().
    ~MatchAutosave() override;

    /// The match that was left unfinished. A file that cannot be read, or that no program of ours
    /// can go on with, is set aside and notices() says so.
    std::optional<Record> unfinished();
    /// A match that was left unfinished among the matches, for GameController::resume(), which must
    /// follow. Its file is removed once the match is saved as the one in play.
    /// @param file a record in matchesFolder(). @param why it cannot be read, or is an earlier
    /// state of a match of several people that is not over, for the player.
    std::optional<Record> takeUp(const QString& file, QString& why);
    /// The record that was last left among the matches; empty if there is none.
    QString lastLeft() const;
    /// Whether another program keeps its matches in the folder, and one that began with the same
    /// cards is among those that are not over. Reads them.
    bool isKeptByAnother(const Match& match) const;
    /// Whether a match of several people at one screen has these cards and is not over, on the
    /// table or in the folder. Whoever had the cards dealt anew would see what the others hold.
    /// Reads the files.
    bool isUnfinishedOfSeveral(const Record& cards) const;
    /// True if no match is in play and there is one to go on with. Does not read it.
    bool offersUnfinished() const;

    /// Files a match that is over and was not played by the controller, unless it is one of the
    /// last that were filed; finishedMatchSaved() follows. The match that was left unfinished makes
    /// room for it. @return whether it had been filed before. @pre the controller has no match in
    /// play
    bool fileOther(const Record& record);

    /// Waits until everything is written or has failed once more.
    void flush();
    /// Waits likewise, and brings unsaved() up to date.
    void saveNow();

    /// What the player should know, in translated sentences, besides unsaved().
    QStringList notices() const;
    /// The matches that could not be saved.
    UnsavedFiles unsaved() const;

    /// True while a match could not be filed. Later matches are not saved either.
    bool finishedMatchWaits() const { return m_unfiled > 0; }

    /// Whether the match in play is kept when it is left for another.
    bool keepsMatches() const { return ownsFolder() && !finishedMatchWaits(); }

    /// False while another program keeps its matches in the folder.
    bool ownsFolder() const { return m_lock.isOurs(); }
    const QString& folder() const { return m_writer.folder(); }
    /// Whether this is the file in which this program keeps the match in play, by whatever name.
    bool keepsMatchIn(const QString& file) const;
    /// Where the match in play lies.
    QString file() const { return m_writer.file(); }
    /// Where matches lie that are over or were left for another.
    QString matchesFolder() const { return m_writer.matchesFolder(); }

signals:
    void noticesChanged();
    void unsavedChanged();
    /// The folder, which another program had, is ours.
    void folderTaken();
    /// A match that is over has been filed. @param name of its file in matchesFolder().
    void finishedMatchSaved(const QString& name);
    /// What can be gone on with has changed.
    void unfinishedChanged();

private:
    bool isUnfinished(const std::function<bool(const Record&)>& isWanted) const;
    bool isEarlierState(const Record& record) const;
    bool hasUnfinished(const std::function<bool(const Record&)>& isWanted) const;
    void save();
    void onFiled(const QString& name, bool over);
    void makeRoomFor(const Record& record);
    void fileBefore(const Record& record);
    void tidyFolder();
    void takeFolder();
    void removeCopies() const;
    void onAnswered(const std::optional<FileFault>& fault);
    bool fileIfOver(const std::optional<Record>& saved);
    void refuse(const QString& why);

    GameController& m_controller;
    FolderLock m_lock;
    MatchWriter m_writer;
    std::optional<Record> m_inPlay;   ///< if there is something to keep of it
    QString m_takenUp;                ///< the file of the match that is resumed next
    QString m_replaced;               ///< that of the match in play, until that is written
    std::optional<FileFault> m_fault; ///< of the last writing
    int m_unfiled = 0;                ///< matches that could not be filed because of it
    QString m_refusedFile;            ///< where a file that could not be read now lies
    QString m_refusal;                ///< and why
};

} // namespace settebello
