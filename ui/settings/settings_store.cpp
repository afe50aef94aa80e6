// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings_store.h"

#include "settings/file_access.h"
#include "storage/settings_update.h"
#include "text/fault_text.h"

#include <QFileInfo>
#include <QLockFile>

namespace settebello {

SettingsStore::SettingsStore(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder)
    , m_isNew(!QFileInfo::exists(folder + QStringLiteral("/settings.json")))
    , m_read(readSettings(file()))
    , m_saved(m_read.settings) {
    removeLeftovers(m_folder);
    logRead(file(), m_read.faults, m_read.setAside);
}

std::filesystem::path SettingsStore::file() const {
    return toPath(m_folder) / "settings.json";
}

void SettingsStore::change(const std::function<void(Settings&)>& change) {
    Settings changedSettings = m_read.settings;
    change(changedSettings);
    if (changedSettings == m_read.settings) {
        return;
    }
    m_read.settings = changedSettings;
    const std::optional<Fault> fault = m_read.readOnly ? std::nullopt : write();
    emit changed();
    if (fault != m_writeFault) {
        m_writeFault = fault;
        emit problemsChanged();
    }
}

/// Writes what has changed, and takes over what others have changed in the file meanwhile.
std::optional<Fault> SettingsStore::write() {
    constexpr int kLongestWait = 500; // ms; another window writes in far less
    const QString lockName = m_folder + QStringLiteral("/settings.lock");
    const bool canLock = canBeLockFile(lockName);
    QLockFile lock(lockName);
    if (canLock) {
        static_cast<void>(lock.tryLock(kLongestWait)); // without it is better than not at all
    }
    const SettingsUpdate update = updateSettings(file(), m_saved, m_read.settings);
    logFile("write", file(), update.fault);
    m_read.settings = update.settings;
    if (!update.fault) {
        m_saved = update.settings;
    }
    return update.fault;
}

QStringList SettingsStore::problems() const {
    QStringList messages;
    if (m_read.setAside) {
        messages += tr("Your settings could not be read, so the original ones are in use. The old "
                       "file is kept as %1. What was wrong: %2")
                        .arg(shownPath(*m_read.setAside), faultsText(m_read.faults));
    } else if (m_read.readOnly) {
        messages += tr("Your settings (%1) cannot be changed this time; what you change now lasts "
                       "until you close the window. The reason: %2")
                        .arg(shownPath(file()), faultsText(m_read.faults));
    } else if (!m_read.faults.empty()) {
        messages += tr("Some of your settings (%1) made no sense and are as they were at first: %2")
                        .arg(shownPath(file()), faultsText(m_read.faults));
    }
    if (m_writeFault) {
        messages += tr("Your settings (%1) could not be saved: %2")
                        .arg(shownPath(file()), faultText(*m_writeFault));
    }
    return messages;
}

} // namespace settebello
