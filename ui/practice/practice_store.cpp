// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/practice_store.h"

#include "practice/problem_set.h"
#include "settings/file_access.h"
#include "settings/logging.h"
#include "text/fault_text.h"

#include <QFile>

#include <iterator>

namespace settebello {

namespace {

constexpr int kRetryDelay = 2000; // milliseconds

} // namespace

PracticeStore::PracticeStore(const QString& folder, bool ours, const QString& problems,
                             QObject* parent)
    : QObject(parent)
    , m_file(toPath(folder) / kPracticeFileName)
    , m_problemsFolder(problems)
    , m_ours(ours) {
    m_thread.setMaxThreadCount(1);
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &PracticeStore::write);
}

PracticeStore::~PracticeStore() {
    flush();
    if (canWrite() && m_kept < m_change) { // a later change waited for the one being written
        logFile("write", m_file, writePractice(m_file, m_read.practice));
    }
}

void PracticeStore::flush() {
    m_thread.waitForDone();
}

void PracticeStore::load() {
    if (m_loading || m_loaded) {
        return;
    }
    m_loading = true;
    m_thread.start([this] {
        const Loaded loaded = loadAll(m_file, m_problemsFolder);
        QMetaObject::invokeMethod(this, [this, loaded] { take(loaded); });
    });
}

/// On the thread.
PracticeStore::Loaded PracticeStore::loadAll(const std::filesystem::path& file,
                                             const QString& problems) {
    Loaded loaded{readPractice(file), {}};
    logRead(file, loaded.read.faults, loaded.read.setAside);
    for (const std::string_view family : kProblemFamilies) {
        const QString name =
            problems + QLatin1Char('/') + QLatin1String(family) + QStringLiteral(".json");
        QFile shipped(name);
        if (!shipped.open(QIODevice::ReadOnly)) {
            continue; // none of this game
        }
        Faults faults;
        auto read = readProblems(shipped.readAll().toStdString(), faults);
        if (!read) {
            qCWarning(lcFiles).noquote() << name << faults.front().text().c_str();
            continue;
        }
        std::move(read->begin(), read->end(), std::back_inserter(loaded.problems));
    }
    return loaded;
}

void PracticeStore::take(const Loaded& loaded) {
    m_read = loaded.read;
    m_problems = loaded.problems;
    m_loading = false;
    m_loaded = true;
    emit changed();
    if (!problemTexts().isEmpty()) {
        emit problemTextsChanged();
    }
}

Day PracticeStore::today() const {
    const QDate date = m_date.isValid() ? m_date : QDate::currentDate();
    return Day(std::chrono::days(QDate(1970, 1, 1).daysTo(date)));
}

void PracticeStore::add(const Record& record, const Analysis& analysis) {
    if (!m_read.practice.matches.contains(analysis.record)) {
        addMistakes(m_read.practice, record, analysis, today());
        changePractice();
    }
}

void PracticeStore::note(const Exercise& exercise, const Decision& answer) {
    noteAnswer(m_read.practice, exercise, answer, today());
    m_answer = m_change + 1;
    changePractice();
    if (!canWrite()) {
        m_answer = 0;
        QMetaObject::invokeMethod(this, &PracticeStore::noted, Qt::QueuedConnection);
    }
}

void PracticeStore::clearMistakes() {
    settebello::clearMistakes(m_read.practice);
    changePractice();
}

void PracticeStore::clearProblems() {
    settebello::clearProblems(m_read.practice);
    changePractice();
}

void PracticeStore::changePractice() {
    ++m_change;
    write();
    emit changed();
}

/// One state after the other; changes that come meanwhile are written together.
void PracticeStore::write() {
    if (!canWrite() || m_writing || m_kept == m_change) {
        return;
    }
    m_writing = true;
    m_thread.start([this, practice = m_read.practice, change = m_change] {
        const std::optional<Fault> fault = writePractice(m_file, practice);
        logFile("write", m_file, fault);
        if (!fault) {
            m_kept = change;
        }
        QMetaObject::invokeMethod(this, [this, change, fault] { written(change, fault); });
    });
}

void PracticeStore::written(quint64 change, const std::optional<Fault>& fault) {
    m_writing = false;
    if (fault) {
        m_retry.start(kRetryDelay);
    } else {
        m_retry.stop();
        write();
    }
    if (fault != m_writeFault) {
        m_writeFault = fault;
        emit problemTextsChanged();
    }
    if (m_answer != 0 && m_answer <= change) {
        m_answer = 0;
        emit noted();
    }
}

void PracticeStore::exportTo(const QString& target) {
    m_thread.start([this, practice = m_read.practice, target] {
        const std::optional<Fault> fault = writeFile(target, practiceText(practice));
        QMetaObject::invokeMethod(this, [this, target, fault] {
            emit exported(target, fault ? tr("What you have practised could not be written to %1: "
                                             "%2",
                                             "a file, why")
                                              .arg(shownPath(toPath(target)), faultText(*fault))
                                        : QString());
        });
    });
}

QStringList PracticeStore::problemTexts() const {
    QStringList messages;
    const QString file = shownPath(m_file);
    if (m_read.setAside) {
        messages += tr("What you have practised could not be read. The old file is kept as %1, and "
                       "a new one is begun. What was wrong: %2")
                        .arg(shownPath(*m_read.setAside), faultsText(m_read.faults));
    } else if (m_read.readOnly) {
        messages += tr("What you practise (%1) cannot be written to this time, so answers do not "
                       "count. The reason: %2")
                        .arg(file, faultsText(m_read.faults));
    } else if (!m_read.faults.empty()) {
        messages += tr("Something in what you have practised (%1) made no sense and is left out: "
                       "%2")
                        .arg(file, faultsText(m_read.faults));
    }
    if (m_loaded && !m_ours) {
        messages += tr("Another window of the program keeps what you practise, so answers in this "
                       "one do not count.");
    }
    if (m_writeFault) {
        messages += tr("What you have practised (%1) could not be saved: %2")
                        .arg(file, faultText(*m_writeFault));
    }
    return messages;
}

} // namespace settebello
