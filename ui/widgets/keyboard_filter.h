// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace settebello {

/// Lets the keyboard do what players expect of it where Qt does not, in all windows:
/// - A key of the top row is a digit and never a shortcut, such as minus on a French keyboard.
/// - A shortcut of a letter, alone or with Ctrl or Alt, is also found by the position of the key
///   (keyByPosition()).
/// - Enter presses the button that has the focus.
/// - An option that is changed by Alt and a letter is scrolled into view first.
/// Must be called before the first window is shown.
void installKeyboardFilter(QApplication& application);

} // namespace settebello
