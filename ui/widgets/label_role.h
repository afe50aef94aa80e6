// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QLabel;
class QWidget;

namespace settebello {

/// Presents a label to screen readers in another role. Orca reads all plain labels of a dialog that
/// belong to no other widget as soon as the dialog opens, so what need not be heard then is a
/// heading or a paragraph.
void setLabelRole(QLabel* label, QAccessible::Role role);
/// Presents a widget that Qt knows nothing of, such as a chart, to screen readers in a role.
void setWidgetRole(QWidget* widget, QAccessible::Role role);

} // namespace settebello
