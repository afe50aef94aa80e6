// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace settebello {

/// Says something while there is no window, as a line on standard output or standard error. Windows
/// gives a program with a window neither: there it goes to the terminal of the program that started
/// ours, or into a box of its own.
void printMessage(const QString& text);
void printError(const QString& text);

} // namespace settebello
