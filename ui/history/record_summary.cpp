// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/record_summary.h"

#include "settings/file_access.h"
#include "text/fault_text.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QRandomGenerator>

namespace settebello {

namespace {

constexpr int kStampLength = 19; // "yyyy-MM-dd HH.mm.ss"

std::optional<std::string> textOf(const QString& file, QString& why) {
    Faults faults;
    std::optional<std::string> text = readFile(file, faults, kMaxRecordSize);
    why = faultsText(faults);
    return text;
}

} // namespace

QString RecordSummary::name() const {
    return shownFileName(file);
}

QDateTime timeOfRecord(const QString& file) {
    const QFileInfo info(file);
    const QDateTime named = QDateTime::fromString(info.fileName().left(kStampLength),
                                                  QStringLiteral("yyyy-MM-dd HH.mm.ss"));
    return named.isValid() ? named : info.lastModified();
}

QByteArray identityOf(const SavedMatch& match) {
    const std::string text = recordOf(match.setup, match.match);
    return QCryptographicHash::hash(
        QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
        QCryptographicHash::Sha256);
}

std::optional<SavedMatch> readSavedMatch(const QString& file, QString& why) {
    const std::optional<std::string> text = textOf(file, why);
    return text ? matchOfRecord(*text, QRandomGenerator::system()->generate64(), why)
                : std::nullopt;
}

RecordSummary readRecordSummary(const QString& file) {
    RecordSummary record{file, timeOfRecord(file), {}};
    const std::optional<SavedMatch> saved = readSavedMatch(file, record.fault);
    if (!saved) {
        return record;
    }
    record.setup = saved->setup;
    record.result = saved->match.result();
    record.scores = saved->match.scores();
    record.rounds = static_cast<int>(saved->match.played().size());
    record.identity = identityOf(*saved);
    return record;
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
