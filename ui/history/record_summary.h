// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match_autosave.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace settebello {

/// What a list of matches tells of one record, without the match itself.
struct RecordSummary {
    QString file;        ///< with its folder
    QDateTime time;      ///< when the match was played
    QString fault;       ///< if it cannot be read: why; nothing else is known of it then
    MatchPlan plan = {}; ///< who played by which rules
    std::optional<MatchResult> result{}; ///< if the match is over
    std::array<int, kMaxSeats> scores{}; ///< by side
    int rounds = 0;                      ///< begun
    QByteArray identity = {};            ///< the same for a match that is the same

    bool readable() const { return !identity.isEmpty(); }
    QString name() const; ///< of the file, without its folder
};

/// Reads a record and plays it again, which takes about a millisecond. Any thread may do so.
RecordSummary readRecordSummary(const QString& file);

/// The match of a record that can be read, or nothing and in `why` why not.
std::optional<SavedMatch> readSavedMatch(const QString& file, QString& why);

/// When a match was played: its file's name tells, if this program gave it, or else the file's
/// time.
QDateTime timeOfRecord(const QString& file);

/// The same for two records of one match, wherever it is written down.
QByteArray identityOf(const SavedMatch& match);

/// The side on which persons play, if it is one side alone.
std::optional<int> personSide(const MatchPlan& plan);

} // namespace settebello
