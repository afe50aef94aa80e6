// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/record.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>

namespace settebello {

/// What a list of matches shows of one record, without the match itself.
struct RecordSummary {
    QString file;                        ///< with its folder
    std::string date;                    ///< when the match was played, as in Record
    QString fault;                       ///< why it cannot be read; nothing else is set then
    MatchSetup setup = {};               ///< who played by which rules
    std::optional<MatchResult> result{}; ///< if the match is over
    BySide<int> scores{};                ///< by side
    int rounds = 0;                      ///< started
    QByteArray identity = {};            ///< equal for equal matches

    bool readable() const { return !identity.isEmpty(); }
    QString name() const; ///< of the file as it is shown, without its folder
};

/// Reads a record and replays it, which takes about a millisecond. Can be called from any thread.
RecordSummary readRecordSummary(const QString& file);

/// Equal for two records of one match, whatever their files are.
QByteArray identityOf(const Record& record);

/// The side on which persons play, if they all play on one side.
std::optional<int> personSide(const MatchSetup& setup);

} // namespace settebello
