// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/folder_lock.h"

#include "settings/file_access.h"
#include "settings/file_saver.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace settebello {

FolderLock::FolderLock(const QString& file, QObject* parent)
    : QObject(parent)
    , m_lock(file) {
    m_lock.setStaleLockTime(0); // valid for as long as its program runs
    m_retry.setInterval(kRetryDelay);
    connect(&m_retry, &QTimer::timeout, this, &FolderLock::tryAgain);
}

void FolderLock::acquire() {
    if (m_isOurs) {
        return;
    }
    QDir().mkpath(QFileInfo(m_lock.fileName()).path());
    if (!canBeLockFile(m_lock.fileName())) {
        setAside(m_lock.fileName());
    }
    const bool isLocked = m_lock.tryLock();
    m_isOurs = isLocked || m_lock.error() != QLockFile::LockFailedError;
    if (!isLocked) {
        m_retry.start();
    }
}

void FolderLock::release() {
    m_retry.stop();
    m_isOurs = false;
    m_lock.unlock();
}

void FolderLock::tryAgain() {
    if (canBeLockFile(m_lock.fileName()) && m_lock.tryLock()) {
        m_retry.stop();
        if (!std::exchange(m_isOurs, true)) {
            emit acquired();
        }
    }
}

} // namespace settebello
