// SPDX-License-Identifier: GPL-3.0-or-later
#include "tasks/power.h"

#include <QByteArray>
#include <QDir>
#include <QFile>

#ifdef Q_OS_WIN
#ifndef NOMINMAX
#define NOMINMAX // NOLINT(cppcoreguidelines-macro-usage): windows.h would define min and max
#endif
#include <windows.h>
#endif

namespace settebello {

namespace {

/// A line of a file; empty if there is none.
QByteArray lineOf(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readLine().trimmed() : QByteArray();
}

} // namespace

bool runsOnBattery(const QString& supplies) {
    bool isDischarged = false;
    const QDir folder(supplies);
    for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString supply = folder.filePath(name) + QLatin1Char('/');
        if (lineOf(supply + QStringLiteral("scope")) == "Device") {
            continue;
        }
        if (lineOf(supply + QStringLiteral("online")) == "1") {
            return false;
        }
        isDischarged = isDischarged || lineOf(supply + QStringLiteral("status")) == "Discharging";
    }
    return isDischarged;
}

bool runsOnBattery() {
#ifdef Q_OS_WIN
    SYSTEM_POWER_STATUS status;
    return GetSystemPowerStatus(&status) && status.ACLineStatus == 0;
#elif defined(Q_OS_LINUX)
    return runsOnBattery(QStringLiteral("/sys/class/power_supply"));
#else
    return false;
#endif
}

} // namespace settebello
