// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/stored_file.h"
#include "settings/window_state.h"
#include "storage/settings_merge.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>

namespace settebello {

/// The settings and their file. Changes take effect at once, and those that an editor or another
/// window makes in the file are joined with ours (settings_merge.h).
class SettingsStore : public QObject {
    Q_OBJECT

public:
    /// Reads `settings.json` in a folder, which need not exist.
    explicit SettingsStore(const QString& folder, QObject* parent = nullptr);

    const Settings& settings() const { return m_file.value(); }
    /// The state of the windows, in a file beside it.
    WindowState& windowState() { return m_windowState; }
    const WindowState& windowState() const { return m_windowState; }
    /// True if there was no settings file to read: the player is new.
    bool isNew() const { return m_isNew; }

    /// Applies a change, emits changed(), and has the file written unless it is read-only.
    void change(const std::function<void(Settings&)>& change);
    /// Waits until both files are written, or have failed once more.
    void saveNow() {
        m_file.flush();
        m_windowState.saveNow();
    }

    /// What the player should know of the file, in translated sentences, besides unsaved().
    QStringList notices() const;
    /// The file, if it could not be written.
    UnsavedFiles unsaved() const { return m_file.unsaved(tr("settings", "contents of a file")); }

signals:
    /// The settings have new values.
    void changed();
    void unsavedChanged();

private:
    bool m_isNew = false;
    StoredFile<Settings> m_file;
    WindowState m_windowState;
};

} // namespace settebello
