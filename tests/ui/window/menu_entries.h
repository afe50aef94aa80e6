// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/main_menu.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QWidget>

#include <functional>

namespace settebello {

/// What Qt sends a key to. The platform of the tests does not give the focus back to the window
/// below when a menu or a dialog has closed, as window managers do.
inline QWidget* keyReceiver(const QWidget& window) {
    if (QWidget* popup = QApplication::activePopupWidget()) {
        return popup;
    }
    QWidget* focused = QApplication::focusWidget();
    return focused ? focused : window.focusWidget();
}

/// Makes each entry of the menus the active one in turn, as by keyboard, but for quitting. @param
/// go presses Enter and looks, with the entry's text; false if no more are wanted. @return how many
/// there were.
inline int forEachMenuEntry(QWidget& window, const std::function<bool(const QString& entry)>& go) {
    auto* menu = window.findChild<MainMenu*>();
    int entries = 0;
    for (QAction* top : menu->actions()) {
        for (QAction* action : top->menu()->actions()) {
            if (action->isSeparator() || action->menu() || !action->isEnabled() ||
                action->menuRole() == QAction::QuitRole) {
                continue;
            }
            ++entries;
            menu->setFocus(Qt::MenuBarFocusReason);
            top->menu()->popup(window.mapToGlobal(QPoint(10, 10)));
            top->menu()->setActiveAction(action);
            if (!go(action->text())) {
                return entries;
            }
        }
    }
    return entries;
}

} // namespace settebello
