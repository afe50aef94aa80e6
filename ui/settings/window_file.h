// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QVariant>

namespace settebello {

/// window.json, the state of the windows: sizes, positions, names of opponents. It is worth little:
/// a file that cannot be read counts as empty, and a failure to write it is only logged.
class WindowFile {
public:
    /// Reads the file. Where there is none yet, reads the window.ini that was used before it.
    /// @param name if empty, nothing is read or written.
    explicit WindowFile(const QString& name);

    QVariant value(const QString& key) const { return m_values.value(key).toVariant(); }
    /// Sizes and positions, as QWidget saves them.
    QByteArray geometry(const QString& key) const;

    /// Writes these values and keeps all others, also those that another window wrote meanwhile.
    void write(const QJsonObject& changes);
    void writeGeometry(const QString& key, const QByteArray& geometry);

private:
    void read();

    QString m_name;
    QJsonObject m_values;
    bool m_isNewer = false; ///< written by a newer version, and left alone
};

} // namespace settebello
