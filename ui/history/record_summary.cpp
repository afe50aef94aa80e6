// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/record_summary.h"

#include "game/match_id.h"
#include "game/record_file.h"
#include "settings/file_access.h"

namespace settebello {

QString RecordSummary::name() const {
    return shownFileName(file);
}

RecordSummary readRecordSummary(const QString& file) {
    RecordSummary summary{file, dateOfRecord(file), {}};
    const std::optional<Record> record = readMatchFile(file, summary.fault);
    if (!record) {
        return summary;
    }
    summary.setup = record->setup;
    summary.result = record->match.result();
    summary.scores = record->match.scores();
    summary.rounds = static_cast<int>(record->match.played().size());
    summary.id = matchId(record->match);
    return summary;
}

} // namespace settebello
