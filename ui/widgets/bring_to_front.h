// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QWidget;

namespace settebello {

/// Shows a window, also if it is minimized, in front of those of other programs.
/// @param activationToken what the desktop gave to the program that asks for it (of the XDG
/// activation protocol, or a startup notification id); may be empty.
void bringToFront(QWidget* window, const QByteArray& activationToken);

} // namespace settebello
