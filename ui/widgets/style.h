// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>
#include <QString>

class QAbstractScrollArea;
class QApplication;
class QDialog;
class QFrame;
class QLabel;
class QPainter;
class QRect;
class QWidget;

namespace settebello {

/// Applies the style that all windows share: warm paper in a light system, warm wood in a dark one.
/// A system's high-contrast colours are left alone.
void applyStyle(QApplication& application);

/// The colours of the style, given those of the system.
QPalette stylePalette(const QPalette& system);

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

/// Paints a row of majolica tiles along the top of a dialog.
void paintTiles(QPainter& painter, const QRect& strip, const QPalette& palette);

/// Scrolls a page that cannot have the focus by the arrow and page keys; returns false for other
/// keys.
bool scrollByKey(QAbstractScrollArea* area, int key);

/// A fine line between rows, to be added to a layout.
QFrame* makeHorizontalLine();

/// The rectangle in which a window fits on its screen together with its frame: the frame's left and
/// top are included, its right and bottom are not.
QRect availableWindowRect(const QWidget* window);

/// Opens a window-modal dialog without blocking, and deletes it once it is closed.
void openDialog(QDialog* dialog);

/// Keeps a window large enough for its texts: as wide as its vertically scrolling pages, as high as
/// its wrapped texts need at its width; but never larger than its screen.
void keepTextVisible(QWidget* window);

/// Resizes a dialog to at most its screen, keeps its text visible and centres it on its parent.
void fitToScreen(QWidget* dialog, QSize wanted);

} // namespace settebello
