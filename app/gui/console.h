// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace settebello {

/// Prints a line to standard output or standard error while there is no window. On Windows, where a
/// program with a window has neither, it goes to the terminal of the parent process or into a
/// message box.
void printMessage(const QString& text);
void printError(const QString& text);

} // namespace settebello
