// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/kept_record.h"

#include "storage/atomic_file.h"
#include "text/fault_words.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QRandomGenerator>

#include <filesystem>

namespace settebello {

namespace {

constexpr int kStampLength = 19; // "yyyy-MM-dd HH.mm.ss"

std::optional<std::string> textOf(const QString& file, QString& why) {
    std::string error;
    std::optional<std::string> text = readFile(std::filesystem::path(file.toStdU16String()), error);
    why = faultText({"", error});
    return text;
}

} // namespace

QString KeptRecord::name() const {
    return QFileInfo(file).fileName();
}

QDateTime timeOfRecord(const QString& file) {
    const QFileInfo info(file);
    const QDateTime named = QDateTime::fromString(info.fileName().left(kStampLength),
                                                  QStringLiteral("yyyy-MM-dd HH.mm.ss"));
    return named.isValid() ? named : info.lastModified();
}

QByteArray identityOf(const KeptMatch& match) {
    const std::string text = recordOf(match.plan, match.match);
    return QCryptographicHash::hash(
        QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
        QCryptographicHash::Sha256);
}

std::optional<KeptMatch> readKeptMatch(const QString& file, QString& why) {
    const std::optional<std::string> text = textOf(file, why);
    return text ? matchOfRecord(*text, QRandomGenerator::system()->generate64(), why)
                : std::nullopt;
}

KeptRecord readKeptRecord(const QString& file) {
    KeptRecord record{file, timeOfRecord(file), {}};
    const std::optional<KeptMatch> kept = readKeptMatch(file, record.fault);
    if (!kept) {
        return record;
    }
    record.plan = kept->plan;
    record.result = kept->match.result();
    record.scores = kept->match.scores();
    record.rounds = static_cast<int>(kept->match.played().size());
    record.identity = identityOf(*kept);
    return record;
}

std::optional<int> personSide(const MatchPlan& plan) {
    std::optional<int> found;
    for (int seat = 0; seat < static_cast<int>(plan.seats.size()); ++seat) {
        if (plan.seats[static_cast<std::size_t>(seat)].level != GameController::kPerson) {
            continue;
        }
        const int side = plan.rules.sideOf(seat);
        if (found && *found != side) {
            return std::nullopt;
        }
        found = side;
    }
    return found;
}

} // namespace settebello
