// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"

#include <QObject>
#include <QSet>
#include <QString>
#include <QTimer>

class QAction;
class QWidget;

namespace settebello {

class MainWindow;

/// Presses keys, clicks and chooses commands at random in whatever window is in front.
class RandomUser : public QObject {
public:
    struct Key {
        Qt::Key key;
        Qt::KeyboardModifiers modifiers = Qt::NoModifier;
    };

    RandomUser(MainWindow& window, std::uint64_t seed);

    /// One key, click or command, and what follows from it at once.
    void step();
    /// Sees what is open, without doing anything.
    void look() { front(); }
    /// Closes all windows but the main window.
    void closeDialogs();
    /// The classes of the windows that were open, and of what lay on the table.
    const QSet<QString>& seen() const { return m_seen; }

private:
    template <typename List>
    decltype(auto) any(const List& list) {
        return list[static_cast<decltype(std::size(list))>(
            m_random.below(static_cast<std::uint32_t>(std::size(list))))];
    }
    QWidget* front();
    void note(const QWidget& widget);
    void pressKey(QWidget& window, const Key& key);
    void play();
    void click(QWidget& window);
    void useControl(QWidget& window);
    void chooseCommand();
    void usePopup();

    MainWindow& m_window;
    Random m_random;
    QList<QAction*> m_commands; ///< of the menu, but to quit
    qsizetype m_command = 0;    ///< the next of them
    QTimer m_popups;
    QSet<QString> m_seen;
};

} // namespace settebello
