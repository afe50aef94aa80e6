// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/file_saver.h"

#include "settings/file_access.h"
#include "text/fault_text.h"
#include "text/text_lists.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace settebello {

QString unsavedText(const UnsavedFiles& files) {
    QStringList items;
    for (const UnsavedFile& unsaved : files) {
        items += FileSaver::tr("%1 (%2: %3)", "what a file holds; the file; a reason")
                     .arg(unsaved.contents, shownPath(unsaved.file), faultText(unsaved.fault));
    }
    return items.isEmpty() ? QString()
                           : FileSaver::tr("The program could not save this yet and keeps trying: "
                                           "%1.",
                                           "a list")
                                 .arg(joinedBySemicolons(items));
}

FileSaver::FileSaver(std::filesystem::path file, QObject* parent)
    : QObject(parent)
    , m_file(std::move(file)) {
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &FileSaver::save);
}

UnsavedFiles FileSaver::unsaved(const QString& contents) const {
    return m_fault ? UnsavedFiles{{contents, m_file, *m_fault}} : UnsavedFiles();
}

void FileSaver::noteChange() {
    ++m_change;
    save();
}

void FileSaver::forget() {
    m_saved = m_change;
    m_retry.stop();
    if (std::exchange(m_fault, std::nullopt)) {
        emit unsavedChanged();
    }
}

void FileSaver::readOnThread(Work work) {
    m_task.queue([work = std::move(work)](const TaskRun&) { return work(); },
                 [](const Outcome& outcome) { outcome.take(); });
}

/// One state after the other.
void FileSaver::save() {
    if (m_isActive || isSaved()) {
        return;
    }
    m_isActive = true;
    m_retry.stop();
    m_task.queue([work = writing()](const TaskRun&) { return work(); },
                 [this, change = m_change](const Outcome& outcome) { onWritten(change, outcome); });
}

void FileSaver::onWritten(quint64 change, const Outcome& outcome) {
    m_isActive = false;
    if (!outcome.fault) {
        m_saved = std::max(m_saved, change);
        outcome.take();
    }
    const std::optional<Fault> fault = isSaved() ? std::nullopt : outcome.fault;
    if (fault) {
        m_retry.start(kRetryDelay);
    } else {
        save(); // what has changed meanwhile
    }
    if (std::exchange(m_fault, fault) != fault) {
        emit unsavedChanged();
    }
    emit answered(change);
}

void FileSaver::flush() {
    save(); // without waiting for the next attempt
    do {
        m_task.wait();
        QCoreApplication::sendPostedEvents(&m_task, QEvent::MetaCall); // takes the outcome
    } while (m_task.isRunning());
}

void FileSaver::finish() {
    blockSignals(true); // those who listen may be half destroyed
    flush();
}

} // namespace settebello
