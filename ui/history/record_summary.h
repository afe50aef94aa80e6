// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match_autosave.h"
#include "rules/by_seat.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

namespace settebello {

/// What a list of matches shows of one record, without the match itself.
struct RecordSummary {
    QString file;                        ///< with its folder
    QDateTime time;                      ///< when the match was played
    QString fault;                       ///< why it cannot be read; nothing else is set then
    MatchSetup setup = {};               ///< who played by which rules
    std::optional<MatchResult> result{}; ///< if the match is over
    BySide<int> scores{};                ///< by side
    int rounds = 0;                      ///< started
    QByteArray identity = {};            ///< equal for equal matches

    bool readable() const { return !identity.isEmpty(); }
    QString name() const; ///< of the file as it is shown, without its folder
};

/// A match that was played.
struct RecordedMatch {
    SavedMatch match;
    QDateTime time; ///< when
    QString file;   ///< its record; empty if it has none
};

/// Reads a record and replays it, which takes about a millisecond. Can be called from any thread.
RecordSummary readRecordSummary(const QString& file);

/// The match of a record. @param why receives the reason if it cannot be read.
std::optional<SavedMatch> readSavedMatch(const QString& file, QString& why);

/// When a match was played: from the name of its file if this program chose it, else the file's
/// time.
QDateTime timeOfRecord(const QString& file);

/// Equal for two records of one match, whatever their files are.
QByteArray identityOf(const SavedMatch& match);

/// The side on which persons play, if they all play on one side.
std::optional<int> personSide(const MatchSetup& setup);

} // namespace settebello
