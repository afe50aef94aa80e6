// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_autosave.h"

#include "players/levels/levels.h"
#include "settings/file_access.h"
#include "storage/record.h"
#include "text/fault_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMutexLocker>
#include <QRandomGenerator>

#include <algorithm>

namespace settebello {

QString finishedName(const MatchPlan& plan, const QDateTime& time) {
    return time.toString(QStringLiteral("yyyy-MM-dd HH.mm.ss ")) +
           QString::fromStdString(plan.base);
}

QString freeRecordFile(const QString& folder, const QString& name) {
    QString file = folder + QLatin1Char('/') + name + QStringLiteral(".scopa.json");
    for (int n = 2; QFile::exists(file); ++n) {
        file = QStringLiteral("%1/%2 (%3).scopa.json").arg(folder, name).arg(n);
    }
    return file;
}

std::string recordOf(const MatchPlan& plan, const Match& match) {
    std::vector<RecordedPlayer> players;
    for (const SeatSetup& seat : plan.seats) {
        players.push_back({seat.name.toStdString(), seat.level.toStdString()});
    }
    return recordText({{}, plan.base, plan.rules}, players, match);
}

std::optional<SavedMatch> matchOfRecord(std::string_view text, quint64 seed, QString& why) {
    Faults faults;
    const std::optional<Record> record = readRecord(text, seed, faults);
    if (!record) {
        why = faultText(faults.front());
        return std::nullopt;
    }
    MatchPlan plan{record->rules.rules, {}, seed, record->rules.base};
    const auto known = levels();
    for (const RecordedPlayer& player : record->players) {
        // Nothing that a file names is run as a program: engines are not among the levels.
        if (player.kind != GameController::kPerson.toStdString() &&
            std::find(known.begin(), known.end(), player.kind) == known.end()) {
            why = MatchAutosave::tr("“%1” is no opponent of this program.")
                      .arg(QString::fromStdString(player.kind));
            return std::nullopt;
        }
        plan.seats.push_back(
            {QString::fromStdString(player.name), QString::fromStdString(player.kind)});
    }
    return SavedMatch{plan, record->match};
}

MatchAutosave::MatchAutosave(GameController& controller, const QString& folder, QObject* parent)
    : QObject(parent)
    , m_controller(controller)
    , m_folder(folder)
    , m_lock(folder + QStringLiteral("/match.lock")) {
    m_thread.setMaxThreadCount(1);
    QDir().mkpath(folder);
    m_lock.setStaleLockTime(0); // valid for as long as its program runs
    // A folder that cannot be written to is reported when writing fails.
    m_lockedByOther = !m_lock.tryLock() && m_lock.error() == QLockFile::LockFailedError;
    connect(&controller, &GameController::progressed, this, &MatchAutosave::save);
}

MatchAutosave::~MatchAutosave() {
    flush();
}

void MatchAutosave::flush() {
    m_thread.waitForDone();
}

QString MatchAutosave::file() const {
    return m_folder + QStringLiteral("/match.scopa.json");
}

QString MatchAutosave::matchesFolder() const {
    return m_folder + QStringLiteral("/matches");
}

std::optional<SavedMatch> MatchAutosave::unfinished() {
    if (m_lockedByOther || !QFile::exists(file())) {
        return std::nullopt;
    }
    Faults faults;
    const std::optional<std::string> text = readFile(file(), faults);
    QString why = faultsText(faults);
    std::optional<SavedMatch> saved;
    if (text) {
        saved = matchOfRecord(*text, QRandomGenerator::system()->generate64(), why);
    }
    if (!saved) {
        refuse(why);
    } else if (saved->match.over()) {
        return std::nullopt; // killed between writing it to the archive and removing this file
    }
    return saved;
}

/// Keeps a match that cannot be read, since a later version may be able to.
void MatchAutosave::refuse(const QString& why) {
    const auto aside = setAside(file());
    m_refusedFile = aside ? shownPath(*aside) : QDir::toNativeSeparators(file());
    m_refusal = why;
    emit problemChanged();
}

QString MatchAutosave::problem() const {
    QStringList messages;
    if (m_lockedByOther) {
        messages += tr("Settebello is open already. What you play in this window is not kept.");
    }
    if (!m_refusal.isEmpty()) {
        messages +=
            tr("The match that was left could not be taken up again. It is kept as %1. What "
               "was wrong: %2")
                .arg(m_refusedFile, m_refusal);
    }
    if (!m_fault.isEmpty()) {
        messages += tr("The match could not be saved: %1").arg(m_fault);
    }
    return messages.join(QLatin1Char('\n'));
}

void MatchAutosave::save() {
    if (m_lockedByOther) {
        return;
    }
    const Match& match = m_controller.match();
    enqueue({recordOf(m_controller.plan(), match),
             match.over() ? finishedName(m_controller.plan(), QDateTime::currentDateTime())
                          : QString()});
}

void MatchAutosave::enqueue(const Task& task) {
    const QMutexLocker lock(&m_mutex);
    if (!m_tasks.empty() && m_tasks.back().finishedName.isEmpty()) {
        m_tasks.pop_back(); // outdated before it was written
    }
    m_tasks.push_back(task);
    m_thread.start([this] { writeNext(); });
}

void MatchAutosave::writeNext() {
    Task task;
    {
        const QMutexLocker lock(&m_mutex);
        if (m_tasks.empty()) {
            return; // a later state was written in its place
        }
        task = std::move(m_tasks.front());
        m_tasks.erase(m_tasks.begin());
    }
    write(task);
}

void MatchAutosave::write(const Task& task) {
    const bool finished = !task.finishedName.isEmpty();
    const QString target = finished ? freeRecordFile(matchesFolder(), task.finishedName) : file();
    const std::optional<Fault> failure = writeFile(target, task.text);
    if (finished && !failure) {
        QFile::remove(file());
    }
    const QString fault =
        failure ? QDir::toNativeSeparators(target) + QStringLiteral(": ") + faultText(*failure)
                : QString();
    const QString name = finished && !failure ? QFileInfo(target).fileName() : QString();
    QMetaObject::invokeMethod(this, [this, fault, name] {
        setFault(fault);
        if (!name.isEmpty()) {
            emit finishedMatchSaved(name);
        }
    });
}

void MatchAutosave::setFault(const QString& fault) {
    if (fault != m_fault) {
        m_fault = fault;
        emit problemChanged();
    }
}

} // namespace settebello
