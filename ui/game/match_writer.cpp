// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_writer.h"

#include "game/record_file.h"
#include "settings/file_access.h"
#include "storage/atomic_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QMutexLocker>

#include <utility>

namespace settebello {

namespace {

/// In the names of matches that are not over, which are thus found without reading any.
constexpr char kLeftMark[] = " unfinished";

/// @param number 1 for the plain name; others are appended.
QString recordFile(const QString& folder, const QString& name, int number) {
    const QString mark = number > 1 ? QStringLiteral(" (%1)").arg(number) : QString();
    return folder + QLatin1Char('/') + name + mark + QStringLiteral(".scopa.json");
}

std::optional<FileFault> faultOf(const QString& file, const std::optional<Fault>& fault) {
    return fault ? std::optional(FileFault{toPath(file), *fault}) : std::nullopt;
}

} // namespace

QString recordName(const std::string& base, const QDateTime& time, bool over) {
    return time.toString(QStringLiteral("yyyy-MM-dd HH.mm.ss ")) + QString::fromStdString(base) +
           QLatin1String(over ? "" : kLeftMark);
}

QStringList leftRecords(const QString& folder) {
    return QDir(folder).entryList({QStringLiteral("*%1*.scopa.json").arg(QLatin1String(kLeftMark))},
                                  QDir::Files, QDir::Name | QDir::Reversed);
}

QString freeRecordFile(const QString& folder, const QString& name) {
    int number = 1;
    while (QFileInfo::exists(recordFile(folder, name, number))) {
        ++number;
    }
    return recordFile(folder, name, number);
}

MatchWriter::MatchWriter(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder) {
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &MatchWriter::start);
}

MatchWriter::~MatchWriter() {
    flush();
}

void MatchWriter::write(Record match, const QString& replaced) {
    {
        const QMutexLocker lock(&m_mutex);
        m_state = std::move(match);
        if (!replaced.isEmpty()) {
            m_replaced = replaced;
        }
        ++m_number;
    }
    start();
}

void MatchWriter::keep(Record match, const QDateTime& time) {
    addKept({std::move(match), time, false});
}

void MatchWriter::keepWritten(Record match) {
    addKept({std::move(match), QFileInfo(file()).lastModified(), true});
}

void MatchWriter::addKept(Kept kept) {
    {
        const QMutexLocker lock(&m_mutex);
        m_state.reset(); // an earlier state of the same match
        m_kept.push_back(std::move(kept));
        ++m_number;
    }
    start();
}

void MatchWriter::setCardsKnown(Record match) {
    const QMutexLocker lock(&m_mutex);
    m_known.push_back(std::move(match)); // begun with the next state, which follows
}

int MatchWriter::unfiled() const {
    const QMutexLocker lock(&m_mutex);
    return static_cast<int>(m_kept.size());
}

void MatchWriter::flush() {
    start();
    m_task.wait();
}

/// An answer may let the next decision be taken, which is then written too.
void MatchWriter::saveNow() {
    do {
        flush();
        QCoreApplication::sendPostedEvents(&m_task, QEvent::MetaCall); // takes the outcome
    } while (m_task.isRunning());
}

void MatchWriter::start() {
    m_task.queue([this](const TaskRun& run) { return work(run); },
                 [this](const Outcome& outcome) {
                     if (outcome.fault) {
                         m_retry.start(kRetryDelay);
                     } else {
                         m_retry.stop();
                     }
                     if (outcome.number == m_number) { // only this thread changes it
                         emit answered(outcome.fault);
                     }
                 });
}

/// In the background.
MatchWriter::Outcome MatchWriter::work(const TaskRun& run) {
    Outcome outcome;
    while (workOnNext(outcome, run)) {
    }
    return outcome;
}

/// Matches to keep come first, as they may be among those whose cards are known. @return false if
/// there is nothing left, or after a fault.
bool MatchWriter::workOnNext(Outcome& outcome, const TaskRun& run) {
    Kept* kept = nullptr;
    const Record* known = nullptr;
    std::optional<Record> state;
    QString replaced;
    {
        const QMutexLocker lock(&m_mutex);
        outcome.number = m_number;
        if (!m_kept.empty()) {
            kept = &m_kept.front();
        } else if (!m_known.empty()) {
            known = &m_known.front();
        } else if (m_state) {
            state = std::exchange(m_state, std::nullopt);
        } else if (m_replaced.isEmpty()) {
            return false;
        } else {
            replaced = m_replaced;
        }
    }
    if (!replaced.isEmpty()) {
        outcome.fault = removeReplaced(replaced);
        return !outcome.fault;
    }
    if (known != nullptr) {
        markKnown(*known);
        const QMutexLocker lock(&m_mutex);
        m_known.pop_front();
        return true;
    }
    outcome.fault = kept ? moveToMatches(*kept, run) : writeState(*state);
    const QMutexLocker lock(&m_mutex);
    if (kept && !outcome.fault) {
        m_kept.pop_front();
    } else if (outcome.fault && m_kept.empty() && !m_state) {
        m_state = std::move(state); // nothing later has replaced it
    }
    return !outcome.fault;
}

std::optional<FileFault> MatchWriter::writeState(const Record& match) const {
    return faultOf(file(), writeFile(file(), recordText(match.setup, match.match)));
}

std::optional<FileFault> MatchWriter::removeReplaced(const QString& replaced) {
    const std::optional<Fault> fault = removeFile(toPath(replaced));
    logFile("remove", toPath(replaced), fault);
    const QMutexLocker lock(&m_mutex);
    if (!fault && m_replaced == replaced) {
        m_replaced.clear();
    }
    return faultOf(replaced, fault);
}

/// A file that cannot be written keeps no match from being saved.
void MatchWriter::markKnown(const Record& dealt) const {
    for (const QString& name : leftRecords(matchesFolder())) {
        const QString file = matchesFolder() + QLatin1Char('/') + name;
        RecordRead left = readRecordFile(file);
        if (!left.record || cardsAreKnown(left.record->setup) ||
            !haveSameCards(*left.record, dealt)) {
            continue;
        }
        settebello::setCardsKnown(left.record->setup);
        logFile("mark as known", toPath(file),
                writeFile(file, recordText(left.record->setup, left.record->match)));
    }
}

std::optional<FileFault> MatchWriter::moveToMatches(Kept& kept, const TaskRun& run) {
    kept.written = kept.written && QFileInfo::exists(file());
    if (!kept.written) {
        if (auto fault = writeState(kept.match)) {
            return fault;
        }
        setFileTime(file(), kept.time);
        kept.written = true;
    }
    // The time of the file and not of the clock: a program that is started again finds what a
    // killed one has begun to move to another disk.
    const bool over = kept.match.match.over();
    const QString name =
        recordName(kept.match.setup.rules.base, QFileInfo(file()).lastModified(), over);
    QString target;
    std::optional<Fault> fault(FaultCode::FileExists);
    for (int n = 1; fault && fault->code == FaultCode::FileExists; ++n) {
        target = recordFile(matchesFolder(), name, n);
        fault = moveFile(toPath(file()), toPath(target));
    }
    logFile("move to", toPath(target), fault);
    if (fault) {
        return faultOf(target, fault);
    }
    run.report([this, name = QFileInfo(target).fileName(), over] { emit filed(name, over); });
    return {};
}

} // namespace settebello
