// SPDX-License-Identifier: GPL-3.0-or-later
#include "soak/random_user.h"

#include "table/table_view.h"
#include "window/main_menu.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QPointer>
#include <QPrintDialog>
#include <QTest>

namespace settebello {

namespace {

using Key = RandomUser::Key;

constexpr Qt::Key kCards[] = {Qt::Key_1, Qt::Key_2, Qt::Key_3};

constexpr Key kKeys[] = {
    {Qt::Key_4},
    {Qt::Key_9},
    {Qt::Key_0},
    {Qt::Key_Left},
    {Qt::Key_Right},
    {Qt::Key_Up},
    {Qt::Key_Down},
    {Qt::Key_Home},
    {Qt::Key_End},
    {Qt::Key_PageDown},
    {Qt::Key_Space},
    {Qt::Key_Escape},
    {Qt::Key_Tab},
    {Qt::Key_Backtab, Qt::ShiftModifier},
    {Qt::Key_Delete},
    {Qt::Key_H},
    {Qt::Key_L},
    {Qt::Key_M},
    {Qt::Key_P},
    {Qt::Key_R},
    {Qt::Key_Plus},
    {Qt::Key_Minus},
    {Qt::Key_F1},
    {Qt::Key_F2},
    {Qt::Key_F11},
    {Qt::Key_Z, Qt::ControlModifier},
    {Qt::Key_F, Qt::ControlModifier},
    {Qt::Key_L, Qt::ControlModifier},
    {Qt::Key_M, Qt::ControlModifier},
    {Qt::Key_N, Qt::ControlModifier},
    {Qt::Key_R, Qt::ControlModifier},
    {Qt::Key_T, Qt::ControlModifier},
    {Qt::Key_Comma, Qt::ControlModifier},
};

/// Removes what was deleted: outside of QApplication::exec() nothing else does.
void settle() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

/// Presses and releases a key; the widget may be gone in between.
void type(QPointer<QWidget> widget, const Key& key) {
    QTest::keyPress(widget, key.key, key.modifiers);
    if (widget) {
        QTest::keyRelease(widget, key.key, key.modifiers);
    }
}

QWidgetList openWindows() {
    QWidgetList windows;
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (window->isVisible() &&
            (window->windowType() == Qt::Window || window->windowType() == Qt::Dialog)) {
            windows += window;
        }
    }
    return windows;
}

/// Closes a window; if it asks whether to save changes, goes on without them, as it would ask
/// again.
void leave(QWidget& window) {
    if (auto* without = window.findChild<QAbstractButton*>(QStringLiteral("withoutSaving"))) {
        without->click();
    } else {
        window.close();
    }
}

} // namespace

RandomUser::RandomUser(MainWindow& window, std::uint64_t seed)
    : m_window(window)
    , m_random(seed) {
    for (QAction* action : window.findChild<MainMenu*>()->findChildren<QAction*>()) {
        if (action->menuRole() == QAction::QuitRole) {
            action->setEnabled(false);
        } else if (!action->menu() && !action->isSeparator()) {
            m_commands += action;
        }
    }
    // Menus of buttons have an event loop of their own.
    connect(&m_popups, &QTimer::timeout, this, &RandomUser::usePopup);
    m_popups.start(20);
}

void RandomUser::step() {
    QWidget* window = front();
    const bool table = window == &m_window;
    const std::uint32_t what = m_random.below(20);
    if (what < 3) {
        pressKey(*window, any(kKeys));
    } else if (what < 6) {
        click(*window);
    } else if (what < 8 && !QApplication::activeModalWidget()) {
        chooseCommand();
    } else if (what < 14 && table) {
        play();
    } else if (what < 10) {
        window->close();
    } else {
        useControl(*window);
    }
    settle();
}

/// Plays a card, or chooses one of its captures.
void RandomUser::play() {
    const QPointer<QWidget> focus = m_window.focusWidget();
    for (const Qt::Key key : {any(kCards), Qt::Key_Return, Qt::Key_Return}) {
        if (focus) {
            type(focus, {key});
        }
    }
}

void RandomUser::note(const QWidget& widget) {
    m_seen +=
        QString::fromLatin1(widget.metaObject()->className()).section(QStringLiteral("::"), -1);
}

/// The window that gets the input. Windows of the system, to choose a file or a printer, are closed
/// instead.
QWidget* RandomUser::front() {
    for (QWidget* window : openWindows()) {
        note(*window);
        if (qobject_cast<QFileDialog*>(window) || qobject_cast<QPrintDialog*>(window)) {
            window->close();
        }
    }
    for (const QWidget* cover :
         m_window.findChild<TableView*>()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (cover->isVisible()) {
            note(*cover);
        }
    }
    settle();
    if (QWidget* modal = QApplication::activeModalWidget()) {
        return modal;
    }
    const QWidgetList windows = openWindows();
    return windows.isEmpty() ? &m_window : any(windows);
}

void RandomUser::pressKey(QWidget& window, const Key& key) {
    QWidget* focus = window.focusWidget();
    type(focus ? focus : &window, key);
}

void RandomUser::click(QWidget& window) {
    const QPoint point(
        static_cast<int>(m_random.below(static_cast<std::uint32_t>(window.width()))),
        static_cast<int>(m_random.below(static_cast<std::uint32_t>(window.height()))));
    QWidget* child = window.childAt(point);
    const QPointer<QWidget> target = child ? child : &window;
    const QPoint place = target->mapFrom(&window, point);
    QTest::mouseMove(target, place);
    if (target) {
        QTest::mousePress(target, Qt::LeftButton, {}, place);
    }
    if (target) {
        QTest::mouseRelease(target, Qt::LeftButton, {}, place);
    }
}

/// Uses a button, a list or a field of the window.
void RandomUser::useControl(QWidget& window) {
    QWidgetList controls;
    for (QWidget* child : window.findChildren<QWidget*>()) {
        const bool control = qobject_cast<QAbstractButton*>(child) ||
                             qobject_cast<QComboBox*>(child) || qobject_cast<QLineEdit*>(child);
        if (control && child->isVisible() && child->isEnabled() && child->window() == &window) {
            controls += child;
        }
    }
    if (controls.isEmpty()) {
        return;
    }
    QWidget* control = any(controls);
    if (qobject_cast<QAbstractButton*>(control)) {
        type(control, {Qt::Key_Space});
    } else if (auto* box = qobject_cast<QComboBox*>(control)) {
        type(box, {m_random.below(2) ? Qt::Key_Down : Qt::Key_Up});
    } else {
        type(control, {m_random.below(2) ? Qt::Key_S : Qt::Key_Backspace});
    }
}

/// Chooses the commands in turn, so that none is left out.
void RandomUser::chooseCommand() {
    QAction* action = m_commands[m_command++ % m_commands.size()];
    if (action->isEnabled()) {
        action->trigger();
    }
}

/// Chooses something in an open menu or list, and closes it.
void RandomUser::usePopup() {
    const QPointer<QWidget> popup = QApplication::activePopupWidget();
    if (!popup) {
        return;
    }
    for (std::uint32_t down = m_random.below(6); popup && down > 0; --down) {
        type(popup, {Qt::Key_Down});
    }
    if (popup) {
        type(popup, {Qt::Key_Return});
    }
    if (popup) {
        popup->close();
    }
}

void RandomUser::closeDialogs() {
    // Closing one may open another, such as the result after the score.
    for (int i = 0; i < 100; ++i) {
        usePopup();
        QWidgetList windows = openWindows();
        windows.removeAll(&m_window);
        if (windows.isEmpty()) {
            return;
        }
        QWidget* const modal = QApplication::activeModalWidget();
        leave(modal ? *modal : *windows.back());
        settle();
    }
}

} // namespace settebello
