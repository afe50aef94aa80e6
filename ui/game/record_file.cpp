// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/record_file.h"

#include "game/friends.h"
#include "players/levels/levels.h"
#include "settings/file_access.h"
#include "storage/match_summary.h"
#include "text/fault_text.h"
#include "widgets/plain_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <system_error>
#include <utility>

namespace settebello {

namespace {

constexpr char kDateFormat[] = "yyyy-MM-dd HH:mm:ss";

struct RecordFile {
    Q_DECLARE_TR_FUNCTIONS(settebello::RecordFile)
};

/// Once more after a failure: a disk may fail for a moment, and the match would not be offered.
std::optional<std::string> readTwice(const QString& file, Faults& faults) {
    std::optional<std::string> text = readFile(file, faults, kMaxRecordSize);
    if (!text) {
        faults.clear();
        text = readFile(file, faults, kMaxRecordSize);
    }
    return text;
}

RecordRead recordFrom(std::string_view text, const QString& file) {
    Faults faults;
    std::optional<Record> record =
        readRecord(text, QRandomGenerator::system()->generate64(), faults);
    if (!record) {
        return {std::nullopt, faults.front()};
    }
    record->file = toPath(file);
    record->date = dateOfRecord(file);
    std::string& rules = record->setup.rules.name;
    rules = shownText(QString::fromStdString(rules)).toStdString();
    for (SeatSetup& seat : record->setup.seats) {
        seat.name = shownText(QString::fromStdString(seat.name), kLongestName).toStdString();
    }
    return {std::move(record), std::nullopt};
}

/// Nothing that a file names is run as a program: engines are not among the levels.
std::optional<Record> withKnownPlayers(RecordRead read, QString& why) {
    if (!read.record) {
        why = faultText(*read.fault);
        return std::nullopt;
    }
    const auto known = levels();
    if (hasFriends(read.record->setup) && !read.record->match.over()) {
        why = RecordFile::tr("It was played with friends, who are needed to go on with it.");
        return std::nullopt;
    }
    for (const SeatSetup& seat : read.record->setup.seats) {
        if (!isHuman(seat) && std::find(known.begin(), known.end(), seat.level) == known.end()) {
            why = RecordFile::tr("This program has no opponent called “%1”.")
                      .arg(shownText(QString::fromStdString(seat.level)));
            return std::nullopt;
        }
    }
    return std::move(read.record);
}

} // namespace

RecordRead readRecordFile(const QString& file) {
    Faults faults;
    const std::optional<std::string> text = readTwice(file, faults);
    return text ? recordFrom(*text, file) : RecordRead{std::nullopt, faults.front(), false};
}

std::optional<Record> readMatchFile(const QString& file, QString& why) {
    return withKnownPlayers(readRecordFile(file), why);
}

std::optional<Record> readMatchText(std::string_view text, const QString& file, QString& why) {
    return withKnownPlayers(recordFrom(text, file), why);
}

std::string textOfCopy(std::string text) {
    Faults faults;
    std::optional<Record> record = readRecord(text, 0, faults); // nothing is dealt
    if (!record || record->match.over() || cardsAreKnown(record->setup)) {
        return text;
    }
    setCardsKnown(record->setup);
    return recordText(record->setup, record->match);
}

QStringList recordFiles(const QString& folder) {
    QStringList files;
    const QFileInfoList found = QDir(folder).entryInfoList(
        {QStringLiteral("*.scopa.json")}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QFileInfo& file : found) {
        files += file.filePath();
    }
    return files;
}

std::string dateOfRecord(const QString& file) {
    const QFileInfo info(file);
    const std::string named = dateFromFileName(info.fileName().toStdString());
    return named.empty() ? dateOfTime(info.lastModified()) : named;
}

QDateTime timeOfDate(const std::string& date) {
    return QDateTime::fromString(QString::fromStdString(date), QLatin1String(kDateFormat));
}

std::string dateOfTime(const QDateTime& time) {
    const QDateTime first(QDate(1, 1, 1), QTime(0, 0));
    const QDateTime last(QDate(9999, 12, 31), QTime(23, 59, 59));
    return std::clamp(time, first, last).toString(QLatin1String(kDateFormat)).toStdString();
}

void setFileTime(const QString& file, const QDateTime& time) {
    using std::chrono::milliseconds;
    const auto sinceNow = milliseconds(QDateTime::currentDateTime().msecsTo(time));
    std::error_code ignored;
    std::filesystem::last_write_time(
        toPath(file), std::filesystem::file_time_type::clock::now() + sinceNow, ignored);
}

} // namespace settebello
