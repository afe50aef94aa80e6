// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

class QMessageBox;
class QWidget;

namespace settebello {

struct Services;

/// Knows what the program could not save, and asks before the window is closed with it.
class UnsavedGuard : public QObject {
    Q_OBJECT

public:
    /// @param window is closed later if the player wants that. Owns this.
    UnsavedGuard(Services& services, QWidget* window);

    /// The message about everything that is not saved; empty if all is.
    QString text() const;
    /// Tries to save everything once more. @return false if that failed: then a question is open,
    /// and the window is closed when the player says so, or as soon as everything is saved.
    bool mayClose();
    /// What is unsaved may have changed.
    void check();

signals:
    /// text() has changed.
    void changed();

private:
    void ask();

    Services& m_services;
    QWidget* m_window;
    QPointer<QMessageBox> m_question;
    bool m_isAgreed = false; ///< to lose what is not saved
};

} // namespace settebello
