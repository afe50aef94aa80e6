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

/// The calm look that all windows share: warm paper in a light system, warm wood in a dark one.
/// A system's high-contrast colours are left alone.
void applyStyle(QApplication& application);

/// The colours, given those of the system.
QPalette stylePalette(const QPalette& system);

/// A font larger than the widget's by a factor, which follows the system's size.
QFont scaledFont(const QFont& font, double factor, bool bold = false);

/// A label for lesser words: explanations under a toggle.
void makeSecondary(QLabel* label);
/// A heading.
void makeHeading(QLabel* label, double factor = 1.15);

/// A label that says what is wrong, with a sign and not by colour alone; hidden until there is
/// something to say.
void makeWarning(QLabel* label);
void setWarning(QLabel* label, const QString& text);
QString warningText(const QLabel* label);

/// A row of majolica tiles along the top of a dialog, in the palette's own blue and yellow.
void paintTiles(QPainter& painter, const QRect& strip, const QPalette& palette);

/// Scrolls a page that has no focus of its own by the arrow and page keys; false for other keys.
bool scrollByKey(QAbstractScrollArea* area, int key);

/// A fine line between the rows of a sheet, for a layout to own.
QFrame* makeHorizontalLine();

/// Where a window may be placed so that it lies on its screen with its frame; the frame's left and
/// top are within, its right and bottom are left off.
QRect availableWindowRect(const QWidget* window);

/// Shows a dialog over its window without stopping anything else, and deletes it once it is closed.
void openDialog(QDialog* dialog);

/// Keeps a window from being made so small that its words are cut off: no narrower than the pages
/// in it that scroll up and down only, no lower than its wrapped texts need at its width; but never
/// larger than its screen.
void keepTextVisible(QWidget* window);

/// Makes a dialog no larger than its screen, readable, and in the middle of its parent.
void fitToScreen(QWidget* dialog, QSize wanted);

} // namespace settebello
