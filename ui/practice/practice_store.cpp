// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/practice_store.h"

#include "practice/problem_set.h"
#include "settings/logging.h"
#include "text/fault_text.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFile>

#include <iterator>

namespace settebello {

PracticeStore::PracticeStore(const QString& folder, bool ownsFolder, const QString& problems,
                             QObject* parent)
    : QObject(parent)
    , m_problemsFolder(problems)
    , m_ownsFolder(ownsFolder)
    , m_file(toPath(folder) / kPracticeFileName, kPracticeFormat) {
    connect(&m_file, &FileSaver::changed, this, &PracticeStore::onRead);
    connect(&m_file, &FileSaver::answered, this, &PracticeStore::onAnswered);
    connect(&m_file, &FileSaver::unsavedChanged, this, &PracticeStore::unsavedChanged);
}

void PracticeStore::flush() {
    do {
        m_task.wait();
        QCoreApplication::sendPostedEvents(&m_task, QEvent::MetaCall);
        m_file.flush();
    } while (m_task.isRunning());
}

void PracticeStore::load() {
    if (m_loading || m_loaded) {
        return;
    }
    m_loading = true;
    m_task.queue([folder = m_problemsFolder](const TaskRun&) { return readProblems(folder); },
                 [this](const std::vector<Exercise>& problems) {
                     m_problems = problems;
                     m_file.load();
                 });
}

void PracticeStore::takeFolder() {
    if (m_loaded) {
        m_takesFolder = true;
        m_file.load();
    } else {
        m_ownsFolder = true; // what is read from now on is what the other program has left
    }
}

/// On the thread.
std::vector<Exercise> PracticeStore::readProblems(const QString& folder) {
    std::vector<Exercise> problems;
    for (const std::string_view family : kProblemFamilies) {
        const QString name =
            folder + QLatin1Char('/') + QLatin1String(family) + QStringLiteral(".json");
        QFile shipped(name);
        if (!shipped.open(QIODevice::ReadOnly)) {
            continue; // none of this game
        }
        Faults faults;
        auto read = settebello::readProblems(shipped.readAll().toStdString(), faults);
        if (!read) {
            qCWarning(lcFiles).noquote() << name << faults.front().text().c_str();
            continue;
        }
        std::move(read->begin(), read->end(), std::back_inserter(problems));
    }
    return problems;
}

void PracticeStore::onRead() {
    m_loading = false;
    m_loaded = true;
    m_ownsFolder = m_ownsFolder || m_takesFolder;
    emit changed();
    emit noticesChanged();
}

Day PracticeStore::today() const {
    const QDate date = m_date.isValid() ? m_date : QDate::currentDate();
    return Day(std::chrono::days(QDate(1970, 1, 1).daysTo(date)));
}

void PracticeStore::add(const Record& record, const Analysis& analysis) {
    if (!practice().matches.contains(analysis.record)) {
        Practice changed = practice();
        addMistakes(changed, record, analysis, today());
        set(std::move(changed));
    }
}

void PracticeStore::note(const Exercise& exercise, const Decision& answer) {
    Practice changed = practice();
    noteAnswer(changed, exercise, answer, today());
    set(std::move(changed));
    if (canWrite()) {
        m_answer = m_file.changes();
    } else {
        QMetaObject::invokeMethod(this, &PracticeStore::noted, Qt::QueuedConnection);
    }
}

void PracticeStore::clearMistakes() {
    Practice changed = practice();
    settebello::clearMistakes(changed);
    set(std::move(changed));
}

void PracticeStore::clearProblems() {
    Practice changed = practice();
    settebello::clearProblems(changed);
    set(std::move(changed));
}

void PracticeStore::set(Practice practice) {
    if (canWrite()) {
        m_file.set(std::move(practice));
    } else {
        m_file.setUnwritten(std::move(practice));
    }
    emit changed();
}

void PracticeStore::onAnswered(quint64 change) {
    if (m_answer != 0 && m_answer <= change) {
        m_answer = 0;
        emit noted();
    }
}

void PracticeStore::exportTo(const QString& target) {
    m_task.queue([target, practice = practice()](
                     const TaskRun&) { return writeFile(target, practiceText(practice)); },
                 [this, target](const std::optional<Fault>& fault) {
                     emit exported(target,
                                   fault ? tr("What you have practised could not be written to %1: "
                                              "%2",
                                              "a file, why")
                                               .arg(shownPath(toPath(target)), faultText(*fault))
                                         : QString());
                 });
}

QStringList PracticeStore::notices() const {
    const VersionedFile& found = m_file.found();
    QStringList messages;
    const QString file = shownPath(m_file.file());
    if (found.setAside) {
        messages += tr("What you have practised could not be read. The old file is kept as %1, and "
                       "a new one is begun. What was wrong: %2")
                        .arg(shownPath(*found.setAside), faultsText(found.faults));
    } else if (found.readOnly) {
        messages += tr("What you practise (%1) cannot be written to this time, so answers do not "
                       "count. The reason: %2")
                        .arg(file, faultsText(found.faults));
    } else if (!found.faults.empty()) {
        messages += tr("Something in what you have practised (%1) made no sense and is left out: "
                       "%2")
                        .arg(file, faultsText(found.faults));
    }
    if (m_loaded && !m_ownsFolder) {
        messages += tr("Another window of the program keeps what you practise, so answers in this "
                       "one do not count.");
    }
    return messages;
}

} // namespace settebello
