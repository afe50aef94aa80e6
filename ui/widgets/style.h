// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>
#include <QString>

class QApplication;
class QFrame;
class QLabel;
class QStyle;
class QWidget;

namespace settebello {

/// Applies the style that all windows share: warm paper in a light system, warm wood in a dark one.
/// A system's high-contrast colours are left alone.
void applyStyle(QApplication& application);

/// How widgets are drawn: Fusion, with boxes to tick that can be seen on a dark ground too, menus
/// in the colour of their bar, no icons on the buttons of dialogs, scroll bars in the colours of
/// what they lie on, and what dialogs have in common with the table (dialog_look.h).
QStyle* makeStyle();

/// The colours of the style, given those of the system.
QPalette stylePalette(const QPalette& system);

/// Whether its windows are dark, with light text.
bool isDark(const QPalette& palette);
/// A colour between two. @param share of the ink, 0 … 1
QColor mixed(const QColor& ink, const QColor& ground, double share);

/// A font larger than the widget's by a factor, which follows the system's size.
QFont scaledFont(const QFont& font, double factor, bool bold = false);

/// Styles a label for secondary text, such as explanations under a toggle.
void makeSecondary(QLabel* label);
/// Styles a label as a heading.
void makeHeading(QLabel* label, double factor = 1.15);

/// Styles a label as a warning, marked by a sign and not by colour alone; hidden while it has no
/// text.
void makeWarning(QLabel* label);
void setWarning(QLabel* label, const QString& text);
QString warningText(const QLabel* label);

/// The row of majolica tiles along the top of every dialog: its height, and how to paint it.
inline constexpr int kTileHeight = 18;
void paintTiles(QWidget& dialog);

/// A fine line between rows, to be added to a layout.
QFrame* makeHorizontalLine();

} // namespace settebello
