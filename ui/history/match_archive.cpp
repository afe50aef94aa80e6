// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/match_archive.h"

#include "analysis/analysis_file.h"
#include "game/match_id.h"
#include "game/match_writer.h"
#include "game/record_file.h"
#include "settings/file_access.h"
#include "settings/logging.h"
#include "storage/atomic_file.h"
#include "text/fault_text.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <utility>

namespace settebello {

namespace {

constexpr int kBatch = 80;   // ms between two reports of progress
constexpr int kSettle = 250; // ms after a change, until a file is written completely

/// An analysis is of no use without its record, and can be made again.
void removeAnalysisOf(const QString& record) {
    std::error_code ignored; // then it stays, and is not listed
    std::filesystem::remove(analysisFileOf(toPath(record)), ignored);
}

} // namespace

MatchArchive::MatchArchive(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder) {
    m_changed.setSingleShot(true);
    m_changed.setInterval(kSettle);
    connect(&m_changed, &QTimer::timeout, this, &MatchArchive::refresh);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_changed.start(); });
}

void MatchArchive::refresh() {
    beginScan(false);
}

void MatchArchive::rereadFaults() {
    beginScan(true);
}

void MatchArchive::beginScan(bool rereadsFaults) {
    watch();
    ++m_scans;
    m_task.queue(
        [this, rereadsFaults](const TaskRun& run) {
            if (rereadsFaults) {
                m_known.removeIf([](const auto& known) { return known.value().id.empty(); });
            }
            return scan(run);
        },
        [this](const QString& problem) {
            --m_scans;
            emit finished(problem);
        });
}

/// Watches the folder, or the one where it will be created.
void MatchArchive::watch() {
    const bool there = QFileInfo(m_folder).isDir();
    const QString wanted = there ? m_folder : QFileInfo(m_folder).path();
    if (m_watcher.directories() != QStringList(wanted)) {
        if (!m_watcher.directories().isEmpty()) {
            m_watcher.removePaths(m_watcher.directories());
        }
        if (QFileInfo(wanted).isDir()) {
            m_watcher.addPath(wanted);
        }
    }
}

/// In the background. @return what is wrong with the folder, in a sentence, or nothing.
QString MatchArchive::scan(const TaskRun& run) {
    QString problem;
    const QFileInfoList files = listFiles(problem);
    forgetMissing(files, run);
    readAll(files, run);
    return problem;
}

/// The newest first, by their names.
QFileInfoList MatchArchive::listFiles(QString& problem) const {
    const QFileInfo folder(m_folder);
    if (!folder.exists()) {
        return {};
    }
    const QString name = shownPath(toPath(m_folder));
    if (!folder.isDir()) {
        problem = tr("The matches cannot be read: %1 is not a folder.").arg(name);
        return {};
    }
    if (!folder.isReadable() || !folder.isExecutable()) {
        problem = tr("The matches cannot be read: no permission to open the folder %1.").arg(name);
        return {};
    }
    QFileInfoList files = QDir(m_folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files,
                                                       QDir::Name | QDir::Reversed);
    files.removeIf([](const QFileInfo& file) {
        return file.fileName().endsWith(QLatin1String(kAnalysisSuffix));
    });
    return files;
}

void MatchArchive::forgetMissing(const QFileInfoList& files, const TaskRun& run) {
    QHash<QString, Known> left;
    for (const QFileInfo& file : files) {
        const auto known = m_known.constFind(file.filePath());
        if (known != m_known.constEnd()) {
            left.insert(known.key(), *known);
        }
    }
    QStringList missing;
    for (auto known = m_known.constBegin(); known != m_known.constEnd(); ++known) {
        if (!left.contains(known.key())) {
            missing += known.key();
        }
    }
    m_known = left;
    if (!missing.isEmpty()) {
        run.report([this, missing] { emit removed(missing); });
    }
}

void MatchArchive::readAll(const QFileInfoList& files, const TaskRun& run) {
    QFileInfoList unread;
    for (const QFileInfo& file : files) {
        const auto known = m_known.constFind(file.filePath());
        if (known == m_known.constEnd() || known->size != file.size() ||
            known->changed != file.lastModified()) {
            unread += file;
        }
    }
    QList<RecordSummary> batch;
    QElapsedTimer since;
    since.start();
    const auto total = static_cast<int>(unread.size());
    for (int i = 0; i < total && !run.stop().stopRequested(); ++i) {
        batch += readAndRemember(unread[i]);
        if (since.elapsed() >= kBatch || i + 1 == total) {
            // Moved: Qt does not order what one thread does with a list after another has released
            // it.
            run.report([this, batch = std::exchange(batch, {}), done = i + 1, total] {
                emit found(batch);
                emit progressed(done, total);
            });
            since.restart();
        }
    }
}

RecordSummary MatchArchive::readAndRemember(const QFileInfo& file) {
    RecordSummary record = readRecordSummary(file.filePath());
    m_known[file.filePath()] = {file.size(), file.lastModified(), record.id};
    return record;
}

void MatchArchive::import(const QStringList& files) {
    m_task.queue([this, files](const TaskRun& run) { return importAll(files, run); },
                 [this](const ImportReport& report) { emit imported(report); });
}

/// In the background.
ImportReport MatchArchive::importAll(const QStringList& files, const TaskRun& run) {
    ImportReport report;
    for (const QString& file : files) {
        if (!run.stop().stopRequested()) {
            importFile(file, report, run);
        }
    }
    return report;
}

bool MatchArchive::hasMatch(const std::string& id) const {
    for (auto known = m_known.constBegin(); known != m_known.constEnd(); ++known) {
        if (known->id == id && QFile::exists(known.key())) {
            return true;
        }
    }
    return false;
}

void MatchArchive::importFile(const QString& file, ImportReport& report, const TaskRun& run) {
    const QString name = shownFileName(file);
    Faults faults;
    const std::optional<std::string> text = readFile(file, faults, kMaxRecordSize);
    QString why = faultsText(faults);
    const auto match = text ? readMatchText(*text, file, why) : std::nullopt;
    if (!match) {
        report.refused += tr("“%1” was not imported: %2", "a file, why").arg(name, why);
        return;
    }
    if (hasMatch(matchId(match->match))) {
        report.known += name;
        return;
    }
    const QDateTime time = timeOfDate(match->date);
    const QString copy =
        freeRecordFile(m_folder, recordName(match->setup.rules.base, time, match->match.over()));
    if (const auto fault = writeFile(copy, textOfCopy(*text))) {
        report.refused += tr("“%1” could not be kept as %2: %3", "a file, a file, why")
                              .arg(name, shownPath(toPath(copy)), faultText(*fault));
        return;
    }
    setFileTime(copy, time);
    report.added += copy;
    const RecordSummary record = readAndRemember(QFileInfo(copy));
    run.report([this, record] { emit found({record}); });
}

std::optional<QString> MatchArchive::exportTo(const QString& file, const QString& target) const {
    Faults faults;
    const std::optional<std::string> text = readFile(file, faults, kMaxRecordSize);
    if (!text) {
        return tr("“%1” cannot be read: %2", "a file, why")
            .arg(shownFileName(file), faultsText(faults));
    }
    if (const auto fault = writeFile(target, textOfCopy(*text))) {
        return tr("The match could not be written to %1: %2", "a file, why")
            .arg(shownPath(toPath(target)), faultText(*fault));
    }
    setFileTime(target, timeOfDate(dateOfRecord(file)));
    return std::nullopt;
}

bool MatchArchive::moveToTrash(const QString& file) {
    // Without this folder Qt would use the working directory as a trash.
    QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    QString trashed;
    bool moved = QFile::moveToTrash(file, &trashed);
    if (moved && !trashed.isEmpty() && QFileInfo(trashed).isRelative()) {
        moved = !QDir().rename(trashed, file);
    }
    qCDebug(lcFiles).noquote() << "move to trash" << file << (moved ? "done" : "failed");
    if (moved) {
        removeAnalysisOf(file);
        emit removed({file});
    }
    return moved;
}

bool MatchArchive::remove(const QString& file) {
    const std::optional<Fault> fault = QFileInfo::exists(file)
                                           ? removeFile(toPath(file))
                                           : std::optional<Fault>(FaultCode::NoSuchFile);
    logFile("delete", toPath(file), fault);
    if (!fault) {
        removeAnalysisOf(file);
        emit removed({file});
    }
    return !fault;
}

} // namespace settebello
