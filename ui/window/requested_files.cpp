// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/requested_files.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// What the player has to answer or to close first; nullptr if there is nothing.
QWidget* openQuestion() {
    QWidget* menu = QApplication::activePopupWidget();
    return menu ? menu : QApplication::activeModalWidget();
}

} // namespace

RequestedFiles::RequestedFiles(Answers answers, QObject* parent)
    : QObject(parent)
    , m_answers(std::move(answers)) {}

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
    QString next = m_files.front();
    if (QWidget* question = openQuestion()) {
        const auto answer =
            std::find_if(m_files.cbegin(), m_files.cend(),
                         [&](const QString& file) { return m_answers(file, *question); });
        if (answer == m_files.cend()) {
            question->installEventFilter(this);
            emit waits(m_files.back());
            return;
        }
        next = *answer;
    }
    m_files.removeOne(next);
    emit open(next);
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
