// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;

namespace settebello {

/// What a key means where no text is typed, as a Qt::Key: a digit for the keys of the top row,
/// whatever the layout puts there without Shift (French & é "), and the letter of a US keyboard
/// where the layout has no Latin letters (Russian, Greek), also with Ctrl or Alt. Else, such as in
/// the top row with Ctrl, Alt or Meta and for what Shift types there (Swiss +), it is event.key();
/// also for events that do not say which key was pressed.
int keyByPosition(const QKeyEvent& event);

/// Whether a key does nothing by itself, such as Shift.
bool isModifierKey(int key);

} // namespace settebello
