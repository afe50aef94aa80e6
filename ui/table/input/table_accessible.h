// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/input/accessible_item_provider.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <map>

namespace settebello {

/// Presents the table to a screen reader as a list of cards and places with names and actions: in a
/// plain widget it would find nothing of what is painted.
class TableAccessible : public QAccessibleWidget {
public:
    /// @param provider the same widget.
    TableAccessible(QWidget* widget, AccessibleItemProvider& provider);
    ~TableAccessible() override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    /// Notifies screen readers of the cards and places that have come, gone or changed their names
    /// since the last time, so that what they cache of the table is right.
    void notifyChanges();

    /// Makes the interface of an AccessibleItemProvider, for QAccessible::installFactory().
    static QAccessibleInterface* make(const QString& className, QObject* object);

private:
    QAccessibleInterface* interfaceOf(AccessibleItem::Key key) const;

    AccessibleItemProvider& m_provider;
    mutable std::map<AccessibleItem::Key, QAccessible::Id> m_interfaces; ///< made so far
    std::map<AccessibleItem::Key, QString> m_notified; ///< names as of the last notification
};

} // namespace settebello
