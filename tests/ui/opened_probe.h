// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

namespace settebello {

/// A file that notices when it is opened. Only Linux reports that: elsewhere opened() is always 0.
class OpenedProbe {
public:
    OpenedProbe();
    ~OpenedProbe();
    OpenedProbe(const OpenedProbe&) = delete;
    OpenedProbe& operator=(const OpenedProbe&) = delete;

    /// A short path, so that it fits into a name.
    QString path() const { return m_path; }
    /// How often it was opened since the last call.
    int opened();
    static bool works();

private:
    QTemporaryDir m_folder;
    QString m_path;
    int m_watch = -1;
};

} // namespace settebello
