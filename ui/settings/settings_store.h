// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/settings.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <functional>

namespace settebello {

/// The settings in use and the file they are kept in. Changes take effect and are written at once;
/// what goes wrong is told, never thrown.
class SettingsStore : public QObject {
    Q_OBJECT

public:
    /// Reads `settings.json` of a folder, which need not exist.
    explicit SettingsStore(const QString& folder, QObject* parent = nullptr);

    const Settings& settings() const { return m_read.settings; }
    /// The folder where window.ini lies too.
    const QString& folder() const { return m_folder; }
    /// True if there was no settings file to read: the player is new.
    bool isNew() const { return m_isNew; }

    /// Applies a change, tells those who listen and writes the file, unless it is read-only.
    void change(const std::function<void(Settings&)>& change);

    /// What the player should know about the file, in complete sentences of the player's language:
    /// what was wrong on reading it, and the last failure to write it.
    QStringList problems() const;

signals:
    /// The settings have new values.
    void changed();
    /// problems() has become another.
    void problemsChanged();

private:
    std::filesystem::path file() const;

    QString m_folder;
    bool m_isNew = false;
    SettingsRead m_read;
    std::optional<Fault> m_writeFault; ///< of the last writing
};

} // namespace settebello
