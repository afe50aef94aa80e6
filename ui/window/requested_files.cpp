// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/requested_files.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace settebello {

namespace {

/// What the player has to answer or to close first; nullptr if there is nothing.
QWidget* openQuestion() {
    QWidget* menu = QApplication::activePopupWidget();
    return menu ? menu : QApplication::activeModalWidget();
}

} // namespace

RequestedFiles::RequestedFiles(QObject* parent)
    : QObject(parent) {}

void RequestedFiles::add(const QString& file) {
    if (!m_files.contains(file)) {
        m_files.append(file);
    }
    openSoon();
}

void RequestedFiles::openSoon() {
    QMetaObject::invokeMethod(this, &RequestedFiles::openNext, Qt::QueuedConnection);
}

void RequestedFiles::openNext() {
    if (m_files.isEmpty()) {
        return;
    }
    if (QWidget* question = openQuestion()) {
        question->installEventFilter(this);
        return;
    }
    emit open(m_files.takeFirst());
    openSoon();
}

bool RequestedFiles::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Hide) {
        watched->removeEventFilter(this);
        openSoon(); // after whatever the answer begins
    }
    return QObject::eventFilter(watched, event);
}

} // namespace settebello
