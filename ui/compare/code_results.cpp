// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/code_results.h"

#include "game/record_file.h"
#include "settings/file_access.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

namespace settebello {

std::vector<Record> ownMatches(const Statistics& statistics, const QString& folder,
                               const DealCode& code, int seat, std::size_t most) {
    std::vector<Record> own;
    const std::string text = toString(code);
    for (auto match = statistics.matches.rbegin(); match != statistics.matches.rend(); ++match) {
        if (match->code != text || (seat >= 0 && match->seat != seat) || match->record.empty()) {
            continue;
        }
        const QString file = folder + QLatin1Char('/') + QString::fromStdString(match->record);
        QString why;
        const std::optional<Record> record =
            QFile::exists(file) ? readMatchFile(file, why) : std::nullopt;
        if (record && hasCodeResult(record->setup, record->match.over())) {
            own.push_back(*record);
        }
        if (own.size() == most) {
            break;
        }
    }
    return own;
}

void keepResult(const QString& folder, const CodeResult& result) {
    const std::string text = resultFileText(result);
    const auto hash = QCryptographicHash::hash(QByteArray::fromStdString(text),
                                               QCryptographicHash::Sha256); // one file for each
    constexpr int kHashBytes = 8;
    writeFile(QStringLiteral("%1/%2 %3%4")
                  .arg(folder, QString::fromStdString(toString(result.code.code)),
                       QString::fromLatin1(hash.first(kHashBytes).toHex()),
                       QLatin1String(kResultFileSuffix)),
              text);
}

std::vector<CodeResult> keptResults(const QString& folder, const DealCode& code) {
    std::vector<CodeResult> kept;
    const QDir files(folder);
    const QString names = QString::fromStdString(toString(code)) + QStringLiteral(" *") +
                          QLatin1String(kResultFileSuffix);
    for (const QString& name : files.entryList({names}, QDir::Files, QDir::Name)) {
        Faults faults;
        const auto text = readFile(files.filePath(name), faults, kMaxResultSize);
        const auto result = text ? readResult(*text, faults) : std::nullopt;
        if (result && result->code.code == code) {
            kept.push_back(*result);
        }
    }
    return kept;
}

} // namespace settebello
