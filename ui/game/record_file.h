// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/record.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// The only place where the window reads records. Everything here can be called from any thread;
/// to read and replay a record takes about a millisecond. Its names become those that the window
/// shows (plain_text.h), and later deals are drawn by the system's generator.

/// What came of reading a record.
struct RecordRead {
    std::optional<Record> record;
    std::optional<Fault> fault; ///< why there is none
    bool fileWasRead = true;    ///< or the disk failed, which may be different later
};
RecordRead readRecordFile(const QString& file);

/// The record in a file, if the window can go on with it or show it: every seat a person or a level
/// of ours. @param why receives what is wrong otherwise, for the player.
std::optional<Record> readMatchFile(const QString& file, QString& why);

/// As readMatchFile(), of a file that was read already. @param text its contents
std::optional<Record> readMatchText(std::string_view text, const QString& file, QString& why);

/// The text of a copy that leaves the program or comes from elsewhere. The cards of a match that is
/// not over are known from then on, since it can be played more than once. @param text of a record;
/// any other is returned as it is
std::string textOfCopy(std::string text);

/// The records in a folder, the latest first, by their names.
QStringList recordFiles(const QString& folder);

/// When the match in a file was played, as in Record: from the name of the file if this program
/// chose it, else the file's time.
std::string dateOfRecord(const QString& file);

/// The time of such a date; not valid if the text is none.
QDateTime timeOfDate(const std::string& date);
/// The reverse. A clock that is thousands of years wrong gives a date of the first or last year
/// that has four digits.
std::string dateOfTime(const QDateTime& time);

/// Gives a file the time at which its match was played. If that fails, it keeps that of its
/// writing.
void setFileTime(const QString& file, const QDateTime& time);

} // namespace settebello
