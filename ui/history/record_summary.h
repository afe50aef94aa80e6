// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/record.h"

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
    std::string id = {};                 ///< matchId() of the match

    bool readable() const { return !id.empty(); }
    QString name() const; ///< of the file as it is shown, without its folder
};

/// Reads a record and replays it, which takes about a millisecond. Can be called from any thread.
RecordSummary readRecordSummary(const QString& file);

} // namespace settebello
