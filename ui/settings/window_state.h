// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/stored_file.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QVariant>

class QWidget;

namespace settebello {

/// window.json, the state of the windows: their geometry (size and position), names of those who
/// play. It is worth little: a file that cannot be read counts as empty, and nobody is asked to
/// wait until it is written.
class WindowState {
public:
    /// Reads the file. @param name if empty, the state lasts as long as this.
    explicit WindowState(const QString& name = {});

    QVariant value(const QString& key) const { return m_file.value().value(key).toVariant(); }
    /// As QWidget saves it.
    QByteArray geometry(const QString& key) const;

    /// Sets these values. All others stay, also those that another program writes meanwhile.
    void set(const QJsonObject& changes);
    void setGeometry(const QString& key, const QByteArray& geometry);
    /// Waits until everything is written, or has failed once more.
    void saveNow() { m_file.flush(); }

private:
    bool m_isKept;
    StoredFile<QJsonObject> m_file;
};

/// Gives a window the geometry that it had when it was last closed, and keeps that whenever it is
/// closed. @param key of the window in the state, which must outlive it.
void keepGeometry(QWidget* window, WindowState& state, const QString& key);

} // namespace settebello
