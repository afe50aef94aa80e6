// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

class QWidget;

namespace settebello {

class AccessibleItemProvider;
class Director;
class TableInput;

/// Notifies screen readers when the focus moves on the table and when its items have changed.
class AccessibilityNotifier : public QObject {
    Q_OBJECT

public:
    /// @param provider the same widget as `table`.
    AccessibilityNotifier(QWidget* table, const AccessibleItemProvider& provider,
                          const Director& director, const TableInput& input);

signals:
    /// The choice among several plays has changed: say this.
    void choiceChanged(const QString& text);

private:
    void onFocused();
    void notifyChanges();

    QWidget* m_table;
    const AccessibleItemProvider& m_provider;
    const Director& m_director;
    QTimer m_pending; ///< runs out once for all that changes at a time
};

} // namespace settebello
