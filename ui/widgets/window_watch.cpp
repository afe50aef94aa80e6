// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window_watch.h"

#include <QEvent>
#include <QGuiApplication>
#include <QWidget>
#include <QWindow>

namespace settebello {

namespace {

/// A desktop that is busy may take a window for unseen that is not, in milliseconds.
constexpr int kUnseen = 1000;

/// Menus and tooltips belong to the window below them.
bool isPartOfAnother(const QWindow& window) {
    return window.type() == Qt::Popup || window.type() == Qt::ToolTip;
}

} // namespace

WindowWatch::WindowWatch(QWidget* watched)
    : QObject(watched)
    , m_watched(watched) {
    m_unfocused.setParent(this); // where it can be found
    m_unfocused.setObjectName(QStringLiteral("unfocused"));
    m_unfocused.setSingleShot(true);
    m_unfocused.setInterval(30'000);
    connect(&m_unfocused, &QTimer::timeout, this, &WindowWatch::left);
    m_unseen.setSingleShot(true);
    m_unseen.setInterval(kUnseen);
    connect(&m_unseen, &QTimer::timeout, this, &WindowWatch::left);
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this,
            &WindowWatch::onFocusWindowChanged);
    watched->installEventFilter(this);
}

bool WindowWatch::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_watched &&
        event->type() == QEvent::Hide) { // also sent when the window is minimised
        emit left();
    } else if (event->type() == QEvent::Expose) {
        if (static_cast<const QWindow*>(watched)->isExposed()) {
            m_unseen.stop();
        } else {
            m_unseen.start();
        }
    }
    return QObject::eventFilter(watched, event);
}

void WindowWatch::onFocusWindowChanged(const QWindow* focused) {
    if (focused == nullptr) {
        m_unfocused.start();
    } else if (focused == m_watched->window()->windowHandle()) {
        m_unfocused.stop();
        m_watched->window()->windowHandle()->installEventFilter(this);
        emit returned();
    } else if (!isPartOfAnother(*focused)) {
        m_unfocused.stop();
        emit left();
    }
}

} // namespace settebello
