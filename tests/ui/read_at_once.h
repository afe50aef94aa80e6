// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QStringList>

namespace settebello {

/// Orca reads these texts as soon as a dialog opens: those of three words and more that are the
/// label of nothing.
inline QStringList readAtOnce(const QAccessibleInterface& parent) {
    QStringList texts;
    for (int i = 0; i < parent.childCount(); ++i) {
        const QAccessibleInterface* child = parent.child(i);
        if (!child || child->state().invisible) {
            continue;
        }
        const QString name = child->text(QAccessible::Name);
        if (child->role() == QAccessible::StaticText && child->relations().isEmpty() &&
            name.split(' ').size() >= 3) {
            texts += name;
        }
        texts += readAtOnce(*child);
    }
    return texts;
}

} // namespace settebello
