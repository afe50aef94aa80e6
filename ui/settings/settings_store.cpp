// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings_store.h"

#include "text/fault_text.h"

#include <QFileInfo>

namespace settebello {

SettingsStore::SettingsStore(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_file(toPath(folder) / "settings.json", kSettingsFormat)
    , m_windowState(folder + QStringLiteral("/window.json")) {
    m_isNew = !QFileInfo::exists(toQString(m_file.file()));
    m_file.read();
    removeLeftovers(folder);
    connect(&m_file, &FileSaver::changed, this, &SettingsStore::changed);
    connect(&m_file, &FileSaver::unsavedChanged, this, &SettingsStore::unsavedChanged);
}

void SettingsStore::change(const std::function<void(Settings&)>& change) {
    Settings changedSettings = settings();
    change(changedSettings);
    if (changedSettings != settings()) {
        m_file.set(std::move(changedSettings));
        emit changed();
    }
}

QStringList SettingsStore::notices() const {
    const VersionedFile& found = m_file.found();
    const QString name = shownPath(m_file.file());
    if (found.setAside) {
        return {tr("Your settings could not be read, so the original ones are in use. The old "
                   "file is kept as %1. What was wrong: %2")
                    .arg(shownPath(*found.setAside), faultsText(found.faults))};
    }
    if (found.readOnly) {
        return {tr("Your settings (%1) cannot be changed this time; what you change now lasts "
                   "until you close the window. The reason: %2")
                    .arg(name, faultsText(found.faults))};
    }
    if (!found.faults.empty()) {
        return {tr("Some of your settings (%1) made no sense and are as they were at first: %2")
                    .arg(name, faultsText(found.faults))};
    }
    return {};
}

} // namespace settebello
