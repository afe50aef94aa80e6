// SPDX-License-Identifier: GPL-3.0-or-later
#include "soak/usage.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QThread>
#include <QWidget>

#include <algorithm>
#include <utility>

#include <malloc.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SETTEBELLO_SANITIZED
#endif

namespace settebello {

namespace {

constexpr qsizetype kWarmUp = 20;           ///< rounds
constexpr qsizetype kEnoughForSlope = 100;  ///< rounds; with fewer, noise is larger than a leak
constexpr double kLargestSlope = 4;         ///< kilobytes per round
constexpr qint64 kLargestGrowth = 8 * 1024; ///< kilobytes
/// Pools of one thread each: of the autosave, the statistics, what is practised, the hints, the
/// cloth, the faces and the words in gold of sweeps, of the start screen and of the end of a match.
constexpr qsizetype kOwnPools = 9;

QStringList entries(const QString& folder) {
    return QDir(folder).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
}

QByteArray contents(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The names of all threads, but for those that end meanwhile.
QList<QByteArray> threads() {
    QList<QByteArray> names;
    const QString tasks = QStringLiteral("/proc/self/task/");
    for (const QString& task : entries(tasks)) {
        const QByteArray name = contents(tasks + task + QStringLiteral("/comm")).trimmed();
        if (!name.isEmpty()) {
            names += name;
        }
    }
    return names;
}

constexpr char kPooled[] = "Thread (pooled)";

void measureMemory(Usage& usage) {
    malloc_trim(0); // what is free but not given back is not ours
    const QList<QByteArray> pages = contents(QStringLiteral("/proc/self/statm")).split(' ');
    const qint64 pageKb = sysconf(_SC_PAGESIZE) / 1024;
    usage.residentKb = pages.value(1).toLongLong() * pageKb;
    usage.privateKb = usage.residentKb - pages.value(2).toLongLong() * pageKb;
    const struct mallinfo2 heap = mallinfo2();
    usage.allocatedKb = static_cast<qint64>((heap.uordblks + heap.hblkhd) / 1024);
}

/// The slope of the straight line that fits best, in kilobytes per round.
double slope(const QList<Usage>& rounds, qint64 Usage::*value) {
    const auto count = static_cast<double>(rounds.size());
    double meanY = 0;
    for (const Usage& usage : rounds) {
        meanY += static_cast<double>(usage.*value) / count;
    }
    const double meanX = (count - 1) / 2;
    double above = 0;
    double below = 0;
    for (qsizetype x = 0; x < rounds.size(); ++x) {
        const double dx = static_cast<double>(x) - meanX;
        above += dx * (static_cast<double>(rounds[x].*value) - meanY);
        below += dx * dx;
    }
    return above / below;
}

/// The largest of the values.
template <typename Value>
Value largest(const QList<Usage>& rounds, Value Usage::*value) {
    Value most = 0;
    for (const Usage& usage : rounds) {
        most = std::max(most, usage.*value);
    }
    return most;
}

/// The classes of an object and of those that it is in.
QByteArray path(const QObject* object) {
    QByteArray path = object->metaObject()->className();
    for (const QObject* parent = object->parent(); parent; parent = parent->parent()) {
        path += " in ";
        path += parent->metaObject()->className();
    }
    return path;
}

QByteArray grew(const QByteArray& what, qsizetype before, qsizetype after) {
    return what + " grew from " + QByteArray::number(before) + " to " + QByteArray::number(after);
}

} // namespace

void UsageLog::add() {
    Classes& most = m_rounds.size() < kWarmUp ? m_firstClasses : m_laterClasses;
    const Classes now = classes();
    for (auto it = now.cbegin(); it != now.cend(); ++it) {
        most[it.key()] = std::max(most.value(it.key()), it.value());
    }
    Usage usage;
    usage.files = entries(QStringLiteral("/proc/self/fd")).size();
    for (const QByteArray& thread : threads()) {
        ++(thread == kPooled ? usage.pooled : usage.threads);
    }
    usage.widgets = QApplication::allWidgets().size();
    usage.objects = m_root.findChildren<QObject*>().size();
    measureMemory(usage);
    m_rounds += usage;
}

UsageLog::Classes UsageLog::classes() const {
    Classes classes;
    for (const QWidget* widget : QApplication::allWidgets()) {
        ++classes[path(widget)];
    }
    for (const QObject* object : m_root.findChildren<QObject*>()) {
        if (!object->isWidgetType()) {
            ++classes[path(object)];
        }
    }
    for (const QByteArray& thread : threads()) {
        if (thread != kPooled) {
            ++classes["thread " + thread];
        }
    }
    return classes;
}

QList<QByteArray> UsageLog::growth() const {
    QList<QByteArray> grown;
    if (m_rounds.size() > kWarmUp) {
        compareCounts(grown);
        compareClasses(grown);
        compareMemory(grown);
    }
    return grown;
}

void UsageLog::compareCounts(QList<QByteArray>& grown) const {
    const std::pair<const char*, qsizetype Usage::*> counts[] = {{"open files", &Usage::files},
                                                                 {"threads", &Usage::threads},
                                                                 {"widgets", &Usage::widgets},
                                                                 {"objects", &Usage::objects}};
    for (const auto& [name, count] : counts) {
        const qsizetype before = largest(m_rounds.first(kWarmUp), count);
        const qsizetype after = largest(m_rounds.sliced(kWarmUp), count);
        if (after > before) {
            grown += grew(name, before, after);
        }
    }
    // How many of these are there depends on what was done in the last 30 s, but never more than
    // our pools have and those with which Qt scales images.
    const qsizetype most = kOwnPools + QThread::idealThreadCount();
    if (const qsizetype pooled = largest(m_rounds, &Usage::pooled); pooled > most) {
        grown += grew("threads of pools", most, pooled);
    }
}

void UsageLog::compareClasses(QList<QByteArray>& grown) const {
    for (auto it = m_laterClasses.cbegin(); it != m_laterClasses.cend(); ++it) {
        const qsizetype before = m_firstClasses.value(it.key());
        if (it.value() > before) {
            grown += grew(it.key(), before, it.value());
        }
    }
}

void UsageLog::compareMemory(QList<QByteArray>& grown) const {
#ifdef SETTEBELLO_SANITIZED // keeps what was freed
    Q_UNUSED(grown)
#else
    struct Memory {
        const char* name;
        qint64 Usage::*value;
        bool mayGrow; ///< slowly: code of libraries is read when it is first used
    };
    const Memory memories[] = {{"resident memory", &Usage::residentKb, true},
                               {"private memory", &Usage::privateKb, false},
                               {"allocated memory", &Usage::allocatedKb, false}};
    const QList<Usage> later = m_rounds.sliced(kWarmUp);
    for (const auto& [name, memory, mayGrow] : memories) {
        const qint64 before = largest(m_rounds.first(kWarmUp), memory);
        const qint64 more = largest(later, memory) - before;
        if (more > kLargestGrowth) {
            grown += QByteArray(name) + " grew by " + QByteArray::number(more) + " KB";
        }
        const double perRound = slope(later, memory);
        if (!mayGrow && later.size() >= kEnoughForSlope && perRound > kLargestSlope) {
            grown += QByteArray(name) + " grew by " + QByteArray::number(perRound, 'f', 1) +
                     " KB per round";
        }
    }
#endif
}

} // namespace settebello
