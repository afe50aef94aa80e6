// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QObject>
#include <QTimer>

namespace settebello {

/// The lock of files that one program at a time writes to. While another program has it, tries to
/// get it again and again.
class FolderLock : public QObject {
    Q_OBJECT

public:
    /// @param file of the lock; its folder is made when needed.
    explicit FolderLock(const QString& file, QObject* parent = nullptr);

    /// Gets the lock now, or else acquired() follows once the other program has released it.
    /// Anything in the lock's place that is no file is set aside.
    void acquire();
    void release();
    /// False while another program has the lock. In a folder that cannot be written to there is no
    /// lock until it can: that is reported when writing fails.
    bool isOurs() const { return m_isOurs; }

signals:
    /// The lock is ours by now; not emitted within acquire().
    void acquired();

private:
    void tryAgain();

    QLockFile m_lock;
    bool m_isOurs = false;
    QTimer m_retry;
};

} // namespace settebello
