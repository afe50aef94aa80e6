// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings_store.h"

#include "settings/file_access.h"
#include "text/fault_text.h"

#include <QFileInfo>

namespace settebello {

SettingsStore::SettingsStore(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder)
    , m_isNew(!QFileInfo::exists(folder + QStringLiteral("/settings.json")))
    , m_read(readSettings(file())) {
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
    emit changed();
    if (m_read.readOnly) {
        return;
    }
    const std::optional<Fault> fault = writeSettings(file(), m_read.settings);
    logFile("write", file(), fault);
    if (fault != m_writeFault) {
        m_writeFault = fault;
        emit problemsChanged();
    }
}

QStringList SettingsStore::problems() const {
    QStringList messages;
    if (m_read.setAside) {
        messages +=
            tr("Your settings could not be read, so the usual ones are in use. The old file is "
               "kept as %1. What was wrong: %2")
                .arg(shownPath(*m_read.setAside), faultsText(m_read.faults));
    } else if (m_read.readOnly) {
        messages += tr("Your settings (%1) cannot be changed this time; what you change now holds "
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
