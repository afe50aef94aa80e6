// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bring_to_front.h"

#include <QGuiApplication>
#include <QTimer>
#include <QWidget>
#include <QWindow>

#include <chrono>

namespace settebello {

namespace {

/// How long the X server takes at most to answer.
constexpr std::chrono::milliseconds kEventTime{100};

/// Under X, Qt names the time of the last event that it has had. Where that was before the player's
/// last click in another window, window managers only mark the window as wanting attention. Setting
/// a property, even to what it is, brings an event with the present time.
void askForEvent(QWidget* window) {
    window->windowHandle()->setTitle(window->windowTitle());
}

} // namespace

void bringToFront(QWidget* window, const QByteArray& activationToken) {
    window->setWindowState(window->windowState() & ~Qt::WindowMinimized);
    window->show();
    window->raise();
    if (QGuiApplication::platformName() == QLatin1String("xcb")) {
        askForEvent(window);
        QTimer::singleShot(kEventTime, window, &QWidget::activateWindow);
        return;
    }
    // Where Qt looks for it under Wayland, and where no program that we start may find it later.
    constexpr char kToken[] = "XDG_ACTIVATION_TOKEN";
    if (!activationToken.isEmpty()) {
        qputenv(kToken, activationToken);
    }
    window->activateWindow();
    qunsetenv(kToken);
}

} // namespace settebello
