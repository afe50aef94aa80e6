// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRect>
#include <QSize>

class QDialog;
class QWidget;

namespace settebello {

/// The rectangle in which a window fits on its screen together with its frame: the frame's left and
/// top are included, its right and bottom are not.
QRect availableWindowRect(const QWidget* window);

/// The window that the player is in: one of the dialogs of a window, or else that itself. A
/// question must be a child of it, or lies behind it.
QWidget* windowInUse(QWidget* window);

/// Gives a window the geometry that QWidget::saveGeometry() once described. Where its title bar or
/// much of it would not be seen, as after a screen was taken away, it is moved onto a screen, and
/// is no larger than that. @return false if that is no geometry; nothing has changed.
bool restoreOnScreens(QWidget* window, const QByteArray& geometry);

/// Opens a window-modal dialog without blocking, and deletes it once it is closed. Message boxes
/// wrap also inside long paths.
void openDialog(QDialog* dialog);

/// Lets a window be no smaller than that, or than its screen has room for.
void setLeastSize(QWidget* window, QSize least);

/// Keeps a window large enough for its texts: as wide as its vertically scrolling pages, as high as
/// its wrapped texts need at its width; but never larger than its screen.
void keepTextVisible(QWidget* window);

/// Resizes a dialog to at most its screen, keeps its text visible and centres it on its parent.
void fitToScreen(QWidget* dialog, QSize wanted);

} // namespace settebello
