// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/opened_probe.h"

#include <QDir>
#include <QFile>

#include <gtest/gtest.h>

#ifdef Q_OS_LINUX
#include <sys/inotify.h>
#include <unistd.h>
#endif

namespace settebello {

OpenedProbe::OpenedProbe()
    : m_folder(QDir::tempPath() + "/XXXXXX")
    , m_path(m_folder.filePath("p")) {
    QFile file(m_path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.close();
#ifdef Q_OS_LINUX
    m_watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    EXPECT_GE(inotify_add_watch(m_watch, QFile::encodeName(m_path).constData(), IN_OPEN), 0);
#endif
}

OpenedProbe::~OpenedProbe() {
#ifdef Q_OS_LINUX
    close(m_watch);
#endif
}

int OpenedProbe::opened() {
    int times = 0;
#ifdef Q_OS_LINUX
    inotify_event event{};
    while (read(m_watch, &event, sizeof event) == sizeof event) {
        ++times;
    }
#endif
    return times;
}

bool OpenedProbe::works() {
#ifdef Q_OS_LINUX
    return true;
#else
    return false;
#endif
}

} // namespace settebello
