// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/settings.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <functional>

namespace settebello {

/// The settings and their file. Changes take effect and are written at once; errors are reported by
/// problems(), never thrown.
class SettingsStore : public QObject {
    Q_OBJECT

public:
    /// Reads `settings.json` in a folder, which need not exist.
    explicit SettingsStore(const QString& folder, QObject* parent = nullptr);

    const Settings& settings() const { return m_read.settings; }
    /// The file beside it with the state of the windows.
    QString windowFile() const { return m_folder + QStringLiteral("/window.json"); }
    /// True if there was no settings file to read: the player is new.
    bool isNew() const { return m_isNew; }

    /// Applies a change, writes the file unless it is read-only, and emits changed(). What another
    /// window or an editor changed in the file since it was last read or written is kept and takes
    /// effect too (settings_update.h).
    void change(const std::function<void(Settings&)>& change);

    /// Problems with the file that the player should know of, in translated sentences: from reading
    /// it, and from writing it last.
    QStringList problems() const;

signals:
    /// The settings have new values.
    void changed();
    /// problems() has changed.
    void problemsChanged();

private:
    std::filesystem::path file() const;
    std::optional<Fault> write();

    QString m_folder;
    bool m_isNew = false;
    SettingsRead m_read;               ///< with the changes since
    Settings m_saved;                  ///< what the file held when it was last read or written
    std::optional<Fault> m_writeFault; ///< of the last attempt to write
};

} // namespace settebello
