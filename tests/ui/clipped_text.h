// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace settebello {

/// The visible texts of a window that do not fit at its current size: labels, buttons, the items of
/// lists to choose from, headers, and whatever a page that scrolls only vertically cuts off at its
/// sides. One line each, with the text and the two sizes; empty if all is well. Windows show what
/// was found in the background at any moment, and are laid out after it: only what stays so counts.
QStringList clippedTexts(QWidget& window);

/// Every text that a window shows or tells a screen reader, sorted.
QStringList allTexts(QWidget& window);

} // namespace settebello
