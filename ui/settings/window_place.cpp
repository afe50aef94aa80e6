// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/window_place.h"

#include "settings/window_file.h"

#include <QEvent>
#include <QWidget>

namespace settebello {

WindowPlace::WindowPlace(const QString& file, const QString& key, QWidget* window)
    : QObject(window)
    , m_file(file)
    , m_key(key)
    , m_window(window) {
    window->restoreGeometry(WindowFile(file).geometry(key));
    window->installEventFilter(this);
}

bool WindowPlace::eventFilter(QObject* watched, QEvent* event) {
    // Spontaneous where the window is minimized.
    if (watched == m_window && event->type() == QEvent::Hide && !event->spontaneous()) {
        WindowFile(m_file).writeGeometry(m_key, m_window->saveGeometry());
    }
    return QObject::eventFilter(watched, event);
}

} // namespace settebello
