// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/unsaved_guard.h"

#include "widgets/plain_text.h"
#include "widgets/window_geometry.h"
#include "window/services.h"

#include <QMessageBox>
#include <QPushButton>

namespace settebello {

UnsavedGuard::UnsavedGuard(Services& services, QWidget* window)
    : QObject(window)
    , m_services(services)
    , m_window(window) {
    const auto watch = [this](const auto& store) {
        using Store = std::decay_t<decltype(store)>;
        connect(&store, &Store::unsavedChanged, this, &UnsavedGuard::check);
    };
    watch(services.settingsStore);
    watch(services.relay);
    watch(services.autosave);
    watch(services.statistics);
    watch(services.practice);
    watch(services.fairCards);
    watch(services.pads);
    watch(services.results);
}

QString UnsavedGuard::text() const {
    return unsavedText(m_services.unsaved());
}

bool UnsavedGuard::mayClose() {
    if (m_isAgreed) {
        return true;
    }
    m_services.saveNow(); // the end of the program would wait as long
    if (m_services.unsaved().isEmpty()) {
        return true;
    }
    if (!m_question) {
        ask();
    }
    return false;
}

void UnsavedGuard::ask() {
    m_question = new QMessageBox(QMessageBox::Warning, m_window->windowTitle(),
                                 tr("Quit although not everything is saved?"),
                                 QMessageBox::NoButton, m_window);
    m_question->setInformativeText(text());
    QPushButton* stay = m_question->addButton(tr("&Keep trying"), QMessageBox::RejectRole);
    QPushButton* quit =
        m_question->addButton(tr("&Quit without saving"), QMessageBox::DestructiveRole);
    quit->setObjectName(QStringLiteral("quitUnsaved"));
    m_question->setDefaultButton(stay);
    m_question->setEscapeButton(stay);
    const auto close = [this] {
        m_isAgreed = true;
        m_window->close();
    };
    connect(quit, &QPushButton::clicked, this, close, Qt::QueuedConnection); // after the question
    openDialog(m_question);
}

void UnsavedGuard::check() {
    emit changed();
    if (!m_question) {
        return;
    }
    if (!m_services.unsaved().isEmpty()) {
        m_question->setInformativeText(breakable(text()));
        return;
    }
    m_question->close();
    QMetaObject::invokeMethod(m_window, &QWidget::close, Qt::QueuedConnection);
}

} // namespace settebello
