// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/statistics_store.h"

#include "game/record_file.h"
#include "settings/file_access.h"
#include "storage/record.h"
#include "text/fault_text.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <set>

namespace settebello {

namespace {

constexpr int kRetryDelay = 2000; // milliseconds

/// Why a record does not count.
QString recordFault(const std::string& name, const Fault& fault) {
    return shownFileName(QString::fromStdString(name)) + QStringLiteral(": ") + faultText(fault);
}

} // namespace

StatisticsStore::StatisticsStore(const QString& folder, const QString& matches, bool ours,
                                 QObject* parent)
    : QObject(parent)
    , m_folder(folder)
    , m_matches(toPath(matches))
    , m_ours(ours)
    , m_read(readStatistics(file())) {
    logRead(file(), m_read.faults, m_read.setAside);
    m_thread.setMaxThreadCount(1);
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &StatisticsStore::write);
}

StatisticsStore::~StatisticsStore() {
    m_stop = true;
    flush();
}

void StatisticsStore::flush() {
    m_thread.waitForDone();
}

std::filesystem::path StatisticsStore::file() const {
    return toPath(m_folder) / "statistics.json";
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
    const Statistics& statistics = m_read.statistics;
    std::set<std::string> known(statistics.ignoredRecords.begin(), statistics.ignoredRecords.end());
    for (const MatchSummary& match : statistics.matches) {
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
    m_read.statistics = {{}, recordNames()};
    write();
    emit changed();
}

void StatisticsStore::countRecords(const std::vector<std::string>& names, bool again) {
    m_thread.start([this, names, again] {
        std::vector<CountResult> results;
        for (const std::string& name : names) {
            if (m_stop) {
                return; // the next start finds what is not counted
            }
            results.push_back(countRecord(name));
        }
        QMetaObject::invokeMethod(this, [this, results, again] { take(results, again); });
    });
}

StatisticsStore::CountResult StatisticsStore::countRecord(const std::string& name) const {
    CountResult result{name, {}, false, {}};
    const std::filesystem::path path = m_matches / toPath(QString::fromStdString(name));
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
    const Statistics before = m_read.statistics;
    Statistics& statistics = m_read.statistics;
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
    if (statistics != before) {
        write();
        emit changed();
    }
    if (again) {
        emit recounted(counted, unreadable);
    } else if (!unreadable.isEmpty()) {
        emit problemsChanged();
    }
}

void StatisticsStore::write() {
    if (!canWrite()) {
        return;
    }
    m_thread.start([this, statistics = m_read.statistics] {
        const std::optional<Fault> fault = writeStatistics(file(), statistics);
        logFile("write", file(), fault);
        QMetaObject::invokeMethod(this, [this, fault] {
            if (fault) {
                m_retry.start(kRetryDelay);
            } else {
                m_retry.stop();
            }
            if (fault != m_writeFault) {
                m_writeFault = fault;
                emit problemsChanged();
            }
        });
    });
}

QStringList StatisticsStore::problems() const {
    QStringList messages;
    if (m_read.setAside) {
        messages += tr("Your statistics could not be read, so the kept matches are counted afresh. "
                       "The old file is kept as %1. What was wrong: %2")
                        .arg(shownPath(*m_read.setAside), faultsText(m_read.faults));
    } else if (m_read.readOnly) {
        messages +=
            tr("Your statistics (%1) cannot be written to this time: matches that end now are "
               "counted later. The reason: %2")
                .arg(shownPath(file()), faultsText(m_read.faults));
    } else if (!m_read.faults.empty()) {
        messages += tr("Something in your statistics (%1) made no sense and does not count: %2")
                        .arg(shownPath(file()), faultsText(m_read.faults));
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
    if (m_writeFault) {
        messages += tr("Your statistics (%1) could not be saved: %2")
                        .arg(shownPath(file()), faultText(*m_writeFault));
    }
    return messages;
}

} // namespace settebello
