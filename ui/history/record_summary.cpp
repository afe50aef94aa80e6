// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/record_summary.h"

#include "game/record_file.h"
#include "settings/file_access.h"

#include <QCryptographicHash>

namespace settebello {

QString RecordSummary::name() const {
    return shownFileName(file);
}

QByteArray identityOf(const Record& record) {
    const std::string text = recordText(record.setup, record.match);
    return QCryptographicHash::hash(
        QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
        QCryptographicHash::Sha256);
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
    summary.identity = identityOf(*record);
    return summary;
}

std::optional<int> personSide(const MatchSetup& setup) {
    std::optional<int> found;
    for (int seat = 0; seat < static_cast<int>(setup.seats.size()); ++seat) {
        if (!setup.isPerson(seat)) {
            continue;
        }
        const int side = setup.rules.rules.sideOf(seat);
        if (found && *found != side) {
            return std::nullopt;
        }
        found = side;
    }
    return found;
}

} // namespace settebello
