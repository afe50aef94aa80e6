// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace settebello {

/// Keeps a widget as high as its lines need at its width, wherever it lies. A form or a grid knows
/// only at about which width its text is broken, and gives it some pixels or a line too few.
void keepAsHighAsNeeded(QWidget* widget);

/// Whether the place of a widget is left empty while it is hidden, so that nothing else moves
/// there.
void retainSizeWhenHidden(QWidget& widget, bool retains = true);

} // namespace settebello
