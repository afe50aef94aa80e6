// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace settebello {

/// What of a window's visible texts has no room as the window stands: labels, buttons, the items of
/// lists to choose from, headers, and what lies beside a page that scrolls up and down only. One
/// line each, with the text and the two sizes; empty if all is well.
QStringList clippedTexts(QWidget& window);

/// Every text that a window shows or tells a screen reader, sorted.
QStringList allTexts(QWidget& window);

} // namespace settebello
