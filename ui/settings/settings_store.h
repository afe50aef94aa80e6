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

    /// Applies a change, emits changed() and writes the file, unless it is read-only.
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

    QString m_folder;
    bool m_isNew = false;
    SettingsRead m_read;
    std::optional<Fault> m_writeFault; ///< of the last attempt to write
};

} // namespace settebello
