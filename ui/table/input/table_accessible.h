// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/input/accessible_items.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QLabel>

#include <map>

namespace settebello {

class TableView;

/// The table to a screen reader: a list of cards and places with names and actions. What a plain
/// widget paints is otherwise unknown to it.
class TableAccessible : public QAccessibleWidget {
public:
    explicit TableAccessible(TableView* view);
    ~TableAccessible() override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;
    QString text(QAccessible::Text text) const override;

    /// Tells screen readers which cards and places have come, gone or changed their names since the
    /// last time, so that what they keep of the table is right.
    void notifyChanges();

    /// Makes interfaces for our widgets; install once with QAccessible::installFactory.
    static QAccessibleInterface* make(const QString& className, QObject* object);

private:
    TableView* view() const;
    QAccessibleInterface* interfaceOf(AccessibleItem::Key key) const;

    mutable std::map<AccessibleItem::Key, QAccessible::Id> m_places; ///< those asked for so far
    std::map<AccessibleItem::Key, QString> m_notified;               ///< the names last told of
};

/// Says what happens to screen readers. Before Qt 6.8 there are no announcements; a label that is a
/// notification and appears anew is spoken.
class TableAnnouncer : public QLabel {
    Q_OBJECT

public:
    explicit TableAnnouncer(QWidget* parent);
    void announce(const QString& text);

signals:
    void announced(const QString& text);
};

} // namespace settebello
