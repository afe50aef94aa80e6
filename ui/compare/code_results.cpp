// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/code_results.h"

#include "game/record_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <algorithm>

namespace settebello {

namespace {

FileVersion parse(std::string_view text, CodeResult& result, Faults& faults) {
    std::optional<CodeResult> read = readResult(text, faults);
    if (!read) {
        return FileVersion::Unrecognized;
    }
    result = *std::move(read);
    return FileVersion::Supported;
}

constexpr FileFormat<CodeResult> kFormat{kMaxResultSize, parse, resultFileText};

} // namespace

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

ResultStore::ResultStore(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder)
    , m_files(kFormat) {
    connect(&m_files, &FileGroup::unsavedChanged, this, &ResultStore::unsavedChanged);
}

void ResultStore::keep(const CodeResult& result) {
    const auto hash = QCryptographicHash::hash(QByteArray::fromStdString(resultFileText(result)),
                                               QCryptographicHash::Sha256); // one file for each
    constexpr int kHashBytes = 8;
    const QString file = QStringLiteral("%1/%2 %3%4")
                             .arg(m_folder, QString::fromStdString(toString(result.code.code)),
                                  QString::fromLatin1(hash.first(kHashBytes).toHex()),
                                  QLatin1String(kResultFileSuffix));
    m_files.write(file, result);
}

std::vector<CodeResult> ResultStore::resultsOf(const DealCode& code) const {
    std::vector<CodeResult> kept;
    const QDir files(m_folder);
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
    for (const auto& [file, result] : m_files.unwritten()) {
        if (result.code.code == code && std::find(kept.begin(), kept.end(), result) == kept.end()) {
            kept.push_back(result);
        }
    }
    return kept;
}

} // namespace settebello
