// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/statistics_store.h"

#include "game/record_file.h"
#include "storage/record.h"
#include "text/fault_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QEvent>
#include <QFileInfo>

#include <algorithm>
#include <set>

namespace settebello {

namespace {

/// Why a record does not count.
QString recordFault(const std::string& name, const Fault& fault) {
    return shownFileName(QString::fromStdString(name)) + QStringLiteral(": ") + faultText(fault);
}

} // namespace

StatisticsStore::StatisticsStore(const QString& folder, const QString& matches, bool ownsFolder,
                                 QObject* parent)
    : QObject(parent)
    , m_matches(toPath(matches))
    , m_ownsFolder(ownsFolder)
    , m_file(toPath(folder) / "statistics.json", kStatisticsFormat) {
    m_file.read();
    connect(&m_file, &FileSaver::unsavedChanged, this, &StatisticsStore::unsavedChanged);
    connect(&m_file, &FileSaver::changed, this, [this] { // for takeFolder()
        m_ownsFolder = true;
        emit changed();
        emit noticesChanged();
        countNew();
    });
}

void StatisticsStore::takeFolder() {
    m_file.load();
}

/// Results wait in the event loop, and what they change is then written.
void StatisticsStore::flush() {
    do {
        m_counting.wait();
        QCoreApplication::sendPostedEvents(&m_counting, QEvent::MetaCall);
    } while (m_counting.isRunning());
    m_file.flush();
}

std::vector<std::string> StatisticsStore::recordNames() const {
    std::vector<std::string> names;
    const QDir folder(toQString(m_matches));
    for (const QString& name :
         folder.entryList({QStringLiteral("*.scopa.json")}, QDir::AllEntries | QDir::NoDotAndDotDot,
                          QDir::Name)) {
        names.push_back(name.toStdString());
    }
    return names;
}

void StatisticsStore::countNew() {
    std::vector<std::string> names = recordNames();
    std::set<std::string> known(statistics().ignoredRecords.begin(),
                                statistics().ignoredRecords.end());
    for (const MatchSummary& match : statistics().matches) {
        known.insert(match.record);
    }
    const auto old = [&](const std::string& name) { return known.count(name) > 0; };
    names.erase(std::remove_if(names.begin(), names.end(), old), names.end());
    if (!names.empty()) {
        countRecords(names, false);
    }
}

void StatisticsStore::countAgain() {
    countRecords(recordNames(), true);
}

void StatisticsStore::count(const QString& name) {
    countRecords({name.toStdString()}, false);
}

void StatisticsStore::clear() {
    set({{}, recordNames()});
}

void StatisticsStore::set(Statistics statistics) {
    if (canWrite()) {
        m_file.set(std::move(statistics));
    } else {
        m_file.setUnwritten(std::move(statistics));
    }
    emit changed();
}

void StatisticsStore::countRecords(const std::vector<std::string>& names, bool again) {
    m_counting.queue(
        [folder = m_matches, names](const TaskRun& run) {
            std::vector<CountResult> results;
            for (const std::string& name : names) {
                if (run.stop().stopRequested()) {
                    break; // the next start finds what is not counted
                }
                results.push_back(countRecord(folder, name));
            }
            return results;
        },
        [this, again](const std::vector<CountResult>& results) { take(results, again); });
}

/// On the thread.
StatisticsStore::CountResult StatisticsStore::countRecord(const std::filesystem::path& folder,
                                                          const std::string& name) {
    CountResult result{name, {}, false, {}};
    const std::filesystem::path path = folder / toPath(QString::fromStdString(name));
    const RecordRead read = readRecordFile(toQString(path));
    if (read.record) {
        result.counted = summarizeMatch(*read.record);
    } else if (read.fileWasRead) {
        result.fault = read.fault;
        result.later = read.fault->path == "/version"; // a newer program can read it
    } else {
        result.fault = Fault(FaultCode::CannotBeRead, {*read.fault});
        result.later = true;
    }
    return result;
}

void StatisticsStore::take(const std::vector<CountResult>& results, bool again) {
    Statistics statistics = m_file.value();
    int counted = 0;
    QStringList unreadable;
    if (again) {
        statistics.ignoredRecords.clear();
    }
    for (const CountResult& result : results) {
        if (result.counted) {
            addMatch(statistics, *result.counted);
            ++counted;
        } else if (!result.later && !knowsRecord(statistics, result.name)) {
            statistics.ignoredRecords.push_back(result.name);
        }
        if (!result.fault) {
            continue;
        }
        unreadable += recordFault(result.name, *result.fault);
        if (!again) {
            m_unreadable.push_back(result);
        }
    }
    if (statistics != m_file.value()) {
        set(std::move(statistics));
    }
    if (again) {
        emit recounted(counted, unreadable);
    } else if (!unreadable.isEmpty()) {
        emit noticesChanged();
    }
}

QStringList StatisticsStore::notices() const {
    const VersionedFile& found = m_file.found();
    QStringList messages;
    if (found.setAside) {
        messages += tr("Your statistics could not be read, so the kept matches are counted afresh. "
                       "The old file is kept as %1. What was wrong: %2")
                        .arg(shownPath(*found.setAside), faultsText(found.faults));
    } else if (found.readOnly) {
        messages +=
            tr("Your statistics (%1) cannot be written to this time: matches that end now are "
               "counted later. The reason: %2")
                .arg(shownPath(m_file.file()), faultsText(found.faults));
    } else if (!found.faults.empty()) {
        messages += tr("Something in your statistics (%1) made no sense and does not count: %2")
                        .arg(shownPath(m_file.file()), faultsText(found.faults));
    }
    if (!m_unreadable.empty()) {
        QStringList names;
        for (const CountResult& result : m_unreadable) {
            names += recordFault(result.name, *result.fault);
        }
        messages += tr("%n kept match(es) could not be read and are not counted. The files are "
                       "left as they are: %1",
                       nullptr, static_cast<int>(m_unreadable.size()))
                        .arg(joinedBriefly(names, static_cast<int>(names.size())));
    }
    return messages;
}

} // namespace settebello
