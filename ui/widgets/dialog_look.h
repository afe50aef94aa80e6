// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

class QDialog;
class QFrame;
class QLabel;
class QPainter;
class QPalette;
class QStyleOption;
class QStyleOptionButton;

namespace settebello {

// What dialogs have in common with the table.

/// The colour of the table's main button, of what is selected, and of the frame of notices; and
/// that of text on it.
inline constexpr QColor kGold(0xf2, 0xb9, 0x3b);
inline constexpr QColor kTextOnGold(0x1f, 0x17, 0x10);
/// The frame of the keyboard focus, on dark and on light ground.
inline constexpr QColor kFocusOnDark(0xff, 0xf6, 0xdc);
inline constexpr QColor kFocusOnLight(0x1f, 0x3f, 0x7a);

/// Whether colours were chosen by somebody who needs them: black against white.
bool isHighContrast(const QPalette& palette);

/// Paints the button that Enter presses, without its text: gold, or as the system marks what is
/// selected where it has high contrast. With the frame of the focus if it has that.
void paintMainButton(QPainter& painter, const QStyleOptionButton& button);
/// The colour of its text.
QColor mainButtonText(const QPalette& palette);

/// Paints the frame of the keyboard focus, dashed as on the table.
void paintFocus(QPainter& painter, const QStyleOption& option);

/// Gives a notice its golden outline and the colours of its ground.
void makeNotice(QFrame& notice, QLabel& text);

/// Adds the row of majolica tiles along the top of a dialog that has a layout; once.
void addTiles(QDialog& dialog);

} // namespace settebello
