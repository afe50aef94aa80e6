// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/keyboard_filter.h"

#include "widgets/key_position.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QToolButton>

#include <utility>

namespace settebello {

namespace {

bool isEnter(const QKeyEvent& event) {
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

/// The window that an action or a shortcut belongs to, also through its menus.
QWidget* windowOf(const QObject& object) {
    for (QObject* parent = object.parent(); parent; parent = parent->parent()) {
        if (auto* widget = qobject_cast<QWidget*>(parent);
            widget && !qobject_cast<QMenu*>(parent)) {
            return widget->window();
        }
    }
    return nullptr;
}

bool takesShortcut(const QAction& action, const QKeySequence& keys) {
    return action.isEnabled() && action.shortcutContext() != Qt::WidgetShortcut &&
           action.shortcuts().contains(keys);
}

/// @return whether the window has such a shortcut.
bool pressShortcut(QWidget& window, const QKeySequence& keys) {
    for (QAction* action : window.findChildren<QAction*>()) {
        if (takesShortcut(*action, keys) && windowOf(*action) == &window) {
            action->trigger();
            return true;
        }
    }
    for (QShortcut* shortcut : window.findChildren<QShortcut*>()) {
        if (shortcut->isEnabled() && shortcut->key() == keys && windowOf(*shortcut) == &window) {
            emit shortcut->activated();
            return true;
        }
    }
    return false;
}

/// Does what Alt and a letter do: opens the menu of the bar, presses the button, or goes to the
/// field. @return whether the window has any of these.
bool pressMnemonic(QWidget& window, const QKeySequence& keys) {
    for (QMenuBar* bar : window.findChildren<QMenuBar*>()) {
        for (QAction* action : bar->actions()) {
            if (action->isEnabled() && QKeySequence::mnemonic(action->text()) == keys) {
                bar->setActiveAction(action);
                return true;
            }
        }
    }
    for (QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        if (button->isVisible() && button->isEnabled() && button->shortcut() == keys) {
            button->setFocus(Qt::ShortcutFocusReason);
            button->click();
            return true;
        }
    }
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (label->isVisible() && label->buddy() && QKeySequence::mnemonic(label->text()) == keys) {
            label->buddy()->setFocus(Qt::ShortcutFocusReason);
            return true;
        }
    }
    return false;
}

class KeyboardFilter : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        auto* widget = qobject_cast<QWidget*>(watched);
        if (!widget) {
            return false;
        }
        switch (event->type()) {
        case QEvent::ShortcutOverride:
            m_isUnwanted = widget->isWindow();
            return isDigitOfWindow(*widget, *static_cast<QKeyEvent*>(event));
        case QEvent::KeyPress:
            return press(*widget, *static_cast<QKeyEvent*>(event));
        case QEvent::Shortcut:
            return showFirst(widget);
        default:
            return false;
        }
    }

private:
    /// A key that no widget wants for itself, as these are asked before their window.
    static bool isDigitOfWindow(const QWidget& widget, QKeyEvent& event) {
        const int key = keyByPosition(event);
        if (!widget.isWindow() || key == event.key() || key < Qt::Key_0 || key > Qt::Key_9) {
            return false;
        }
        event.accept();
        return true;
    }

    /// A letter is a shortcut before any widget gets it, as Qt does it with Latin ones.
    bool press(QWidget& widget, QKeyEvent& event) {
        const int key = keyByPosition(event);
        const bool isLetter = key >= Qt::Key_A && key <= Qt::Key_Z;
        if (std::exchange(m_isUnwanted, false) && isLetter && key != event.key()) {
            const QKeySequence keys(event.modifiers() | Qt::Key(key));
            QWidget& window = *widget.window();
            if (pressShortcut(window, keys) ||
                (event.modifiers() == Qt::AltModifier && pressMnemonic(window, keys))) {
                return true;
            }
        }
        return pressButton(widget, event);
    }

    static bool pressButton(QWidget& widget, QKeyEvent& event) {
        auto* button = qobject_cast<QAbstractButton*>(&widget);
        const bool isButton =
            qobject_cast<QPushButton*>(button) || qobject_cast<QToolButton*>(button);
        if (!isButton || !isEnter(event) || !button->hasFocus() || !button->isEnabled()) {
            return false;
        }
        if (!event.isAutoRepeat()) {
            button->click();
        }
        event.accept();
        return true;
    }

    /// Scrolls to the widget that a shortcut belongs to. @return whether the shortcut does no more
    /// than that: a box to tick that was out of sight is not switched on or off.
    static bool showFirst(QWidget* widget) {
        if (const auto* label = qobject_cast<QLabel*>(widget); label && label->buddy()) {
            widget = label->buddy();
        }
        const bool isUnseen = widget->visibleRegion().isEmpty();
        for (QWidget* parent = widget->parentWidget(); parent; parent = parent->parentWidget()) {
            if (auto* area = qobject_cast<QScrollArea*>(parent)) {
                area->ensureWidgetVisible(widget);
            }
        }
        const auto* button = qobject_cast<QAbstractButton*>(widget);
        if (!isUnseen || button == nullptr || !button->isCheckable()) {
            return false;
        }
        widget->setFocus(Qt::ShortcutFocusReason);
        return true;
    }

    bool m_isUnwanted = false; ///< no widget has accepted the ShortcutOverride of the next key
};

} // namespace

void installKeyboardFilter(QApplication& application) {
    application.installEventFilter(new KeyboardFilter(&application));
}

} // namespace settebello
